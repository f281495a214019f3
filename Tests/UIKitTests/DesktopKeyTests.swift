import ScreenDriver
import Testing

@testable import UIKit

@Suite("Keys and buttons of the desktop", .serialized)
@MainActor
struct DesktopKeyTests {
    private let screen = HeadlessScreen(hasHardwareKeyboard: true)
    private let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
    private let navigation: UINavigationController

    init() {
        let page = UIViewController()
        page.view.addSubview(field)
        navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(page, animated: false)
        screen.show(navigation)
        screen.settle()
    }

    private func goBack() {
        screen.goBack()
        screen.settle()
    }

    @Test("the back button of the mouse and Alt-Left pop a screen, but not the first one")
    func back() {
        goBack()
        #expect(navigation.viewControllers.count == 1)
        goBack()
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.press(.keyboardLeftArrow, modifiers: .alternate)
        screen.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("a sheet is dismissed first, unless it must be closed by a decision, as an alert")
    func presented() {
        let sheet = UIViewController()
        navigation.present(sheet, animated: false)
        sheet.isModalInPresentation = true
        goBack()
        #expect(navigation.presentedViewController === sheet && navigation.viewControllers.count == 2)
        sheet.isModalInPresentation = false
        goBack()
        #expect(navigation.presentedViewController == nil && navigation.viewControllers.count == 2)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        navigation.present(alert, animated: false)
        screen.settle()
        goBack()
        #expect(navigation.presentedViewController === alert)
    }

    @Test("Alt-Left moves the caret of a text that is being edited")
    func editing() {
        field.text = "two words"
        field.becomeFirstResponder()
        screen.press(.keyboardLeftArrow, modifiers: .alternate)
        screen.settle()
        #expect(navigation.viewControllers.count == 2 && field.isFirstResponder)
    }

    @Test("Control-Q and Control-W end the app, and a key command of the app takes precedence", arguments: ["q", "w"])
    func quitting(letter: String) {
        final class Page: UIViewController {
            var letter = ""
            var calls = 0
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: letter, modifierFlags: .control) { [weak self] _ in self?.calls += 1 }]
            }
        }
        var terminations = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willTerminateNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { terminations += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        let code: UIKeyboardHIDUsage = letter == "q" ? .keyboardQ : .keyboardW
        let page = Page()
        page.letter = letter
        navigation.pushViewController(page, animated: false)
        page.becomeFirstResponder()
        screen.press(code, modifiers: .control)
        #expect(page.calls == 1 && terminations == 0)
        navigation.popViewController(animated: false)
        screen.settle()
        screen.press(code, modifiers: .control)
        #expect(terminations == 1)
    }
}
