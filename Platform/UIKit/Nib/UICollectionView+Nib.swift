extension UICollectionView {
    /// Registers the prototype cells, and the section headers and footers, of a storyboard.
    final func restoreTemplates(from nib: NibCoder) {
        if case .records(let prototypes) = nib.value("IBPrototypes") {
            for prototype in prototypes {
                guard let identifier = prototype.reuseIdentifier else { continue }
                let maker = NibPrototype(prototype, in: nib.instance)
                cells.register(.template { _ in maker.view { UICollectionViewCell() } }, for: identifier)
            }
        }
        restoreTemplate("IBSectionHeader", ofKind: Self.elementKindSectionHeader, from: nib)
        restoreTemplate("IBSectionFooter", ofKind: Self.elementKindSectionFooter, from: nib)
    }

    private func restoreTemplate(_ key: String, ofKind kind: String, from nib: NibCoder) {
        guard case .record(let prototype) = nib.value(key), let identifier = prototype.reuseIdentifier else { return }
        let maker = NibPrototype(prototype, in: nib.instance)
        supplementaryViews[kind, default: ReusePool()].register(
            .template { _ in maker.view { UICollectionReusableView() } }, for: identifier)
    }
}
