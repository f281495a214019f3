import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("Switches", .serialized) @MainActor
final class ControlSwitchTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
    private let log = Log()

    @MainActor
    final class Log {
        var values: [Bool] = []
    }

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        root.backgroundColor = .white
        root.addSubview(control)
        control.addAction(
            UIAction { [log] action in log.values.append((action.sender as? UISwitch)?.isOn ?? false) },
            for: .valueChanged)
        screen.show(root)
    }

    @Test("a switch has a fixed size, and a tap turns it on")
    func tap() {
        prepare()
        #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 51, height: 31))
        screen.tap(control)
        #expect(control.isOn && log.values == [true])
        screen.settle()
        let pixel = screen.picture.pixel(220, 231)
        #expect(pixel == Pixel(red: 52, green: 199, blue: 89))
        screen.tap(control)
        #expect(!control.isOn && log.values == [true, false])
    }

    @Test("setting the value sends no action")
    func set() {
        prepare()
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(log.values == [])
    }

    @Test("the knob follows a drag, and the value change is sent when the touch ends")
    func drag() {
        prepare()
        screen.touchDown(at: CGPoint(x: 110, y: 115))
        screen.touchMove(to: CGPoint(x: 160, y: 115))
        #expect(control.isOn && log.values == [])
        screen.touchUp(at: CGPoint(x: 160, y: 115))
        #expect(log.values == [true])
        screen.touchDown(at: CGPoint(x: 140, y: 115))
        screen.touchMove(to: CGPoint(x: 95, y: 115))
        screen.touchMove(to: CGPoint(x: 160, y: 115))
        screen.touchUp(at: CGPoint(x: 160, y: 115))
        #expect(control.isOn && log.values == [true])
    }

    @Test("a canceled touch leaves the value unchanged")
    func canceled() {
        prepare()
        screen.touchDown(at: CGPoint(x: 110, y: 115))
        screen.touchMove(to: CGPoint(x: 160, y: 115))
        screen.send(.touch(HostTouch(phase: .cancelled, location: CGPoint(x: 160, y: 115), timestamp: screen.time)))
        #expect(!control.isOn && log.values == [])
    }
}
