import Testing
import TrestleTesting

@testable import UIKit

@Suite("Pan gesture recognizers", .serialized) @MainActor
final class GesturePanTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        screen.show(view)
    }

    @Test("a pan begins after 10 points, which are not part of the translation")
    func begins() {
        prepare()
        var log: [(UIGestureRecognizer.State, CGPoint)] = []
        view.addGestureRecognizer(UIPanGestureRecognizer { log.append(($0.state, $0.translation(in: nil))) })
        screen.touchDown(at: CGPoint(x: 100, y: 100))
        screen.touchMove(to: CGPoint(x: 106, y: 107))
        #expect(log.isEmpty)
        screen.touchMove(to: CGPoint(x: 106, y: 108))
        #expect(log.map(\.0) == [.began])
        #expect(log[0].1.distance(to: .zero) < 1e-9)
        screen.touchMove(to: CGPoint(x: 116, y: 128))
        #expect(log[1].1.distance(to: CGPoint(x: 10, y: 20)) < 1e-9)
        screen.touchUp(at: CGPoint(x: 116, y: 128))
        #expect(log.map(\.0) == [.began, .changed, .ended])
        #expect(view.log == ["began", "moved", "cancelled"])
    }

    @Test("the velocity is that of the last 100 ms")
    func velocity() {
        prepare()
        var velocity = CGPoint.zero
        view.addGestureRecognizer(UIPanGestureRecognizer { velocity = $0.velocity(in: nil) })
        screen.fling(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60), duration: 0.2)
        #expect(abs(velocity.y - 300) < 5)
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(velocity == .zero)
    }

    @Test("setting the translation resets its origin")
    func setTranslation() {
        prepare()
        var total = CGPoint.zero
        view.addGestureRecognizer(
            UIPanGestureRecognizer { pan in
                total.y += pan.translation(in: nil).y
                pan.setTranslation(.zero, in: nil)
            })
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(abs(total.y - 90) < 1e-9)
    }

    @Test("in a rotated view the translation is rotated too")
    func rotatedView() {
        prepare()
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.addSubview(inner)
        var translation = CGPoint.zero
        inner.addGestureRecognizer(UIPanGestureRecognizer { translation = $0.translation(in: inner) })
        screen.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 140))
        #expect(abs(translation.x - 50) < 1e-6 && abs(translation.y) < 1e-6)
    }

    @Test("several touches are averaged, and adding or removing one does not jump")
    func touches() {
        prepare()
        view.isMultipleTouchEnabled = true
        var translation = CGPoint.zero
        var states: [UIGestureRecognizer.State] = []
        view.addGestureRecognizer(
            UIPanGestureRecognizer {
                translation = $0.translation(in: nil)
                states.append($0.state)
            })
        screen.touchDown(at: CGPoint(x: 100, y: 100), touchID: 0)
        screen.touchMove(to: CGPoint(x: 100, y: 130), touchID: 0)
        #expect(abs(translation.y - 20) < 1e-9)
        screen.touchDown(at: CGPoint(x: 200, y: 500), touchID: 1)
        screen.touchMove(to: CGPoint(x: 100, y: 150), touchID: 0)
        #expect(abs(translation.y - 30) < 1e-9)
        screen.touchUp(at: CGPoint(x: 200, y: 500), touchID: 1)
        screen.touchMove(to: CGPoint(x: 100, y: 160), touchID: 0)
        #expect(abs(translation.y - 40) < 1e-9)
        screen.touchUp(at: CGPoint(x: 100, y: 160), touchID: 0)
        #expect(states.last == .ended)
    }

    @Test("a pan requires its minimum and maximum number of touches")
    func touchLimits() {
        prepare()
        view.isMultipleTouchEnabled = true
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { states.append($0.state) }
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        view.addGestureRecognizer(pan)
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
        #expect(states == [])
        screen.touchDown(at: CGPoint(x: 100, y: 100), touchID: 0)
        screen.touchDown(at: CGPoint(x: 200, y: 100), touchID: 1)
        screen.touchMove(to: CGPoint(x: 100, y: 150), touchID: 0)
        #expect(states == [.began])
        screen.touchUp(at: CGPoint(x: 100, y: 150), touchID: 0)
        #expect(states == [.began, .ended])
        screen.touchUp(at: CGPoint(x: 200, y: 100), touchID: 1)
    }
}
