internal import Changeset

/// A section of a snapshot, with its items in order.
package struct SnapshotSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    package let id: SectionID
    /// What its items know it by: it stays when the section moves.
    let key: Int
    package var items: [ItemID] = []
    /// How far at most an item is from where it is said to be.
    var drift = 0
}

extension SnapshotSection: DiffableSection {
    var rowCount: Int { items.count }

    func rowID(at row: Int) -> ItemID { items[row] }

    /// Items are nothing but their identifiers.
    func isRow(at row: Int, equalTo oldRow: Int, of old: Self) -> Bool { true }

    func isEqual(to old: Self) -> Bool { true }

    /// Two copies that nobody has changed since share their memory: so a section that did not change costs nothing.
    func hasSameRows(as old: Self) -> Bool {
        guard items.count == old.items.count else { return false }
        return items.withUnsafeBufferPointer { mine in
            old.items.withUnsafeBufferPointer { theirs in mine.baseAddress == theirs.baseAddress }
        }
    }

    var rowIDsAreUnique: Bool { true }
}
