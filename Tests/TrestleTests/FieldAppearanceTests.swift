import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Appearance of fields", .serialized) @MainActor
struct FieldAppearanceTests {
    private func show(_ kind: ListKind, on screen: HeadlessScreen, isMirrored: Bool) async -> FieldScreen {
        let value = SignUp(
            name: "Ada Lovelace", email: "ada@example", password: "secret", notes: "Two lines\nof notes", guests: 1200,
            price: 99, nights: 2, plan: .plus)
        let form = FieldScreen(kind, value, rules: [.email(\.email)], screen: screen) { draft in
            Section(id: "text", header: Title("Text")) {
                TextFieldRow("Name", text: draft[\.name], placeholder: "name")
                TextFieldRow("Email", text: draft[\.email], placeholder: "email", kind: .email)
                TextFieldRow("Password", text: draft[\.password], kind: .password, help: "At least 8 characters")
                TextFieldRow("Off", text: draft[\.name], isEnabled: false).id("off")
                TextFieldRow(nil, text: draft[\.phone], placeholder: "Without a title")
                TextViewRow(text: draft[\.notes], placeholder: "Notes", minimumLines: 2)
            }
            Section(id: "numbers", header: Title("Numbers")) {
                NumberRow("Price", value: draft[\.price], currency: "EUR", locale: Locale(identifier: "en_US"))
                NumberRow("Guests", value: draft[\.guests], locale: Locale(identifier: "en_US"))
                StepperRow("Nights", value: draft[\.nights], in: 1...9)
                SliderRow("Volume", value: draft[\.volume], in: 0...1)
            }
            Section(id: "choices", header: Title("Choices")) {
                SegmentedRow("Plan", selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }
                PickerRow("Plan", selection: draft[\.plan], options: SignUp.Plan.allCases) { $0.rawValue }.id("choice")
                SwitchRow("Company", isOn: draft[\.isCompany])
            }
        }
        if isMirrored {
            form.navigationController?.setOverrideTraitCollection(
                UITraitCollection(layoutDirection: .rightToLeft), forChild: form.controller)
        }
        _ = await form.draft.validate()
        screen.settle()
        return form
    }

    @Test(
        "fields match their reference images in light and dark mode, with large and small text, and from right to left",
        arguments: ListKind.allCases, ["light", "dark", "large", "small", "right-to-left"])
    func looks(kind: ListKind, name: String) async {
        let screen = HeadlessScreen(
            size: CGSize(width: 390, height: name == "large" ? 1500 : 1000), scale: 1,
            style: name == "dark" ? .dark : .light,
            safeAreaInsets: .zero,
            contentSizeCategory: name == "large" ? .accessibilityLarge : name == "small" ? .extraSmall : .large)
        _ = await show(kind, on: screen, isMirrored: name == "right-to-left")
        expectSnapshot(screen, matches: "entry-\(name)")
    }
}
