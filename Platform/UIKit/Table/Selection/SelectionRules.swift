/// The selection that the table currently allows.
struct SelectionRules {
    /// Whether rows can be selected.
    var allowsAny: Bool
    /// Whether more than one row can be selected.
    var allowsMultiple: Bool
}

extension UITableView {
    final var selectionRules: SelectionRules {
        guard !storedEditing else {
            return SelectionRules(
                allowsAny: allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
                allowsMultiple: allowsMultipleSelectionDuringEditing)
        }
        return SelectionRules(
            allowsAny: allowsSelection, allowsMultiple: allowsSelection && allowsMultipleSelection)
    }
}
