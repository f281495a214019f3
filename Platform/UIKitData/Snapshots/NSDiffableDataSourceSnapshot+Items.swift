extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section; of the last one, if none is named.
    ///
    /// Items that are in the snapshot already are moved there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(numberOfSections > 0, DiffableMisuse.noSections)
        let section =
            sectionIdentifier.map { existingSection($0, "appendItems(_:toSection:)") } ?? numberOfSections - 1
        storage.insert(identifiers, at: storage.sections[section].items.count, inSection: section)
    }

    /// Adds items right before another one. Items that are in the snapshot already are moved there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, item) = existingItem(beforeIdentifier, "insertItems(_:beforeItem:)")
        storage.insert(identifiers, at: item, inSection: section)
    }

    /// Adds items right after another one. Items that are in the snapshot already are moved there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, item) = existingItem(afterIdentifier, "insertItems(_:afterItem:)")
        storage.insert(identifiers, at: item + 1, inSection: section)
    }

    /// Takes items out. Those that are not in the snapshot are left alone.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        storage.remove(identifiers)
        reloadedItems.remove(identifiers)
        reconfiguredItems.remove(identifiers)
    }

    /// Takes everything out: all items, and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item to right before another one, in its section or another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = existingItem(identifier, "moveItem(_:beforeItem:)")
        let (section, item) = existingItem(toIdentifier, "moveItem(_:beforeItem:)")
        if identifier != toIdentifier { storage.insert([identifier], at: item, inSection: section) }
    }

    /// Moves an item to right after another one, in its section or another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = existingItem(identifier, "moveItem(_:afterItem:)")
        let (section, item) = existingItem(toIdentifier, "moveItem(_:afterItem:)")
        if identifier != toIdentifier { storage.insert([identifier], at: item + 1, inSection: section) }
    }

    /// Has items get new cells when the snapshot is applied. Prefer `reconfigureItems(_:)` unless they need cells of
    /// another kind.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(storage.contains(identifier), DiffableMisuse.missingReload(identifier, "reload"))
            reloadedItems.insert(identifier)
        }
    }

    /// Has the cells of items filled anew when the snapshot is applied. The cells stay the same.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(storage.contains(identifier), DiffableMisuse.missingReload(identifier, "reconfigure"))
            reconfiguredItems.insert(identifier)
        }
    }
}
