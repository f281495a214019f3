private enum CellDraggingKey: FeatureKey {
    static var defaultValue: CellDragging? { nil }
}

extension UITableViewCell {
    private var dragging: CellDragging {
        get { features[CellDraggingKey.self] ?? CellDragging() }
        set { features[CellDraggingKey.self] = newValue }
    }

    final var dragState: UICellConfigurationState.DragState { dragging.state }

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

    /// Sets the state of a drag.
    final func setDragState(_ state: UICellConfigurationState.DragState, isReordering: Bool = false) {
        let isNew = state != dragState
        guard isNew || isReordering != self.isReordering else { return }
        setNeedsUpdateConfiguration()
        dragging.set(state, isReordering: isReordering, contents: storedContentView)
        if isNew { dragStateDidChange(DragState(state)) }
    }
}

extension UITableViewCell.DragState {
    fileprivate init(_ state: UICellConfigurationState.DragState) {
        switch state {
        case .none: self = .none
        case .lifting: self = .lifting
        case .dragging: self = .dragging
        }
    }
}
