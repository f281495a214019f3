import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// What is edited, focused and commanded behind what is presented.
@MainActor
@Suite("Keys behind presentations", .serialized)
struct PresentationKeysTests {
    private final class Commanding: UIViewController {
        var ran: [String] = []
        var performs = false
        override var performsActionsWhilePresentingModally: Bool { performs }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "n", modifierFlags: .command) { [weak self] _ in self?.ran.append("new") }]
        }
    }

    private final class Keeping: UIViewController {
        override var disablesAutomaticKeyboardDismissal: Bool { true }
    }

    private func field(in controller: UIViewController, y: CGFloat = 100) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        controller.view.addSubview(field)
        return field
    }

    @Test(
        "a field that was edited behind what is presented ends to be, and is edited again when that goes",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .currentContext])
    func restoring(_ style: UIModalPresentationStyle) {
        let stage = PresentationStage()
        let edited = field(in: stage.root)
        edited.becomeFirstResponder()
        stage.present(stage.make("sheet", style))
        #expect(!edited.isEditing && stage.screen.window?.firstResponder == nil)
        stage.screen.type("x")
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(edited.isEditing && edited.text == "")
        stage.screen.type("owl")
        #expect(edited.text == "owl")
    }

    @Test(
        "a controller that is the first responder is so no more when it was dismissed, and a focus that showed shows behind"
    )
    func controllerAsResponder() {
        final class Listening: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = PresentationStage()
        let behind = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        stage.root.view.addSubview(behind)
        stage.screen.press(.keyboardTab)
        #expect(behind.isFocused)
        let listening = Listening()
        listening.modalPresentationStyle = .overFullScreen
        listening.modalTransitionStyle = .crossDissolve
        let inside = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        listening.view.addSubview(inside)
        stage.root.present(listening, animated: true)
        stage.screen.settle()
        listening.becomeFirstResponder()
        #expect(inside.isFocused && listening.isFirstResponder)
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.screen.window?.firstResponder == nil && behind.isFocused)
    }

    @Test("the keyboard stays while it is handed on to an alert's field and back, and comes back after a plain alert")
    func keyboardStays() throws {
        let screen = HeadlessScreen(scale: 1)
        let root = UIViewController()
        screen.show(root)
        screen.settle()
        let edited = field(in: root)
        edited.becomeFirstResponder()
        screen.settle()
        var heard: [String] = []
        let observers = [
            ("hide", UIResponder.keyboardWillHideNotification), ("show", UIResponder.keyboardWillShowNotification),
        ].map { word, name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(word) }
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
        #expect(edited.isEditing && heard.isEmpty)
        root.present(UIAlertController(title: "Owl", message: nil, preferredStyle: .alert), animated: true)
        screen.settle()
        #expect(heard == ["hide"] && !edited.isEditing)
        root.dismiss(animated: true)
        screen.settle()
        #expect(heard == ["hide", "show"] && edited.isEditing)
    }

    @Test(
        "who is edited in the presented controller when it goes, or has taken the keys since, keeps nothing from coming back"
    )
    func handedOver() {
        let stage = PresentationStage()
        let edited = field(in: stage.root)
        let other = field(in: stage.root, y: 200)
        edited.becomeFirstResponder()
        let sheet = stage.present(stage.make("sheet"))
        field(in: sheet).becomeFirstResponder()
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(edited.isEditing)
        stage.present(stage.make("sheet"))
        stage.root.dismiss(animated: true)
        other.becomeFirstResponder()
        stage.screen.settle()
        #expect(other.isEditing && !edited.isEditing)
    }

    @Test("a sheet that is pulled down by hand gives the keys back at its end, and not while it may still come back")
    func pulledDown() {
        let stage = PresentationStage()
        let edited = field(in: stage.root)
        edited.becomeFirstResponder()
        stage.present(stage.make("sheet"))
        stage.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 340))
        stage.screen.settle()
        #expect(!edited.isEditing && stage.root.presentedViewController != nil)
        stage.screen.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 820))
        stage.screen.settle()
        #expect(edited.isEditing && stage.root.presentedViewController == nil)
    }

    @Test("commands of what is behind run no more, unless its controller wants that")
    func commands() {
        let screen = HeadlessScreen(scale: 1)
        let root = Commanding()
        screen.show(root)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.ran == ["new"])
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.ran == ["new"])
        root.dismiss(animated: true)
        screen.settle()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.ran == ["new"])
        root.performs = true
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.ran == ["new", "new"])
    }

    @Test("commands behind a sheet that leaves what is behind to be touched run")
    func undimmed() {
        let screen = HeadlessScreen(scale: 1)
        let root = Commanding()
        screen.show(root)
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: true)
        screen.settle()
        screen.press(.keyboardN, modifiers: .command)
        #expect(root.ran == ["new"])
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

    private func focused(_ stage: PresentationStage) -> UIView? {
        stage.screen.window?.windowScene?.focusSystem?.focusedItem as? UIView
    }

    @Test(
        "the focus moves into what is presented, stays there whatever key is used, and comes back to where it was",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func focus(_ style: UIModalPresentationStyle) {
        let stage = PresentationStage()
        let behind = [150, 250, 350].map { item(in: stage.root, y: $0) }
        stage.screen.press(.keyboardDownArrow)
        stage.screen.press(.keyboardDownArrow)
        #expect(focused(stage) === behind[1])
        let sheet = stage.make("sheet", style)
        let inside = [150, 250].map { item(in: sheet, y: $0) }
        stage.present(sheet)
        if style == .pageSheet { #expect(focused(stage) === inside[0]) }
        for _ in 0..<5 { stage.screen.press(.keyboardDownArrow) }
        #expect(focused(stage) === inside[1])
        stage.screen.press(.keyboardTab)
        for _ in 0..<5 { stage.screen.press(.keyboardUpArrow) }
        #expect(focused(stage) === inside[0])
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(focused(stage) === behind[1])
        stage.root.restoresFocusAfterTransition = false
        stage.present(stage.make("sheet", style))
        #expect(focused(stage) == nil)
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        stage.screen.press(.keyboardDownArrow)
        #expect(focused(stage) === behind[0])
    }

    @Test("a screen of a stack that comes back is focused where it was")
    func stack() {
        let stage = PresentationStage()
        let list = UIViewController()
        let rows = [150, 250].map { item(in: list, y: $0) }
        let navigation = UINavigationController(rootViewController: list)
        stage.screen.show(navigation)
        stage.screen.settle()
        stage.screen.press(.keyboardDownArrow)
        stage.screen.press(.keyboardDownArrow)
        #expect(focused(stage) === rows[1])
        navigation.pushViewController(UIViewController(), animated: true)
        stage.screen.settle()
        navigation.popViewController(animated: true)
        stage.screen.settle()
        stage.screen.press(.keyboardDownArrow)
        #expect(focused(stage) === rows[1])
    }

    // MARK: The keyboard that stays

    @Test("a controller may keep the keyboard while nothing is edited any more; it goes with the controller")
    func kept() {
        let screen = HeadlessScreen(scale: 1)
        let root = UIViewController()
        screen.show(root)
        screen.settle()
        let sheet = Keeping()
        root.present(UINavigationController(rootViewController: sheet), animated: false)
        let lost = field(in: sheet)
        lost.becomeFirstResponder()
        screen.settle()
        lost.resignFirstResponder()
        screen.settle()
        // The outermost one that is presented is asked.
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
