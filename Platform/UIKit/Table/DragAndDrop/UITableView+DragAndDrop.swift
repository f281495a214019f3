/// Rows that are dragged out of a table, and things that are dropped into it.
extension UITableView {
    /// What says which rows can be dragged. Without one none can.
    public final weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragging.dragDelegate }
        set {
            dragging.dragDelegate = newValue
            updateDragInteractions()
        }
    }

    /// What takes what is dropped. Without one nothing can be dropped but rows of the table, which the data source moves.
    public final weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragging.dropDelegate }
        set {
            dragging.dropDelegate = newValue
            updateDragInteractions()
        }
    }

    /// Whether rows can be dragged, if there is a drag delegate.
    public final var dragInteractionEnabled: Bool {
        get { dragging.isDragEnabled }
        set {
            dragging.isDragEnabled = newValue
            dragging.source?.interaction.isEnabled = newValue
        }
    }

    /// Whether rows of the table are being dragged.
    public final var hasActiveDrag: Bool { dragging.source?.session != nil }

    /// Whether something is being dragged over the table that may be dropped there.
    public final var hasActiveDrop: Bool { dragging.target?.session != nil }

    private func updateDragInteractions() {
        if dragging.dragDelegate != nil, dragging.source == nil {
            let source = TableDragSource(self)
            dragging.source = source
            source.interaction.isEnabled = dragging.isDragEnabled
            addInteraction(source.interaction)
        }
        // Rows that are dragged can be dropped again: where the data source moves them, without a drop delegate.
        if dragging.dragDelegate != nil || dragging.dropDelegate != nil, dragging.target == nil {
            let target = TableDropTarget(self)
            dragging.target = target
            addInteraction(target.interaction)
        }
    }

    /// Whether a drop would only move a row of the table, which the data source does by itself.
    final func canReorder(_ session: any UIDropSession) -> Bool { dragging.target?.reorderedRow(session) != nil }
}
