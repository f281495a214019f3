import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Rotation gesture recognizers", .serialized) @MainActor
final class GestureRotationTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero)
    private let view = UIView()
    private var states: [UIGestureRecognizer.State] = []
    private let middle = CGPoint(x: 150, y: 300)

    private func prepare() -> UIRotationGestureRecognizer {
        let rotation = UIRotationGestureRecognizer { [unowned self] in states.append($0.state) }
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(rotation)
        screen.show(view)
        return rotation
    }

    /// A point 100 points from the center, at an angle in degrees.
    private func point(_ degrees: CGFloat) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: middle.x + 100 * cos(angle), y: middle.y + 100 * sin(angle))
    }

    private func turn(from start: CGFloat, to end: CGFloat) {
        let step: CGFloat = end > start ? 2 : -2
        for degrees in stride(from: start, through: end, by: step) {
            screen.touchMove(to: point(degrees), touchID: 1)
            screen.advanceFrame()
        }
    }

    @Test("a rotation begins after a threshold, which is not part of the angle, and reports the angle")
    func rotation() {
        let rotation = prepare()
        screen.touchDown(at: middle, touchID: 0)
        screen.touchDown(at: point(0), touchID: 1)
        turn(from: 0, to: 6)
        #expect(rotation.state == .possible && rotation.rotation == 0)
        // Eight points of arc around the midpoint of both touches, with a radius of 50 points.
        turn(from: 8, to: 10)
        #expect(rotation.state == .began && rotation.rotation == 0)
        turn(from: 12, to: 100)
        #expect(abs(rotation.rotation - .pi / 2) < 0.001 && rotation.velocity > 1)
        turn(from: 98, to: 10)
        #expect(abs(rotation.rotation) < 0.001 && rotation.velocity < -1)
        screen.touchUp(at: point(10), touchID: 1)
        #expect(rotation.state == .changed)
        screen.touchUp(at: middle, touchID: 0)
        #expect(states.first == .began && states.last == .ended && rotation.state == .possible)
    }

    @Test("rotations beyond half a turn accumulate, and the angle can be set")
    func wholeTurn() {
        let rotation = prepare()
        screen.touchDown(at: middle, touchID: 0)
        screen.touchDown(at: point(0), touchID: 1)
        turn(from: 0, to: 10)
        turn(from: 12, to: 370)
        #expect(abs(rotation.rotation - 2 * .pi) < 0.001)
        rotation.rotation = 1
        turn(from: 372, to: 460)
        #expect(abs(rotation.rotation - 1 - .pi / 2) < 0.001)
    }

    @Test("touches that move apart or in parallel don't rotate, and neither does a single touch")
    func noRotation() {
        let rotation = prepare()
        screen.pinch(at: middle, scale: 2)
        screen.drag(from: point(0), to: point(90))
        #expect(states == [] && rotation.state == .possible)
    }
}
