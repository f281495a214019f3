import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Steppers", .serialized) @MainActor
struct ControlStepperTests {
    private func make() -> ControlFixture<UIStepper> { ControlFixture(UIStepper()) }

    @Test("taps change the value within its range")
    func tap() {
        let fixture = make()
        #expect(fixture.control.frame.size == CGSize(width: 94, height: 32))
        fixture.screen.tap(at: fixture.point(20, 16))
        #expect(fixture.control.value == 0 && fixture.changes == 0)
        fixture.screen.tap(at: fixture.point(70, 16))
        fixture.screen.tap(at: fixture.point(70, 16))
        fixture.screen.tap(at: fixture.point(20, 16))
        #expect(fixture.control.value == 1 && fixture.changes == 3)
        fixture.control.maximumValue = 1.5
        fixture.screen.tap(at: fixture.point(70, 16))
        #expect(fixture.control.value == 1.5)
    }

    @Test("holding a button repeats with increasing speed")
    func autorepeat() {
        let fixture = make()
        fixture.screen.touchDown(at: fixture.point(70, 16))
        fixture.screen.advance(by: 0.4)
        #expect(fixture.control.value == 1)
        fixture.screen.advance(by: 1)
        let afterASecond = fixture.control.value
        #expect(afterASecond > 3)
        fixture.screen.advance(by: 1)
        #expect(fixture.control.value - afterASecond > afterASecond)
        fixture.screen.touchUp(at: fixture.point(70, 16))
        let last = fixture.control.value
        fixture.screen.advance(by: 1)
        #expect(fixture.control.value == last && fixture.changes == Int(last))
    }

    @Test("a stepper without autorepeat steps once, and one that is not continuous sends one value change")
    func once() {
        let fixture = make()
        fixture.control.autorepeat = false
        fixture.screen.longPress(at: fixture.point(70, 16), duration: 2)
        #expect(fixture.control.value == 1)
        fixture.control.autorepeat = true
        fixture.control.isContinuous = false
        fixture.screen.longPress(at: fixture.point(70, 16), duration: 2)
        #expect(fixture.control.value > 4 && fixture.changes == 2)
    }

    @Test("a wrapping stepper continues at the other end of its range")
    func wraps() {
        let fixture = make()
        fixture.control.wraps = true
        fixture.control.maximumValue = 3
        fixture.screen.tap(at: fixture.point(20, 16))
        #expect(fixture.control.value == 3)
        fixture.screen.tap(at: fixture.point(70, 16))
        #expect(fixture.control.value == 0)
    }

    @Test("arrow keys change the value")
    func keys() {
        let fixture = make()
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.control.value == 1 && fixture.changes == 1)
    }
}
