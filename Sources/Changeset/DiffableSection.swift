/// A section as a ``SectionedChangeset`` sees it: an id, rows with ids, and ways to tell whether they look the same.
///
/// Rows are asked for by index, so that a section can make them when asked, or never.
///
/// ```swift
/// struct Shelf: DiffableSection {
///     let id: String
///     var books: [Book]
///
///     var rowCount: Int { books.count }
///     func rowID(at row: Int) -> Int { books[row].number }
///     func isRow(at row: Int, equalTo oldRow: Int, of old: Shelf) -> Bool { books[row] == old.books[oldRow] }
///     func isEqual(to old: Shelf) -> Bool { true }     // a shelf shows nothing but its books
/// }
/// ```
///
/// Ids of rows are unique in their section; other sections may use them again. A row that goes from one section and
/// comes with the same id in another one moves there. If rows of different kinds can have one id — one can not become
/// the other in place — make the kind a part of the id.
public protocol DiffableSection {
    /// What tells a section from all others.
    associatedtype ID: Hashable

    /// What tells a row from all others of its section.
    associatedtype RowID: Hashable

    /// What tells this section from all others.
    var id: ID { get }

    /// How many rows there are.
    var rowCount: Int { get }

    /// The id of the row at an index from 0 to `rowCount - 1`.
    func rowID(at row: Int) -> RowID

    /// Whether a row of this section looks the same as a row of an older one. Asked only for rows with equal ids.
    func isRow(at row: Int, equalTo oldRow: Int, of old: Self) -> Bool

    /// Whether this section looks the same as an older one with the same id, the rows apart: header, footer, and such.
    func isEqual(to old: Self) -> Bool

    /// Whether this section is *known* to have the same rows, of the same content, in the same order as an older one, so
    /// that no row needs to be looked at. `false` is always right.
    ///
    /// This is how a section over a million rows costs nothing while it is unchanged: compare a version number, or the
    /// identity of the storage, and not the rows. The default is `false`.
    func hasSameRows(as old: Self) -> Bool

    /// Whether the rows' ids are *known* to differ, so that looking for duplicates is spared. `false` is always right.
    ///
    /// With `true`, a section that is inserted is not looked into at all. The default is `false`.
    var rowIDsAreUnique: Bool { get }
}

extension DiffableSection {
    /// Knows nothing about the rows.
    @inlinable
    public func hasSameRows(as old: Self) -> Bool { false }

    /// Knows nothing about the ids.
    @inlinable
    public var rowIDsAreUnique: Bool { false }
}
