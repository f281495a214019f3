import Testing
import TrestleTesting

@testable import UIKit

@Suite("Pinch gesture recognizers", .serialized) @MainActor
final class GesturePinchTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero)
    private let view = UIView()
    private var log: [String] = []

    private func prepare() -> UIPinchGestureRecognizer {
        let pinch = UIPinchGestureRecognizer { [unowned self] pinch in
            log.append("\(pinch.state.rawValue) \((pinch.scale * 100).rounded() / 100)")
        }
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(pinch)
        screen.show(view)
        return pinch
    }

    @Test("a pinch begins after 8 points, which are not part of the scale, and reports the relative distance")
    func scale() {
        let pinch = prepare()
        screen.touchDown(at: CGPoint(x: 100, y: 300), touchID: 0)
        screen.touchDown(at: CGPoint(x: 192, y: 300), touchID: 1)
        screen.touchMove(to: CGPoint(x: 199, y: 300), touchID: 1)
        #expect(pinch.state == .possible)
        screen.touchMove(to: CGPoint(x: 200, y: 300), touchID: 1)
        #expect(pinch.state == .began && pinch.scale == 1 && pinch.numberOfTouches == 2)
        screen.advanceFrame()
        screen.touchMove(to: CGPoint(x: 250, y: 300), touchID: 1)
        #expect(pinch.scale == 1.5 && pinch.velocity > 1)
        #expect(pinch.location(in: view) == CGPoint(x: 175, y: 300))
        screen.advanceFrame()
        screen.touchMove(to: CGPoint(x: 200, y: 300), touchID: 0)
        #expect(pinch.scale == 0.5 && pinch.velocity < 0)
        screen.touchUp(at: CGPoint(x: 200, y: 300), touchID: 0)
        #expect(pinch.state == .changed)
        screen.touchUp(at: CGPoint(x: 250, y: 300), touchID: 1)
        #expect(pinch.state == .possible)
        #expect(log == ["1 1.0", "2 1.5", "2 0.5", "3 0.5"])
    }

    @Test("setting the scale resets its reference distance")
    func settingScale() {
        let pinch = prepare()
        screen.touchDown(at: CGPoint(x: 100, y: 300), touchID: 0)
        screen.touchDown(at: CGPoint(x: 180, y: 300), touchID: 1)
        screen.touchMove(to: CGPoint(x: 200, y: 300), touchID: 1)
        screen.touchMove(to: CGPoint(x: 250, y: 300), touchID: 1)
        #expect(pinch.scale == 1.5)
        pinch.scale = 1
        screen.touchMove(to: CGPoint(x: 280, y: 300), touchID: 1)
        #expect(abs(pinch.scale - 1.2) < 0.001)
    }

    @Test("one touch, two parallel touches and three touches are no pinch")
    func noPinch() {
        let pinch = prepare()
        screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 400))
        screen.touchDown(at: CGPoint(x: 100, y: 300), touchID: 0)
        screen.touchDown(at: CGPoint(x: 200, y: 300), touchID: 1)
        for y in stride(from: CGFloat(300), to: 500, by: 5) {
            screen.touchMove(to: CGPoint(x: 100, y: y), touchID: 0)
            screen.touchMove(to: CGPoint(x: 200, y: y), touchID: 1)
        }
        #expect(log == [] && pinch.state == .possible)
        screen.touchDown(at: CGPoint(x: 150, y: 100), touchID: 2)
        #expect(pinch.numberOfTouches == 2)
    }

    @Test("a scroll wheel with the Control key is a pinch at the pointer that ends automatically")
    func wheel() {
        let pinch = prepare()
        screen.turnWheel(by: CGVector(dx: 0, dy: 240), at: CGPoint(x: 70, y: 80), modifiers: .control)
        #expect(pinch.state == .changed || pinch.state == .began)
        #expect(pinch.location(in: view) == CGPoint(x: 70, y: 80))
        screen.settle()
        #expect(pinch.state == .possible)
        #expect(log.first == "1 1.0" && log.last == "3 2.0")
        log = []
        screen.turnWheel(by: CGVector(dx: 0, dy: 240), at: CGPoint(x: 70, y: 80))
        #expect(log == [])
    }
}
