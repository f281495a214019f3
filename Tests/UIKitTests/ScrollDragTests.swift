import ScrollPhysics
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Dragging a scroll view", .serialized) @MainActor
final class ScrollDragTests {
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

    private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }

    @Test("the content follows the touch after a threshold of 10 points")
    func dragging() {
        prepare()
        screen.touchDown(at: point(400))
        #expect(scrollView.isTracking && !scrollView.isDragging)
        screen.touchMove(to: point(391))
        #expect(scrollView.contentOffset.y == 0 && !scrollView.isDragging)
        screen.touchMove(to: point(390))
        #expect(scrollView.isDragging && scrollView.contentOffset.y == 0)
        screen.touchMove(to: point(340))
        #expect(scrollView.contentOffset.y == 50)
        screen.touchMove(to: point(365))
        #expect(scrollView.contentOffset.y == 25)
    }

    @Test("one large move drags as far as many small ones")
    func oneStep() {
        prepare()
        screen.touchDown(at: point(400))
        screen.touchMove(to: point(300))
        #expect(scrollView.contentOffset.y == 90)
        #expect(recorder.calls == ["begin drag", "scroll"])
    }

    @Test("a drag that pauses before its end does not decelerate")
    func withoutMomentum() {
        prepare()
        screen.drag(from: point(400), to: point(300))
        #expect(recorder.calls == ["begin drag", "scroll", "will end drag", "end drag false"])
        #expect(scrollView.contentOffset.y == 90)
        #expect(recorder.velocity == .zero)
        #expect(!scrollView.isDragging && !scrollView.isTracking && !scrollView.isDecelerating)
    }

    @Test("a flick calls the delegate in the order of iOS, and stops at the reported target")
    func flick() throws {
        prepare()
        screen.fling(from: point(500), by: CGVector(dx: 0, dy: -150))
        #expect(scrollView.isDecelerating)
        let target = try #require(recorder.target)
        let velocity = try #require(recorder.velocity)
        // 150 points in 100 ms are 1.5 points per millisecond.
        #expect(abs(velocity.y - 1.5) < 0.05)
        #expect(abs(target.y - (140 + (velocity.y * 1000 - 10) * 0.499)) < 0.3)
        #expect(screen.settle())
        #expect(abs(scrollView.contentOffset.y - target.y) <= 0.5)
        #expect(
            recorder.calls == [
                "begin drag", "scroll", "will end drag", "end drag true", "begin glide", "scroll", "end glide",
            ])
        #expect(!scrollView.isDecelerating)
    }

    @Test("offsets are whole pixels", arguments: [1.0, 2, 3])
    func pixels(scale: Double) {
        prepare()
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: scale, safeAreaInsets: .zero)
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        let recorder = ScrollRecorder()
        var offsets: [CGFloat] = []
        recorder.onScroll = { offsets.append($0.contentOffset.y * scale) }
        scrollView.delegate = recorder
        screen.show(scrollView)
        screen.fling(from: point(500), by: CGVector(dx: 0, dy: -97))
        screen.settle()
        #expect(offsets.count > 20)
        #expect(offsets.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
    }

    @Test("the deceleration is independent of the frame times")
    func independentOfFrames() {
        prepare()
        func offset(after steps: [Double]) -> CGFloat {
            let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), safeAreaInsets: .zero)
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            screen.show(scrollView)
            screen.fling(from: point(500), by: CGVector(dx: 0, dy: -150))
            for step in steps { screen.advance(by: step) }
            return scrollView.contentOffset.y
        }
        let once = offset(after: [0.437])
        #expect(once > 200)
        #expect(offset(after: [0.1, 0.2, 0.1, 0.037]) == once)
        #expect(offset(after: [0.001, 0.004, 0.4, 0.032]) == once)
    }

    @Test("dragging beyond the edge is damped like a rubber band, and the content returns when released")
    func rubberBand() {
        prepare()
        screen.touchDown(at: point(100))
        screen.touchMove(to: point(310))
        let band = RubberBand(dimension: 600).displacement(at: 200)
        #expect(abs(scrollView.contentOffset.y + band) <= 0.25)
        screen.advance(by: 0.2)
        screen.touchUp(at: point(310))
        #expect(scrollView.isDecelerating)
        #expect(recorder.target == CGPoint.zero)
        screen.advance(by: 0.1)
        let creep = -band * (46 * exp(-9 * 0.1) - 9 * exp(-46 * 0.1)) / 37
        #expect(abs(scrollView.contentOffset.y - creep) < 0.5)
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == 0)
        #expect(recorder.calls.suffix(2) == ["scroll", "end glide"])
    }

    @Test("dragging back from beyond the edge follows the touch exactly")
    func dragBack() {
        prepare()
        screen.touchDown(at: point(100))
        for y in stride(from: 110.0, through: 310, by: 20) { screen.touchMove(to: point(y)) }
        for y in stride(from: 310.0, through: 90, by: -20) { screen.touchMove(to: point(y)) }
        screen.touchMove(to: point(60))
        #expect(scrollView.contentOffset.y == 50)
    }

    @Test("without bouncing the content stops at its edge")
    func withoutBouncing() {
        prepare()
        scrollView.bounces = false
        screen.touchDown(at: point(100))
        screen.touchMove(to: point(300))
        #expect(scrollView.contentOffset.y == 0)
        screen.touchMove(to: point(100))
        screen.touchMove(to: point(50))
        #expect(scrollView.contentOffset.y == 60)
        screen.touchUp(at: point(50))
        recorder.calls = []
        screen.fling(from: point(100), by: CGVector(dx: 0, dy: 300))
        screen.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("a flick against the edge bounces and stops there")
    func bounce() {
        prepare()
        scrollView.contentOffset.y = 100
        var lowest: CGFloat = 0
        recorder.onScroll = { lowest = min(lowest, $0.contentOffset.y) }
        screen.fling(from: point(100), by: CGVector(dx: 0, dy: 90), duration: 0.05)
        #expect(screen.settle())
        #expect(lowest < -15)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("a touch stops the deceleration, and is not delivered to the content")
    func interruption() {
        prepare()
        let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 3000))
        scrollView.addSubview(content)
        screen.fling(from: point(500), by: CGVector(dx: 0, dy: -150))
        screen.advance(by: 0.2)
        content.log = []
        recorder.calls = []
        screen.touchDown(at: point(300))
        let offset = scrollView.contentOffset.y
        #expect(recorder.calls.last == "end glide")
        #expect(!scrollView.isDecelerating && scrollView.isTracking)
        screen.advance(by: 0.5)
        screen.touchUp(at: point(300))
        screen.settle()
        #expect(scrollView.contentOffset.y == offset)
        #expect(content.log == [])
        screen.tap(at: point(300))
        #expect(content.log == ["began", "ended"])
    }

    @Test("content that a touch holds beyond its edge returns when the touch ends")
    func heldPastEdge() {
        prepare()
        screen.touchDown(at: point(100))
        screen.touchMove(to: point(310))
        screen.touchUp(at: point(310))
        screen.advance(by: 0.05)
        screen.touchDown(at: point(310))
        let held = scrollView.contentOffset.y
        #expect(held < -20)
        screen.advance(by: 1)
        #expect(scrollView.contentOffset.y == held)
        screen.touchUp(at: point(310))
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("the delegate may change the target of the deceleration", arguments: [440, 700, 90, 2400] as [CGFloat])
    func retarget(target: CGFloat) {
        prepare()
        recorder.newTarget = CGPoint(x: 0, y: target)
        screen.fling(from: point(500), by: CGVector(dx: 0, dy: -150))
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == target)
        #expect(recorder.calls.last == "end glide")
    }

    @Test("with paging a flick turns one page, and a drag of less than half a page none")
    func pages() {
        prepare()
        scrollView.contentSize = CGSize(width: 1500, height: 600)
        scrollView.isPagingEnabled = true
        screen.fling(from: CGPoint(x: 250, y: 300), by: CGVector(dx: -120, dy: 0))
        #expect(recorder.target?.x == 300)
        screen.settle()
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
        screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 140, y: 300))
        screen.settle()
        #expect(scrollView.contentOffset.x == 300)
        screen.drag(from: CGPoint(x: 290, y: 300), to: CGPoint(x: 100, y: 300))
        screen.settle()
        #expect(scrollView.contentOffset.x == 600)
    }

    @Test("content that fits is not dragged unless it always bounces")
    func fits() {
        prepare()
        scrollView.contentSize = CGSize(width: 300, height: 400)
        screen.drag(from: point(200), to: point(300))
        #expect(recorder.calls == [])
        scrollView.alwaysBounceVertical = true
        screen.touchDown(at: point(200))
        screen.touchMove(to: point(300))
        #expect(scrollView.contentOffset.y < -40)
    }

    @Test("a directionally locked drag keeps its axis unless it begins diagonally")
    func directionalLock() {
        prepare()
        scrollView.contentSize = CGSize(width: 3000, height: 3000)
        scrollView.isDirectionalLockEnabled = true
        screen.touchDown(at: CGPoint(x: 200, y: 400))
        screen.touchMove(to: CGPoint(x: 198, y: 380))
        screen.touchMove(to: CGPoint(x: 150, y: 300))
        #expect(scrollView.contentOffset.x == 0 && scrollView.contentOffset.y > 80)
        screen.touchUp(at: CGPoint(x: 150, y: 300))
        screen.settle()
        screen.touchDown(at: CGPoint(x: 200, y: 400))
        screen.touchMove(to: CGPoint(x: 185, y: 385))
        screen.touchMove(to: CGPoint(x: 150, y: 350))
        #expect(scrollView.contentOffset.x > 30)
    }

    @Test("a disabled scroll view does not scroll, and disabling ends a drag")
    func disabled() {
        prepare()
        scrollView.isScrollEnabled = false
        screen.drag(from: point(400), to: point(300))
        #expect(recorder.calls == [])
        scrollView.isScrollEnabled = true
        screen.touchDown(at: point(400))
        screen.touchMove(to: point(300))
        scrollView.isScrollEnabled = false
        #expect(!scrollView.isDragging)
        #expect(recorder.calls.contains("end drag false"))
        screen.touchMove(to: point(200))
        #expect(scrollView.contentOffset.y == 90)
    }

    @Test("the delegate may begin an animation when a drag ends")
    func animationFromDelegate() {
        prepare()
        recorder.onEndDragging = { scrollView, _ in
            scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        }
        screen.fling(from: point(500), by: CGVector(dx: 0, dy: -150))
        #expect(screen.settle())
        #expect(scrollView.contentOffset.y == 500)
        #expect(recorder.calls.last == "end animation")
        #expect(!recorder.calls.contains("begin glide"))
    }
}
