internal import RowGeometry

/// The focused row of a table, and the letters typed to find a row.
struct TableFocus {
    /// The row that is focused, or to which the focus returns.
    var path: RowPath?
    /// Whether a row of the table is focused.
    var isActive = false
    /// The row whose action key is pressed.
    var pressed: RowPath?
    /// The letters typed to find a title of the section index, and the time until which more may follow.
    var typed = ""
    var typedUntil: CFTimeInterval = 0

    mutating func remap(by plan: UpdatePlan) {
        pressed = pressed.flatMap(plan.newPath(of:))
        guard let path else { return }
        // If the row has been deleted, the focus remains at its position.
        self.path = plan.newPath(of: path) ?? (isActive ? path : nil)
    }
}
