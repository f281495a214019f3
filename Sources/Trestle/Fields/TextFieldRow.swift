import UIKit

/// A field for one line of text.
///
/// ```swift
/// let form = Form {
///     TextFieldRow("Name", text: draft[\.name], placeholder: "As on your passport")
///     TextFieldRow("Password", text: draft[\.password], kind: .newPassword)
/// }
/// ```
///
/// The Return key moves to the next text input field of the form, even if it is offscreen, or ends editing
/// in the last one. The insertion point is kept when the form is rendered again.
public struct TextFieldRow: FieldComponent, StockComponent {
    /// The kind of text, which determines the keyboard and autofill.
    public enum Kind: Hashable, Sendable {
        case text, name, email, phone, url, username, password, newPassword, oneTimeCode, digits
    }

    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var acceptsTextInput: Bool { isEnabled }
    let title: String?
    let text: String
    let placeholder: String?
    let kind: Kind
    let isEnabled: Bool
    @Handler private var format: InputFormat?
    private var accessibleName: String?
    private let binding: FieldBinding<String>

    /// Creates a field for one line of text.
    ///
    /// - Parameters:
    ///   - title: The title before the text, or `nil` to use the whole row for the text.
    ///   - text: A binding to the text.
    ///   - placeholder: The placeholder of an empty field.
    ///   - kind: The kind of text, which determines the keyboard and autofill.
    ///   - format: The format that is applied while the user types.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can edit the text.
    @MainActor
    public init(
        _ title: String?, text: FieldBinding<String>, placeholder: String? = nil, kind: Kind = .text,
        format: InputFormat? = nil, help: String? = nil, isEnabled: Bool = true
    ) {
        self.title = title
        self.placeholder = placeholder
        self.kind = kind
        self.format = format
        self.isEnabled = isEnabled
        binding = text
        fieldID = text.id
        self.text = text.value
        caption = FieldCaption(text.status, help: help, of: title ?? placeholder)
    }

    /// Returns the row with a name for assistive technologies, if its title is in another row.
    package func named(_ name: String?) -> TextFieldRow {
        var row = self
        row.accessibleName = name
        return row
    }

    /// Shows title and text. A text that is being edited is kept if it is the same.
    func render(stock cell: TextFieldCell) {
        cell.show(title: title, isInvalid: caption?.isError == true, isEnabled: isEnabled)
        cell.show(kind)
        cell.field.placeholder = placeholder
        cell.field.isEnabled = isEnabled
        cell.field.textColor = isEnabled ? .label : .secondaryLabel
        cell.field.accessibilityLabel = accessibleName ?? title ?? placeholder
        if cell.field.text != text { cell.field.text = text }
    }

    /// Makes the cell change this row's value.
    func setHandlers(stock cell: TextFieldCell) {
        cell.entry = TextEntry(binding, format: format) { binding.value = $0 }
        // If the value has rejected the text, a field that is not edited shows the value again.
        if !cell.field.isFirstResponder, cell.field.text != text { cell.field.text = text }
    }
}

/// The field of a cell, and the action for its changed text.
@MainActor
struct TextEntry {
    let begin: @MainActor () -> Void
    let end: @MainActor () -> Void
    let format: InputFormat?
    let change: @MainActor (String) -> Void

    init<Value>(
        _ binding: FieldBinding<Value>, format: InputFormat? = nil, change: @escaping @MainActor (String) -> Void
    ) {
        begin = { binding.beginEditing() }
        end = { binding.endEditing() }
        self.format = format
        self.change = change
    }
}

/// A cell with a text field.
class TextFieldCell: FieldCell, UITextFieldDelegate, HandlerStoring {
    /// The text field.
    let field = UITextField()
    var entry: TextEntry?

    /// Creates a cell without text.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        alignsFields = true
        alignmentInRow = .firstBaseline
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.delegate = self
        field.setContentHuggingPriority(.defaultLow, for: .horizontal)
        field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        stack.addArrangedSubview(field)
    }

    /// The text field.
    override var inputResponder: UIResponder? { field }

    /// Resets the cell.
    override func prepareForReuse() {
        super.prepareForReuse()
        entry = nil
    }

    func releaseHandlers() { entry = nil }

    func show(_ kind: TextFieldRow.Kind) {
        let isPassword = kind == .password || kind == .newPassword
        field.isSecureTextEntry = isPassword
        field.keyboardType =
            switch kind {
            case .email: .emailAddress
            case .phone: .phonePad
            case .url: .URL
            case .oneTimeCode, .digits: .numberPad
            default: .default
            }
        field.inputAccessoryView = isNumberPad(field.keyboardType) ? toolbar.view : nil
        field.autocapitalizationType = kind == .text ? .sentences : kind == .name ? .words : .none
        field.autocorrectionType = kind == .text ? .default : .no
        field.textContentType =
            switch kind {
            case .text, .digits: nil
            case .name: .name
            case .email: .emailAddress
            case .phone: .telephoneNumber
            case .url: .URL
            case .username: .username
            case .password: .password
            case .newPassword: .newPassword
            case .oneTimeCode: .oneTimeCode
            }
    }

    /// Returns whether a keyboard is a number pad, which has no Return key.
    func isNumberPad(_ type: UIKeyboardType) -> Bool { [.numberPad, .phonePad, .decimalPad].contains(type) }

    private func textDidChange() {
        guard let entry else { return }
        apply(entry.format)
        entry.change(field.text ?? "")
    }

    private func apply(_ format: InputFormat?) {
        guard let format, let text = field.text, field.markedTextRange == nil else { return }
        let caret = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) }
        let (formatted, offset) = format.apply(to: text, caret: caret ?? text.utf16.count)
        guard formatted != text else { return }
        field.text = formatted
        if let position = field.position(from: field.beginningOfDocument, offset: offset) {
            field.selectedTextRange = field.textRange(from: position, to: position)
        }
    }

    // MARK: UITextFieldDelegate

    /// Updates the Return key and the toolbar.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        textField.returnKeyType = fieldNavigation?.hasNext == true ? .next : .done
        toolbar.update()
        return true
    }

    /// Notifies the store that editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField) {
        entry?.begin()
    }

    /// Notifies the store that editing has ended, after which it may show an error.
    func textFieldDidEndEditing(_ textField: UITextField) {
        entry?.end()
    }

    /// Moves to the next field, or ends editing.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if fieldNavigation?.editNext() != true { textField.resignFirstResponder() }
        return false
    }

    /// Extends the deletion of a character that the format has inserted to the typed character before it.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard string.isEmpty, range.length > 0, let format = entry?.format, let text = textField.text else {
            return true
        }
        let wider = format.deletion(of: range, in: text)
        guard wider != range,
            let start = textField.position(from: textField.beginningOfDocument, offset: wider.location),
            let end = textField.position(from: start, offset: wider.length),
            let part = textField.textRange(from: start, to: end)
        else { return true }
        textField.replace(part, withText: "")
        return false
    }
}
