import Testing
import TrestleTesting

@testable import UIKit

@Suite("Scroll view insets", .serialized) @MainActor
final class ScrollInsetTests {
    private lazy var screen = HeadlessScreen(
        size: CGSize(width: 300, height: 600), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let recorder = ScrollRecorder()

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        scrollView.delegate = recorder
    }

    @Test("scrollable content is inset by the safe area")
    func scrollable() {
        prepare()
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        screen.show(scrollView)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
        #expect(scrollView.contentOffset.y == -40)
        #expect(recorder.calls.contains("inset"))
        scrollView.contentInset.top = 10
        #expect(scrollView.adjustedContentInset.top == 50)
        #expect(scrollView.contentOffset.y == -50)
    }

    @Test("content that does not scroll is not inset, unless its behavior requires it")
    func behaviors() {
        prepare()
        scrollView.contentSize = CGSize(width: 300, height: 300)
        screen.show(scrollView)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset.top == 40)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.alwaysBounceVertical = false
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.bottom == 20)
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize.height = 800
        #expect(scrollView.adjustedContentInset.top == 40)
    }

    @Test("in a navigation controller the main scroll view is inset even if its content fits")
    func navigation() {
        prepare()
        let controller = UIViewController()
        controller.view = scrollView
        screen.show(UINavigationController(rootViewController: controller))
        #expect(scrollView.adjustedContentInset.top == 84)
        #expect(scrollView.contentOffset.y == -84)
    }

    @Test("subviews have no safe area where the content is inset by it")
    func subviews() {
        prepare()
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scrollView.addSubview(content)
        screen.show(scrollView)
        #expect(scrollView.safeAreaInsets.top == 40)
        #expect(content.safeAreaInsets.top == 0)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset = .zero
        content.frame.size.height = 601
        #expect(content.safeAreaInsets.top == 40)
    }

    @Test("the offset of scrolled content is kept when the insets change")
    func keepsOffset() {
        prepare()
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        screen.show(scrollView)
        scrollView.contentOffset.y = 500
        scrollView.contentInset.top = 100
        #expect(scrollView.contentOffset.y == 500)
        scrollView.contentOffset.y = 2420
        scrollView.contentInset.bottom = 50
        #expect(scrollView.contentOffset.y == 2420)
        scrollView.contentOffset.y = 2470
        scrollView.contentInset.bottom = 0
        #expect(scrollView.contentOffset.y == 2420)
    }
}
