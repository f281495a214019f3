/// The path of a row, stored more compactly than an index path.
///
/// The type is public and inlinable, unlike the rest of the module, because collections of rows are only
/// specialized for it in other modules if it is.
public struct RowPath: Hashable, Comparable, Sendable {
    public var section: Int
    public var row: Int

    @inlinable
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    @inlinable
    public static func == (a: RowPath, b: RowPath) -> Bool { a.section == b.section && a.row == b.row }

    @inlinable
    public static func < (a: RowPath, b: RowPath) -> Bool {
        a.section == b.section ? a.row < b.row : a.section < b.section
    }

    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(section)
        hasher.combine(row)
    }
}
