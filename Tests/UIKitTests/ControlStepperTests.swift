import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("A stepper", .serialized) @MainActor
struct ControlStepperTests {
    private func make() -> ControlFixture<UIStepper> { ControlFixture(UIStepper()) }

    @Test("taps raise and lower it, within its ends")
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

    @Test("a finger that stays down goes on, ever faster")
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

    @Test("one that does not repeat makes one step, and one that is not continuous tells once")
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

    @Test("one that wraps comes from one end to the other")
    func wraps() {
        let fixture = make()
        fixture.control.wraps = true
        fixture.control.maximumValue = 3
        fixture.screen.tap(at: fixture.point(20, 16))
        #expect(fixture.control.value == 3)
        fixture.screen.tap(at: fixture.point(70, 16))
        #expect(fixture.control.value == 0)
    }

    @Test("arrows step it")
    func keys() {
        let fixture = make()
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.control.value == 1 && fixture.changes == 1)
    }
}
