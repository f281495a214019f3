import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Text fields in alerts", .serialized)
struct AlertFieldTests {
    private func login(on fixture: AlertFixture) -> UIAlertController {
        let alert = fixture.alert("Log in", "To the owl post.")
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        fixture.add("Cancel", .cancel, to: alert)
        fixture.add("Log In", to: alert)
        return alert
    }

    @Test("the first text field begins editing, and Return moves to the next field and then to the default action")
    func returning() {
        let fixture = AlertFixture()
        let alert = login(on: fixture)
        fixture.present(alert)
        #expect(alert.textFields?[0].isEditing == true)
        fixture.screen.type("hedwig\n")
        #expect(alert.textFields?[1].isEditing == true)
        fixture.screen.type("mouse\n")
        fixture.screen.settle()
        #expect(alert.textFields?.map(\.text) == ["hedwig", "mouse"])
        #expect(fixture.log.take() == ["Log In"] && !fixture.isShown)
        #expect(fixture.screen.window?.firstResponder == nil)
    }

    @Test("Tab cycles through the fields and the buttons, and Escape cancels during editing")
    func tabbing() {
        let fixture = AlertFixture()
        let behind = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        fixture.root.view.addSubview(behind)
        let alert = login(on: fixture)
        fixture.present(alert)
        fixture.screen.press(.keyboardTab)
        #expect(alert.textFields?[1].isEditing == true)
        fixture.screen.press(.keyboardTab)
        #expect(alert.textFields?[1].isEditing == false && fixture.button("Cancel")?.showsHighlight == true)
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardTab)
        #expect(alert.textFields?[0].isEditing == true)
        fixture.screen.press(.keyboardTab, modifiers: .shift)
        #expect(fixture.button("Log In")?.showsHighlight == true && !behind.isEditing)
        fixture.screen.press(.keyboardTab, modifiers: .shift)
        fixture.screen.press(.keyboardTab, modifiers: .shift)
        #expect(alert.textFields?[1].isEditing == true)
        fixture.screen.press(.keyboardEscape)
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Cancel"])
    }

    @Test("editing a field can enable the action that Return triggers")
    func enabling() {
        let fixture = AlertFixture()
        let alert = fixture.alert("Rename", nil)
        let rename = fixture.add("Rename", to: alert)
        rename.isEnabled = false
        alert.addTextField { field in
            field.addAction(
                UIAction { [weak field] _ in rename.isEnabled = field?.hasText == true }, for: .editingChanged)
        }
        fixture.present(alert)
        fixture.screen.type("\n")
        fixture.screen.settle()
        #expect(fixture.isShown)
        fixture.screen.type("Fang\n")
        fixture.screen.settle()
        #expect(fixture.log.take() == ["Rename"])
    }

    @Test("the alert is placed above the on-screen keyboard, and the keyboard is dismissed with it")
    func keyboard() {
        let fixture = AlertFixture(hasKeys: false)
        let alert = login(on: fixture)
        fixture.present(alert)
        let keyboard = fixture.screen.keyboardFrame ?? .null
        let card = fixture.screen.visibleRect(of: alert.view) ?? .null
        #expect(!keyboard.isNull && card.maxY < keyboard.minY)
        #expect(abs(card.midY - (20 + keyboard.minY) / 2) <= 0.5)
        expectSnapshot(fixture.screen, matches: "alert-keyboard")
        fixture.screen.tapKeys("hi")
        #expect(alert.textFields?[0].text?.lowercased() == "hi")
        fixture.screen.tap("Cancel")
        fixture.screen.settle()
        #expect(fixture.screen.keyboardFrame == nil && fixture.log.take() == ["Cancel"])
    }

    @Test("alerts with text fields match their reference images in light and dark mode", arguments: ["light", "dark"])
    func pictures(_ name: String) {
        let fixture = AlertFixture(style: name == "dark" ? .dark : .light)
        let alert = login(on: fixture)
        alert.textFields?[0].text = "hedwig"
        fixture.present(alert)
        alert.textFields?[0].resignFirstResponder()
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "alert-fields-\(name)")
    }
}
