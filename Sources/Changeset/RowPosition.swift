/// The position of a row in a list of sections.
///
/// The equivalent of Foundation's `IndexPath` without a dependency on Foundation. Positions are ordered from top to bottom.
public struct RowPosition: Hashable, Sendable {
    /// The index of the section.
    public var section: Int

    /// The index of the row in its section.
    public var row: Int

    /// Creates the position of a row in a section.
    @inlinable
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
}

extension RowPosition: Comparable {
    /// Returns whether the first row is above the second one.
    @inlinable
    public static func < (first: Self, second: Self) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

extension RowPosition: CustomStringConvertible {
    /// A text such as `2 - 5` for row 5 of section 2.
    public var description: String { "\(section) - \(row)" }
}
