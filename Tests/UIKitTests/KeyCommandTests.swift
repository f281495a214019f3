import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Commands of keys", .serialized) @MainActor
final class KeyCommandTests {
    final class Screen: UIViewController {
        var ran: [String] = []
        lazy var commands: [UIKeyCommand] = [
            UIKeyCommand(title: "New", input: "n", modifierFlags: .command) { [weak self] _ in self?.ran.append("new")
            },
            UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.ran.append("escape") },
            UIKeyCommand(input: "a") { [weak self] _ in self?.ran.append("a") },
            UIKeyCommand(input: UIKeyCommand.inputLeftArrow) { [weak self] _ in self?.ran.append("left") },
        ]
        override var keyCommands: [UIKeyCommand]? { commands }
    }

    private let screen = HeadlessScreen(scale: 1)
    private let controller = Screen()

    @Test("a controller's commands run by their keys, with just the modifiers that they name")
    func running() {
        screen.show(controller)
        screen.press(.keyboardN, modifiers: .command)
        screen.press(.keyboardN, modifiers: [.command, .shift])
        screen.press(.keyboardN)
        screen.press(.keyboardEscape)
        #expect(controller.ran == ["new", "escape"])
        controller.commands[0].attributes = .disabled
        screen.press(.keyboardN, modifiers: .command)
        #expect(controller.ran == ["new", "escape"])
    }

    @Test("while text is typed, what the text has a use for is its own, unless a command goes first")
    func typing() {
        screen.show(controller)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        screen.type("ab")
        screen.press(.keyboardLeftArrow)
        #expect(field.text == "ab" && field.editor.selection.head == 1 && controller.ran.isEmpty)
        screen.press(.keyboardN, modifiers: .command)
        screen.press(.keyboardEscape)
        #expect(controller.ran == ["new", "escape"])
        for command in controller.commands { command.wantsPriorityOverSystemBehavior = true }
        screen.type("ab")
        screen.press(.keyboardLeftArrow)
        #expect(field.text == "abb" && controller.ran == ["new", "escape", "a", "left"])
    }
}
