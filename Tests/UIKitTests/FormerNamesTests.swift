import Foundation
import Testing

@testable import UIKit

@Suite("Names of Swift 4.0", .serialized) @MainActor
struct FormerNamesTests {
    @Test("former names of types are the types")
    func types() {
        let style: UITableViewStyle = .grouped
        #expect(UITableView(frame: .zero, style: style).style == .grouped)
        let state: UIControlState = [.selected, .disabled]
        let control = UIControl()
        control.isSelected = true
        control.isEnabled = false
        #expect(control.state == state)
        let attributes: [NSAttributedStringKey: Any] = [.kern: 2]
        #expect(
            NSAttributedString(string: "a", attributes: attributes).attribute(.kern, at: 0, effectiveRange: nil) != nil)
        #expect(
            UIBarButtonItem(barButtonSystemItem: UIBarButtonSystemItem.done, target: nil, action: nil).style == .done)
        #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    }

    @Test("Objective-C's names of integers and the C library's largest number exist")
    func numbers() {
        let integer: NSInteger = -1
        let unsigned: NSUInteger = 1
        #expect(integer == -1 as Int && unsigned == 1 as UInt)
        #expect(HUGE == Float.greatestFiniteMagnitude && MAXFLOAT == HUGE)
    }

    @Test("the shared application is found by its key, and settings are read on any thread")
    func keys() async {
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
        let isRunning = await Task.detached { UIAccessibility.isVoiceOverRunning }.value
        #expect(!isRunning)
    }

    private final class Screen: UIViewController {
        let first = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let second = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 40))

        @available(*, deprecated)
        override weak var preferredFocusedView: UIView? { second }
    }

    @Test("the focus moves to the view that an earlier project prefers")
    func preferredView() {
        let screen = Screen()
        screen.view.addSubview(screen.first)
        screen.view.addSubview(screen.second)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(FocusSearch.target(in: screen) === screen.second)
    }

    @Test("former names of notifications and their keys are the same notifications")
    func notifications() {
        #expect(NSNotification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
        #expect(NSNotification.Name.UIKeyboardDidShow == UIResponder.keyboardDidShowNotification)
        #expect(NSNotification.Name.UIKeyboardWillHide == UIResponder.keyboardWillHideNotification)
        #expect(NSNotification.Name.UIKeyboardDidHide == UIResponder.keyboardDidHideNotification)
        #expect(NSNotification.Name.UIKeyboardWillChangeFrame == UIResponder.keyboardWillChangeFrameNotification)
        #expect(NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
        #expect(NSNotification.Name.UIApplicationWillResignActive == UIApplication.willResignActiveNotification)
        #expect(NSNotification.Name.UIApplicationDidEnterBackground == UIApplication.didEnterBackgroundNotification)
        #expect(NSNotification.Name.UIApplicationWillEnterForeground == UIApplication.willEnterForegroundNotification)
        #expect(NSNotification.Name.UITextFieldTextDidChange == UITextField.textDidChangeNotification)
        #expect(NSNotification.Name.UITextViewTextDidChange == UITextView.textDidChangeNotification)
        #expect(UIKeyboardFrameEndUserInfoKey == UIResponder.keyboardFrameEndUserInfoKey)
        #expect(UIKeyboardFrameBeginUserInfoKey == UIResponder.keyboardFrameBeginUserInfoKey)
        #expect(UIKeyboardAnimationDurationUserInfoKey == UIResponder.keyboardAnimationDurationUserInfoKey)
        #expect(UIKeyboardAnimationCurveUserInfoKey == UIResponder.keyboardAnimationCurveUserInfoKey)
    }

    @Test("former names of methods move children and subviews")
    func methods() {
        let (parent, child) = (UIViewController(), UIViewController())
        child.willMove(toParentViewController: parent)
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        #expect(parent.childViewControllers == [child] && child.parent === parent)
        child.removeFromParentViewController()
        #expect(parent.children.isEmpty)

        let (view, first, second) = (UIView(), UIView(), UIView())
        view.addSubview(first)
        view.addSubview(second)
        view.bringSubview(toFront: first)
        #expect(view.subviews == [second, first])
        view.sendSubview(toBack: first)
        #expect(view.subviews == [first, second])
    }
}
