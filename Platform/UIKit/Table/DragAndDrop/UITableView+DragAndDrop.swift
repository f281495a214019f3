/// Dragging of rows out of a table, and dropping of items into it.
extension UITableView {
    /// The delegate that provides the items of rows. Without a delegate no row can be dragged.
    public final weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragAndDropIfLoaded?.dragDelegate }
        set { dragAndDrop.dragDelegate = newValue }
    }

    /// The delegate that accepts drops. Without a delegate only rows of the table can be dropped, which the
    /// data source moves.
    public final weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragAndDropIfLoaded?.dropDelegate }
        set { dragAndDrop.dropDelegate = newValue }
    }

    /// Whether rows can be dragged if there is a drag delegate.
    public final var dragInteractionEnabled: Bool {
        get { dragAndDropIfLoaded?.isDragEnabled ?? true }
        set { dragAndDrop.isDragEnabled = newValue }
    }

    /// Whether rows of the table are being dragged.
    public final var hasActiveDrag: Bool { dragAndDropIfLoaded?.source?.session != nil }

    /// Whether something that the table may accept is being dragged over it.
    public final var hasActiveDrop: Bool { dragAndDropIfLoaded?.hasActiveDrop ?? false }

    /// Returns whether a drop would only move a row of the table, which requires no drop delegate.
    final func canReorder(_ session: any UIDropSession) -> Bool {
        dragAndDropIfLoaded?.target?.reorderedRow(session) != nil
    }
}
