import Testing
import TrestleTesting

@testable import UIKit

@Suite("Axis-specific scrolling", .serialized) @MainActor
final class ScrollAxesTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    private func prepare() {
        scrollView.backgroundColor = .white
        scrollView.contentSize = CGSize(width: 1000, height: 2000)
        screen.show(scrollView)
    }

    @Test("bouncing is configured for each axis")
    func bounces() {
        prepare()
        #expect(scrollView.bounces && scrollView.bouncesHorizontally && scrollView.bouncesVertically)
        scrollView.bouncesVertically = false
        #expect(scrollView.bounces)
        screen.touchDown(at: CGPoint(x: 100, y: 100))
        screen.touchMove(to: CGPoint(x: 200, y: 200))
        #expect(scrollView.contentOffset.y == 0 && scrollView.contentOffset.x < 0)
        screen.touchUp(at: CGPoint(x: 200, y: 200))
        screen.settle()
        scrollView.bounces = false
        #expect(!scrollView.bouncesHorizontally && !scrollView.bouncesVertically)
    }

    @Test("a scroll view that doesn't transfer scrolling keeps drags beyond its content")
    func transfer() {
        prepare()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        inner.contentSize = CGSize(width: 300, height: 600)
        inner.contentOffset.y = 300
        inner.backgroundColor = .red
        scrollView.addSubview(inner)
        screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        screen.settle()
        #expect(scrollView.contentOffset.y == 90)
        scrollView.contentOffset.y = 0
        inner.transfersVerticalScrollingToParent = false
        screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
        screen.settle()
        #expect(scrollView.contentOffset.y == 0 && inner.contentOffset.y == 300)
    }

    @Test("all scrolling and zooming can be stopped immediately")
    func stopping() {
        prepare()
        screen.fling(from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -300))
        screen.advance(by: 0.1)
        let offset = scrollView.contentOffset
        #expect(scrollView.isDecelerating)
        scrollView.stopScrollingAndZooming()
        screen.advance(by: 1)
        #expect(scrollView.contentOffset == offset && !scrollView.isDecelerating)
        screen.touchDown(at: CGPoint(x: 100, y: 500))
        screen.touchMove(to: CGPoint(x: 100, y: 400))
        scrollView.stopScrollingAndZooming()
        let held = scrollView.contentOffset
        screen.touchMove(to: CGPoint(x: 100, y: 300))
        #expect(scrollView.contentOffset == held && !scrollView.isDragging)
    }

    @Test("indicators can be shown for programmatic scrolling")
    func indicators() {
        prepare()
        screen.settle()
        var before = screen.picture.pixel(296, 300)
        scrollView.withScrollIndicatorsShown { self.scrollView.contentOffset.y = 700 }
        screen.advanceFrame()
        #expect(screen.picture.pixel(296, 300) != before)
        screen.settle()
        before = screen.picture.pixel(296, 300)
        scrollView.withScrollIndicatorsShown {}
        screen.advanceFrame()
        #expect(screen.picture.pixel(296, 300) == before)
    }
}
