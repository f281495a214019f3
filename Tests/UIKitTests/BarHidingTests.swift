import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Hiding bars", .serialized)
struct BarHidingTests {
    @Test("swiping up hides both bars, and swiping down shows them")
    func swipe() {
        let fixture = ToolbarFixture()
        fixture.navigation.hidesBarsOnSwipe = true
        #expect(fixture.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
        fixture.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        fixture.screen.settle()
        #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
        #expect(fixture.insetBottom == 20)
        fixture.screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 180))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
    }

    @Test("a toolbar that was hidden before remains hidden")
    func swipeWithoutToolbar() {
        let fixture = ToolbarFixture(hidden: true)
        fixture.navigation.hidesBarsOnSwipe = true
        fixture.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        fixture.screen.settle()
        fixture.screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 180))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
    }

    @Test("a tap on the content hides or shows the bars, a tap on a bar does not")
    func tap() {
        let fixture = ToolbarFixture()
        fixture.navigation.hidesBarsOnTap = true
        fixture.screen.tap(at: CGPoint(x: 160, y: 20))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.screen.tap(at: CGPoint(x: 160, y: 150))
        fixture.screen.settle()
        #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
        fixture.screen.tap(at: CGPoint(x: 160, y: 150))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
    }

    @Test("bars remain visible by default")
    func off() {
        let fixture = ToolbarFixture()
        fixture.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        fixture.screen.tap(at: CGPoint(x: 160, y: 150))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("the keyboard hides the bars, and a tap at the top shows them")
    func keyboard() {
        let fixture = ToolbarFixture()
        fixture.navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        fixture.screen.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.screen.tap(at: CGPoint(x: 160, y: 150))
        fixture.screen.settle()
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.screen.tap(at: CGPoint(x: 160, y: 20))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden)
    }

    @Test("bars are hidden in a vertically compact environment and shown otherwise")
    func verticallyCompact() {
        let fixture = ToolbarFixture()
        fixture.navigation.hidesBarsWhenVerticallyCompact = true
        #expect(!fixture.navigation.isNavigationBarHidden)
        fixture.screen.resize(to: CGSize(width: 480, height: 320))
        fixture.screen.settle()
        #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
        fixture.screen.resize(to: CGSize(width: 320, height: 480))
        fixture.screen.settle()
        #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
        #expect(fixture.toolbar.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
    }

    @Test("the animation takes 0.2 seconds")
    func duration() {
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }
}
