/// The cursor that a desktop shows for the pointer.
package enum PointerCursor: Sendable, Equatable {
    case arrow
    /// The beam of texts that can be selected.
    case text
    /// The hand of links.
    case link
    /// The vertical double arrow of edges that can be dragged.
    case resizeVertical
    case hidden
}
