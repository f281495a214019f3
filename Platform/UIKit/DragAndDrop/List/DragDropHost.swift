internal import RowGeometry

/// A table or collection view, from the perspective of the drags that begin in it and the drops into it.
@MainActor
protocol DragDropHost: AnyObject {
    var listView: UIScrollView { get }

    // MARK: Rows

    /// Returns the row at a point of the content.
    func row(at point: CGPoint) -> RowPath?
    func containsRow(_ row: RowPath) -> Bool
    var selectedRows: Set<RowPath> { get }
    /// Returns the visible frame of a row in the list view.
    func frame(ofRow row: RowPath) -> CGRect?
    func cell(ofRow row: RowPath) -> UIView?
    /// Returns the preview of a row that is dragged or dropped, or `nil` if it has no cell.
    func preview(ofRow row: RowPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview?
    /// Updates the drag states of all cells.
    func updateDragStates()
    /// Updates the drop states of all cells.
    func updateDropStates()

    // MARK: Drag delegate

    var hasDragDelegate: Bool { get }
    func items(forBeginning session: DragSession, at row: RowPath) -> [UIDragItem]
    func items(forAddingTo session: any UIDragSession, at row: RowPath, point: CGPoint) -> [UIDragItem]
    func dragPreviewParameters(at row: RowPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestrictedToApplication(_ session: any UIDragSession) -> Bool

    // MARK: Drop delegate

    var hasDropDelegate: Bool { get }
    func canHandleDrop(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    /// Returns the delegate's proposal and its effect on the rows.
    func propose(_ session: any UIDropSession, at destination: RowPath?) -> ListDropProposal
    func dropPreviewParameters(at row: RowPath) -> UIDragPreviewParameters?
    /// Passes a drop to the delegate, and closes the gap with an animation.
    func perform(_ drop: ListDrop, on target: ListDropTarget)

    // MARK: Destinations

    /// Returns whether a drop of this row alone is a move by the data source, which requires no drop delegate.
    func movesRowItself(_ row: RowPath) -> Bool
    /// Returns the path to which a row may be moved.
    func moveTarget(from source: RowPath, proposed: RowPath) -> RowPath
    /// Ends a move within the list view: the data source moves the row, and the cell moves to its new position.
    func finishMove(from source: RowPath, to target: RowPath)
    /// Returns the finder of destinations at the location of a session.
    ///
    /// - Parameter moved: The rows that would be removed because they are moved within the list view.
    func dropFinder(_ session: any UIDropSession, moved: [RowPath]) -> any DropDestinationFinding
    /// Opens the gap for a drop, or closes it (`nil`).
    ///
    /// - Parameter moved: The rows of the list view that are moved into the gap.
    func showDropGap(at destination: RowPath?, moved: [RowPath], _ session: any UIDropSession)
    /// The cells that are hidden because their rows are moved into the gap.
    var cellsHiddenByDrop: [UIView] { get }
    /// Highlights the row into which a drop would insert its items, or none.
    func highlight(_ row: RowPath?)
}

/// The destination of a drop into a table or collection view.
enum DropDestination: Equatable, Sendable {
    /// No destination.
    case nowhere
    /// Between rows, at the path that the dropped row would have, counting the rows that are not removed.
    case between(RowPath)
    /// Into a row.
    case into(RowPath)

    /// The path of the destination.
    var path: RowPath? {
        switch self {
        case .between(let path), .into(let path): path
        case .nowhere: nil
        }
    }
}

/// Computes the destination of a drop from the location of the touch.
@MainActor
protocol DropDestinationFinding {
    /// Whether the touch is below all rows, and below the position of one more.
    var isBelowAll: Bool { get }
    /// The position between rows for a drop at the touch.
    var between: DropDestination { get }
    /// The row at the touch.
    var into: DropDestination { get }
    /// The row at the touch if it is over the row's middle part, otherwise the position beside it.
    var automatic: DropDestination { get }
}

/// A proposal of a drop delegate, with its effect on the rows.
struct ListDropProposal {
    enum Intent {
        case unspecified
        case insertAt
        case insertInto
        case automatic
    }

    let proposal: UIDropProposal
    let intent: Intent
}

/// The items that were dropped, and their destination.
struct ListDrop {
    let session: any UIDropSession
    let proposal: UIDropProposal
    let destination: RowPath?
    let items: [ListDropItem]
}
