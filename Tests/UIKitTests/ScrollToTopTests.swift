import Testing
import TrestleTesting

@testable import UIKit

@Suite("Scrolling to the top", .serialized) @MainActor
final class ScrollToTopTests {
    /// Allows or prevents scrolling to the top, and logs the calls.
    final class Delegate: NSObject, UIScrollViewDelegate {
        var mayScroll = true
        var calls: [String] = []

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            calls.append("should")
            return mayScroll
        }

        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end animation") }
    }

    private lazy var screen = HeadlessScreen(scale: 1)
    private let scrollView = UIScrollView()
    private let delegate = Delegate()
    private let statusBar = CGPoint(x: 195, y: 20)

    private func prepare() {
        scrollView.contentSize = CGSize(width: 390, height: 5000)
        scrollView.delegate = delegate
        screen.show(scrollView)
        scrollView.contentOffset.y = 1000
    }

    @Test("a tap on the status bar scrolls to the top and notifies the delegate")
    func tap() {
        prepare()
        let top = -scrollView.adjustedContentInset.top
        #expect(top < 0)
        screen.tap(at: statusBar)
        screen.advance(by: 0.1)
        #expect(scrollView.contentOffset.y > top && scrollView.contentOffset.y < 1000)
        screen.settle()
        #expect(scrollView.contentOffset.y == top)
        #expect(delegate.calls == ["should", "did"])
        screen.tap(at: statusBar)
        #expect(delegate.calls == ["should", "did"])
    }

    @Test("the delegate and the scroll view can prevent it")
    func prevented() {
        prepare()
        delegate.mayScroll = false
        screen.tap(at: statusBar)
        screen.settle()
        #expect(scrollView.contentOffset.y == 1000 && delegate.calls == ["should"])
        scrollView.scrollsToTop = false
        delegate.mayScroll = true
        screen.tap(at: statusBar)
        screen.settle()
        #expect(scrollView.contentOffset.y == 1000 && delegate.calls == ["should"])
    }

    @Test("with several eligible scroll views none scrolls")
    func several() {
        prepare()
        let other = UIScrollView(frame: CGRect(x: 0, y: 1100, width: 100, height: 100))
        scrollView.addSubview(other)
        screen.tap(at: statusBar)
        screen.settle()
        #expect(scrollView.contentOffset.y == 1000)
        other.scrollsToTop = false
        screen.tap(at: statusBar)
        screen.settle()
        #expect(scrollView.contentOffset.y < 0)
        // An offscreen scroll view does not count.
        other.scrollsToTop = true
        other.frame.origin.y = 4000
        scrollView.contentOffset.y = 1000
        screen.tap(at: statusBar)
        screen.settle()
        #expect(scrollView.contentOffset.y < 0)
    }

    @Test("a drag over the status bar and a tap below it have no effect")
    func other() {
        prepare()
        screen.drag(from: statusBar, to: CGPoint(x: 195, y: 60))
        screen.tap(at: CGPoint(x: 195, y: 100))
        screen.settle()
        #expect(delegate.calls == [])
    }

    @Test("a touch stops the animation")
    func stopped() {
        prepare()
        screen.tap(at: statusBar)
        screen.advance(by: 0.1)
        screen.touchDown(at: CGPoint(x: 195, y: 400))
        let offset = scrollView.contentOffset.y
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == offset && offset > 0)
        #expect(delegate.calls == ["should"])
    }

    @Test("Control-Home scrolls to the top unless text is being edited")
    func key() {
        prepare()
        let field = TypingView(frame: CGRect(x: 0, y: 1100, width: 100, height: 40))
        scrollView.addSubview(field)
        #expect(field.becomeFirstResponder())
        screen.press(.keyboardHome, modifiers: .control)
        screen.settle()
        #expect(scrollView.contentOffset.y == 1000)
        field.resignFirstResponder()
        screen.press(.keyboardHome, modifiers: .control)
        screen.settle()
        #expect(scrollView.contentOffset.y < 0 && delegate.calls == ["should", "did"])
    }

    /// A view that receives typed text.
    final class TypingView: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test("a drag dismisses the keyboard according to the dismiss mode")
    func keyboard() {
        prepare()
        let field = TypingView(frame: CGRect(x: 0, y: 1100, width: 100, height: 40))
        scrollView.addSubview(field)
        func dragEndsEditing(_ mode: UIScrollView.KeyboardDismissMode, to y: CGFloat) -> Bool {
            scrollView.keyboardDismissMode = mode
            field.becomeFirstResponder()
            screen.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: y))
            return !field.isFirstResponder
        }
        #expect(!dragEndsEditing(.none, to: 300))
        #expect(dragEndsEditing(.onDrag, to: 300))
        #expect(dragEndsEditing(.onDragWithAccessory, to: 500))
        #expect(!dragEndsEditing(.interactive, to: 500))
        #expect(dragEndsEditing(.interactive, to: 844))
    }
}
