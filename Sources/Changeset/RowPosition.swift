/// A row of a sectioned list: the section's index, and the row's index in that section.
///
/// It says what Foundation's `IndexPath` says, without a need for Foundation. Positions are ordered from top to bottom.
public struct RowPosition: Hashable, Sendable {
    /// The index of the section, from 0.
    public var section: Int

    /// The index of the row in its section, from 0.
    public var row: Int

    /// The row at `row` of the section at `section`.
    @inlinable
    public init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }
}

extension RowPosition: Comparable {
    /// Whether the first row stands above the second.
    @inlinable
    public static func < (first: Self, second: Self) -> Bool {
        (first.section, first.row) < (second.section, second.row)
    }
}

extension RowPosition: CustomStringConvertible {
    /// Reads as `2 - 5`: row 5 of section 2.
    public var description: String { "\(section) - \(row)" }
}
