extension UITableView {
    final func baseRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells.register(nib.map { ReusePool<UITableViewCell>.Origin.template($0.cell) }, for: identifier)
    }

    final func baseRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headersAndFooters.register(
            nib.map { ReusePool<UITableViewHeaderFooterView>.Origin.template($0.headerFooterView) }, for: identifier)
    }

    /// Restores the static cells or prototype cells of a storyboard.
    final func restoreTemplates(from nib: NibCoder) {
        if case .shared(let sections as [NibStaticSection]) = nib.value("IBSections") {
            staticContent = StaticTableContent(sections, in: nib.instance)
        }
        guard case .records(let prototypes) = nib.value("IBPrototypes") else { return }
        for prototype in prototypes {
            guard let identifier = prototype.reuseIdentifier else { continue }
            let maker = NibPrototype(prototype, in: nib.instance)
            cells.register(.template { _ in maker.view { UITableViewCell() } }, for: identifier)
        }
    }
}

extension UINib {
    /// Returns the nib's cell for a reuse identifier.
    fileprivate func cell(_ identifier: String) -> UITableViewCell {
        do {
            if let own = try reuseIdentifier(), own != identifier {
                preconditionFailure(
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))"
                )
            }
            return only(try objects(withOwner: nil, reuseIdentifier: identifier), for: identifier)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    fileprivate func headerFooterView(_ identifier: String) -> UITableViewHeaderFooterView {
        do {
            return only(try objects(withOwner: nil, reuseIdentifier: identifier), for: identifier)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private func only<View: UIView>(_ objects: [Any], for identifier: String) -> View {
        guard objects.count == 1, let view = objects[0] as? View else {
            preconditionFailure(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be "
                    + "a \(View.self) instance")
        }
        return view
    }
}
