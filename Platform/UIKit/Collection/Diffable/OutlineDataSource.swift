/// A data source whose sections can be outlines, regardless of the types of its identifiers.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Returns the position of an item in the outline of its section, or `nil` if there is no such item or the
    /// section is not an outline.
    func outlinePosition(at indexPath: IndexPath) -> OutlinePosition?

    /// Expands or collapses an item as if the user had done so: handlers can refuse the change.
    ///
    /// - Returns: Whether the item was expanded or collapsed.
    func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) -> Bool
}

/// The position of an item in an outline.
struct OutlinePosition: Equatable {
    /// The number of ancestors.
    var level: Int
    var isExpanded: Bool
}

extension UICollectionView {
    /// Returns the position of an item in the outline of its section, or `nil` if the section is not an outline.
    final func outlinePosition(at indexPath: IndexPath) -> OutlinePosition? {
        (dataSource as? any OutlineDataSource)?.outlinePosition(at: indexPath)
    }

    /// Expands a collapsed item of an outline, or collapses an expanded one, as far as the handlers of the
    /// diffable data source permit.
    ///
    /// - Returns: Whether the item was expanded or collapsed.
    @discardableResult
    final func toggleExpansion(at indexPath: IndexPath) -> Bool {
        guard let source = dataSource as? any OutlineDataSource,
            let position = source.outlinePosition(at: indexPath)
        else { return false }
        return source.setExpanded(!position.isExpanded, at: indexPath)
    }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    final func outlinePosition(at indexPath: IndexPath) -> OutlinePosition? {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            let outline = application.state.outlines[section], outline.contains(item)
        else { return nil }
        return OutlinePosition(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }

    final func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
            var outline = application.state.outlines[section], outline.contains(item),
            outline.isExpanded(item) != isExpanded
        else { return false }
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldExpandItem?(item) ?? true else { return false }
            handlers.willExpandItem?(item)
            if let descendants = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: descendants)
            }
            outline.expand([item])
        } else {
            guard handlers.shouldCollapseItem?(item) ?? true else { return false }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        }
        apply(outline, to: section, animatingDifferences: true, completion: nil)
        return true
    }
}
