extension UITableViewCell {
    /// How far a drag of the row has got.
    public enum DragState: Int, Sendable {
        /// The row is not dragged.
        case none = 0
        /// The row is being lifted.
        case lifting = 1
        /// The row is being dragged.
        case dragging = 2
    }

    /// How much of a row's contents stays where it is while a picture of it is dragged, from 0 to 1: compared by eye.
    private static let draggedAlpha: CGFloat = 0.4

    /// A row that is carried is there itself; of one that is dragged, a shade.
    private var isDimmedByDrag: Bool { currentDragState == .dragging && !isReordering }

    /// The row has another part in a drag.
    final func dragStateIs(_ state: DragState, isReordering: Bool = false) {
        let isNew = state != currentDragState
        guard isNew || isReordering != self.isReordering else { return }
        let wasDimmed = isDimmedByDrag
        self.isReordering = isReordering
        currentDragState = state
        setNeedsUpdateConfiguration()
        guard isNew else { return }
        if isDimmedByDrag != wasDimmed {
            if !wasDimmed { alphaOutsideOfDrag = contentView.alpha }
            contentView.alpha = isDimmedByDrag ? alphaOutsideOfDrag * Self.draggedAlpha : alphaOutsideOfDrag
        }
        dragStateDidChange(state)
    }
}
