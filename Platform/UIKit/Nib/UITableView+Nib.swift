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
            guard case .string(let identifier) = prototype.values["UIReuseIdentifier"], !identifier.isEmpty else {
                continue
            }
            let maker = NibPrototype(prototype, in: nib.instance)
            cells.register(.template { _ in maker.cell() }, for: identifier)
        }
    }
}

/// A prototype cell of a storyboard. Its actions and segues are connected to the objects of its scene.
@MainActor
private struct NibPrototype {
    private let record: NibRecord
    private let document: NibDocument
    private weak var scene: StoryboardScene?
    private let placeholders: [String: AnyObject]

    init(_ record: NibRecord, in instance: NibInstance) {
        self.record = record
        document = instance.document
        scene = instance.scene
        placeholders = instance.placeholders
    }

    func cell() -> UITableViewCell {
        let instance = NibInstance(document, objects: placeholders)
        instance.scene = scene
        do throws(NibError) {
            let made = instance.make(record)
            try instance.finish()
            guard let cell = made as? UITableViewCell else {
                throw NibError(
                    file: document.file, line: record.line, element: record.id,
                    .unknownClass("\(record.type) is not a UITableViewCell"), remedy: "select another class")
            }
            return cell
        } catch {
            return NibFailure.handle(error) { UITableViewCell() }
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
