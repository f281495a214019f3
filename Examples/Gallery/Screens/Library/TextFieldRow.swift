import Trestle
import UIKit

/// A field to type into.
struct TextFieldRow: ViewComponent {
    let placeholder: String
    let text: String
    var keyboardType = UIKeyboardType.default
    let onChange: @MainActor (String) -> Void

    var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }

    static func == (left: TextFieldRow, right: TextFieldRow) -> Bool {
        left.placeholder == right.placeholder && left.text == right.text && left.keyboardType == right.keyboardType
    }

    func makeView() -> EntryField { EntryField() }

    func render(in view: EntryField) {
        view.placeholder = placeholder
        view.keyboardType = keyboardType
        view.onChange = onChange
        if view.text != text { view.text = text }
    }
}

/// A text field that says what is typed.
final class EntryField: UITextField {
    var onChange: @MainActor (String) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clearButtonMode = .whileEditing
        font = .preferredFont(forTextStyle: .body)
        addAction(UIAction { [weak self] _ in self.map { $0.onChange($0.text ?? "") } }, for: .editingChanged)
    }

    @available(*, unavailable, message: "Made by TextFieldRow.")
    required init?(coder: NSCoder) {
        preconditionFailure("An EntryField is made by TextFieldRow.")
    }
}
