/// The state of a cell whose row is dragged, or into which something could be dropped.
private struct CellDragging {
    var state = UITableViewCell.DragState.none
    var isReordering = false
    var dropState = UICellConfigurationState.DropState.none
    /// The alpha value that the app has set for the contents.
    var undimmedAlpha: CGFloat = 1
}

private enum CellDraggingKey: FeatureKey {
    static var defaultValue: CellDragging { CellDragging() }
}

extension UITableViewCell {
    private var dragging: CellDragging {
        get { features[CellDraggingKey.self] }
        set { features[CellDraggingKey.self] = newValue }
    }

    final var dragState: DragState { dragging.state }

    /// Whether the cell follows a touch on its reorder control.
    final var isReordering: Bool { dragging.isReordering }

    /// The role of the cell in a drop: its row, or another row of the table, would receive the items.
    final var dropState: UICellConfigurationState.DropState {
        get { dragging.dropState }
        set {
            guard newValue != dropState else { return }
            dragging.dropState = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// The state of a drag of the row.
    public enum DragState: Int, Sendable {
        /// The row is not dragged.
        case none = 0
        /// The row is being lifted.
        case lifting = 1
        /// The row is being dragged.
        case dragging = 2
    }

    /// The opacity of a row's contents while a preview of it is dragged, from 0 to 1, compared by eye.
    private static let draggedAlpha: CGFloat = 0.4

    /// Whether the contents are dimmed, because a preview of the row is dragged. A row that is reordered is
    /// carried itself.
    private var isDimmedByDrag: Bool { dragState == .dragging && !isReordering }

    /// Sets the state of a drag.
    final func setDragState(_ state: DragState, isReordering: Bool = false) {
        let isNew = state != dragState
        guard isNew || isReordering != self.isReordering else { return }
        let wasDimmed = isDimmedByDrag
        dragging.isReordering = isReordering
        dragging.state = state
        setNeedsUpdateConfiguration()
        guard isNew else { return }
        if isDimmedByDrag != wasDimmed {
            if !wasDimmed { dragging.undimmedAlpha = storedContentView.alpha }
            storedContentView.alpha = dragging.undimmedAlpha * (isDimmedByDrag ? Self.draggedAlpha : 1)
        }
        dragStateDidChange(state)
    }
}
