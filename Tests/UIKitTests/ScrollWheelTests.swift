import ScrollPhysics
import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("Scrolling with wheel and touchpad", .serialized) @MainActor
final class ScrollWheelTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let recorder = ScrollRecorder()

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.delegate = recorder
        screen.show(scrollView)
        recorder.calls = []
    }

    @Test("a notch scrolls with animation, and the delegate receives the calls of a drag")
    func notch() {
        prepare()
        screen.turnWheel(by: CGVector(dx: 0, dy: -60))
        #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 60)
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == 60)
        #expect(
            recorder.calls == [
                "begin drag", "will end drag", "end drag true", "begin glide", "scroll", "end glide",
            ])
    }

    @Test("consecutive notches add up to one smooth movement")
    func notches() {
        prepare()
        var steps: [CGFloat] = []
        var last: CGFloat = 0
        recorder.onScroll = {
            steps.append($0.contentOffset.y - last)
            last = $0.contentOffset.y
        }
        for _ in 0..<5 { screen.turnWheel(by: CGVector(dx: 0, dy: -60)) }
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == 300)
        #expect(recorder.calls.filter { $0 == "begin drag" }.count == 1)
        #expect(steps.allSatisfy { $0 >= 0 })
    }

    @Test("the wheel stops at the edge")
    func edge() {
        prepare()
        scrollView.contentOffset.y = 2380
        recorder.calls = []
        for _ in 0..<3 { screen.turnWheel(by: CGVector(dx: 0, dy: -60)) }
        screen.settle()
        #expect(scrollView.contentOffset.y == 2400)
        recorder.calls = []
        screen.turnWheel(by: CGVector(dx: 0, dy: -60))
        #expect(recorder.calls == [])
    }

    @Test("the wheel scrolls the deepest view that can scroll")
    func nested() {
        prepare()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
        inner.contentSize = CGSize(width: 900, height: 260)
        scrollView.addSubview(inner)
        let middle = CGPoint(x: 150, y: 300)
        screen.turnWheel(by: CGVector(dx: 0, dy: -60), at: middle)
        screen.settle()
        #expect(inner.contentOffset.y == 60 && scrollView.contentOffset.y == 0)
        screen.turnWheel(by: CGVector(dx: 0, dy: -60), at: middle)
        screen.settle()
        #expect(inner.contentOffset.y == 60 && scrollView.contentOffset.y == 60)
        screen.turnWheel(by: CGVector(dx: -30, dy: 0), at: middle)
        screen.settle()
        #expect(inner.contentOffset.x == 30)
        inner.isScrollEnabled = false
        screen.turnWheel(by: CGVector(dx: 0, dy: 60), at: middle)
        screen.settle()
        #expect(inner.contentOffset.y == 60 && scrollView.contentOffset.y == 0)
    }

    @Test("the content follows a touchpad exactly, and decelerates")
    func touchpad() {
        prepare()
        screen.scrollOnTouchpad(by: CGVector(dx: 0, dy: -120), duration: 0.2)
        #expect(recorder.velocity.map { $0.y > 0.45 } == true)
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y > 300)
        #expect(
            recorder.calls == [
                "begin drag", "scroll", "will end drag", "end drag true", "begin glide", "scroll", "end glide",
            ])
    }

    @Test("at the edge a touchpad drags like a rubber band, and the content returns")
    func touchpadEdge() {
        prepare()
        func step(_ dy: CGFloat) {
            screen.send(
                .scroll(
                    HostScroll(
                        location: CGPoint(x: 150, y: 300), delta: CGVector(dx: 0, dy: dy), isPrecise: true,
                        timestamp: screen.time)))
            screen.advanceFrame()
        }
        for _ in 0..<10 { step(10) }
        let band = RubberBand(dimension: 600).displacement(at: 100)
        #expect(abs(scrollView.contentOffset.y + band) <= 0.25)
        // Events without phases, as from most touchpads on Linux: the gesture ends by timeout.
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == 0)
        #expect(!scrollView.isDragging && !scrollView.isDecelerating)
        step(-30)
        step(-30)
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test("with paging a notch turns a page")
    func pages() {
        prepare()
        scrollView.contentSize = CGSize(width: 1500, height: 600)
        scrollView.isPagingEnabled = true
        screen.turnWheel(by: CGVector(dx: -60, dy: 0))
        screen.settle()
        #expect(scrollView.contentOffset.x == 300)
        screen.turnWheel(by: CGVector(dx: -60, dy: 0))
        screen.turnWheel(by: CGVector(dx: -60, dy: 0))
        screen.settle()
        #expect(scrollView.contentOffset.x == 900)
    }

    @Test("a touch stops the wheel's animation")
    func touchStops() {
        prepare()
        screen.turnWheel(by: CGVector(dx: 0, dy: -600))
        screen.touchDown(at: CGPoint(x: 150, y: 300))
        let offset = scrollView.contentOffset.y
        screen.advance(by: 0.5)
        #expect(scrollView.contentOffset.y == offset && offset < 600)
        #expect(recorder.calls.last == "end glide")
    }

    @Test("a touchpad gesture that begins horizontally scrolls horizontally, and its end phase ends it")
    func touchpadSideways() {
        prepare()
        scrollView.contentSize = CGSize(width: 900, height: 600)
        screen.scrollOnTouchpad(by: CGVector(dx: -60, dy: 0), duration: 0.1)
        #expect(recorder.calls.contains("end drag true"))
        screen.settle()
        #expect(scrollView.contentOffset.x > 60)
    }

    @Test("a touch takes over from a touchpad")
    func touchTakesOver() {
        prepare()
        screen.touchDown(at: CGPoint(x: 150, y: 300))
        screen.send(
            .scroll(
                HostScroll(
                    location: CGPoint(x: 150, y: 300), delta: CGVector(dx: 0, dy: -20), isPrecise: true,
                    timestamp: screen.time)))
        #expect(recorder.calls == ["begin drag", "scroll"])
        screen.touchMove(to: CGPoint(x: 150, y: 250))
        #expect(recorder.calls == ["begin drag", "scroll", "will end drag", "end drag false", "begin drag", "scroll"])
        #expect(scrollView.contentOffset.y == 60)
    }
}
