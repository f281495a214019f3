internal import RowGeometry

/// The focused item of a collection view.
struct CollectionFocus {
    /// The item that is focused, or to which the focus returns.
    var path: RowPath?
    /// Whether an item of the collection view is focused.
    var isActive = false
    /// The item whose action key is pressed.
    var pressed: RowPath?
    /// Whether the focus moves by a key that extends the selection, instead of selecting the focused item.
    var extendsSelection = false

    mutating func remap(by plan: UpdatePlan) {
        pressed = pressed.flatMap(plan.newPath(of:))
        guard let path else { return }
        // If the item has been deleted, the focus remains at its position.
        self.path = plan.newPath(of: path) ?? (isActive ? path : nil)
    }
}
