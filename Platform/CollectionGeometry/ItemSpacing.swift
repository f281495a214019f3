/// The space between two items, or at an edge of an item.
package enum ItemSpacing: Sendable, Hashable {
    /// A space of a fixed length, in points.
    case fixed(Double)
    /// A space of at least a length. Flexible spaces share the remaining space of a group.
    case flexible(Double)

    package static let none = ItemSpacing.fixed(0)

    /// The minimum length, in points.
    var minimum: Double {
        switch self {
        case .fixed(let length), .flexible(let length): length.isFinite ? length : 0
        }
    }

    /// Whether the space grows into the remaining space.
    var isFlexible: Bool {
        if case .flexible = self { return true }
        return false
    }
}

/// The spaces around an item.
package struct ItemEdgeSpacing: Sendable, Hashable {
    package var leading: ItemSpacing
    package var top: ItemSpacing
    package var trailing: ItemSpacing
    package var bottom: ItemSpacing

    /// Creates the spaces at the edges.
    package init(
        leading: ItemSpacing = .none, top: ItemSpacing = .none, trailing: ItemSpacing = .none,
        bottom: ItemSpacing = .none
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    package static let none = ItemEdgeSpacing()

    /// The space at the leading or top edge.
    func start(_ axis: PlanarAxis) -> ItemSpacing { axis == .horizontal ? leading : top }

    /// The space at the trailing or bottom edge.
    func end(_ axis: PlanarAxis) -> ItemSpacing { axis == .horizontal ? trailing : bottom }

    /// The minimum space along an axis.
    func minimum(_ axis: PlanarAxis) -> Double { start(axis).minimum + end(axis).minimum }

    /// The number of flexible spaces along an axis.
    func flexibleCount(_ axis: PlanarAxis) -> Int {
        (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0)
    }

    /// Returns the space before the item if each flexible space grows by `share`.
    func leadingSpace(_ axis: PlanarAxis, share: Double) -> Double {
        start(axis).minimum + (start(axis).isFlexible ? share : 0)
    }

    /// Returns the space after the item if each flexible space grows by `share`.
    func trailingSpace(_ axis: PlanarAxis, share: Double) -> Double {
        end(axis).minimum + (end(axis).isFlexible ? share : 0)
    }

    /// Returns the space before an item of `length` in a container along an axis across which nothing else
    /// is laid out.
    func leadingSpace(_ axis: PlanarAxis, of length: Double, in container: Double) -> Double {
        let count = flexibleCount(axis)
        let share = count > 0 ? (container - length - minimum(axis)) / Double(count) : 0
        return leadingSpace(axis, share: share)
    }
}
