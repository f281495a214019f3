/// Where one item goes that was dropped into a table.
@MainActor
struct DropLanding {
    enum Place {
        case row(IndexPath)
        case rect(CGRect, IndexPath)
        case target(UIDragPreviewTarget)
        case placeholder(DropPlaceholderRow)
    }

    let place: Place
    /// What the app adds to the item's animation.
    let animator: DragAnimator
}
