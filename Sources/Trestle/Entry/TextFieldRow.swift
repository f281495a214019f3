import UIKit

/// A line of text to type into.
///
/// ```swift
/// TextFieldRow("Name", draft[\.name], placeholder: "As on your passport")
/// TextFieldRow("Password", draft[\.password], kind: .newPassword)
/// ```
///
/// The return key leads to the next field of the form that is typed into, on the screen or not, and from the last one ends editing. The
/// caret stays where it is when the form is rendered again.
public struct TextFieldRow: FieldComponent {
    /// What is typed, and with which keyboard.
    public enum Kind: Hashable, Sendable {
        case text, name, email, phone, url, username, password, newPassword, oneTimeCode, figures
    }

    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { isEnabled }
    let title: String?
    let text: String
    let placeholder: String?
    let kind: Kind
    let isEnabled: Bool
    private let format: InputFormat?
    private let binding: FieldBinding<String>

    /// A line of text.
    ///
    /// - Parameters:
    ///   - title: What stands before the text; nil gives the text all of the row.
    ///   - placeholder: What stands in place of the text while there is none.
    ///   - format: How what is typed is arranged.
    ///   - help: What is said below the row while nothing is wrong.
    @MainActor
    public init(
        _ title: String?, _ text: FieldBinding<String>, placeholder: String? = nil, kind: Kind = .text,
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
        caption = FieldCaption(text.note, help: help, of: title ?? placeholder)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: TextFieldRow, right: TextFieldRow) -> Bool {
        left.title == right.title && left.text == right.text && left.placeholder == right.placeholder
            && left.kind == right.kind && left.isEnabled == right.isEnabled
            && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows title and text. Text that is being edited stays as it is, where it means the same.
    public func render(in cell: TextFieldCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true, isEnabled: isEnabled)
        cell.show(kind)
        cell.field.placeholder = placeholder
        cell.field.isEnabled = isEnabled
        cell.field.textColor = isEnabled ? .label : .secondaryLabel
        cell.field.accessibilityLabel = title ?? placeholder
        if cell.field.text != text { cell.field.text = text }
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: TextFieldCell) {
        cell.entry = TextEntry(field: binding.id, host: binding.host, format: format) { binding.value = $0 }
        // What the value refused is not left standing in a field that nobody edits.
        if !cell.field.isFirstResponder, cell.field.text != text { cell.field.text = text }
    }
}

/// What a cell does with what is typed.
@MainActor
struct TextEntry {
    let field: AnyHashable
    let host: (any FieldHost)?
    var format: InputFormat?
    let change: @MainActor (String) -> Void
}

/// A cell with a line of text to type into.
public class TextFieldCell: FieldCell, UITextFieldDelegate {
    /// What is typed into.
    public let field = UITextField()
    var entry: TextEntry?

    /// A cell without text.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
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

    override var typedInto: UIResponder? { field }

    /// Lets the cell stand for another row.
    public override func prepareForReuse() {
        super.prepareForReuse()
        entry = nil
    }

    func show(_ kind: TextFieldRow.Kind) {
        let isSecret = kind == .password || kind == .newPassword
        field.isSecureTextEntry = isSecret
        field.keyboardType =
            switch kind {
            case .email: .emailAddress
            case .phone: .phonePad
            case .url: .URL
            case .oneTimeCode, .figures: .numberPad
            default: .default
            }
        field.inputAccessoryView = isPad(field.keyboardType) ? toolbar { [weak self] in self?.entry?.field } : nil
        field.autocapitalizationType = kind == .text ? .sentences : kind == .name ? .words : .none
        field.autocorrectionType = kind == .text ? .default : .no
        field.textContentType =
            switch kind {
            case .text, .figures: nil
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

    /// Whether a keyboard is one of figures, which has no return key.
    func isPad(_ type: UIKeyboardType) -> Bool { [.numberPad, .phonePad, .decimalPad].contains(type) }

    private func textDidChange() {
        guard let entry else { return }
        arrange(by: entry.format)
        entry.change(field.text ?? "")
    }

    private func arrange(by format: InputFormat?) {
        guard let format, let text = field.text, field.markedTextRange == nil else { return }
        let caret = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) }
        let (arranged, place) = format.apply(to: text, caret: caret ?? text.utf16.count)
        guard arranged != text else { return }
        field.text = arranged
        if let position = field.position(from: field.beginningOfDocument, offset: place) {
            field.selectedTextRange = field.textRange(from: position, to: position)
        }
    }

    // MARK: UITextFieldDelegate

    /// The return key says where it leads.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        let leadsOn = entry.map { adapter?.hasField(after: $0.field) ?? false } ?? false
        textField.returnKeyType = leadsOn ? .next : .done
        updateToolbar(for: entry?.field)
        return true
    }

    /// Tells whoever keeps the value.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        if let entry { entry.host?.didBeginEditing(entry.field) }
    }

    /// Tells whoever keeps the value, who may have something to say about it now.
    public func textFieldDidEndEditing(_ textField: UITextField) {
        if let entry { entry.host?.didEndEditing(entry.field) }
    }

    /// Goes on to the next field.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let leadsOn = entry.map { adapter?.editField(after: $0.field) ?? false } ?? false
        if !leadsOn { textField.resignFirstResponder() }
        return false
    }

    /// A deletion of what the format put in takes the character before it.
    public func textField(
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
