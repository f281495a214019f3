/// The destination of an item that was dropped into a table.
@MainActor
struct DropLanding {
    enum Place {
        case row(IndexPath)
        case rect(CGRect, IndexPath)
        case target(UIDragPreviewTarget)
        case placeholder(DropPlaceholderRow)
    }

    let place: Place
    /// The animations that the app adds to the item's animation.
    let animator: DragAnimator
}
