import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("Relations between gesture recognizers", .serialized) @MainActor
final class GestureRelationTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let inner = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let middle = CGPoint(x: 150, y: 150)
    private let log = Log()

    @MainActor
    final class Log: NSObject, UIGestureRecognizerDelegate {
        var entries: [String] = []
        var mayBegin = true
        var areSimultaneous = false
        var receives = true
        var requiresFailureOf: String?
        var isRequiredToFailBy: String?

        func tap(_ name: String) -> UITapGestureRecognizer {
            let tap = UITapGestureRecognizer { [weak self] _ in self?.entries.append(name) }
            tap.name = name
            return tap
        }

        func pan(_ name: String) -> UIPanGestureRecognizer {
            let pan = UIPanGestureRecognizer { [weak self] in self?.entries.append("\(name) \($0.state.rawValue)") }
            pan.name = name
            return pan
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { areSimultaneous }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            receives
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { other.name == requiresFailureOf && requiresFailureOf != nil }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { other.name == isRequiredToFailBy && isRequiredToFailBy != nil }
    }

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        outer.addSubview(inner)
        screen.show(outer)
    }

    @Test("of two recognizers for the same gesture, the one in the deeper view recognizes it")
    func deepest() {
        prepare()
        outer.addGestureRecognizer(log.tap("outer"))
        inner.addGestureRecognizer(log.tap("inner"))
        screen.tap(at: middle)
        #expect(log.entries == ["inner"])
        screen.tap(at: CGPoint(x: 150, y: 450))
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("both recognize if a delegate allows simultaneous recognition")
    func simultaneous() {
        prepare()
        let tap = log.tap("outer")
        tap.delegate = log
        log.areSimultaneous = true
        outer.addGestureRecognizer(tap)
        inner.addGestureRecognizer(log.tap("inner"))
        screen.tap(at: middle)
        #expect(log.entries == ["inner", "outer"])
    }

    @Test("if a delegate prevents a gesture, the next recognizer recognizes it")
    func shouldBegin() {
        prepare()
        let tap = log.tap("inner")
        tap.delegate = log
        log.mayBegin = false
        inner.addGestureRecognizer(tap)
        outer.addGestureRecognizer(log.tap("outer"))
        screen.tap(at: middle)
        #expect(log.entries == ["outer"])
    }

    @Test("a view can prevent gestures of its superviews")
    func viewPrevents() {
        prepare()
        final class RejectingView: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        inner.addSubview(RejectingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        outer.addGestureRecognizer(log.tap("outer"))
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.entries == [])
        screen.tap(at: middle)
        #expect(log.entries == ["outer"])
    }

    @Test("a recognizer receives no touches that its delegate rejects")
    func shouldReceive() {
        prepare()
        let tap = log.tap("inner")
        tap.delegate = log
        log.receives = false
        inner.addGestureRecognizer(tap)
        screen.tap(at: middle)
        #expect(log.entries == [] && inner.log == ["began", "ended"])
    }

    @Test("a pan that begins fails a tap that is still possible")
    func prevention() {
        prepare()
        outer.addGestureRecognizer(log.tap("tap"))
        inner.addGestureRecognizer(log.pan("pan"))
        screen.drag(from: middle, to: CGPoint(x: 150, y: 170))
        #expect(!log.entries.contains("tap"))
        #expect(log.entries.first == "pan 1" && log.entries.last == "pan 3")
    }

    @Test("a pan that waits for a long press begins at the current location when the press fails")
    func dynamicRequirement() {
        prepare()
        let press = UILongPressGestureRecognizer()
        press.name = "press"
        press.allowableMovement = 50
        let pan = log.pan("pan")
        pan.delegate = log
        log.requiresFailureOf = "press"
        inner.addGestureRecognizer(pan)
        inner.addGestureRecognizer(press)
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 150, y: 180))
        #expect(log.entries == [])
        screen.touchMove(to: CGPoint(x: 150, y: 205))
        #expect(log.entries == ["pan 1"])
        screen.touchMove(to: CGPoint(x: 150, y: 215))
        screen.touchUp(at: CGPoint(x: 150, y: 215))
        #expect(log.entries == ["pan 1", "pan 2", "pan 3"])
    }

    @Test("a pan whose touch ends while it waits begins and ends as soon as the other recognizer fails")
    func lateEnd() {
        prepare()
        let double = log.tap("double")
        double.numberOfTapsRequired = 2
        double.delegate = log
        log.isRequiredToFailBy = "pan"
        inner.addGestureRecognizer(double)
        inner.addGestureRecognizer(log.pan("pan"))
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 150, y: 180))
        screen.touchUp(at: CGPoint(x: 150, y: 180))
        #expect(log.entries == [])
        screen.advance(by: 0.5)
        #expect(log.entries == ["pan 1", "pan 3"])
    }

    @Test("a recognizer that does not cancel touches leaves them to the view")
    func leavesTouches() {
        prepare()
        let tap = log.tap("tap")
        tap.cancelsTouchesInView = false
        inner.addGestureRecognizer(tap)
        screen.tap(at: middle)
        #expect(log.entries == ["tap"] && inner.log == ["began", "ended"])
    }

    @Test("a recognizer that delays touches delivers them to the view when it fails")
    func delays() {
        prepare()
        let tap = log.tap("tap")
        tap.delaysTouchesBegan = true
        inner.addGestureRecognizer(tap)
        screen.touchDown(at: middle)
        #expect(inner.log == [])
        screen.touchUp(at: middle)
        #expect(inner.log == [] && log.entries == ["tap"])
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 150, y: 250))
        #expect(inner.log == ["began", "moved"])
        screen.touchUp(at: CGPoint(x: 150, y: 250))
        #expect(inner.log == ["began", "moved", "ended"])
    }

    @Test("a custom recognizer passes through its states and is reset")
    func custom() {
        prepare()
        final class Swipe: UIGestureRecognizer {
            var resets = 0
            var start = CGPoint.zero
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = location(in: view) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                if location(in: view).x - start.x > 50 { state = .recognized }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
            override func reset() { resets += 1 }
        }
        let swipe = Swipe { [log] in log.entries.append("swipe \($0.state == .ended)") }
        inner.addGestureRecognizer(swipe)
        screen.drag(from: middle, to: CGPoint(x: 250, y: 150))
        #expect(log.entries == ["swipe true"] && swipe.resets == 1 && swipe.state == .possible)
        #expect(inner.log.last == "cancelled")
        screen.tap(at: middle)
        #expect(log.entries == ["swipe true"] && swipe.resets == 2)
        #expect(inner.log.last == "ended")
    }

    @Test("an action may remove its recognizer's view")
    func removal() {
        prepare()
        inner.addGestureRecognizer(
            UITapGestureRecognizer { [inner, log] _ in
                inner.removeFromSuperview()
                log.entries.append("gone")
            })
        outer.addGestureRecognizer(log.tap("outer"))
        screen.tap(at: middle)
        #expect(log.entries == ["gone"])
        screen.tap(at: middle)
        #expect(log.entries == ["gone", "outer"])
    }

    @Test("pointer touches reach only recognizers that allow pointers")
    func touchTypes() {
        prepare()
        let tap = log.tap("finger")
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        inner.addGestureRecognizer(tap)
        func click() {
            for phase in [UITouch.Phase.began, .ended] {
                screen.send(
                    .touch(
                        HostTouch(
                            phase: phase, location: middle, timestamp: screen.time, type: .indirectPointer)))
            }
        }
        click()
        #expect(log.entries == [])
        screen.tap(at: middle)
        #expect(log.entries == ["finger"])
    }

    @Test("a recognizer ignores touches of other types than its first ones unless it accepts several types")
    func exclusiveTouchType() {
        prepare()
        let pan = UIPanGestureRecognizer { _ in }
        inner.addGestureRecognizer(pan)
        #expect(pan.requiresExclusiveTouchType)
        func touch(_ phase: UITouch.Phase, id: Int, _ type: UITouch.TouchType) {
            screen.send(
                .touch(HostTouch(id: id, phase: phase, location: middle, timestamp: screen.time, type: type)))
        }
        touch(.began, id: 1, .direct)
        touch(.began, id: 2, .pencil)
        #expect(pan.numberOfTouches == 1)
        touch(.began, id: 3, .direct)
        #expect(pan.numberOfTouches == 2)
        for (id, type) in [(1, UITouch.TouchType.direct), (2, .pencil), (3, .direct)] { touch(.ended, id: id, type) }
        touch(.began, id: 2, .pencil)
        #expect(pan.numberOfTouches == 1)
        pan.requiresExclusiveTouchType = false
        touch(.began, id: 1, .direct)
        #expect(pan.numberOfTouches == 2)
        touch(.ended, id: 1, .direct)
        touch(.ended, id: 2, .pencil)
    }
}
