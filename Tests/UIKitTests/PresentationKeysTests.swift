import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Editing, focus and key commands behind a presentation.
@MainActor
@Suite("Keyboard input during presentations", .serialized)
struct PresentationKeysTests {
    private final class CommandController: UIViewController {
        var performed: [String] = []
        var performs = false
        override var performsActionsWhilePresentingModally: Bool { performs }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "n", modifierFlags: .command) { [weak self] _ in self?.performed.append("new") }]
        }
    }

    private final class KeyboardKeepingController: UIViewController {
        override var disablesAutomaticKeyboardDismissal: Bool { true }
    }

    private func field(in controller: UIViewController, y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        controller.view.addSubview(field)
        return field
    }

    @Test(
        "a presentation ends editing behind it, and its dismissal resumes it",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .currentContext])
    func restoring(_ style: UIModalPresentationStyle) {
        let fixture = PresentationFixture()
        let edited = field(in: fixture.root)
        edited.becomeFirstResponder()
        fixture.present(fixture.make("sheet", style))
        #expect(!edited.isEditing && fixture.screen.window?.firstResponder == nil)
        fixture.screen.type("x")
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(edited.isEditing && edited.text == "")
        fixture.screen.type("owl")
        #expect(edited.text == "owl")
    }

    @Test(
        "a dismissed controller resigns first responder, and the focus behind it is visible again"
    )
    func controllerAsFirstResponder() {
        final class Listening: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let fixture = PresentationFixture()
        let behind = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        fixture.root.view.addSubview(behind)
        fixture.screen.press(.keyboardTab)
        #expect(behind.isFocused)
        let listening = Listening()
        listening.modalPresentationStyle = .overFullScreen
        listening.modalTransitionStyle = .crossDissolve
        let inside = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        listening.view.addSubview(inside)
        fixture.root.present(listening, animated: true)
        fixture.screen.settle()
        listening.becomeFirstResponder()
        #expect(inside.isFocused && listening.isFirstResponder)
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.screen.window?.firstResponder == nil && behind.isFocused)
    }

    @Test("the keyboard remains when an alert's field takes over, and reappears after an alert without fields")
    func keyboardHandoff() throws {
        let screen = HeadlessScreen(scale: 1)
        let root = UIViewController()
        screen.show(root)
        screen.settle()
        let edited = field(in: root)
        edited.becomeFirstResponder()
        screen.settle()
        var notifications: [String] = []
        let observers = [
            ("hide", UIResponder.keyboardWillHideNotification), ("show", UIResponder.keyboardWillShowNotification),
        ].map { word, name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { notifications.append(word) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let asking = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        asking.addTextField()
        root.present(asking, animated: true)
        screen.settle()
        #expect(asking.textFields?[0].isEditing == true)
        root.dismiss(animated: true)
        screen.settle()
        #expect(edited.isEditing && notifications.isEmpty)
        root.present(UIAlertController(title: "Owl", message: nil, preferredStyle: .alert), animated: true)
        screen.settle()
        #expect(notifications == ["hide"] && !edited.isEditing)
        root.dismiss(animated: true)
        screen.settle()
        #expect(notifications == ["hide", "show"] && edited.isEditing)
    }

    @Test(
        "editing behind resumes unless another view has become first responder since"
    )
    func firstResponderChange() {
        let fixture = PresentationFixture()
        let edited = field(in: fixture.root)
        let other = field(in: fixture.root, y: 200)
        edited.becomeFirstResponder()
        let sheet = fixture.present(fixture.make("sheet"))
        field(in: sheet).becomeFirstResponder()
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(edited.isEditing)
        fixture.present(fixture.make("sheet"))
        fixture.root.dismiss(animated: true)
        other.becomeFirstResponder()
        fixture.screen.settle()
        #expect(other.isEditing && !edited.isEditing)
    }

    @Test("dragging a sheet down restores the first responder at the end of the dismissal, not before")
    func interactiveDismissal() {
        let fixture = PresentationFixture()
        let edited = field(in: fixture.root)
        edited.becomeFirstResponder()
        fixture.present(fixture.make("sheet"))
        fixture.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 340))
        fixture.screen.settle()
        #expect(!edited.isEditing && fixture.root.presentedViewController != nil)
        fixture.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 820))
        fixture.screen.settle()
        #expect(edited.isEditing && fixture.root.presentedViewController == nil)
    }

    @Test("key commands behind a presentation are disabled, unless the controller allows them")
    func commands() {
        let screen = HeadlessScreen(scale: 1)
        let root = CommandController()
        screen.show(root)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.performed == ["new"])
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.performed == ["new"])
        root.dismiss(animated: true)
        screen.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.performed == ["new"])
        root.performs = true
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.performed == ["new", "new"])
    }

    @Test("key commands behind an undimmed sheet are enabled")
    func undimmed() {
        let screen = HeadlessScreen(scale: 1)
        let root = CommandController()
        screen.show(root)
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: true)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.performed == ["new"])
    }

    // MARK: Focus

    private final class Item: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private func item(in controller: UIViewController, y: CGFloat) -> UIView {
        let item = Item(frame: CGRect(x: 20, y: y, width: 200, height: 44))
        controller.view.addSubview(item)
        return item
    }

    private func focused(_ fixture: PresentationFixture) -> UIView? {
        fixture.screen.window?.windowScene?.focusSystem?.focusedItem as? UIView
    }

    @Test(
        "the focus moves into the presented controller, cannot leave it, and is restored on dismissal",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func focus(_ style: UIModalPresentationStyle) {
        let fixture = PresentationFixture()
        let behind = [150, 250, 350].map { item(in: fixture.root, y: $0) }
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.press(.keyboardDownArrow)
        #expect(focused(fixture) === behind[1])
        let sheet = fixture.make("sheet", style)
        let inside = [150, 250].map { item(in: sheet, y: $0) }
        fixture.present(sheet)
        if style == .pageSheet { #expect(focused(fixture) === inside[0]) }
        for _ in 0..<5 { fixture.screen.press(.keyboardDownArrow) }
        #expect(focused(fixture) === inside[1])
        fixture.screen.press(.keyboardTab)
        for _ in 0..<5 { fixture.screen.press(.keyboardUpArrow) }
        #expect(focused(fixture) === inside[0])
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(focused(fixture) === behind[1])
        fixture.root.restoresFocusAfterTransition = false
        fixture.present(fixture.make("sheet", style))
        #expect(focused(fixture) == nil)
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        fixture.screen.press(.keyboardDownArrow)
        #expect(focused(fixture) === behind[0])
    }

    @Test("popping a view controller restores its focus")
    func stack() {
        let fixture = PresentationFixture()
        let list = UIViewController()
        let rows = [150, 250].map { item(in: list, y: $0) }
        let navigation = UINavigationController(rootViewController: list)
        fixture.screen.show(navigation)
        fixture.screen.settle()
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.press(.keyboardDownArrow)
        #expect(focused(fixture) === rows[1])
        navigation.pushViewController(UIViewController(), animated: true)
        fixture.screen.settle()
        navigation.popViewController(animated: true)
        fixture.screen.settle()
        fixture.screen.press(.keyboardDownArrow)
        #expect(focused(fixture) === rows[1])
    }

    // MARK: Keyboard dismissal

    @Test("a controller may keep the keyboard after editing ends, until the controller is dismissed")
    func keptKeyboard() {
        let screen = HeadlessScreen(scale: 1)
        let root = UIViewController()
        screen.show(root)
        screen.settle()
        let sheet = KeyboardKeepingController()
        root.present(UINavigationController(rootViewController: sheet), animated: false)
        let lost = field(in: sheet)
        lost.becomeFirstResponder()
        screen.settle()
        lost.resignFirstResponder()
        screen.settle()
        // The outermost presented controller decides.
        #expect(UIApplication.shared.keyboard.frame == nil)
        root.dismiss(animated: false)
        root.present(sheet, animated: false)
        lost.becomeFirstResponder()
        screen.settle()
        lost.resignFirstResponder()
        screen.settle()
        #expect(UIApplication.shared.keyboard.frame != nil)
        root.dismiss(animated: true)
        screen.settle()
        #expect(UIApplication.shared.keyboard.frame == nil)
    }
}
