import Testing
import TrestleTesting

@testable import UIKit

@Suite("Controls", .serialized) @MainActor
final class ControlTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    private let log = Log()
    private let inside = CGPoint(x: 125, y: 125)

    @MainActor
    final class Log {
        var entries: [String] = []
    }

    private static let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
        (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        for (event, name) in Self.events {
            control.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
        }
        root.addSubview(control)
        screen.show(root)
    }

    @Test("a tap sends touch down and touch up inside")
    func tap() {
        prepare()
        screen.touchDown(at: inside)
        #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
        #expect(control.state == .highlighted)
        screen.touchUp(at: inside)
        #expect(!control.isHighlighted && !control.isTracking)
        #expect(log.entries == ["down", "up inside"])
    }

    @Test("a touch counts as inside up to 70 points outside the control")
    func outside() {
        prepare()
        screen.touchDown(at: inside)
        screen.touchMove(to: CGPoint(x: 215, y: 125))
        #expect(control.isHighlighted)
        screen.touchMove(to: CGPoint(x: 225, y: 125))
        #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
        screen.touchMove(to: inside)
        #expect(control.isHighlighted)
        screen.touchMove(to: CGPoint(x: 280, y: 125))
        screen.touchUp(at: CGPoint(x: 280, y: 125))
        #expect(
            log.entries == [
                "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "exit", "drag outside",
                "up outside",
            ])
    }

    @Test("a second tap in quick succession sends a repeated touch down")
    func repeated() {
        prepare()
        screen.tap(at: inside)
        screen.tap(at: inside)
        #expect(log.entries == ["down", "up inside", "down", "repeat", "up inside"])
    }

    @Test("a disabled control receives no touches")
    func disabled() {
        prepare()
        control.isEnabled = false
        screen.tap(at: inside)
        #expect(log.entries == [] && control.state == .disabled)
    }

    @Test("a pan recognizer of a superview cancels the control's touch, a tap recognizer does not")
    func gestures() {
        prepare()
        root.addGestureRecognizer(UITapGestureRecognizer { [log] _ in log.entries.append("tap around") })
        screen.tap(at: inside)
        #expect(log.entries == ["down", "up inside"])
        log.entries = []
        screen.advance(by: 1)
        root.addGestureRecognizer(UIPanGestureRecognizer())
        screen.touchDown(at: inside)
        screen.touchMove(to: CGPoint(x: 125, y: 140))
        #expect(log.entries == ["down", "cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test("actions are identified by their identifiers, and performed for their events only")
    func actions() {
        prepare()
        let control = UIControl()
        var count = 0
        let action = UIAction(identifier: .init("count")) {
            #expect($0.sender as? UIControl === control)
            count += 1
        }
        control.addAction(action, for: [.valueChanged, .editingChanged])
        control.addAction(action, for: .valueChanged)
        #expect(control.allControlEvents == [.valueChanged, .editingChanged])
        control.sendActions(for: .valueChanged)
        #expect(count == 1)
        control.sendActions(for: [.valueChanged, .editingChanged])
        #expect(count == 3)
        control.removeAction(identifiedBy: .init("count"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        #expect(count == 3)
        control.removeAction(action, for: .allEvents)
        #expect(control.allControlEvents == [])
        #expect(action.sender == nil)
    }

    @Test("a subclass tracks the touch until it returns false")
    func tracking() {
        prepare()
        final class Slider: UIControl {
            var log: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).x < 90
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let slider = Slider(frame: CGRect(x: 0, y: 300, width: 100, height: 40))
        root.addSubview(slider)
        screen.touchDown(at: CGPoint(x: 10, y: 320))
        screen.touchMove(to: CGPoint(x: 50, y: 320))
        screen.touchMove(to: CGPoint(x: 95, y: 320))
        #expect(slider.log == ["begin", "continue", "continue", "end"])
        #expect(!slider.isTracking)
        screen.touchMove(to: CGPoint(x: 50, y: 320))
        screen.touchUp(at: CGPoint(x: 50, y: 320))
        #expect(slider.log.count == 4)
    }
}
