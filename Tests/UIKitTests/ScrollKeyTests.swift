import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("Scrolling with keys", .serialized) @MainActor
final class ScrollKeyTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let recorder = ScrollRecorder()

    private func prepare() {
        scrollView.contentSize = CGSize(width: 900, height: 3000)
        scrollView.delegate = recorder
        screen.show(scrollView)
    }

    private func offset(after key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> CGPoint {
        screen.press(key, modifiers: modifiers)
        screen.settle()
        return scrollView.contentOffset
    }

    @Test("arrow keys scroll by a line, page keys by a page minus a line, Home and End to the edges")
    func keys() {
        prepare()
        #expect(offset(after: .keyboardDownArrow) == CGPoint(x: 0, y: 40))
        #expect(
            recorder.calls == ["begin drag", "will end drag", "end drag true", "begin glide", "scroll", "end glide"])
        #expect(offset(after: .keyboardRightArrow) == CGPoint(x: 40, y: 40))
        #expect(offset(after: .keyboardPageDown).y == 600)
        #expect(offset(after: .keyboardSpacebar).y == 1160)
        #expect(offset(after: .keyboardSpacebar, .shift).y == 600)
        #expect(offset(after: .keyboardPageUp).y == 40)
        #expect(offset(after: .keyboardUpArrow).y == 0)
        #expect(offset(after: .keyboardLeftArrow).x == 0)
        #expect(offset(after: .keyboardEnd).y == 2400)
        #expect(offset(after: .keyboardHome).y == 0)
        #expect(offset(after: .keyboardDownArrow, .command).y == 2400)
        #expect(offset(after: .keyboardUpArrow, .alternate).y == 1840)
        #expect(offset(after: .keyboardDownArrow, .shift).y == 1840)
    }

    @Test("holding a key scrolls until it is released")
    func held() {
        prepare()
        func key(isDown: Bool) {
            screen.send(
                .key(HostKey(code: .keyboardDownArrow, isDown: isDown, timestamp: screen.time)))
        }
        key(isDown: true)
        screen.advance(by: 0.35)
        #expect(scrollView.contentOffset.y <= 40)
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y > 200)
        key(isDown: false)
        screen.settle()
        let rest = scrollView.contentOffset.y
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == rest && rest < 600)
    }

    @Test("keys scroll the scroll view around the first responder, otherwise the largest one")
    func target() {
        prepare()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.contentSize = CGSize(width: 100, height: 1000)
        let keyHandler = KeyHandlingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.addSubview(keyHandler)
        scrollView.addSubview(inner)
        _ = offset(after: .keyboardDownArrow)
        #expect(scrollView.contentOffset.y == 40 && inner.contentOffset.y == 0)
        keyHandler.becomeFirstResponder()
        _ = offset(after: .keyboardDownArrow)
        #expect(scrollView.contentOffset.y == 40 && inner.contentOffset.y == 40)
        inner.allowsKeyboardScrolling = false
        _ = offset(after: .keyboardDownArrow)
        #expect(scrollView.contentOffset.y == 80 && inner.contentOffset.y == 40)
        keyHandler.handles = true
        _ = offset(after: .keyboardDownArrow)
        #expect(scrollView.contentOffset.y == 80)
    }

    /// A responder that optionally handles key presses.
    final class KeyHandlingView: UIView {
        var handles = false
        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            if !handles { super.pressesBegan(presses, with: event) }
        }
    }
}
