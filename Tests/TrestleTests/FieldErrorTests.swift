import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Errors of fields", .serialized) @MainActor
struct FieldErrorTests {
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
}
