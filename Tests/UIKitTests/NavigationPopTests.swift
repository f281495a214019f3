import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Interactive pop gesture", .serialized)
struct NavigationPopTests {
    @Test("a drag from the left edge begins a pop that the views and the bar follow")
    func follows() throws {
        let fixture = NavigationFixture(["A", "B"])
        fixture.drag(to: 170)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A"])
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        #expect(fixture.controllers[1].transitionCoordinator?.initiallyInteractive == true)
        // A drag begins after a threshold of ten points.
        let x = try #require(fixture.controllers[1].view.layer.presentation()).frame.minX
        #expect(abs(x - 155) < 2)
        let below = try #require(fixture.controllers[0].view.layer.presentation()).frame.minX
        #expect(abs(below - (-0.3 * (320 - x))) < 2)
        let label = try #require(fixture.title("B"))
        #expect(label.layer.presentation() != nil)
        let frames = fixture.screen.frameCount
        fixture.screen.advance(by: 3)
        #expect(fixture.screen.frameCount == frames)
        fixture.screen.touchUp(at: CGPoint(x: 170, y: 200))
        fixture.screen.settle()
    }

    @Test("releasing past the middle completes the pop with the callbacks in order")
    func finished() {
        let fixture = NavigationFixture(["A", "B"])
        fixture.drag(to: 220)
        #expect(fixture.log == ["B will move to nil", "B will disappear", "A will appear", "A is appearing"])
        fixture.log = []
        fixture.release(at: 220)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A"])
        #expect(fixture.log == ["B did disappear", "A did appear", "B did move to nil"])
        #expect(fixture.screen.texts.contains("A"))
        #expect(!fixture.screen.texts.contains("B"))
        #expect(fixture.controllers[0].view.frame.minX == 0)
    }

    @Test("releasing before the middle cancels the pop with the callbacks in order")
    func canceled() {
        let fixture = NavigationFixture(["A", "B"])
        fixture.drag(to: 120)
        fixture.log = []
        fixture.controllers[0].transitionCoordinator?.notifyWhenInteractionChanges { [fixture] in
            fixture.log.append("interaction \($0.isCancelled)")
        }
        fixture.release(at: 120)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect(
            fixture.log == [
                "interaction true", "A will disappear", "B will appear", "B is appearing", "A did disappear",
                "B did appear", "B will move to parent", "B did move to parent",
            ])
        #expect(fixture.controllers[1].view.frame == fixture.navigation.view.bounds)
        #expect(fixture.controllers[0].view.superview == nil)
        #expect(fixture.screen.texts.contains("B"))
        #expect(fixture.controllers[1].parent === fixture.navigation)
        fixture.screen.tap("A")
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test("a fast drag completes or cancels by its direction", arguments: [true, false])
    func fast(forward: Bool) {
        let fixture = NavigationFixture(["A", "B"])
        fixture.drag(to: forward ? 40 : 280)
        let end: CGFloat = forward ? 90 : 230
        for step in 1...5 {
            fixture.screen.advanceFrame()
            let start: CGFloat = forward ? 40 : 280
            fixture.screen.touchMove(to: CGPoint(x: start + (end - start) * CGFloat(step) / 5, y: 200))
        }
        fixture.screen.touchUp(at: CGPoint(x: end, y: 200))
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.count == (forward ? 1 : 2))
    }

