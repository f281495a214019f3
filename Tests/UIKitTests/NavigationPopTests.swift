import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Interactive pop", .serialized)
struct NavigationPopTests {
    @Test("a finger from the left edge leads back, and the screens and the bar follow it")
    func follows() throws {
        let stage = NavigationStage(["A", "B"])
        stage.drag(to: 170)
        #expect(stage.navigation.viewControllers.map(\.title) == ["A"])
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(stage.controllers[1].transitionCoordinator?.initiallyInteractive == true)
        // Ten points are spent before it counts as dragging.
        let x = try #require(stage.controllers[1].view.layer.presentation()).frame.minX
        #expect(abs(x - 155) < 2)
        let below = try #require(stage.controllers[0].view.layer.presentation()).frame.minX
        #expect(abs(below - (-0.3 * (320 - x))) < 2)
        let label = try #require(stage.title("B"))
        #expect(label.layer.presentation() != nil)
        let frames = stage.screen.frameCount
        stage.screen.advance(by: 3)
        #expect(stage.screen.frameCount == frames)
        stage.screen.touchUp(at: CGPoint(x: 170, y: 200))
        stage.screen.settle()
    }

    @Test("past the middle the screen goes, and all hear of it in order")
    func finished() {
        let stage = NavigationStage(["A", "B"])
        stage.drag(to: 220)
        #expect(stage.log == ["B will move to nil", "B will disappear", "A will appear", "A is appearing"])
        stage.log = []
        stage.release(at: 220)
        #expect(stage.navigation.viewControllers.map(\.title) == ["A"])
        #expect(stage.log == ["B did disappear", "A did appear", "B did move to nil"])
        #expect(stage.screen.texts.contains("A"))
        #expect(!stage.screen.texts.contains("B"))
        #expect(stage.controllers[0].view.frame.minX == 0)
    }

