/// The positions of one element before and after a change.
///
/// `Position` is `Int` in a ``ListDifference`` and ``RowPosition`` in a ``SectionedChangeset``. In a list of updates, both
/// positions may be equal.
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The element's position in the old state.
    public let from: Position

    /// The element's position in the new state.
    public let to: Position

    /// Creates a move from the old to the new position of an element.
    @inlinable
    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }
}

extension Move: CustomStringConvertible {
    /// A text such as `3 → 7`.
    public var description: String { "\(from) → \(to)" }
}
