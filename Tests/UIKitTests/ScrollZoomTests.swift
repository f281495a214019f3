import Testing
import TrestleTesting

@testable import UIKit

@Suite("Scroll view zooming", .serialized) @MainActor
final class ScrollZoomTests {
    /// Provides the zoomed view and logs the delegate calls.
    final class Delegate: NSObject, UIScrollViewDelegate {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        var calls: [String] = []
        var zooms = true

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? view : nil }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            calls.append("begin \(view === self.view)")
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if calls.last != "zoom" { calls.append("zoom") }
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("end \((scale * 100).rounded() / 100)")
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("glide ended") }
    }

    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let delegate = Delegate()

    private func prepare(minimum: CGFloat = 0.5, maximum: CGFloat = 4) {
        scrollView.addSubview(delegate.view)
        scrollView.contentSize = CGSize(width: 300, height: 600)
        scrollView.minimumZoomScale = minimum
        scrollView.maximumZoomScale = maximum
        scrollView.delegate = delegate
        screen.show(scrollView)
    }

    /// Converts a point of the zoomed view to screen coordinates.
    private func place(of point: CGPoint) -> CGPoint {
        scrollView.convert(delegate.view.convert(point, to: scrollView), to: nil)
    }

    @Test("a pinch zooms around its center, with the delegate calls in the order of iOS")
    func pinch() {
        prepare()
        let center = CGPoint(x: 100, y: 200)
        let anchor = delegate.view.convert(center, from: nil)
        screen.pinch(at: center, scale: 2)
        #expect(abs(scrollView.zoomScale - 2) < 0.001)
        #expect(scrollView.contentSize.width.rounded() == 600 && scrollView.contentSize.height.rounded() == 1200)
        #expect(abs(delegate.view.transform.a - 2) < 0.001 && delegate.view.frame.origin == .zero)
        // The distance up to the recognition threshold is ignored, so the center may move slightly.
        #expect(place(of: anchor).distance(to: center) < 9)
        #expect(delegate.calls == ["begin true", "zoom", "end 2.0"])
        #expect(!scrollView.isZooming && !scrollView.isZoomBouncing)
        screen.pinch(at: CGPoint(x: 150, y: 300), scale: 0.5)
        #expect(abs(scrollView.zoomScale - 1) < 0.001)
        screen.settle()
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("zooming beyond the limits is damped, and returns when the touches end")
    func bounce() {
        prepare(minimum: 1, maximum: 2)
        screen.touchDown(at: CGPoint(x: 120, y: 300), touchID: 0)
        screen.touchDown(at: CGPoint(x: 180, y: 300), touchID: 1)
        screen.touchMove(to: CGPoint(x: 110, y: 300), touchID: 0)
        screen.touchMove(to: CGPoint(x: 290, y: 300), touchID: 1)
        screen.touchMove(to: CGPoint(x: 10, y: 300), touchID: 0)
        #expect(scrollView.isZooming && scrollView.zoomScale > 2 && scrollView.zoomScale < 3)
        screen.touchUp(at: CGPoint(x: 10, y: 300), touchID: 0)
        screen.touchUp(at: CGPoint(x: 290, y: 300), touchID: 1)
        #expect(!scrollView.isZooming && scrollView.isZoomBouncing)
        #expect(delegate.calls == ["begin true", "zoom"])
        screen.settle()
        #expect(scrollView.zoomScale == 2 && !scrollView.isZoomBouncing)
        #expect(delegate.calls == ["begin true", "zoom", "end 2.0"])
        #expect(scrollView.limits.nearest(to: scrollView.contentOffset) == scrollView.contentOffset)
        scrollView.bouncesZoom = false
        screen.pinch(at: CGPoint(x: 150, y: 300), scale: 3)
        #expect(scrollView.zoomScale == 2)
    }

    @Test("the remaining touch continues as a drag without a jump")
    func oneFingerLeft() {
        prepare()
        screen.touchDown(at: CGPoint(x: 120, y: 300), touchID: 0)
        screen.touchDown(at: CGPoint(x: 180, y: 300), touchID: 1)
        screen.touchMove(to: CGPoint(x: 100, y: 300), touchID: 0)
        for x in stride(from: CGFloat(190), through: 260, by: 10) {
            screen.touchMove(to: CGPoint(x: x, y: 300), touchID: 1)
        }
        #expect(scrollView.zoomScale > 1.5 && scrollView.isZooming)
        screen.touchUp(at: CGPoint(x: 260, y: 300), touchID: 1)
        #expect(!scrollView.isZooming)
        let offset = scrollView.contentOffset
        screen.touchMove(to: CGPoint(x: 100, y: 301), touchID: 0)
        #expect(scrollView.contentOffset.distance(to: offset) <= 12)
        let held = scrollView.contentOffset
        screen.touchMove(to: CGPoint(x: 100, y: 281), touchID: 0)
        #expect(abs(scrollView.contentOffset.y - held.y) <= 20)
        screen.touchUp(at: CGPoint(x: 100, y: 281), touchID: 0)
        #expect(screen.settle())
    }

    @Test("without a scale range or a view for zooming a pinch has no effect")
    func disabled() {
        prepare(minimum: 1, maximum: 1)
        #expect(scrollView.pinchGestureRecognizer == nil)
        screen.pinch(at: CGPoint(x: 150, y: 300), scale: 2)
        #expect(scrollView.zoomScale == 1)
        scrollView.maximumZoomScale = 3
        #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
        delegate.zooms = false
        screen.pinch(at: CGPoint(x: 150, y: 300), scale: 2)
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1 && delegate.calls == [])
        scrollView.maximumZoomScale = 1
        #expect(scrollView.pinchGestureRecognizer == nil)
    }

    @Test("a programmatic zoom keeps the center, within the limits")
    func programmatic() {
        prepare()
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 150, y: 300))
        #expect(delegate.calls == ["zoom"])
        scrollView.setZoomScale(9, animated: false)
        #expect(scrollView.zoomScale == 4)
        scrollView.zoomScale = 0.1
        #expect(scrollView.zoomScale == 0.5 && scrollView.contentSize == CGSize(width: 150, height: 300))
        scrollView.zoomScale = 1
        #expect(scrollView.contentOffset == .zero)
        #expect(delegate.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    }

    @Test("an animated zoom is linear and keeps the center")
    func animated() {
        prepare()
        scrollView.setZoomScale(3, animated: true)
        #expect(scrollView.zoomScale == 1 && delegate.calls == ["begin true"])
        screen.advance(by: 0.15)
        #expect(scrollView.zoomScale > 1.5 && scrollView.zoomScale < 2.5)
        #expect(place(of: CGPoint(x: 150, y: 300)).distance(to: CGPoint(x: 150, y: 300)) < 1)
        screen.settle()
        #expect(scrollView.zoomScale == 3 && scrollView.contentOffset == CGPoint(x: 300, y: 600))
        #expect(delegate.calls == ["begin true", "zoom", "end 3.0"])
    }

    @Test("removing a view during a zoom stops its display link")
    func removal() {
        prepare()
        scrollView.setZoomScale(3, animated: true)
        screen.advanceFrame()
        screen.show(UIViewController())
        #expect(screen.settle())
        #expect(delegate.calls.last?.hasPrefix("end") == true)
        weak var deallocated: UIScrollView?
        do {
            let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            other.maximumZoomScale = 3
            other.delegate = delegate
            let holder = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            holder.addSubview(other)
            other.addSubview(delegate.view)
            other.setZoomScale(2, animated: true)
            deallocated = other
        }
        screen.advanceFrame()
        #expect(deallocated == nil && !DisplayClock.hasRunningLinks)
    }

    @Test("a rectangle is zoomed within the limits and centered")
    func toRect() {
        prepare()
        scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: false)
        #expect(scrollView.zoomScale == 3)
        #expect(place(of: CGPoint(x: 150, y: 150)).distance(to: CGPoint(x: 150, y: 300)) < 1)
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(scrollView.zoomScale == 4 && scrollView.contentOffset == .zero)
        scrollView.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 600), animated: true)
        screen.settle()
        #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    }

    @Test("content that the app centers remains centered while it is zoomed out")
    func centered() {
        final class CenteringScrollView: UIScrollView {
            weak var content: UIView?
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let content else { return }
                content.frame.origin = CGPoint(
                    x: max(0, (bounds.width - content.frame.width) / 2),
                    y: max(0, (bounds.height - content.frame.height) / 2))
            }
        }
        let scrollView = CenteringScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scrollView.content = delegate.view
        scrollView.addSubview(delegate.view)
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 2
        scrollView.delegate = delegate
        screen.show(scrollView)
        scrollView.zoomScale = 0.5
        screen.advanceFrame()
        #expect(delegate.view.frame == CGRect(x: 75, y: 150, width: 150, height: 300))
        screen.pinch(at: CGPoint(x: 150, y: 300), scale: 4)
        screen.settle()
        #expect(delegate.view.frame.integral == CGRect(x: 0, y: 0, width: 600, height: 1200))
    }

    @Test("the wheel with the Control key zooms around the pointer within the limits")
    func wheel() {
        prepare(minimum: 1, maximum: 2.5)
        let pointer = CGPoint(x: 60, y: 500)
        let anchor = delegate.view.convert(pointer, from: nil)
        screen.turnWheel(by: CGVector(dx: 0, dy: 60), at: pointer, modifiers: .control)
        #expect(scrollView.isZooming)
        screen.turnWheel(by: CGVector(dx: 0, dy: 60), at: pointer, modifiers: .control)
        screen.settle()
        #expect(abs(scrollView.zoomScale - pow(2, 0.5)) < 0.001)
        #expect(place(of: anchor).distance(to: pointer) < 1)
        #expect(delegate.calls == ["begin true", "zoom", "end 1.41"])
        for _ in 0..<9 { screen.turnWheel(by: CGVector(dx: 0, dy: 60), at: pointer, modifiers: .control) }
        screen.settle()
        #expect(scrollView.zoomScale == 2.5)
        let offset = scrollView.contentOffset
        screen.turnWheel(by: CGVector(dx: 0, dy: -60), at: pointer)
        screen.settle()
        #expect(scrollView.zoomScale == 2.5 && scrollView.contentOffset.y > offset.y)
    }
}
