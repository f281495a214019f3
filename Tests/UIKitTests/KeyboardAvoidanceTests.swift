import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Keyboard avoidance", .serialized) @MainActor
final class KeyboardAvoidanceTests {
    /// A view at the bottom of a table that receives typed text.
    final class Field: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    private lazy var screen = HeadlessScreen(scale: 1)
    private let controller = UITableViewController(style: .plain)
    private var table: UITableView { controller.tableView }

    private func prepare() {
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
        table.tableFooterView = footer
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    private func post(_ name: Notification.Name, frame: CGRect, duration: Double = 0.25) {
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            ])
    }

    private let keyboard = CGRect(x: 0, y: 544, width: 390, height: 300)

    @Test("the keyboard adds a bottom inset to the table of a table view controller")
    func insets() {
        prepare()
        let before = table.adjustedContentInset
        #expect(before.bottom == 34)
        post(UIResponder.keyboardWillShowNotification, frame: keyboard)
        #expect(table.adjustedContentInset.bottom == 300 && table.adjustedContentInset.top == before.top)
        #expect(table.contentInset == .zero)
        #expect(table.indicatorInsets(isVertical: true).bottom == 300)
        post(UIResponder.keyboardWillChangeFrameNotification, frame: keyboard.offsetBy(dx: 0, dy: 100))
        #expect(table.adjustedContentInset.bottom == 200)
        post(UIResponder.keyboardWillHideNotification, frame: keyboard.offsetBy(dx: 0, dy: 300))
        #expect(table.adjustedContentInset == before)
    }

    @Test("the edited field is scrolled above the keyboard, and the offset is restored when the keyboard hides")
    func editing() {
        prepare()
        let field = Field(frame: CGRect(x: 0, y: 640, width: 390, height: 40))
        table.tableFooterView?.addSubview(field)
        field.becomeFirstResponder()
        let top = table.contentOffset.y
        post(UIResponder.keyboardWillShowNotification, frame: keyboard)
        screen.settle()
        let fieldFrame = field.convert(field.bounds, to: nil)
        #expect(fieldFrame.maxY <= 544 && fieldFrame.maxY > 500)
        #expect(table.contentOffset.y > top)
        table.contentOffset.y = table.contentSize.height - 544
        post(UIResponder.keyboardWillHideNotification, frame: .zero)
        #expect(table.contentOffset.y == table.contentSize.height - 844 + 34)
    }

    @Test("a table that is removed or does not intersect the keyboard has no inset")
    func elsewhere() {
        prepare()
        post(UIResponder.keyboardWillShowNotification, frame: CGRect(x: 0, y: 844, width: 390, height: 300))
        #expect(table.adjustedContentInset.bottom == 34)
        screen.show(UIViewController())
        post(UIResponder.keyboardWillShowNotification, frame: keyboard)
        #expect(table.keyboardHeight == 0)
    }

    @Test("rectangles, points and sizes are wrapped in `NSValue` and unwrapped")
    func values() {
        #expect(NSValue(cgRect: keyboard).cgRectValue == keyboard)
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    }
}
