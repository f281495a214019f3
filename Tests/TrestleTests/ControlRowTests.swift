import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Controls of forms", .serialized) @MainActor
struct ControlRowTests {
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
}
