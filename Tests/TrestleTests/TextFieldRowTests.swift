import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Text fields of forms", .serialized) @MainActor
struct TextFieldRowTests {
    @Test(
        "typed text changes the draft, and the field keeps its text and insertion point during renders",
        arguments: ListKind.allCases)
    func typing(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                TextFieldRow("Name", text: draft[\.name], placeholder: "name")
                if !draft.value.name.isEmpty { ValueRow("Hello", value: draft.value.name) }
            }
        }
        form.screen.tap("name")
        form.screen.type("Ada")
        form.screen.press(.keyboardLeftArrow)
        form.screen.type("x")
        #expect(form.draft.value.name == "Adxa" && form.field("name")?.text == "Adxa")
        #expect(form.renders > 4 && form.edited == "name")
        form.screen.settle()
        #expect(form.screen.view(showing: "Hello") != nil)
    }

    @Test(
        "the Return key moves to the next field, also offscreen, and ends editing in the last one",
        arguments: ListKind.allCases)
    func chain(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "first") { TextFieldRow(nil, text: draft[\.name], placeholder: "name") }
            Section(id: "between") { for number in 0..<40 { TextRow("Row \(number)") } }
            Section(id: "last") {
                SwitchRow("Company", isOn: draft[\.isCompany])
                TextFieldRow(nil, text: draft[\.email], placeholder: "email", kind: .email)
                TextFieldRow(nil, text: draft[\.company], placeholder: "off", isEnabled: false)
                TextFieldRow(nil, text: draft[\.phone], placeholder: "phone", kind: .phone)
            }
        }
        form.screen.tap("name")
        #expect(form.field("name")?.returnKeyType == .next)
        form.screen.type("Ada\n")
        form.screen.settle()
        #expect(form.edited == "email" && form.listView.contentOffset.y > 1000)
        form.screen.type("a@b.c\n")
        #expect(form.edited == "phone" && form.field("phone")?.returnKeyType == .done)
        form.screen.type("1\n")
        #expect(form.edited == nil)
        #expect(form.draft.value == SignUp(name: "Ada", email: "a@b.c", phone: "1"))
    }

    @Test(
        "a field stays in editing mode while rows around it are inserted, deleted and moved",
        arguments: ListKind.allCases)
    func survival(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                if draft.value.nights > 1 { TextRow("More than one night").id("more") }
                if draft.value.nights > 2 { TextFieldRow(nil, text: draft[\.email], placeholder: "email") }
                TextFieldRow(nil, text: draft[\.name], placeholder: "name")
                if draft.value.nights < 3 { TextFieldRow(nil, text: draft[\.email], placeholder: "email") }
            }
        }
        form.screen.tap("name")
        for nights in 2...4 {
            form.draft.update { $0.nights = nights }
            form.screen.type("a")
            form.screen.settle()
        }
        form.draft.update { $0.nights = 1 }
        form.screen.type("b")
        #expect(form.edited == "name" && form.draft.value.name == "aaab" && form.field("name")?.text == "aaab")
    }

    @Test(
        "a phone number is formatted while it is typed, and each Backspace deletes a digit",
        arguments: ListKind.allCases)
    func formats(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                TextFieldRow(
                    nil, text: draft[\.phone], placeholder: "phone", kind: .phone, format: .pattern("(###) ###-####"))
            }
        }
        form.screen.tap("phone")
        form.screen.type("5551234567")
        #expect(form.draft.value.phone == "(555) 123-4567")
        for _ in 0..<7 { form.screen.press(.keyboardDeleteOrBackspace) }
        #expect(form.draft.value.phone == "(555")
        form.screen.press(.keyboardHome)
        form.screen.press(.keyboardRightArrow)
        form.screen.type("9")
        #expect(form.draft.value.phone == "(955) 5")
        form.screen.type("8")
        #expect(form.draft.value.phone == "(985) 55")
    }

    @Test("a mapped binding converts the value of its field in both directions", arguments: ListKind.allCases)
    func mapped(kind: ListKind) throws {
        let form = FieldScreen(kind) { draft in
            TextFieldRow(
                "Nights",
                text: draft[\.nights].mapped {
                    String($0)
                } set: {
                    Int($0) ?? $1
                }, placeholder: "nights")
        }
        let field = try #require(form.field("nights"))
        #expect(field.text == "1")
        form.screen.tap(field)
        form.screen.type("4")
        #expect(form.draft.value.nights == 14)
        form.screen.type("x")
        #expect(form.draft.value.nights == 14)
    }

    @Test(
        "the toolbar above a number pad moves to the previous and next fields and ends editing",
        arguments: ListKind.allCases)
    func toolbar(kind: ListKind) throws {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                TextFieldRow(nil, text: draft[\.name], placeholder: "name")
                NumberRow(nil, value: draft[\.guests], placeholder: "guests")
                TextViewRow(text: draft[\.notes], placeholder: "notes")
            }
        }
        func press(_ place: Int) throws {
            let bar = try #require(form.field("guests")?.inputAccessoryView as? UIToolbar)
            let shown = bar.window == nil ? form.screen.views(UITextView.self).first?.inputAccessoryView : bar
            let window = try #require(shown?.window)
            func controls(in view: UIView) -> [UIView] {
                view is UIControl ? [view] : view.subviews.flatMap(controls)
            }
            let buttons = controls(in: try #require(shown)).map { window.convert($0.bounds, from: $0) }
                .sorted { $0.minX < $1.minX }
            let button = try #require(buttons.indices.contains(place) ? buttons[place] : nil)
            form.screen.tap(at: CGPoint(x: window.frame.minX + button.midX, y: window.frame.minY + button.midY))
            form.screen.settle()
        }
        form.screen.tap("guests")
        form.screen.settle()
        try press(1)
        #expect(form.screen.views(UITextView.self).first?.isFirstResponder == true)
        try press(0)
        #expect(form.edited == "guests")
        try press(2)
        #expect(form.edited == nil)
    }

    @Test(
        "numbers are grouped while they are typed, amounts show their currency after editing, and empty fields are nil",
        arguments: ListKind.allCases)
    func numbers(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                NumberRow(
                    "Price", value: draft[\.price], placeholder: "price", currency: "USD",
                    locale: Locale(identifier: "en_US"))
                NumberRow("Guests", value: draft[\.guests], placeholder: "guests", locale: Locale(identifier: "en_US"))
            }
        }
        form.screen.tap("price")
        form.screen.type("1234.5")
        #expect(form.field("price")?.text == "1,234.5" && form.draft.value.price == Decimal(string: "1234.5"))
        form.screen.press(.keyboardReturnOrEnter)
        #expect(form.field("price")?.text == "$1,234.50" && form.edited == "guests")
        form.screen.type("12x00")
        #expect(form.field("guests")?.text == "1,200" && form.draft.value.guests == 1200)
        form.screen.type("7")
        #expect(form.draft.value.guests == 12007)
        form.draft[\.guests].value = 9_007_199_254_740_993
        #expect(form.field("guests")?.text == "9,007,199,254,740,993")
        form.screen.type("1")
        #expect(form.draft.value.guests == 90_071_992_547_409_931)
        for _ in 0..<25 { form.screen.press(.keyboardDeleteOrBackspace) }
        #expect(form.draft.value.guests == nil && form.field("guests")?.text == "")
        form.screen.type("\n")
        form.draft.update { $0.price = 7 }
        #expect(form.field("price")?.text == "$7.00")
    }

    @Test("a text view row grows with its text, and hides its placeholder", arguments: ListKind.allCases)
    func multiline(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") { TextViewRow(text: draft[\.notes], placeholder: "notes", minimumLines: 2) }
            Section(id: "below") { TextRow("Below") }
        }
        guard let text = form.screen.views(UITextView.self).first, let below = form.screen.view(showing: "Below") else {
            Issue.record("The rows are missing")
            return
        }
        let before = form.screen.visibleRect(of: below)?.minY ?? 0
        form.screen.tap(text)
        form.screen.type("one\ntwo\nthree\nfour")
        form.screen.settle()
        #expect(form.draft.value.notes == "one\ntwo\nthree\nfour")
        #expect((form.screen.visibleRect(of: below)?.minY ?? 0) > before + 35)
        let placeholders = form.screen.views(UILabel.self).filter { $0.text == "notes" && !$0.isHidden }
        #expect(text.isFirstResponder && placeholders.isEmpty)
    }
}
