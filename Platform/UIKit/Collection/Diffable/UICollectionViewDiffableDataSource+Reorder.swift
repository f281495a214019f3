extension UICollectionViewDiffableDataSource {
    /// Stores the position to which the user moved an item. The collection view displays it already.
    final func reorder(from source: IndexPath, to destination: IndexPath) {
        guard source != destination, let item = itemIdentifier(for: source),
            let sourceSection = sectionIdentifier(for: source.section),
            let section = sectionIdentifier(for: destination.section)
        else { return }
        let initial = application.state
        var displayed = initial
        displayed.snapshot.deleteItems([item])
        let items = displayed.snapshot.itemIdentifiers(inSection: section)
        if items.indices.contains(destination.item) {
            displayed.snapshot.insertItems([item], beforeItem: items[destination.item])
        } else {
            displayed.snapshot.appendItems([item], toSection: section)
        }
        let previous = destination.item > 0 ? items[destination.item - 1] : nil
        let final = initial.moving(item, from: sourceSection, to: section, after: previous) ?? displayed
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: initial.snapshot, finalSnapshot: final.snapshot, initialOutlines: initial.outlines,
            finalOutlines: final.outlines)
        reorderingHandlers.willReorder?(transaction)
        displayed.outlines = final.outlines
        application.adopt(displayed)
        // The visible descendants follow their ancestor.
        if final.snapshot.itemIdentifiers != displayed.snapshot.itemIdentifiers {
            application.submit(to: self, .animated, nil) { _ in final }
        }
        reorderingHandlers.didReorder?(transaction)
    }
}

extension SnapshotState {
    /// Returns the state after an item and its descendants have been moved behind another visible item of a
    /// section, or to the section's start. Behind an expanded item, the item becomes its first child.
    ///
    /// - Returns: `nil` if neither section is an outline.
    fileprivate func moving(
        _ item: ItemID, from source: SectionID, to target: SectionID, after previous: ItemID?
    ) -> Self? {
        guard outlines[source] != nil || outlines[target] != nil else { return nil }
        var old = outline(of: source)
        let branch = old.snapshot(of: item, includingParent: true)
        // An item that is dropped among its own descendants remains where it is.
        if let previous, branch.contains(previous) { return self }
        old.delete([item])
        var new = source == target ? old : outline(of: target)
        if let previous, new.isExpanded(previous), let child = new.children(of: previous).first {
            new.insert(branch, before: child)
        } else if let previous {
            new.insert(branch, after: previous)
        } else if let first = new.rootItems.first {
            new.insert(branch, before: first)
        } else {
            new = branch
        }
        var result = source == target ? self : replacing(old, in: source)
        result = result.replacing(new, in: target)
        // Sections without hierarchy remain so.
        for section in [source, target] where outlines[section] == nil && !new.hasHierarchy {
            result.outlines[section] = nil
        }
        return result
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    fileprivate func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { snapshot(of: item).rootItems }

    /// Whether an item has a parent.
    fileprivate var hasHierarchy: Bool { rootItems.count < items.count }
}
