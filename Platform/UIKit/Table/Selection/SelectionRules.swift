/// What people may select at the moment.
struct SelectionRules {
    /// Whether rows can be selected at all.
    var allowsAny: Bool
    /// Whether several rows can be selected at once.
    var allowsSeveral: Bool
}

extension UITableView {
    final var selectionRules: SelectionRules {
        guard !storesEditing else {
            return SelectionRules(
                allowsAny: allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
                allowsSeveral: allowsMultipleSelectionDuringEditing)
        }
        return SelectionRules(
            allowsAny: allowsSelection, allowsSeveral: allowsSelection && allowsMultipleSelection)
    }
}
