/// Which row of a table is focused, or was, and what was typed to find one.
struct TableFocus {
    /// The row that is focused, or where the focus comes back to.
    var path: RowPath?
    /// Whether a row of the table is focused now.
    var isActive = false
    /// The row whose key is held down.
    var pressed: RowPath?
    /// What was typed to find a title of the index, and until when more of it may follow.
    var typed = ""
    var typedUntil: CFTimeInterval = 0

    mutating func remap(by plan: UpdatePlan) {
        pressed = pressed.flatMap(plan.newPath(of:))
        guard let path else { return }
        // Where the row has gone, the focus stays about there.
        self.path = plan.newPath(of: path) ?? (isActive ? path : nil)
    }
}
