import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Editing forms", .serialized) @MainActor
struct FieldTests {
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
        "an error is shown below a field that was left, and disappears when the value is valid",
        arguments: ListKind.allCases)
    func faults(kind: ListKind) {
        let form = FieldScreen(kind, rules: [.email(\.email, "No address")]) { draft in
            Section(id: "s") {
                TextFieldRow(
                    "Email", text: draft[\.email], placeholder: "email", kind: .email, help: "We never pass it on")
                TextFieldRow("Name", text: draft[\.name], placeholder: "name")
            }
        }
        #expect(form.screen.view(showing: "We never pass it on") != nil)
        form.screen.tap("email")
        form.screen.type("a@b")
        form.screen.settle()
        #expect(form.screen.view(showing: "No address") == nil)
        form.screen.type("\n")
        form.screen.settle()
        #expect(form.screen.view(showing: "No address") != nil && form.edited == "name")
        #expect(form.screen.view(showing: "We never pass it on") == nil)
        form.screen.tap("Email")
        form.screen.press(.keyboardEnd)
        form.screen.type(".c")
        form.screen.settle()
        #expect(form.screen.view(showing: "No address") == nil && form.field("email")?.text == "a@b.c")
    }

    @Test(
        "submitting an invalid draft shows all errors and starts editing the first invalid field",
        arguments: ListKind.allCases)
    func submit(kind: ListKind) async {
        let form = FieldScreen(
            kind,
            rules: [.required(\.email, "No address"), .required(\.name, "No name"), .required(\.company, "No company")]
        ) { draft in
            Section(id: "first") { TextFieldRow(nil, text: draft[\.name], placeholder: "name") }
            Section(id: "between") { for number in 0..<40 { TextRow("Row \(number)") } }
            Section(id: "last") {
                TextFieldRow(nil, text: draft[\.email], placeholder: "email")
                if draft.value.isCompany { TextFieldRow(nil, text: draft[\.company], placeholder: "company") }
            }
        }
        form.draft.update { $0.company = "hidden" }
        form.listView.scrollToRow(at: IndexPath(row: 39, section: 1), at: .top, animated: false)
        form.screen.advanceFrame()
        #expect(await form.adapter.submit(form.draft) == nil)
        form.screen.settle()
        #expect(form.edited == "name" && form.listView.contentOffset.y < 100)
        #expect(form.screen.view(showing: "No name") != nil)
        form.screen.type("Ada")
        #expect(await form.adapter.submit(form.draft) == nil)
        form.screen.settle()
        #expect(form.edited == "email")
        form.screen.type("x")
        #expect(await form.adapter.submit(form.draft)?.email == "x")
    }

    @Test("an asynchronous rule shows that it is running, and then its result", arguments: ListKind.allCases)
    func asynchronous(kind: ListKind) async {
        var answer: CheckedContinuation<String?, Never>?
        let form = FieldScreen(
            kind,
            rules: [
                .asynchronous(\.name, delay: 0) { @MainActor _ in await withCheckedContinuation { answer = $0 } }
            ]
        ) { draft in
            Section(id: "s") {
                TextFieldRow(nil, text: draft[\.name], placeholder: "name")
                TextFieldRow(nil, text: draft[\.email], placeholder: "email")
            }
        }
        form.screen.tap("name")
        form.screen.type("ada\n")
        #expect(await form.screen.wait { answer != nil })
        form.screen.advance(by: 0.5)
        #expect(form.screen.view(showing: "Checking …") != nil && form.edited == "email")
        answer?.resume(returning: "Taken")
        #expect(await form.screen.wait { form.screen.view(showing: "Taken") != nil })
        #expect(form.screen.view(showing: "Checking …") == nil)
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

    @Test(
        "steppers, sliders, segmented controls and switches change their values, and follow them",
        arguments: ListKind.allCases)
    func controls(kind: ListKind) throws {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                StepperRow("Nights", value: draft[\.nights], in: 1...3)
                SliderRow("Volume", value: draft[\.volume], in: 0...1)
                SegmentedRow("Plan", selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }
                SwitchRow("Company", isOn: draft[\.isCompany])
            }
        }
        let stepper = try #require(form.screen.views(UIStepper.self).first)
        let frame = try #require(form.screen.visibleRect(of: stepper))
        form.screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        #expect(form.draft.value.nights == 2 && form.screen.view(showing: "2") != nil)
        form.screen.tap("pro")
        #expect(form.draft.value.plan == .pro)
        form.screen.tap(try #require(form.screen.views(UISwitch.self).first))
        #expect(form.draft.value.isCompany)
        form.draft.undo()
        form.draft.undo()
        form.screen.settle()
        #expect(form.screen.views(UISegmentedControl.self).first?.selectedSegmentIndex == 0)
        #expect(form.screen.views(UISwitch.self).first?.isOn == false)
        let slider = try #require(form.screen.views(UISlider.self).first)
        form.draft.update { $0.volume = 0.25 }
        form.screen.settle()
        #expect(slider.value == 0.25)
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

    @Test("a selected date changes the draft, and a changed draft is shown", arguments: ListKind.allCases)
    func dates(kind: ListKind) throws {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                DateRow(nil, date: draft[\.arrival], mode: .date, style: .inline)
            }
        }
        let picker = try #require(form.screen.views(UIDatePicker.self).first)
        #expect(picker.date == form.draft.value.arrival)
        form.screen.tap("15")
        let calendar = Calendar.current
        #expect(calendar.component(.day, from: form.draft.value.arrival) == 15)
        form.draft.undo()
        #expect(picker.date == SignUp().arrival)
    }

    @Test(
        "a single option is selected in a list that is dismissed, several options in one that is not",
        arguments: ListKind.allCases)
    func choices(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "s") {
                PickerRow("Plan", selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }
                PickerRow("Extras", selection: draft[\.extras], options: SignUp.Plan.allCases) { $0.rawValue }
            }
        }
        form.screen.tap("Plan")
        form.screen.settle()
        form.screen.tap("pro")
        form.screen.settle()
        #expect(form.draft.value.plan == .pro && form.navigationController?.topViewController === form.controller)
        #expect(form.screen.view(showing: "pro") != nil)
        form.screen.tap("Extras")
        form.screen.settle()
        form.screen.tap("free")
        form.screen.tap("plus")
        form.screen.tap("pro")
        form.screen.tap("plus")
        #expect(
            form.draft.value.extras == [.free, .pro] && form.navigationController?.topViewController !== form.controller
        )
        form.navigationController?.popViewController(animated: true)
        form.screen.settle()
        #expect(form.screen.view(showing: "2") != nil)
    }

    @Test("checkmark rows select one option or any number", arguments: ListKind.allCases)
    func checkMarks(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            Section(id: "one") {
                CheckmarkRows(selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }
            }
            Section(id: "many") {
                CheckmarkRows(selection: draft[\.extras], options: SignUp.Plan.allCases) { "extra " + $0.rawValue }
            }
        }
        form.screen.tap("plus")
        form.screen.tap("extra free")
        form.screen.tap("extra pro")
        form.screen.tap("extra free")
        #expect(form.draft.value.plan == .plus && form.draft.value.extras == [.pro])
        let checked = form.screen.views(UITableViewCell.self).filter { $0.accessoryType == .checkmark }
        #expect(checked.count == 2)
    }

    @Test("a form and its draft are deallocated with their view controller", arguments: ListKind.allCases)
    func freed(kind: ListKind) {
        weak var controller: UIViewController?
        weak var draft: Draft<SignUp>?
        let screen = HeadlessScreen(scale: 1)
        let stack = UINavigationController(rootViewController: UIViewController())
        screen.show(stack)
        do {
            let filled = kind.makeFieldController(Draft(SignUp(), rules: [.required(\.email)])) { draft in
                Form {
                    Section(id: "s") {
                        TextFieldRow("Name", text: draft[\.name], placeholder: "name")
                        NumberRow("Guests", value: draft[\.guests], placeholder: "guests")
                        TextViewRow(text: draft[\.notes])
                        StepperRow("Nights", value: draft[\.nights], in: 1...9)
                        SegmentedRow(nil, selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }
                        PickerRow("Plan", selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }.id(
                            "choice")
                        DateRow("Arrival", date: draft[\.arrival])
                        SwitchRow("Company", isOn: draft[\.isCompany])
                    }
                }
            }
            (controller, draft) = (filled, filled.draft)
            stack.pushViewController(filled, animated: false)
            screen.settle()
            screen.tap("Name")
            screen.type("Ada")
            screen.tap("Guests")
            screen.type("12")
            screen.settle()
            stack.popViewController(animated: false)
        }
        screen.settle()
        #expect(controller == nil && draft == nil)
    }

    @Test("a dot of a color row selects its option", arguments: ListKind.allCases)
    func color(kind: ListKind) throws {
        let form = FieldScreen(kind) { draft in
            ColorRow("Plan", selection: draft[\.plan], options: [.free, .plus, .pro]) { plan in
                plan == .free ? .systemGray : plan == .plus ? .systemBlue : .systemPurple
            } name: {
                $0.rawValue
            }
        }
        form.screen.tap("plus")
        form.screen.settle()
        #expect(form.draft.value.plan == .plus)
        form.draft.update { $0.plan = .pro }
        form.screen.settle()
        #expect(form.screen.views(SwatchControl.self).first?.selected == 2)
    }

    @Test("a control shows its error with the first change", arguments: ListKind.allCases)
    func controlErrors(kind: ListKind) throws {
        let form = FieldScreen(
            kind,
            rules: [
                .range(\.nights, 1...3, "Three nights at most"), .accepted(\.isCompany, "Only for companies"),
            ]
        ) { draft in
            SwitchRow("Company", isOn: draft[\.isCompany])
            StepperRow("Nights", value: draft[\.nights], in: 0...9)
        }
        #expect(!form.screen.texts.contains("Three nights at most"))
        let toggle = try #require(form.screen.views(UISwitch.self).first)
        form.screen.tap(toggle)
        form.screen.settle()
        form.screen.tap(toggle)
        form.screen.settle()
        // The value equals that of the beginning.
        #expect(!form.draft.value.isCompany)
        form.draft.update { $0.nights = 3 }
        form.screen.settle()
        let stepper = try #require(form.screen.views(UIStepper.self).first)
        form.screen.tap(at: stepper.convert(CGPoint(x: stepper.bounds.width * 0.75, y: 10), to: nil))
        form.screen.settle()
        #expect(form.draft.value.nights == 4)
        #expect(form.screen.texts.contains("Three nights at most"))
    }

    @Test("a checkmark row shows the error of its field when it is selected", arguments: ListKind.allCases)
    func checkmarkError(kind: ListKind) {
        let form = FieldScreen(kind, rules: [.custom(\.plan) { $0.plan == .pro ? "Not available yet" : nil }]) {
            draft in
            Section(id: "plan") {
                CheckmarkRows(selection: draft[\.plan], options: SignUp.Plan.allCases, name: \.rawValue)
            }
        }
        form.screen.tap("pro")
        form.screen.settle()
        #expect(form.screen.texts.contains("Not available yet"))
        form.screen.tap("plus")
        form.screen.settle()
        #expect(!form.screen.texts.contains("Not available yet"))
    }

    @Test("submitting shows the error of the first invalid field above the keyboard", arguments: ListKind.allCases)
    func errorAboveKeyboard(kind: ListKind) async throws {
        let form = FieldScreen(kind, rules: [.required(\.name, "Enter a name")]) { draft in
            Section(id: "s") {
                for number in 0..<9 { Title("Row \(number)") }
                TextFieldRow("Name", text: draft[\.name])
                for number in 10..<30 { Title("Row \(number)") }
            }
        }
        #expect(await form.adapter.submit(form.draft) == nil)
        form.screen.settle()
        let caption = try #require(form.screen.view(showing: "Enter a name"))
        let keyboard = try #require(form.screen.keyboardFrame)
        #expect(caption.convert(caption.bounds, to: nil).maxY <= keyboard.minY)
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
        "a form of 300 rows with conditions updates only the rows that appear and disappear",
        arguments: ListKind.allCases)
    func largeForm(kind: ListKind) {
        let form = FieldScreen(kind) { draft in
            for section in 0..<10 {
                Section(id: section) {
                    for row in 0..<30 where row < 20 || draft.value.nights > section {
                        TextFieldRow(
                            "Row \(row)",
                            text: FieldBinding(id: row) {
                                draft.value.name
                            } set: {
                                draft[\.name].value = $0
                            })
                    }
                }
            }
        }
        var report: RenderReport?
        form.adapter.onRenderEvent = { if case .updated(let new) = $0 { report = new } }
        form.draft.update { $0.nights = 2 }
        form.screen.settle()
        #expect(report?.count(.inserted) == 10 && report?.changes.count == 10)
        #expect(form.listView.numberOfRows(inSection: 1) == 30 && form.listView.numberOfRows(inSection: 2) == 20)
    }
}
