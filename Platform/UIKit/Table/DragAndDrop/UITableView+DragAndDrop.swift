/// Rows that are dragged out of a table, and things that are dropped into it.
extension UITableView {
    /// What says which rows can be dragged. Without one none can.
    public final weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragAndDropIfLoaded?.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
    }

    /// What takes what is dropped. Without one nothing can be dropped but rows of the table, which the data source moves.
    public final weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragAndDropIfLoaded?.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
    }

    /// Whether rows can be dragged, if there is a drag delegate.
    public final var dragInteractionEnabled: Bool {
        get { dragAndDropIfLoaded?.isDragEnabled ?? true }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// Whether rows of the table are being dragged.
    public final var hasActiveDrag: Bool { dragAndDropIfLoaded?.source?.session != nil }

    /// Whether something is being dragged over the table that may be dropped there.
    public final var hasActiveDrop: Bool { dragAndDropIfLoaded?.hasActiveDrop ?? false }

    /// Whether a drop would only move a row of the table, which the data source does by itself.
    final func canReorder(_ session: any UIDropSession) -> Bool {
        dragAndDropIfLoaded?.target?.reorderedRow(session) != nil
    }
}