    @Test("in a right-to-left layout the gesture begins at the right edge, and the transition is mirrored")
    func mirrored() throws {
        let fixture = NavigationFixture(["A", "B"], isRightToLeft: true)
        fixture.drag(from: 5, to: 250)
        fixture.release(at: 250)
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.drag(from: 315, to: 150)
        let x = try #require(fixture.controllers[1].view.layer.presentation()).frame.minX
        #expect(abs(x + 155) < 2)
        fixture.drag(from: nil, to: 100)
        fixture.release(at: 100)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("the gesture requires the edge, a previous view controller and the system's back button")
    func refused() {
        let fixture = NavigationFixture(["A", "B"])
        fixture.drag(from: 30, to: 280)
        fixture.release(at: 280)
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.controllers[1].navigationItem.hidesBackButton = true
        fixture.drag(to: 280)
        fixture.release(at: 280)
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.controllers[1].navigationItem.hidesBackButton = false
        fixture.controllers[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        fixture.drag(to: 280)
        fixture.release(at: 280)
        #expect(fixture.navigation.viewControllers.count == 2)
        let single = NavigationFixture(["A"])
        single.drag(to: 280)
        single.release(at: 280)
        #expect(single.navigation.viewControllers.count == 1)
        #expect(single.log.isEmpty)
    }

    @Test("a custom delegate allows the gesture with a custom button, but not with a single view controller")
    func ownDelegate() {
        final class Yes: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let delegate = Yes()
        let fixture = NavigationFixture(["A", "B"])
        fixture.controllers[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        fixture.navigation.interactivePopGestureRecognizer?.delegate = delegate
        fixture.drag(to: 280)
        fixture.release(at: 280)
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.drag(to: 280)
        fixture.release(at: 280)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("a push during an interactive pop ends the pop, and the touch has no further effect")
    func pushDuringPop() {
        let fixture = NavigationFixture(["A", "B"])
        fixture.drag(to: 150)
        fixture.navigation.pushViewController(fixture.make("C"), animated: true)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A", "C"])
        fixture.drag(from: nil, to: 250)
        fixture.release(at: 250)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A", "C"])
        #expect(fixture.screen.texts.contains("C"))
        #expect(fixture.controllers[1].parent == nil)
    }

    @Test("the stack below can change during an interactive pop, even if it is canceled")
    func stackChangeDuringPop() {
        let fixture = NavigationFixture(["A", "B", "C"])
        fixture.drag(to: 100)
        fixture.navigation.viewControllers = [fixture.controllers[1]]
        fixture.release(at: 100)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["B", "C"])
        #expect(fixture.controllers[0].parent == nil)
        fixture.screen.tap("B")
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["B"])
    }

    @Test("a popped view controller is deallocated, also after a canceled pop")
    func deallocation() {
        let fixture = NavigationFixture(["A"])
        weak var controller: UIViewController?
        do {
            let next = fixture.make("B")
            controller = next
            fixture.navigation.pushViewController(next, animated: true)
            fixture.screen.settle()
        }
        fixture.drag(to: 100)
        fixture.release(at: 100)
        #expect(controller != nil)
        fixture.drag(to: 250)
        fixture.release(at: 250)
        #expect(controller == nil)
    }

    @Test("a bar that only one view controller shows follows the interactive pop, and its cancellation")
    func bar() throws {
        final class Barred: UIViewController {
            var hidesBar = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
            }
        }
        let fixture = NavigationFixture(["A"])
        let first = Barred()
        first.hidesBar = true
        let second = Barred()
        fixture.navigation.setViewControllers([first, second], animated: false)
        fixture.screen.settle()
        let bar = fixture.navigation.navigationBar
        #expect(!bar.isHidden)
        fixture.drag(to: 95)
        let shown = try #require(bar.layer.presentation()).frame
        // The bar moves with its view, not independently: a drag begins after a threshold of ten points.
        #expect(abs(shown.minX - 80) < 1 && shown.minY == 0)
        #expect(fixture.navigation.isNavigationBarHidden)
        fixture.release(at: 95)
        #expect(bar.frame.minY == 0 && !bar.isHidden)
        #expect(!fixture.navigation.isNavigationBarHidden)
        #expect(second.view.safeAreaInsets.top == 44)
        fixture.drag(to: 280)
        fixture.release(at: 280)
        #expect(bar.isHidden && fixture.navigation.isNavigationBarHidden)
        #expect(first.view.safeAreaInsets.top == 0)
        fixture.navigation.pushViewController(Barred(), animated: true)
        fixture.screen.settle()
        #expect(bar.frame.minY == 0 && !bar.isHidden)
    }

    @Test("a bar that the pushed view controller hides moves out with the view below", arguments: [false, true])
    func barBelow(isRightToLeft: Bool) throws {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let fixture = NavigationFixture(["A"], isRightToLeft: isRightToLeft)
        let bar = fixture.navigation.navigationBar
        let next = Bare()
        fixture.navigation.pushViewController(next, animated: true)
        fixture.screen.advance(by: 0.2)
        let shown = try #require(bar.layer.presentation()).frame
        let below = try #require(fixture.controllers[0].view.layer.presentation()).frame
        #expect(shown.minY == 0 && abs(shown.minX - below.minX) < 1)
        #expect(isRightToLeft ? shown.minX > 10 : shown.minX < -10)
        #expect(bar.topItem?.title == "A")
        // The view above covers it.
        let order = fixture.navigation.screens.subviews
        let indices = [bar, next.view].compactMap { view in order.firstIndex { $0 === view } }
        #expect(indices.count == 2 && indices == indices.sorted())
        fixture.screen.settle()
        #expect(bar.isHidden && bar.superview === fixture.navigation.view)
        #expect(next.view.safeAreaInsets.top == 0)
    }

    @Test("vertical drags at the edge scroll the content")
    func scrolling() {
        let fixture = NavigationFixture(["A", "B"])
        let scroll = UIScrollView(frame: fixture.controllers[1].view.bounds)
        scroll.contentSize = CGSize(width: 320, height: 2000)
        fixture.controllers[1].view.addSubview(scroll)
        fixture.screen.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 8, y: 200))
        fixture.screen.settle()
        #expect(scroll.contentOffset.y > 40)
        fixture.drag(to: 250)
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.release(at: 250)
        #expect(fixture.navigation.viewControllers.count == 1)
    }
}

