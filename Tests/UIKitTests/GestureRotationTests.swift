import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Turning", .serialized) @MainActor
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

    /// Where a finger is 100 points off the middle.
    private func place(_ degrees: CGFloat) -> CGPoint {
        let angle = degrees * .pi / 180
        return CGPoint(x: middle.x + 100 * cos(angle), y: middle.y + 100 * sin(angle))
    }

    private func turn(from start: CGFloat, to end: CGFloat) {
        let step: CGFloat = end > start ? 2 : -2
        for degrees in stride(from: start, through: end, by: step) {
            screen.touchMove(to: place(degrees), finger: 1)
            screen.advanceFrame()
        }
    }

    @Test("it begins after a little way, which doesn't count, and says how far the fingers have turned")
    func rotation() {
        let rotation = prepare()
        screen.touchDown(at: middle, finger: 0)
        screen.touchDown(at: place(0), finger: 1)
        turn(from: 0, to: 6)
        #expect(rotation.state == .possible && rotation.rotation == 0)
        // Eight points of the way round both fingers' middle, 50 points off.
        turn(from: 8, to: 10)
        #expect(rotation.state == .began && rotation.rotation == 0)
        turn(from: 12, to: 100)
        #expect(abs(rotation.rotation - .pi / 2) < 0.001 && rotation.velocity > 1)
        turn(from: 98, to: 10)
        #expect(abs(rotation.rotation) < 0.001 && rotation.velocity < -1)
        screen.touchUp(at: place(10), finger: 1)
        #expect(rotation.state == .changed)
        screen.touchUp(at: middle, finger: 0)
        #expect(states.first == .began && states.last == .ended && rotation.state == .possible)
    }

    @Test("more than half a turn is counted on, and can be counted from anywhere")
    func wholeTurn() {
        let rotation = prepare()
        screen.touchDown(at: middle, finger: 0)
        screen.touchDown(at: place(0), finger: 1)
        turn(from: 0, to: 10)
        turn(from: 12, to: 370)
        #expect(abs(rotation.rotation - 2 * .pi) < 0.001)
        rotation.rotation = 1
        turn(from: 372, to: 460)
        #expect(abs(rotation.rotation - 1 - .pi / 2) < 0.001)
    }

    @Test("fingers that move apart or aside don't turn, and one can't")
    func noRotation() {
        let rotation = prepare()
        screen.pinch(at: middle, scale: 2)
        screen.drag(from: place(0), to: place(90))
        #expect(states == [] && rotation.state == .possible)
    }
}
