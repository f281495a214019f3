internal import Changeset

/// A section of a snapshot and its items in order.
package struct SnapshotSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    package let id: SectionID
    /// The key by which items refer to the section, which does not change when the section moves.
    let key: Int
    package var items: [ItemID] = []
    /// The maximum distance between an item's index and its stored hint.
    var drift = 0
}

extension SnapshotSection: DiffableSection {
    var rowCount: Int { items.count }

    func rowID(at row: Int) -> ItemID { items[row] }

    /// Items consist only of their identifiers, so equal identifiers have equal contents.
    func isRow(at row: Int, equalTo oldRow: Int, of old: Self) -> Bool { true }

    func isEqual(to old: Self) -> Bool { true }

    /// Unchanged copies of an array share their storage, so comparing an unchanged section takes constant
    /// time.
    func hasSameRows(as old: Self) -> Bool {
        guard items.count == old.items.count else { return false }
        return items.withUnsafeBufferPointer { mine in
            old.items.withUnsafeBufferPointer { theirs in mine.baseAddress == theirs.baseAddress }
        }
    }

    var rowIDsAreUnique: Bool { true }
}