/// A navigation controller with view controllers that log their callbacks.
@MainActor
final class NavigationFixture {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    private(set) var controllers: [UIViewController] = []
    var log: [String] = []

    final class Logging: UIViewController {
        weak var fixture: NavigationFixture?
        private func note(_ text: String) { fixture?.log.append("\(title ?? "") \(text)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func willMove(toParent parent: UIViewController?) {
            note("will move to \(parent == nil ? "nil" : "parent")")
        }
        override func didMove(toParent parent: UIViewController?) {
            note("did move to \(parent == nil ? "nil" : "parent")")
        }
    }

    init(_ titles: [String], isRightToLeft: Bool = false) {
        controllers = titles.map(make)
        if isRightToLeft { navigation.view.semanticContentAttribute = .forceRightToLeft }
        navigation.viewControllers = controllers
        screen.show(navigation)
        screen.settle()
        log = []
    }

    func make(_ title: String) -> UIViewController {
        let controller = Logging()
        controller.title = title
        controller.fixture = self
        return controller
    }

    /// Drags slowly, so that the location decides rather than the velocity. A nil `start` continues the
    /// current touch.
    func drag(from start: CGFloat? = 5, to end: CGFloat) {
        if let start { screen.touchDown(at: CGPoint(x: start, y: 200)) }
        let start = start ?? end
        for step in 1...10 {
            screen.advance(by: 0.05)
            screen.touchMove(to: CGPoint(x: start + (end - start) * CGFloat(step) / 10, y: 200))
        }
        screen.advance(by: 0.5)
    }

    func release(at x: CGFloat) {
        screen.touchMove(to: CGPoint(x: x, y: 200))
        screen.touchUp(at: CGPoint(x: x, y: 200))
        screen.settle()
    }

    func title(_ text: String) -> UILabel? {
        func find(_ view: UIView) -> UILabel? {
            (view as? UILabel).flatMap { $0.text == text ? $0 : nil } ?? view.subviews.lazy.compactMap(find).first
        }
        return find(navigation.navigationBar)
    }
}
