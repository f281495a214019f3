import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Sliders", .serialized) @MainActor
struct ControlSliderTests {
    private func make(rightToLeft: Bool = false) -> ControlFixture<UISlider> {
        ControlFixture(
            UISlider(), frame: CGRect(x: 20, y: 100, width: 227, height: 31), rightToLeft: rightToLeft)
    }

    @Test("the thumb follows the touch, and each move sends a value change")
    func drag() {
        let fixture = make()
        fixture.screen.touchDown(at: fixture.point(13, 15))
        fixture.screen.touchMove(to: fixture.point(63, 15))
        #expect(fixture.control.value == 0.25)
        fixture.screen.touchMove(to: fixture.point(113, 60))
        fixture.screen.touchUp(at: fixture.point(113, 60))
        #expect(fixture.control.value == 0.5 && fixture.changes == 2)
    }

    @Test("a slider that is not continuous sends its value change at the end")
    func notContinuous() {
        let fixture = make()
        fixture.control.isContinuous = false
        fixture.screen.drag(from: fixture.point(13, 15), to: fixture.point(213, 15))
        #expect(fixture.control.value == 1 && fixture.changes == 1)
    }

    @Test("a tap on the track outside the thumb has no effect")
    func beside() {
        let fixture = make()
        fixture.screen.tap(at: fixture.point(120, 15))
        #expect(fixture.control.value == 0 && fixture.changes == 0)
    }

    @Test("values are clamped to the range, and a bound that passes the other one moves it")
    func ends() {
        let slider = UISlider()
        slider.value = 4
        #expect(slider.value == 1)
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        slider.maximumValue = 9
        slider.value = 7
        slider.maximumValue = 6
        #expect(slider.value == 6)
    }

    @Test("in a right-to-left layout values increase to the left")
    func rightToLeft() {
        let fixture = make(rightToLeft: true)
        fixture.screen.drag(from: fixture.point(213, 15), to: fixture.point(163, 15))
        #expect(fixture.control.value == 0.25)
    }

    @Test("dragging the thumb does not scroll a surrounding scroll view")
    func insideOfScrollView() {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1, safeAreaInsets: .zero)
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 900, height: 900)
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 227, height: 31))
        scroll.addSubview(slider)
        screen.show(scroll)
        screen.drag(from: CGPoint(x: 33, y: 115), to: CGPoint(x: 133, y: 115))
        #expect(slider.value == 0.5 && scroll.contentOffset == .zero)
        screen.drag(from: CGPoint(x: 220, y: 115), to: CGPoint(x: 120, y: 115))
        #expect(slider.value == 0.5 && scroll.contentOffset.x > 50)
    }

    @Test("arrow keys change the value by a tenth")
    func keys() {
        let fixture = make()
        fixture.screen.press(.keyboardTab)
        for _ in 0..<2 { fixture.screen.press(.keyboardRightArrow) }
        #expect(abs(fixture.control.value - 0.2) < 0.001 && fixture.changes == 2)
        fixture.screen.press(.keyboardHome)
        #expect(fixture.control.value == 0)
    }
}
