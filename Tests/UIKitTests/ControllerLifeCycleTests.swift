import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("View controller life cycle", .serialized)
struct ControllerLifeCycleTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    private final class Logging: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ text: String) {
            let movement = isMovingToParent ? " moving to" : isMovingFromParent ? " moving from" : ""
            log.lines.append("\(title ?? "") \(text)\(movement)")
        }
        override func viewDidLoad() { note("load") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            let name = title ?? ""
            log.lines.append("\(name) will become \(Int(size.width)), is \(Int(view.bounds.width))")
            coordinator.animate { [self] _ in
                log.lines.append("\(name) alongside at \(Int(view.bounds.width))")
            } completion: { [log] _ in
                log.lines.append("\(name) completion")
            }
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            let isDark = newCollection.userInterfaceStyle == .dark
            log.lines.append("\(title ?? "") will be \(isDark ? "dark" : "light")")
        }
    }

    private let log = Log()

    private func makeScreen() -> HeadlessScreen {
        HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    }

    @Test("pushes and pops send the appearance callbacks in UIKit's order with the moving flags")
    func navigation() {
        let screen = makeScreen()
        let navigation = UINavigationController(rootViewController: Logging("A", log))
        screen.show(navigation)
        screen.settle()
        #expect(
            log.lines == ["A load", "A will appear", "A is appearing", "A did appear"])
        log.lines = []
        navigation.topViewController?.show(Logging("B", log), sender: nil)
        screen.settle()
        #expect(
            log.lines == [
                "B load moving to", "A will disappear", "B will appear moving to", "B is appearing moving to",
                "A did disappear", "B did appear moving to",
            ])
        log.lines = []
        navigation.popViewController(animated: true)
        screen.settle()
        #expect(
            log.lines == [
                "B will disappear moving from", "A will appear", "A is appearing", "B did disappear moving from",
                "A did appear",
            ])
    }

    @Test("embedding and removing a child sends the appearance callbacks in UIKit's order")
    func embedding() {
        let screen = makeScreen()
        let parent = UIViewController()
        screen.show(parent)
        screen.settle()
        let child = Logging("C", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.lines == [
                "C load moving to", "C will appear moving to", "C is appearing moving to", "C did appear moving to",
            ])
        #expect(!child.isMovingToParent)
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.lines == ["C will disappear moving from", "C did disappear moving from"])
        #expect(!child.isMovingFromParent)
    }

    @Test("a transition between two children sends the appearance callbacks to both")
    func transition() throws {
        let screen = makeScreen()
        let parent = UIViewController()
        screen.show(parent)
        screen.settle()
        let old = Logging("old", log)
        let new = Logging("new", log)
        parent.addChild(old)
        parent.view.addSubview(old.view)
        old.didMove(toParent: parent)
        parent.addChild(new)
        log.lines = []
        var completed: Bool?
        new.view.alpha = 0
        parent.transition(from: old, to: new, duration: 1, options: .curveLinear) {
            new.view.alpha = 1
        } completion: {
            completed = $0
        }
        screen.advance(by: 0.5)
        #expect(abs(try #require(new.view.layer.presentation()).opacity - 0.5) < 0.01)
        #expect(old.view.superview === parent.view)
        screen.settle()
        #expect(completed == true)
        #expect(old.view.superview == nil)
        #expect(
            log.lines == [
                "new load moving to", "old will disappear", "new will appear moving to", "new is appearing moving to",
                "old did disappear", "new did appear moving to",
            ])
    }

    @Test("a controller and its children are notified of a new size before it applies, and animate alongside")
    func resizing() {
        let screen = makeScreen()
        let root = Logging("root", log)
        let child = Logging("child", log)
        screen.show(root)
        root.addChild(child)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        log.lines = []
        screen.resize(to: CGSize(width: 340, height: 480))
        #expect(
            log.lines == [
                "child will become 340, is 320", "root will become 340, is 320", "child alongside at 340",
                "root alongside at 340", "child completion", "root completion",
            ])
        #expect(root.transitionCoordinator == nil)
    }

    @Test("a controller is notified of new traits before they apply, and a child that overrides them is not")
    func traits() {
        let screen = makeScreen()
        let root = Logging("root", log)
        let child = Logging("child", log)
        screen.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        root.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: child)
        #expect(root.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .light)
        log.lines = []
        screen.change(to: .dark)
        #expect(log.lines == ["root will be dark"])
        #expect(root.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitCollection.userInterfaceStyle == .light)
        root.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("a parent is notified of a child's preferred content size")
    func preferredSize() {
        final class Parent: UIViewController {
            var sizes: [CGSize] = []
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                sizes.append(container.preferredContentSize)
            }
        }
        let parent = Parent()
        let child = UIViewController()
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 100, height: 50)
        #expect(parent.sizes == [CGSize(width: 100, height: 50)])
    }
}
