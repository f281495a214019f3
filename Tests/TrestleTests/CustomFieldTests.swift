import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Fields of apps", .serialized) @MainActor
struct CustomFieldTests {
    private static let message = "Choose a name of at least 3 letters"
    private static let rules: [ValidationRule<SignUp>] = [
        .required(\.name, message), .length(\.name, 3...20, message),
    ]

    private let fields = FieldScreen(rules: Self.rules) {
        draft in
        Section(id: "s") {
            TagRow("Tag", text: draft[\.name])
            TextFieldRow("Email", text: draft[\.email], placeholder: "email")
        }
    }

    @Test("a field of the app joins the chain of the Return key, in both directions")
    func returnKey() throws {
        let tag = try #require(fields.field("tag"))
        tag.becomeFirstResponder()
        #expect(tag.returnKeyType == .next)
        fields.screen.press(.keyboardReturnOrEnter)
        #expect(fields.edited == "email")
        let cell = try #require(fields.screen.views(TagCell.self).first)
        #expect(cell.fieldNavigation?.hasPrevious == false && cell.fieldNavigation?.hasNext == true)
        #expect(fields.adapter.edit(fields.draft[\.name]))
        #expect(fields.edited == "tag")
    }

    @Test("an error of a field of the app is shown once the user has left it")
    func error() throws {
        let tag = try #require(fields.field("tag"))
        tag.becomeFirstResponder()
        fields.screen.type("ab")
        fields.screen.settle()
        #expect(!fields.screen.texts.contains { $0.hasPrefix("Choose a name") })
        tag.resignFirstResponder()
        fields.screen.settle()
        #expect(fields.screen.texts.contains { $0.hasPrefix("Choose a name") })
    }

    @Test("submitting an invalid draft edits the field of the app")
    func submit() async {
        #expect(await fields.adapter.submit(fields.draft) == nil)
        fields.screen.settle()
        #expect(fields.edited == "tag")
        #expect(fields.screen.texts.contains { $0.hasPrefix("Choose a name") })
    }

    @Test("any row becomes a field by a modifier", arguments: ListKind.allCases)
    func modifier(kind: ListKind) async {
        let fields = FieldScreen(kind, rules: Self.rules) {
            draft in
            Section(id: "s") {
                TextRow(draft.value.name).field(draft[\.name], name: "Name", help: "Visible to others")
            }
        }
        #expect(fields.screen.texts.contains("Visible to others"))
        #expect(await fields.adapter.submit(fields.draft) == nil)
        fields.screen.settle()
        #expect(fields.screen.texts.contains { $0.hasPrefix("Choose a name") })
        #expect(fields.screen.announcements.contains { $0.hasPrefix("Name: Choose a name") })
        fields.draft[\.name].value = "Ada"
        fields.screen.settle()
        #expect(fields.screen.texts.contains("Visible to others"))
    }
}

/// A field as an app writes it.
private struct TagRow: FieldComponent {
    let title: String
    let text: String
    let caption: FieldCaption?
    private let binding: FieldBinding<String>
    var fieldID: AnyHashable { binding.id }
    var acceptsTextInput: Bool { true }

    @MainActor
    init(_ title: String, text: FieldBinding<String>) {
        self.title = title
        self.text = text.value
        caption = FieldCaption(text.status, of: title)
        binding = text
    }

    func render(in cell: TagCell) {
        if cell.textField.text != text { cell.textField.text = text }
    }

    func setHandlers(on cell: TagCell) { cell.binding = binding }
}

private final class TagCell: UITableViewCell, FieldInputCell, UITextFieldDelegate {
    let textField = UITextField()
    var fieldNavigation: FieldNavigation?
    var inputResponder: UIResponder? { textField }
    var binding: FieldBinding<String>?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textField.placeholder = "tag"
        textField.frame = contentView.bounds
        textField.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        textField.delegate = self
        textField.addAction(
            UIAction { [weak self] _ in self?.binding?.value = self?.textField.text ?? "" }, for: .editingChanged)
        contentView.addSubview(textField)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("Made in code") }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        textField.returnKeyType = fieldNavigation?.hasNext == true ? .next : .done
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { binding?.beginEditing() }

    func textFieldDidEndEditing(_ textField: UITextField) { binding?.endEditing() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if fieldNavigation?.editNext() != true { textField.resignFirstResponder() }
        return false
    }
}
