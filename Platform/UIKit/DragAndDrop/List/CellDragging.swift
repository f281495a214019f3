/// The state of a cell whose row is dragged, or into which something could be dropped.
@MainActor
struct CellDragging {
    private(set) var state = UICellConfigurationState.DragState.none
    private(set) var isReordering = false
    var dropState = UICellConfigurationState.DropState.none
    /// The alpha value that the app has set for the contents.
    private var undimmedAlpha: CGFloat = 1

    /// The opacity of a row's contents while a preview of it is dragged, from 0 to 1, compared by eye.
    private static let draggedAlpha: CGFloat = 0.4

    /// Whether the contents are dimmed, because a preview of the row is dragged. A row that is reordered is
    /// carried itself.
    private var isDimmed: Bool { state == .dragging && !isReordering }

    /// Sets the state of a drag, and dims the contents accordingly.
    mutating func set(_ state: UICellConfigurationState.DragState, isReordering: Bool, contents: UIView) {
        let wasDimmed = isDimmed
        self.state = state
        self.isReordering = isReordering
        guard isDimmed != wasDimmed else { return }
        if !wasDimmed { undimmedAlpha = contents.alpha }
        contents.alpha = undimmedAlpha * (isDimmed ? Self.draggedAlpha : 1)
    }
}
