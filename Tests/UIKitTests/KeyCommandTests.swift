import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Key commands", .serialized) @MainActor
final class KeyCommandTests {
    final class Screen: UIViewController {
        var performed: [String] = []
        lazy var commands: [UIKeyCommand] = [
            UIKeyCommand(title: "New", input: "n", modifierFlags: .command) { [weak self] _ in
                self?.performed.append("new")
            },
            UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.performed.append("escape") },
            UIKeyCommand(input: "a") { [weak self] _ in self?.performed.append("a") },
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow) { [weak self] _ in self?.performed.append("left") },
        ]
        override var keyCommands: [UIKeyCommand]? { commands }
    }

    private let screen = HeadlessScreen(scale: 1)
    private let controller = Screen()

    @Test("a controller's key command is performed for its key with exactly its modifiers")
    func performing() {
        screen.show(controller)
        screen.press(.keyboardN, modifiers: .command)
        screen.press(.keyboardN, modifiers: [.command, .shift])
        screen.press(.keyboardN)
        screen.press(.keyboardEscape)
        #expect(controller.performed == ["new", "escape"])
        controller.commands[0].attributes = .disabled
        screen.press(.keyboardN, modifiers: .command)
        #expect(controller.performed == ["new", "escape"])
    }

    @Test("during text editing the text handles its keys first, unless a command has priority")
    func typing() {
        screen.show(controller)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        screen.type("ab")
        screen.press(.keyboardLeftArrow)
        #expect(field.text == "ab" && field.editor.selection.head == 1 && controller.performed.isEmpty)
        screen.press(.keyboardN, modifiers: .command)
        screen.press(.keyboardEscape)
        #expect(controller.performed == ["new", "escape"])
        for command in controller.commands { command.wantsPriorityOverSystemBehavior = true }
        screen.type("ab")
        screen.press(.keyboardLeftArrow)
        #expect(field.text == "abb" && controller.performed == ["new", "escape", "a", "left"])
    }
}
