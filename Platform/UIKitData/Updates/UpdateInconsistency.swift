package import RowGeometry

/// An error that describes a batch of updates that is inconsistent with the data source or with itself. Its
/// description is UIKit's message.
///
/// The messages about invalid numbers, deletions and insertions out of range, moves of missing rows, and
/// conflicts are those of iOS crash reports. The messages about moved sections and missing targets follow
/// their pattern. Index paths are written without an address: `{length = 2, path = 0 - 1}`.
package struct UpdateInconsistency: Error, Hashable, CustomStringConvertible {
    package let description: String

    private init(_ description: String) {
        self.description = description
    }

    /// The message in the words for collection views, which have items instead of rows.
    package var collectionDescription: String {
        let words: [Substring: String] = ["row": "item", "rows": "items", "table": "collection"]
        return description.split(separator: " ", omittingEmptySubsequences: false)
            .map { words[$0] ?? String($0) }.joined(separator: " ")
    }

    // MARK: Out of range

    package static func deleted(section: Int, of count: Int) -> Self {
        .init("attempt to delete section \(section), but there are only \(count) sections before the update")
    }

    package static func inserted(section: Int, of count: Int) -> Self {
        .init("attempt to insert section \(section) but there are only \(count) sections after the update")
    }

    static func moved(section: Int, of count: Int) -> Self {
        .init("attempt to move section \(section), but there are only \(count) sections before the update")
    }

    static func moved(section: Int, to target: Int, of count: Int) -> Self {
        .init(
            "attempt to move section \(section) to section \(target), but there are only \(count) sections after the "
                + "update")
    }

    static func deleted(_ row: RowPath, sections count: Int) -> Self {
        .init(
            "attempt to delete row \(row.row) from section \(row.section), but there are only \(count) sections before "
                + "the update")
    }

    package static func deleted(_ row: RowPath, rows count: Int) -> Self {
        .init(
            "attempt to delete row \(row.row) from section \(row.section) which only contains \(count) rows before the "
                + "update")
    }

    static func inserted(_ row: RowPath, sections count: Int) -> Self {
        .init(
            "attempt to insert row \(row.row) into section \(row.section), but there are only \(count) sections after "
                + "the update")
    }

    package static func inserted(_ row: RowPath, rows count: Int) -> Self {
        .init(
            "attempt to insert row \(row.row) into section \(row.section), but there are only \(count) rows in section "
                + "\(row.section) after the update")
    }

    static func moved(_ row: RowPath, sections count: Int) -> Self {
        .init(
            "attempt to move index path (\(text(row))) that does not exist - there are only \(count) sections before "
                + "the update")
    }

    static func moved(_ row: RowPath, rows count: Int) -> Self {
        .init(
            "attempt to move index path (\(text(row))) that does not exist - there are only \(count) rows in section "
                + "\(row.section) before the update")
    }

    static func moved(_ row: RowPath, to target: RowPath, sections count: Int) -> Self {
        .init(
            "attempt to move index path (\(text(row))) to index path (\(text(target))) that does not exist - there are "
                + "only \(count) sections after the update")
    }

    static func moved(_ row: RowPath, to target: RowPath, rows count: Int) -> Self {
        .init(
            "attempt to move index path (\(text(row))) to index path (\(text(target))) that does not exist - there are "
                + "only \(count) rows in section \(target.section) after the update")
    }

    // MARK: Conflicts

    static func deletedAndReloaded(section: Int) -> Self {
        .init("attempt to delete and reload the same section (\(section))")
    }

    package static func deletedAndReloaded(_ row: RowPath) -> Self {
        .init("attempt to delete and reload the same index path (\(text(row)))")
    }

    package static func deletedAndMoved(section: Int) -> Self {
        .init("attempt to perform a delete and a move from the same section (\(section))")
    }

    package static func deletedAndMoved(_ row: RowPath) -> Self {
        .init("attempt to perform a delete and a move from the same index path (\(text(row)))")
    }

    static func insertedAndMoved(section: Int) -> Self {
        .init("attempt to perform an insert and a move to the same section (\(section))")
    }

    static func insertedAndMoved(_ row: RowPath) -> Self {
        .init("attempt to perform an insert and a move to the same index path (\(text(row)))")
    }

    static func moved(section: Int, toBoth first: Int, and second: Int) -> Self {
        .init("attempt to move section \(section) to both \(first) and \(second)")
    }

    static func moved(_ row: RowPath, toBoth first: RowPath, and second: RowPath) -> Self {
        .init("attempt to move row at index path \(text(row)) to both \(text(first)) and \(text(second))")
    }

    static func movedBoth(section first: Int, and second: Int, to target: Int) -> Self {
        .init("attempt to move both section \(first) and \(second) to \(target)")
    }

    static func movedBoth(_ first: RowPath, and second: RowPath, to target: RowPath) -> Self {
        .init("attempt to move both row at index path \(text(first)) and \(text(second)) to \(text(target))")
    }

    static func movedRow(fromDeletedSection section: Int) -> Self {
        .init("cannot move a row from a deleted section (\(section))")
    }

    static func movedRow(intoInsertedSection section: Int) -> Self {
        .init("cannot move a row into a newly inserted section (\(section))")
    }

    // MARK: Invalid numbers

    /// The numbers of elements according to the data source and the batch.
    package struct Numbers {
        var after: Int
        package var before: Int
        package var inserted = 0
        package var deleted = 0
        package var movedIn = 0
        package var movedOut = 0

        package init(
            after: Int, before: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0, movedOut: Int = 0
        ) {
            self.after = after
            self.before = before
            self.inserted = inserted
            self.deleted = deleted
            self.movedIn = movedIn
            self.movedOut = movedOut
        }

        var areConsistent: Bool { after == before + inserted - deleted + movedIn - movedOut }
    }

    package static func sections(_ numbers: Numbers) -> Self {
        .init(
            "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
                + "update (\(numbers.after)) must be equal to the number of sections contained in the table view before "
                + "the update (\(numbers.before)), plus or minus the number of sections inserted or deleted "
                + "(\(numbers.inserted) inserted, \(numbers.deleted) deleted).")
    }

    package static func rows(_ numbers: Numbers, section: Int) -> Self {
        .init(
            "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
                + "section after the update (\(numbers.after)) must be equal to the number of rows contained in that "
                + "section before the update (\(numbers.before)), plus or minus the number of rows inserted or deleted "
                + "from that section (\(numbers.inserted) inserted, \(numbers.deleted) deleted) and plus or minus the "
                + "number of rows moved into or out of that section (\(numbers.movedIn) moved in, \(numbers.movedOut) "
                + "moved out).")
    }

    private static func text(_ row: RowPath) -> String { "{length = 2, path = \(row.section) - \(row.row)}" }
}
