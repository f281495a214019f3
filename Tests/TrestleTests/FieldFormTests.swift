import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Forms of fields", .serialized) @MainActor
struct FieldFormTests {
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
}
