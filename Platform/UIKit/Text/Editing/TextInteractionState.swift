/// The state of a text field or text view that the user has changed apart from its text.
private struct TextInteractionState {
    var selection: TextSelection
    var contentOffset: CGPoint?
    var isEditing: Bool
}

extension UITextField {
    /// The selection and whether the field is edited, for restoring both in a field with the same text. Set only a value
    /// that the property has returned; others are ignored.
    public var interactionState: Any {
        get { TextInteractionState(selection: editor.selection, contentOffset: nil, isEditing: isEditing) }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isEditing { becomeFirstResponder() }
            select(state.selection)
        }
    }
}

extension UITextView {
    /// The selection, the scroll position and whether the text is edited, for restoring them in a text view with the same
    /// text. Set only a value that the property has returned; others are ignored.
    public var interactionState: Any {
        get {
            TextInteractionState(
                selection: editor.selection, contentOffset: contentOffset, isEditing: isFirstResponder)
        }
        set {
            guard let state = newValue as? TextInteractionState else { return }
            if state.isEditing { becomeFirstResponder() }
            select(state.selection)
            if let offset = state.contentOffset { setContentOffset(offset, animated: false) }
        }
    }
}
