import Foundation
import RandomRuns
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// Random keys, touches, renders and undo steps. The draft must always equal a simple model of the fields,
/// and the fields must show the draft.
@Suite("Random editing of forms", .serialized) @MainActor
struct FieldRandomTests {
    /// A simple model of the fields.
    private struct Model: Equatable {
        var texts = ["name": "", "email": "", "company": ""]
        var isCompany = false
        var nights = 1
    }

    @Test("random editing leaves the draft equal to what was typed, and leaks no objects")
    func randomEntry() {
        repeatRandomly(6) { seed, generator in
            let left = LeakChecker()
            fillIn(seed, &generator, left)
            #expect(left.names.isEmpty, "TRESTLE_SEED=\(seed)")
        }
    }

    private func fillIn(_ seed: UInt64, _ generator: inout SeededGenerator, _ left: LeakChecker) {
        let form = FieldScreen(rules: [.required(\.email), .length(\.name, 2...8, "2 to 8")]) { draft in
            Section(id: "a") {
                TextFieldRow("Name", text: draft[\.name], placeholder: "name")
                SwitchRow("Company", isOn: draft[\.isCompany])
                if draft.value.isCompany { TextFieldRow("Company", text: draft[\.company], placeholder: "company") }
            }
            if draft.value.nights > 2 {
                Section(id: "long") { for row in 0..<draft.value.nights { TextRow("\(row)") } }
            }
            Section(id: "b") {
                StepperRow("Nights", value: draft[\.nights], in: 1...30)
                TextFieldRow("Email", text: draft[\.email], placeholder: "email", kind: .email)
            }
        }
        left.watch(form.screen, form.controller, form.draft, form.adapter, form.listView)
        var model = Model()
        for step in 0..<80 {
            self.step(form, &model, &generator)
            left.watchCells(of: form.listView)
            let value = form.draft.value
            let isSame =
                value.name == model.texts["name"] && value.email == model.texts["email"]
                && value.company == model.texts["company"] && value.isCompany == model.isCompany
                && value.nights == model.nights
            #expect(isSame, "TRESTLE_SEED=\(seed), step \(step): \(value) instead of \(model)")
            for field in form.screen.views(UITextField.self) where field.window != nil {
                let name = field.placeholder ?? ""
                #expect(field.text == model.texts[name], "TRESTLE_SEED=\(seed), step \(step): \(name)")
            }
            guard isSame else { return }
        }
    }

    private func step(_ form: FieldScreen, _ model: inout Model, _ generator: inout SeededGenerator) {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1:
            let names = ["name", "email", "company"].filter { form.field($0) != nil }
            // Touches below the edge of the keyboard would type.
            guard let name = names.randomElement(using: &generator), let field = form.field(name),
                let frame = form.screen.visibleRect(of: field), frame.maxY < 500
            else { return }
            form.screen.tap(field)
            form.screen.press(.keyboardEnd)
        case 2...5:
            let text = ["a", "bc", "é", "👍", " "].randomElement(using: &generator) ?? "a"
            guard let edited = form.edited else { return }
            form.screen.press(.keyboardEnd)
            form.screen.type(text)
            model.texts[edited, default: ""] += text
        case 6:
            guard let edited = form.edited, model.texts[edited]?.isEmpty == false else { return }
            form.screen.press(.keyboardEnd)
            form.screen.press(.keyboardDeleteOrBackspace)
            model.texts[edited]?.removeLast()
        case 7: form.screen.type("\n")
        case 8:
            form.draft.update { $0.isCompany.toggle() }
            model.isCompany.toggle()
        case 9:
            let nights = Int.random(in: 1...30, using: &generator)
            form.draft.update { $0.nights = nights }
            model.nights = nights
        case 10:
            form.screen.advance(by: 0.2)
            form.renderForm(animated: Bool.random(using: &generator))
        default:
            // Touches below the edge of the keyboard would type.
            let (start, end) = (
                CGFloat.random(in: 150...500, using: &generator), CGFloat.random(in: 150...500, using: &generator)
            )
            form.screen.drag(from: CGPoint(x: 380, y: start), to: CGPoint(x: 380, y: end))
        }
    }
}
