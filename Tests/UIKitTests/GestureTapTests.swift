import Testing
import TrestleTesting

@testable import UIKit

@Suite("Tap and long press gesture recognizers", .serialized) @MainActor
final class GestureTapTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let middle = CGPoint(x: 150, y: 300)

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        screen.show(view)
    }

    @Test("a tap is recognized when the touch ends, and cancels the view's touch")
    func tap() {
        prepare()
        var locations: [CGPoint] = []
        view.addGestureRecognizer(UITapGestureRecognizer { locations.append($0.location(in: nil)) })
        screen.touchDown(at: middle)
        #expect(locations.isEmpty && view.log == ["began"])
        screen.touchUp(at: middle)
        #expect(locations == [middle])
        #expect(view.log == ["began", "cancelled"])
        screen.tap(at: middle)
        #expect(locations.count == 2)
    }

    @Test("a touch that moves too far or lasts too long is no tap")
    func noTap() {
        prepare()
        var count = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 150, y: 340))
        screen.touchUp(at: CGPoint(x: 150, y: 340))
        #expect(count == 1)
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 150, y: 350))
        #expect(view.log.suffix(2) == ["began", "moved"])
        screen.touchUp(at: middle)
        #expect(count == 1 && view.log.last == "ended")
        screen.longPress(at: middle, duration: 2)
        #expect(count == 1)
    }

    @Test("two taps in quick succession are a double tap")
    func doubleTap() {
        prepare()
        var count = 0
        let recognizer = UITapGestureRecognizer { _ in count += 1 }
        recognizer.numberOfTapsRequired = 2
        view.addGestureRecognizer(recognizer)
        screen.tap(at: middle)
        screen.tap(at: middle)
        #expect(count == 1)
        view.log = []
        screen.tap(at: middle)
        #expect(view.log == ["began"])
        screen.advance(by: 0.4)
        #expect(view.log == ["began", "ended"])
        screen.tap(at: middle)
        #expect(count == 1)
    }

    @Test("a single tap waits for the double tap to fail")
    func requireToFail() {
        prepare()
        var log: [String] = []
        let single = UITapGestureRecognizer { _ in log.append("single") }
        let double = UITapGestureRecognizer { _ in log.append("double") }
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        screen.tap(at: middle)
        #expect(log == [])
        screen.advance(by: 0.4)
        #expect(log == ["single"])
        log = []
        screen.tap(at: middle)
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(log == ["double"])
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(log == ["double", "single"])
    }

    @Test("a tap can require two touches")
    func twoTouches() {
        prepare()
        view.isMultipleTouchEnabled = true
        var touches: [Int] = []
        let recognizer = UITapGestureRecognizer { touches.append($0.numberOfTouches) }
        recognizer.numberOfTouchesRequired = 2
        view.addGestureRecognizer(recognizer)
        screen.tap(at: middle)
        #expect(touches == [])
        screen.touchDown(at: middle, touchID: 0)
        screen.touchDown(at: CGPoint(x: 250, y: 300), touchID: 1)
        screen.touchUp(at: middle, touchID: 0)
        screen.touchUp(at: CGPoint(x: 250, y: 300), touchID: 1)
        #expect(touches.count == 1)
    }

    @Test("a long press begins after half a second, follows the touch and ends with it")
    func longPress() {
        prepare()
        var states: [UIGestureRecognizer.State] = []
        view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
        screen.touchDown(at: middle)
        screen.advance(by: 0.49)
        #expect(states == [] && view.log == ["began"])
        screen.advance(by: 0.02)
        #expect(states == [.began] && view.log == ["began", "cancelled"])
        screen.touchMove(to: CGPoint(x: 150, y: 400))
        screen.touchUp(at: CGPoint(x: 150, y: 400))
        #expect(states == [.began, .changed, .ended])
    }

    @Test("a touch that moves or ends too early is no long press")
    func noLongPress() {
        prepare()
        var count = 0
        view.addGestureRecognizer(UILongPressGestureRecognizer { _ in count += 1 })
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 150, y: 311))
        screen.advance(by: 1)
        screen.touchUp(at: middle)
        screen.tap(at: middle)
        screen.advance(by: 1)
        #expect(count == 0)
    }

    @Test("a recognizer that is disabled or removed stops recognizing")
    func disabled() {
        prepare()
        var states: [UIGestureRecognizer.State] = []
        let recognizer = UILongPressGestureRecognizer { states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        screen.touchDown(at: middle)
        screen.advance(by: 0.6)
        recognizer.isEnabled = false
        #expect(states == [.began, .cancelled])
        #expect(recognizer.state == .possible)
        screen.touchUp(at: middle)
        recognizer.isEnabled = true
        screen.touchDown(at: middle)
        view.removeGestureRecognizer(recognizer)
        screen.advance(by: 1)
        #expect(states == [.began, .cancelled])
        #expect(view.gestureRecognizers == nil && recognizer.view == nil)
    }

    @Test("adding a recognizer to another view removes it from the first, and actions are identified by identifier")
    func actions() {
        prepare()
        let other = UIView()
        let recognizer = UITapGestureRecognizer()
        var log: [String] = []
        recognizer.addAction(
            UIAction(identifier: .init("a")) { log.append("1 \($0.sender is UITapGestureRecognizer)") })
        recognizer.addAction(UIAction(identifier: .init("a")) { _ in log.append("2") })
        let third = UIAction { _ in log.append("3") }
        recognizer.addAction(third)
        other.addGestureRecognizer(recognizer)
        view.addGestureRecognizer(recognizer)
        #expect(other.gestureRecognizers == nil)
        screen.tap(at: middle)
        #expect(log == ["2", "3"])
        recognizer.removeAction(third)
        screen.tap(at: middle)
        #expect(log == ["2", "3", "2"])
    }
}
