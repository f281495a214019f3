/// A section that a ``SectionedChangeset`` can compare: an id, rows with ids, and tests whether contents are equal.
///
/// Rows are accessed by index, so that a section can make them on demand.
///
/// ```swift
/// import Changeset
///
/// struct Book: Equatable {
///     let number: Int
///     let title: String
/// }
///
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
/// Row ids are unique in their section. Other sections may use the same ids: a row that is deleted from one section and inserted
/// with the same id into another one moves there. If rows of different kinds can have the same id, so that one cannot replace the
/// other in place, make the kind a part of the id.
public protocol DiffableSection {
    /// The type of the section's id.
    associatedtype ID: Hashable

    /// The type of the rows' ids.
    associatedtype RowID: Hashable

    /// The id of the section, unique in its list.
    var id: ID { get }

    /// The number of rows.
    var rowCount: Int { get }

    /// Returns the id of the row at an index from 0 to `rowCount - 1`.
    func rowID(at row: Int) -> RowID

    /// Returns whether a row has the same content as a row of an older section. Called only for rows with equal ids.
    func isRow(at row: Int, equalTo oldRow: Int, of old: Self) -> Bool

    /// Returns whether this section has the same content as an older one with the same id, such as header and footer, disregarding
    /// the rows.
    func isEqual(to old: Self) -> Bool

    /// Returns whether this section is *known* to have equal rows in the same order as an older one, so that the rows need not be
    /// compared. Returning `false` is always correct, and the default.
    ///
    /// With this method, an unchanged section of a million rows costs nothing. Compare a version number or the identity of the
    /// storage rather than the rows.
    func hasSameRows(as old: Self) -> Bool

    /// Whether the row ids are *known* to be unique, so that duplicates need not be searched. `false` is always correct, and the
    /// default.
    ///
    /// With `true`, the rows of an inserted section are not accessed at all.
    var rowIDsAreUnique: Bool { get }
}

extension DiffableSection {
    /// The default implementation returns `false`.
    @inlinable
    public func hasSameRows(as old: Self) -> Bool { false }

    /// The default value is `false`.
    @inlinable
    public var rowIDsAreUnique: Bool { false }
}
