/// Where one element was before a change and where it is after it.
///
/// `Position` is `Int` in a ``ListDifference`` and ``RowPosition`` in a ``SectionedChangeset``.
public struct Pairing<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The element's position before the change, counted in the state before it.
    public let old: Position

    /// The element's position after the change, counted in the state after it.
    public let new: Position

    /// Pairs two positions of one element.
    @inlinable
    public init(old: Position, new: Position) {
        self.old = old
        self.new = new
    }
}

extension Pairing: CustomStringConvertible {
    /// Reads as `3 → 7`.
    public var description: String { "\(old) → \(new)" }
}
