import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Text fields in alerts", .serialized)
struct AlertFieldTests {
    private func login(on stage: AlertStage) -> UIAlertController {
        let alert = stage.alert("Log in", "To the owl post.")
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        stage.add("Cancel", .cancel, to: alert)
        stage.add("Log In", to: alert)
        return alert
    }

    @Test("the first field gets the focus, Return goes to the next one, and then chooses")
    func returning() {
        let stage = AlertStage()
        let alert = login(on: stage)
        stage.present(alert)
        #expect(alert.textFields?[0].isEditing == true)
        stage.screen.type("hedwig\n")
        #expect(alert.textFields?[1].isEditing == true)
        stage.screen.type("mouse\n")
        stage.screen.settle()
        #expect(alert.textFields?.map(\.text) == ["hedwig", "mouse"])
        #expect(stage.log.take() == ["Log In"] && !stage.isShown)
        #expect(stage.screen.window?.firstResponder == nil)
    }

    @Test("Tab goes through the fields and the buttons, and round again, and Escape cancels while text is typed")
    func tabbing() {
        let stage = AlertStage()
        let behind = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        stage.root.view.addSubview(behind)
        let alert = login(on: stage)
        stage.present(alert)
        stage.screen.press(.keyboardTab)
        #expect(alert.textFields?[1].isEditing == true)
        stage.screen.press(.keyboardTab)
        #expect(alert.textFields?[1].isEditing == false && stage.button("Cancel")?.showsHighlight == true)
        stage.screen.press(.keyboardTab)
        stage.screen.press(.keyboardTab)
        #expect(alert.textFields?[0].isEditing == true)
        stage.screen.press(.keyboardTab, modifiers: .shift)
        #expect(stage.button("Log In")?.showsHighlight == true && !behind.isEditing)
        stage.screen.press(.keyboardTab, modifiers: .shift)
        stage.screen.press(.keyboardTab, modifiers: .shift)
        #expect(alert.textFields?[1].isEditing == true)
        stage.screen.press(.keyboardEscape)
        stage.screen.settle()
        #expect(stage.log.take() == ["Cancel"])
    }

    @Test("the action that Return would choose can be enabled by what is typed")
    func enabling() {
        let stage = AlertStage()
        let alert = stage.alert("Rename", nil)
        let rename = stage.add("Rename", to: alert)
        rename.isEnabled = false
        alert.addTextField { field in
            field.addAction(
                UIAction { [weak field] _ in rename.isEnabled = field?.hasText == true }, for: .editingChanged)
        }
        stage.present(alert)
        stage.screen.type("\n")
        stage.screen.settle()
        #expect(stage.isShown)
        stage.screen.type("Fang\n")
        stage.screen.settle()
        #expect(stage.log.take() == ["Rename"])
    }

    @Test("the card stands above the keyboard on the screen, and the keyboard goes with it")
    func keyboard() {
        let stage = AlertStage(hasKeys: false)
        let alert = login(on: stage)
        stage.present(alert)
        let keyboard = stage.screen.keyboardFrame ?? .null
        let card = stage.screen.visibleRect(of: alert.view) ?? .null
        #expect(!keyboard.isNull && card.maxY < keyboard.minY)
        #expect(abs(card.midY - (20 + keyboard.minY) / 2) <= 0.5)
        expectSnapshot(stage.screen, matches: "alert-keyboard")
        stage.screen.tapKeys("hi")
        #expect(alert.textFields?[0].text?.lowercased() == "hi")
        stage.screen.tap("Cancel")
        stage.screen.settle()
        #expect(stage.screen.keyboardFrame == nil && stage.log.take() == ["Cancel"])
    }

    @Test("fields in an alert look as on an iPhone, light and dark", arguments: ["light", "dark"])
    func pictures(_ name: String) {
        let stage = AlertStage(style: name == "dark" ? .dark : .light)
        let alert = login(on: stage)
        alert.textFields?[0].text = "hedwig"
        stage.present(alert)
        alert.textFields?[0].resignFirstResponder()
        stage.screen.settle()
        expectSnapshot(stage.screen, matches: "alert-fields-\(name)")
    }
}
