internal import CollectionGeometry

/// Handlers that change the appearance of visible elements.
extension UICollectionViewCompositionalLayout {
    /// Calls the handler of a section with its visible elements, and returns the attributes with its changes.
    final func withVisibleItemChanges(_ all: [UICollectionViewLayoutAttributes], ofSection section: Int)
        -> [UICollectionViewLayoutAttributes]
    {
        guard let handler = solution.sections[section]?.visibleItemsInvalidationHandler, let collectionView,
            let environment = solution.environment
        else { return all }
        let visible = collectionView.layoutVisibleRect
        let old = visibleItems[section] ?? [:]
        var items: [CompositionalVisibleItem] = []
        for attributes in all where UICollectionView.intersects(layoutVisibleFrame(attributes), visible) {
            // An element keeps the changes until the layout moves it.
            if let item = old[attributes.element], item.original.isEqual(attributes) {
                items.append(item)
            } else {
                items.append(CompositionalVisibleItem(attributes))
            }
        }
        guard !items.isEmpty else {
            visibleItems[section] = nil
            return all
        }
        let order: [UICollectionView.ElementCategory] = [.cell, .supplementaryView, .decorationView]
        items = order.flatMap { category in items.filter { $0.representedElementCategory == category } }
        let offset = scrollViews[section].map { CGPoint(x: $0.leadingOffset, y: 0) } ?? collectionView.contentOffset
        handler(items, offset, environment)
        visibleItems[section] = Dictionary(items.map { ($0.attributes.element, $0) }) { first, _ in first }
        return all.map { changed($0, inSection: section) }
    }

    /// Returns the frame as it is visible, in the coordinates of the layout.
    private func layoutVisibleFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let host = attributes.scrollHost else { return attributes.frame }
        return axis == .vertical
            ? attributes.frame.offsetBy(dx: -host.leadingOffset, dy: 0)
            : attributes.frame.offsetBy(dx: 0, dy: -host.leadingOffset)
    }

    /// Returns attributes with the changes that the handler of a section has made.
    final func changed(_ attributes: UICollectionViewLayoutAttributes, inSection section: Int)
        -> UICollectionViewLayoutAttributes
    {
        guard let item = visibleItems[section]?[attributes.element], item.original.isEqual(attributes) else {
            return attributes
        }
        return item.attributes.duplicate()
    }
}

extension UICollectionView {
    /// The visible part of the content in the coordinates of the layout, which may be mirrored.
    final var layoutVisibleRect: CGRect { flipsLayout ? flipped(visibleRect) : visibleRect }
}
