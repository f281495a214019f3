import UIKit

extension FormAdapter {
    /// The number of rows that can be selected while the table is not edited. The default is `.none`: rows only perform actions.
    ///
    /// In the other modes, every row can be selected unless ``canSelect`` returns `false` for it. A row's `onSelect` action runs as
    /// well.
    ///
    /// ```swift members
    /// private var selectedWalk: Walk.ID?
    ///
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     adapter.selectionMode = .single
    ///     adapter.onSelectionChange = { [weak self] rows in
    ///         self?.selectedWalk = rows.first?.id(as: Walk.ID.self)
    ///     }
    /// }
    /// ```
    public var selectionMode: SelectionMode {
        get { selection.mode }
        set { selection.mode = newValue }
    }

    /// The number of rows that can be selected while the table is edited. The default is `.none`; `.multiple` shows checkmarks at
    /// the leading edges of the rows.
    ///
    /// The actions of rows do not run while rows are selected this way.
    public var selectionModeWhileEditing: SelectionMode {
        get { selection.editingMode }
        set { selection.editingMode = newValue }
    }

    /// The ids of the selected rows.
    ///
    /// A selected row stays selected when it moves, is rendered again, or its section is reloaded or collapsed. It is deselected
    /// when the form does not contain it anymore.
    ///
    /// Setting the property selects the rows in the table view without calling ``onSelectionChange``. Ids that the form does not
    /// contain are ignored, and so are all but one where only one row can be selected.
    public var selectedRows: Set<RowID> {
        get { selection.selectedRows }
        set { selection.selectedRows = newValue }
    }

    /// A closure that returns whether a row can be selected where ``selectionMode`` allows it. By default, every row can.
    public var canSelect: (@MainActor (RowID) -> Bool)? {
        get { selection.canSelect }
        set { selection.canSelect = newValue }
    }

    /// Called with the selected rows after a tap or a new form has changed them.
    public var onSelectionChange: (@MainActor (Set<RowID>) -> Void)? {
        get { selection.onChange }
        set { selection.onChange = newValue }
    }

    /// Selects all rows, including those of lazy sections. The selected rows of collapsed sections stay selected.
    ///
    /// - Precondition: Several rows can be selected in the current mode.
    /// - Complexity: O(rows).
    public func selectAll() { selection.selectAll() }

    /// Begins or ends editing.
    ///
    /// Rows that were selected while editing are deselected when editing ends, and rows that were selected before are selected
    /// again, unless rows were selected in between. Call this method instead of the table view's own `setEditing(_:animated:)`,
    /// after which the selection is not updated. ``FormViewController`` calls it when its `isEditing` changes.
    public func setEditing(_ editing: Bool, animated: Bool) { selection.setEditing(editing, animated: animated) }

    /// The current scroll position, selection and expanded sections.
    public var restoration: TableRestoration { restorer.restoration }

    /// Restores a scroll position, a selection and the expanded sections, once the form is rendered and the table view has its
    /// size.
    ///
    /// Rows that the form does not contain are ignored. ``onSelectionChange`` is not called.
    ///
    /// - Returns: `false` if the form does not contain the topmost row anymore, so that the scroll position was not restored.
    /// - Complexity: O(rows of the sections) in the worst case.
    @discardableResult
    public func restore(_ restoration: TableRestoration) -> Bool { restorer.restore(restoration) }

    private var restorer: TableRestorer {
        TableRestorer(display: display, selection: selection, expansion: expansion, scrolling: scrolling)
    }
}
