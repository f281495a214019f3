import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Bars that hide", .serialized)
struct BarHidingTests {
    @Test("a finger that moves up hides both bars, and one that moves down brings them back")
    func swipe() {
        let stage = ToolbarStage()
        stage.navigation.hidesBarsOnSwipe = true
        #expect(stage.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
        stage.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        stage.screen.settle()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        #expect(stage.insetBottom == 20)
        stage.screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 180))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    @Test("a toolbar that was not there stays away")
    func swipeWithoutToolbar() {
        let stage = ToolbarStage(hidden: true)
        stage.navigation.hidesBarsOnSwipe = true
        stage.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        stage.screen.settle()
        stage.screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 180))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
    }

    @Test("a tap hides them and brings them back, but not one on a bar")
    func tap() {
        let stage = ToolbarStage()
        stage.navigation.hidesBarsOnTap = true
        stage.screen.tap(at: CGPoint(x: 160, y: 20))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.screen.tap(at: CGPoint(x: 160, y: 150))
        stage.screen.settle()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        stage.screen.tap(at: CGPoint(x: 160, y: 150))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
    }

    @Test("nothing hides them by default")
    func off() {
        let stage = ToolbarStage()
        stage.screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 100))
        stage.screen.tap(at: CGPoint(x: 160, y: 150))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("a keyboard hides them, and a tap at the top brings them back")
    func keyboard() {
        let stage = ToolbarStage()
        stage.navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        stage.screen.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.screen.tap(at: CGPoint(x: 160, y: 150))
        stage.screen.settle()
        #expect(stage.navigation.isNavigationBarHidden)
        stage.screen.tap(at: CGPoint(x: 160, y: 20))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden)
    }

    @Test("they go where there is little height, and come back where there is more")
    func compact() {
        let stage = ToolbarStage()
        stage.navigation.hidesBarsWhenVerticallyCompact = true
        #expect(!stage.navigation.isNavigationBarHidden)
        stage.screen.resize(to: CGSize(width: 480, height: 320))
        stage.screen.settle()
        #expect(stage.navigation.isNavigationBarHidden && stage.navigation.isToolbarHidden)
        stage.screen.resize(to: CGSize(width: 320, height: 480))
        stage.screen.settle()
        #expect(!stage.navigation.isNavigationBarHidden && !stage.navigation.isToolbarHidden)
        #expect(stage.toolbar.frame == CGRect(x: 0, y: 416, width: 320, height: 44))
    }

    @Test("they take a fifth of a second")
    func duration() {
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }
}
