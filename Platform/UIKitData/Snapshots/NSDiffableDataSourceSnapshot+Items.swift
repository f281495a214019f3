extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, or to the last section if none is specified.
    ///
    /// Items that the snapshot already contains are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        precondition(numberOfSections > 0, DiffableMisuse.noSections)
        let section =
            sectionIdentifier.map { existingSection($0, "appendItems(_:toSection:)") } ?? numberOfSections - 1
        storage.insert(identifiers, at: storage.sections[section].items.count, inSection: section)
    }

    /// Inserts items before an item. Items that the snapshot already contains are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, item) = existingItem(beforeIdentifier, "insertItems(_:beforeItem:)")
        storage.insert(identifiers, at: item, inSection: section)
    }

    /// Inserts items after an item. Items that the snapshot already contains are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, item) = existingItem(afterIdentifier, "insertItems(_:afterItem:)")
        storage.insert(identifiers, at: item + 1, inSection: section)
    }

    /// Deletes items. Items that the snapshot does not contain are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        storage.remove(identifiers)
        reloadedItems.remove(identifiers)
        reconfiguredItems.remove(identifiers)
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another item of the same or another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        _ = existingItem(identifier, "moveItem(_:beforeItem:)")
        let (section, item) = existingItem(toIdentifier, "moveItem(_:beforeItem:)")
        if identifier != toIdentifier { storage.insert([identifier], at: item, inSection: section) }
    }

    /// Moves an item after another item of the same or another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        _ = existingItem(identifier, "moveItem(_:afterItem:)")
        let (section, item) = existingItem(toIdentifier, "moveItem(_:afterItem:)")
        if identifier != toIdentifier { storage.insert([identifier], at: item + 1, inSection: section) }
    }

    /// Marks items to receive new cells when the snapshot is applied. Prefer `reconfigureItems(_:)` unless
    /// the items need a different kind of cell.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(storage.contains(identifier), DiffableMisuse.missingReload(identifier, "reload"))
            reloadedItems.insert(identifier)
        }
    }

    /// Marks items whose existing cells are configured again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            precondition(storage.contains(identifier), DiffableMisuse.missingReload(identifier, "reconfigure"))
            reconfiguredItems.insert(identifier)
        }
    }
}
