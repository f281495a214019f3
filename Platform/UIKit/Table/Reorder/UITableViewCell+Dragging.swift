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

    /// The row has another part in a drag.
    final func dragStateIs(_ state: DragState, isReordering: Bool = false) {
        guard state != currentDragState || isReordering != self.isReordering else { return }
        self.isReordering = isReordering
        setNeedsUpdateConfiguration()
        guard state != currentDragState else { return }
        currentDragState = state
        dragStateDidChange(state)
    }
}