    @Test("before the middle it comes back, and all hear of it in order")
    func cancelled() {
        let stage = NavigationStage(["A", "B"])
        stage.drag(to: 120)
        stage.log = []
        stage.controllers[0].transitionCoordinator?.notifyWhenInteractionChanges { [stage] in
            stage.log.append("interaction \($0.isCancelled)")
        }
        stage.release(at: 120)
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B"])
        #expect(
            stage.log == [
                "interaction true", "A will disappear", "B will appear", "B is appearing", "A did disappear",
                "B did appear", "B will move to parent", "B did move to parent",
            ])
        #expect(stage.controllers[1].view.frame == stage.navigation.view.bounds)
        #expect(stage.controllers[0].view.superview == nil)
        #expect(stage.screen.texts.contains("B"))
        #expect(stage.controllers[1].parent === stage.navigation)
        stage.screen.tap("A")
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test("a fast finger decides by its way", arguments: [true, false])
    func fast(forward: Bool) {
        let stage = NavigationStage(["A", "B"])
        stage.drag(to: forward ? 40 : 280)
        let end: CGFloat = forward ? 90 : 230
        for step in 1...5 {
            stage.screen.advanceFrame()
            let start: CGFloat = forward ? 40 : 280
            stage.screen.touchMove(to: CGPoint(x: start + (end - start) * CGFloat(step) / 5, y: 200))
        }
        stage.screen.touchUp(at: CGPoint(x: end, y: 200))
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.count == (forward ? 1 : 2))
    }

    @Test("from right to left the finger comes from the right edge, and the screens are mirrored")
    func mirrored() throws {
        let stage = NavigationStage(["A", "B"], isRightToLeft: true)
        stage.drag(from: 5, to: 250)
        stage.release(at: 250)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.drag(from: 315, to: 150)
        let x = try #require(stage.controllers[1].view.layer.presentation()).frame.minX
        #expect(abs(x + 155) < 2)
        stage.drag(from: nil, to: 100)
        stage.release(at: 100)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("it does not begin away from the edge, with one screen, or without the system's way back")
    func refused() {
        let stage = NavigationStage(["A", "B"])
        stage.drag(from: 30, to: 280)
        stage.release(at: 280)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.controllers[1].navigationItem.hidesBackButton = true
        stage.drag(to: 280)
        stage.release(at: 280)
        #expect(stage.navigation.viewControllers.count == 2)
        stage.controllers[1].navigationItem.hidesBackButton = false
        stage.controllers[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        stage.drag(to: 280)
        stage.release(at: 280)
        #expect(stage.navigation.viewControllers.count == 2)
        let single = NavigationStage(["A"])
        single.drag(to: 280)
        single.release(at: 280)
        #expect(single.navigation.viewControllers.count == 1)
        #expect(single.log.isEmpty)
    }

    @Test("an app's own delegate lets it begin with a button of its own, but never with one screen")
    func ownDelegate() {
        final class Yes: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        let delegate = Yes()
        let stage = NavigationStage(["A", "B"])
        stage.controllers[1].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
        stage.navigation.interactivePopGestureRecognizer?.delegate = delegate
        stage.drag(to: 280)
        stage.release(at: 280)
        #expect(stage.navigation.viewControllers.count == 1)
        stage.drag(to: 280)
        stage.release(at: 280)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("a push while a finger leads back ends that first, and the finger leads nothing more")
    func pushMeanwhile() {
        let stage = NavigationStage(["A", "B"])
        stage.drag(to: 150)
        stage.navigation.pushViewController(stage.make("C"), animated: true)
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "C"])
        stage.drag(from: nil, to: 250)
        stage.release(at: 250)
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "C"])
        #expect(stage.screen.texts.contains("C"))
        #expect(stage.controllers[1].parent == nil)
    }

    @Test("what is below the top may change while a finger leads back, also if it is cancelled")
    func stackMeanwhile() {
        let stage = NavigationStage(["A", "B", "C"])
        stage.drag(to: 100)
        stage.navigation.viewControllers = [stage.controllers[1]]
        stage.release(at: 100)
        #expect(stage.navigation.viewControllers.map(\.title) == ["B", "C"])
        #expect(stage.controllers[0].parent == nil)
        stage.screen.tap("B")
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.map(\.title) == ["B"])
    }

    @Test("a popped controller is freed, also after a pop that was cancelled before")
    func freed() {
        let stage = NavigationStage(["A"])
        weak var controller: UIViewController?
        do {
            let next = stage.make("B")
            controller = next
            stage.navigation.pushViewController(next, animated: true)
            stage.screen.settle()
        }
        stage.drag(to: 100)
        stage.release(at: 100)
        #expect(controller != nil)
        stage.drag(to: 250)
        stage.release(at: 250)
        #expect(controller == nil)
    }

    @Test("a bar that only one of two screens has comes with the finger, and goes again if it lets go too early")
    func bar() throws {
        final class Barred: UIViewController {
            var hidesBar = false
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
            }
        }
        let stage = NavigationStage(["A"])
        let first = Barred()
        first.hidesBar = true
        let second = Barred()
        stage.navigation.setViewControllers([first, second], animated: false)
        stage.screen.settle()
        let bar = stage.navigation.navigationBar
        #expect(!bar.isHidden)
        stage.drag(to: 95)
        let shown = try #require(bar.layer.presentation()).frame
        // With its screen, and not by itself: ten of the points are spent before it counts as dragging.
        #expect(abs(shown.minX - 80) < 1 && shown.minY == 0)
        #expect(stage.navigation.isNavigationBarHidden)
        stage.release(at: 95)
        #expect(bar.frame.minY == 0 && !bar.isHidden)
        #expect(!stage.navigation.isNavigationBarHidden)
        #expect(second.view.safeAreaInsets.top == 44)
        stage.drag(to: 280)
        stage.release(at: 280)
        #expect(bar.isHidden && stage.navigation.isNavigationBarHidden)
        #expect(first.view.safeAreaInsets.top == 0)
        stage.navigation.pushViewController(Barred(), animated: true)
        stage.screen.settle()
        #expect(bar.frame.minY == 0 && !bar.isHidden)
    }

    @Test("a bar that a pushed screen does without gives way with the screen below", arguments: [false, true])
    func barBelow(isRightToLeft: Bool) throws {
        final class Bare: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let stage = NavigationStage(["A"], isRightToLeft: isRightToLeft)
        let bar = stage.navigation.navigationBar
        let next = Bare()
        stage.navigation.pushViewController(next, animated: true)
        stage.screen.advance(by: 0.2)
        let shown = try #require(bar.layer.presentation()).frame
        let below = try #require(stage.controllers[0].view.layer.presentation()).frame
        #expect(shown.minY == 0 && abs(shown.minX - below.minX) < 1)
        #expect(isRightToLeft ? shown.minX > 10 : shown.minX < -10)
        #expect(bar.topItem?.title == "A")
        // The screen above covers it.
        let order = stage.navigation.screens.subviews
        let places = [bar, next.view].compactMap { view in order.firstIndex { $0 === view } }
        #expect(places.count == 2 && places == places.sorted())
        stage.screen.settle()
        #expect(bar.isHidden && bar.superview === stage.navigation.view)
        #expect(next.view.safeAreaInsets.top == 0)
    }

    @Test("scrolling goes on at the edge, where a finger moves up or down")
    func scrolling() {
        let stage = NavigationStage(["A", "B"])
        let scroll = UIScrollView(frame: stage.controllers[1].view.bounds)
        scroll.contentSize = CGSize(width: 320, height: 2000)
        stage.controllers[1].view.addSubview(scroll)
        stage.screen.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 8, y: 200))
        stage.screen.settle()
        #expect(scroll.contentOffset.y > 40)
        stage.drag(to: 250)
        #expect(stage.navigation.viewControllers.count == 1)
        stage.release(at: 250)
        #expect(stage.navigation.viewControllers.count == 1)
    }
}

/// A navigation controller with screens that write down what they hear.
@MainActor
final class NavigationStage {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    private(set) var controllers: [UIViewController] = []
    var log: [String] = []

    final class Logging: UIViewController {
        weak var stage: NavigationStage?
        private func note(_ text: String) { stage?.log.append("\(title ?? "") \(text)") }
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
        controller.stage = self
        return controller
    }

    /// Drags slowly, so that it is the place that decides; nil goes on with a finger that is down.
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
