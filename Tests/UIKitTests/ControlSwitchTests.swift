import Testing

@testable import TrestleTesting
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

    /// Called in the test itself: between a suite's initialiser and its test, tests of other suites may run.
    private func prepare() {
        root.backgroundColor = .white
        root.addSubview(control)
        control.addAction(
            UIAction { [log] action in log.values.append((action.sender as? UISwitch)?.isOn ?? false) },
            for: .valueChanged)
        screen.show(root)
    }

    @Test("it has its own size, and turns green when it is tapped")
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

    @Test("setting it sends nothing")
    func set() {
        prepare()
        control.isOn = true
        control.setOn(false, animated: true)
        #expect(log.values == [])
    }

    @Test("the knob follows a drag, and the switch tells where it was let go")
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

    @Test("a touch that is taken away leaves it as it was")
    func cancelled() {
        prepare()
        screen.touchDown(at: CGPoint(x: 110, y: 115))
        screen.touchMove(to: CGPoint(x: 160, y: 115))
        screen.send(.touch(HostTouch(phase: .cancelled, location: CGPoint(x: 160, y: 115), timestamp: screen.time)))
        #expect(!control.isOn && log.values == [])
    }
}
