import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("Key delivery", .serialized) @MainActor
final class KeyDeliveryTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let root = Root(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    final class Root: UIView {
        var log: [String] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("\(press.key?.keyCode.rawValue ?? 0) down") }
            super.pressesBegan(presses, with: event)
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("\(press.key?.keyCode.rawValue ?? 0) up") }
            super.pressesEnded(presses, with: event)
        }
    }

    final class Field: UIView, UIKeyInput {
        var text = ""
        var modifiers: [UIKeyModifierFlags] = []
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { if !text.isEmpty { text.removeLast() } }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            modifiers.append(event?.modifierFlags ?? [])
            super.pressesBegan(presses, with: event)
        }
    }

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        root.addSubview(field)
        screen.show(root)
    }

    @Test("text is inserted into the first responder if it accepts text")
    func text() {
        prepare()
        screen.type("no one hears")
        #expect(field.text == "")
        #expect(field.becomeFirstResponder())
        screen.type("Hi you\n")
        #expect(field.text == "Hi you\n")
        screen.press(.keyboardDeleteOrBackspace)
        screen.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "Hi yo")
    }

    @Test("key presses are delivered to the first responder and passed up the responder chain")
    func chain() {
        prepare()
        field.becomeFirstResponder()
        screen.press(.keyboardA, modifiers: .shift)
        #expect(field.modifiers == [.shift])
        #expect(root.log == ["4 down", "4 up"])
    }

    @Test("a repeating key begins one press and deletes repeatedly")
    func repeating() {
        prepare()
        field.becomeFirstResponder()
        field.text = "abcdef"
        for _ in 0..<3 {
            screen.send(.key(HostKey(code: .keyboardDeleteOrBackspace, isDown: true, timestamp: screen.time)))
        }
        #expect(field.text == "abc")
        #expect(root.log == ["42 down"])
    }
}
