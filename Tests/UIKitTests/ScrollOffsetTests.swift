import Testing
import TrestleTesting

@testable import UIKit

@Suite("Scroll view offsets", .serialized) @MainActor
final class ScrollOffsetTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let scrollView = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let recorder = ScrollRecorder()

    final class CountingScrollView: UIScrollView {
        var layoutCount = 0
        var offsets: [CGFloat] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layoutCount += 1
        }

        override var contentOffset: CGPoint {
            didSet { offsets.append(contentOffset.y) }
        }
    }

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.delegate = recorder
        screen.show(scrollView)
        recorder.calls = []
    }

    @Test("the offset is the bounds' origin, and each change causes a layout and a delegate call")
    func isBoundsOrigin() {
        prepare()
        let layouts = scrollView.layoutCount
        scrollView.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scrollView.bounds.origin.y == 120)
        #expect(recorder.scrollCount == 1)
        screen.advanceFrame()
        #expect(scrollView.layoutCount == layouts + 1)
        scrollView.bounds.origin.y = 50
        #expect(scrollView.contentOffset.y == 50)
        #expect(recorder.scrollCount == 2)
        scrollView.contentOffset.y = 50
        #expect(recorder.scrollCount == 2)
    }

    @Test("an override of `contentOffset` observes each change")
    func override() {
        prepare()
        scrollView.offsets = []
        screen.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 300))
        #expect(scrollView.offsets.last == 90)
    }

    @Test("an animated change takes 0.3 s with layouts during the animation, and reports its end")
    func animated() {
        prepare()
        let layouts = scrollView.layoutCount
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        #expect(scrollView.contentOffset.y == 0)
        screen.advance(by: 0.15)
        #expect(abs(scrollView.contentOffset.y - 500) < 1)
        #expect(!recorder.calls.contains("end animation"))
        screen.advance(by: 0.2)
        #expect(scrollView.contentOffset.y == 1000)
        #expect(recorder.calls == ["scroll", "end animation"])
        #expect(scrollView.layoutCount > layouts + 15)
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.settle()
        #expect(recorder.calls == ["scroll", "end animation"])
    }

    @Test("a change without animation stops the deceleration")
    func stops() {
        prepare()
        screen.fling(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -150))
        scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
        #expect(!scrollView.isDecelerating)
        screen.settle()
        #expect(scrollView.contentOffset.y == 40)
    }

    @Test("a touch stops an animation")
    func stoppedByTouch() {
        prepare()
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.advance(by: 0.1)
        let offset = scrollView.contentOffset.y
        screen.touchDown(at: CGPoint(x: 150, y: 300))
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == offset)
        #expect(recorder.calls.last == "end animation")
    }

    @Test("a rectangle is scrolled into view by the shortest distance")
    func rectToVisible() {
        prepare()
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 480)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 480)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 180)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 2990, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 2430)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == -20)
    }

    @Test("the offset is clamped when the content shrinks, but not during a drag")
    func shrinking() {
        prepare()
        scrollView.contentOffset.y = 2000
        scrollView.contentSize.height = 1000
        #expect(scrollView.contentOffset.y == 400)
        screen.touchDown(at: CGPoint(x: 150, y: 300))
        screen.touchMove(to: CGPoint(x: 150, y: 280))
        let offset = scrollView.contentOffset.y
        scrollView.contentSize.height = 900
        #expect(scrollView.contentOffset.y == offset)
        screen.touchUp(at: CGPoint(x: 150, y: 280))
        screen.settle()
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test("a drag continues without a jump when the content above grows")
    func adjustedDrag() {
        prepare()
        screen.touchDown(at: CGPoint(x: 150, y: 500))
        screen.touchMove(to: CGPoint(x: 150, y: 400))
        #expect(scrollView.contentOffset.y == 90)
        scrollView.contentSize.height += 33.25
        scrollView.adjustContentOffset(by: CGPoint(x: 0, y: 33.25))
        #expect(scrollView.contentOffset.y == 123.25)
        screen.touchMove(to: CGPoint(x: 150, y: 350))
        #expect(abs(scrollView.contentOffset.y - 173.25) <= 0.25)
    }

    @Test("the deceleration continues without a jump when the content above grows")
    func adjustedGlide() throws {
        prepare()
        screen.fling(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -150))
        let target = try #require(recorder.target)
        screen.advance(by: 0.1)
        for _ in 0..<10 {
            scrollView.contentSize.height += 7.5
            scrollView.adjustContentOffset(by: CGPoint(x: 0, y: 7.5))
            screen.advanceFrame()
        }
        screen.settle()
        #expect(abs(scrollView.contentOffset.y - target.y - 75) <= 1)
        #expect(recorder.calls.last == "end glide")
    }

    @Test("an animation continues without a jump when the content above grows")
    func adjustedAnimation() {
        prepare()
        scrollView.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
        screen.advance(by: 0.1)
        scrollView.adjustContentOffset(by: CGPoint(x: 0, y: 50))
        screen.settle()
        #expect(scrollView.contentOffset.y == 1050)
    }

    @Test("setting the offset during deceleration shifts the deceleration")
    func recentered() throws {
        prepare()
        screen.fling(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -150))
        let target = try #require(recorder.target)
        screen.advance(by: 0.1)
        scrollView.contentOffset.y += 500
        screen.settle()
        #expect(abs(scrollView.contentOffset.y - target.y - 500) <= 1)
    }

    @Test("the offset animates in an animation block")
    func viewAnimation() {
        prepare()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.scrollView.contentOffset.y = 100
        }
        #expect(scrollView.contentOffset.y == 100)
        screen.advance(by: 0.5)
        #expect(abs((scrollView.layer.presentation()?.bounds.minY ?? 0) - 50) < 0.01)
    }

    @Test("a removed scroll view stops scrolling, and a deallocated one leaves no display link")
    func removal() {
        prepare()
        var inner: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner?.contentSize = CGSize(width: 300, height: 1000)
        if let inner { scrollView.addSubview(inner) }
        inner?.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(DisplayClock.hasRunningLinks)
        inner?.removeFromSuperview()
        #expect(!DisplayClock.hasRunningLinks)
        weak let deallocated = inner
        inner = nil
        #expect(deallocated == nil)
    }

    @Test("no frames are drawn without scrolling")
    func idle() {
        prepare()
        screen.fling(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -150))
        #expect(screen.settle())
        #expect(screen.settle())
        let frames = screen.frameCount
        screen.advance(by: 5)
        #expect(screen.frameCount == frames)
    }

    @Test("an animation whose target is beyond the shrunken content ends at the content's edge")
    func targetLost() {
        prepare()
        scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        screen.advance(by: 0.1)
        scrollView.contentSize.height = 1500
        screen.settle()
        #expect(scrollView.contentOffset.y == 900)
        scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        screen.advance(by: 0.1)
        scrollView.contentSize.height = 1600
        screen.settle()
        #expect(scrollView.contentOffset.y == -60)
    }

    @Test("without bouncing, content that shrinks under a touch is clamped when the touch ends")
    func shrinksDuringTouch() {
        prepare()
        scrollView.bounces = false
        scrollView.contentOffset.y = 1000
        screen.touchDown(at: CGPoint(x: 150, y: 300))
        scrollView.contentSize.height = 800
        #expect(scrollView.contentOffset.y == 1000)
        screen.touchUp(at: CGPoint(x: 150, y: 300))
        #expect(scrollView.contentOffset.y == 200)
    }
}
