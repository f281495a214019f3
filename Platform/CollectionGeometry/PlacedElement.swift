/// A visible element of a compositional layout, with its frame.
package struct PlacedElement: Sendable, Hashable {
    /// The identity of an element in its section.
    package enum Identity: Sendable, Hashable {
        /// The cell of an item.
        case item(Int)
        /// A supplementary item of an item or group: the index counts those of its kind in the section.
        case supplementary(kind: String, index: Int)
        /// The header, footer or side item with an index in the description.
        case boundary(Int)
        /// The background with an index in the description.
        case background(Int)
    }

    package var identity: Identity
    package var frame: PlanarRect
    package var zIndex: Int
    /// Whether the element is pinned away from its resting position.
    package var isFloating = false
    /// Whether the element belongs to a group of an orthogonal section, which has a scroll view of its own.
    package var scrollsOrthogonally = false
    /// Whether the element determines its width.
    package var measuresWidth = false
    /// Whether the element determines its height.
    package var measuresHeight = false
}
