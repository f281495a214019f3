import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Presentations", .serialized)
struct PresentationTests {
    @Test("a full-screen presentation removes the presenter's view, with the callbacks in UIKit's order")
    func fullScreen() {
        let fixture = PresentationFixture()
        let modal = fixture.present(fixture.make("modal", .fullScreen))
        #expect(
            fixture.log.take() == [
                "root will disappear", "modal will appear", "modal is appearing", "modal did appear",
                "root did disappear", "completion",
            ])
        #expect(fixture.root.view.window == nil)
        #expect(fixture.frame(of: modal) == UIScreen.main.bounds)
        #expect(modal.view.safeAreaInsets.top == 47)
        #expect(fixture.root.presentedViewController === modal && modal.presentingViewController === fixture.root)
        modal.dismiss(animated: true) { [log = fixture.log] in log.lines.append("completion") }
        #expect(modal.isBeingDismissed && modal.transitionCoordinator != nil)
        fixture.screen.settle()
        #expect(
            fixture.log.take() == [
                "modal will disappear", "root will appear", "root is appearing", "root did appear",
                "modal did disappear", "completion",
            ])
        #expect(fixture.root.view.superview is UIWindow && fixture.root.view.frame == UIScreen.main.bounds)
        #expect(fixture.root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(!modal.isBeingDismissed && modal.view.window == nil)
    }

    @Test("a flip shows the presenter until the edge of the turn, then the presented view, and returns the same way")
    func flip() {
        let fixture = PresentationFixture(safeArea: .zero)
        fixture.root.view.backgroundColor = .white
        let modal = fixture.make("modal", .fullScreen)
        modal.modalTransitionStyle = .flipHorizontal
        modal.view.backgroundColor = .black
        func center() -> Int { Int(fixture.screen.picture.pixel(195, 422).red) }
        func edge() -> Int { Int(fixture.screen.picture.pixel(3, 422).red) }
        fixture.root.present(modal, animated: true)
        fixture.screen.advance(by: 0.3)
        #expect(center() == 255)
        fixture.screen.advance(by: 0.15)
        #expect(center() == 0 && modal.view.window != nil)
        fixture.screen.settle()
        #expect(center() == 0 && edge() == 0 && fixture.root.view.window == nil && !fixture.root.view.isHidden)
        modal.dismiss(animated: true)
        fixture.screen.advance(by: 0.3)
        #expect(center() == 0)
        fixture.screen.settle()
        #expect(center() == 255 && edge() == 255 && modal.view.window == nil && !modal.view.isHidden)
        #expect(fixture.root.view.superview is UIWindow)
    }

    @Test("the presenter of a sheet receives no callbacks, and its view remains")
    func sheet() {
        let fixture = PresentationFixture()
        let modal = fixture.present(fixture.make("modal"))
        #expect(
            fixture.log.take() == ["modal will appear", "modal is appearing", "modal did appear", "completion"])
        #expect(fixture.root.view.window != nil)
        modal.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.log.take() == ["modal will disappear", "modal did disappear"])
        #expect(fixture.root.view.superview is UIWindow && fixture.root.view.transform.isIdentity)
    }

    @Test(
        "without animation a presentation is complete when the call returns",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func withoutAnimation(_ style: UIModalPresentationStyle) {
        let fixture = PresentationFixture()
        let modal = fixture.make("modal", style)
        fixture.root.present(modal, animated: false)
        #expect(fixture.log.take().contains("modal did appear"))
        #expect(modal.view.window != nil && !modal.isBeingPresented)
        fixture.root.dismiss(animated: false)
        #expect(fixture.log.take().contains("modal did disappear"))
        #expect(modal.view.superview == nil && fixture.root.view.window != nil)
    }

    @Test("dismissing the first of a chain animates the top view and removes the others")
    func chain() {
        let fixture = PresentationFixture()
        let first = fixture.present(fixture.make("first", .fullScreen))
        let second = fixture.present(fixture.make("second"), from: first)
        let third = fixture.present(fixture.make("third", .overFullScreen), from: second)
        _ = fixture.log.take()
        fixture.root.dismiss(animated: true) { [log = fixture.log] in log.lines.append("completion") }
        fixture.screen.advance(by: 0.1)
        #expect(first.view.window == nil || fixture.screen.visibleRect(of: first.view) == nil)
        #expect(third.view.window != nil && fixture.root.view.window != nil)
        fixture.screen.settle()
        let lines = fixture.log.take()
        #expect(lines.filter { $0.hasPrefix("root") } == ["root will appear", "root is appearing", "root did appear"])
        #expect(lines.filter { $0.hasPrefix("third") } == ["third will disappear", "third did disappear"])
        #expect(lines.filter { $0.hasPrefix("second") } == ["second will disappear", "second did disappear"])
        #expect(lines.filter { $0.hasPrefix("first") } == ["first will disappear", "first did disappear"])
        #expect(lines.last == "completion")
        for controller in [first, second, third] { #expect(controller.presentingViewController == nil) }
        #expect(fixture.root.view.superview is UIWindow)
    }

    @Test("dismissing a controller in the middle dismisses those above it")
    func middle() {
        let fixture = PresentationFixture()
        let first = fixture.present(fixture.make("first"))
        let second = fixture.present(fixture.make("second"), from: first)
        first.dismiss(animated: true)
        fixture.screen.settle()
        #expect(second.presentingViewController == nil && first.presentedViewController == nil)
        #expect(first.presentingViewController === fixture.root)
        first.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil && fixture.root.view.superview is UIWindow)
    }

    @Test("presenting twice, or from a view outside the window, logs a warning")
    func warnings() {
        var warnings: [String] = []
        let write = PresentationWarning.write
        PresentationWarning.write = { warnings.append($0) }
        defer { PresentationWarning.write = write }
        let fixture = PresentationFixture()
        fixture.root.present(fixture.make("first"), animated: true)
        fixture.root.present(fixture.make("second"), animated: true)
        #expect(warnings.last?.contains("which is already presenting") == true)
        fixture.make("loose").present(fixture.make("other"), animated: true)
        #expect(warnings.last?.contains("not in the window hierarchy") == true)
        #expect(warnings.count == 2)
        fixture.screen.settle()
        #expect((fixture.root.presentedViewController as? LoggingController)?.name == "first")
    }

    @Test("a dismissal waits for a running presentation")
    func queuedDismissal() {
        let fixture = PresentationFixture()
        let modal = fixture.make("modal", .fullScreen)
        fixture.root.present(modal, animated: true)
        fixture.screen.advance(by: 0.1)
        modal.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil && modal.view.window == nil)
        #expect(
            fixture.log.take().filter { $0.hasPrefix("modal") }.suffix(3) == [
                "modal did appear", "modal will disappear", "modal did disappear",
            ])
    }

    @Test(
        "a dismissed controller and its presentation controller are deallocated",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func deallocation(_ style: UIModalPresentationStyle) {
        let fixture = PresentationFixture()
        weak var controller: UIViewController?
        weak var presentationController: UIPresentationController?
        do {
            let modal = fixture.make("modal", style)
            controller = modal
            presentationController = modal.presentationController
            fixture.present(modal)
            #expect(modal.presentationController === presentationController)
            modal.dismiss(animated: true)
        }
        fixture.screen.settle()
        #expect(controller == nil && presentationController == nil)
    }

    @Test("a controller that was never presented is deallocated despite its presentation controller")
    func unused() {
        weak var controller: UIViewController?
        do {
            let modal = UIViewController()
            modal.presentationController?.delegate = nil
            #expect(modal.sheetPresentationController != nil)
            controller = modal
        }
        #expect(controller == nil)
    }

    @Test("a navigation controller presents for its children")
    func navigation() {
        let fixture = PresentationFixture()
        let inner = fixture.make("inner")
        let navigation = UINavigationController(rootViewController: inner)
        fixture.screen.show(navigation)
        fixture.screen.settle()
        let modal = fixture.make("modal", .fullScreen)
        inner.present(modal, animated: true)
        fixture.screen.settle()
        #expect(modal.presentingViewController === navigation)
        #expect(navigation.visibleViewController === modal && inner.presentedViewController === modal)
        #expect(fixture.log.take().suffix(2) == ["modal did appear", "inner did disappear"])
        inner.dismiss(animated: true)
        fixture.screen.settle()
        #expect(navigation.visibleViewController === inner && inner.view.window != nil)
        #expect(fixture.log.take().suffix(2) == ["inner did appear", "modal did disappear"])
    }

    @Test("a current-context presentation covers only the view that defines the context")
    func context() {
        let fixture = PresentationFixture()
        let child = fixture.make("child")
        fixture.root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
        fixture.root.view.addSubview(child.view)
        child.didMove(toParent: fixture.root)
        child.definesPresentationContext = true
        let modal = fixture.present(fixture.make("modal", .currentContext), from: child)
        #expect(modal.presentingViewController === child)
        #expect(fixture.frame(of: modal) == CGRect(x: 0, y: 400, width: 390, height: 300))
        #expect(child.view.window == nil && fixture.root.view.window != nil)
        child.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.frame(of: child) == CGRect(x: 0, y: 400, width: 390, height: 300))
    }

    @Test("the responder chain continues from the presented controller to the presenter and the window")
    func responders() {
        let fixture = PresentationFixture()
        let modal = fixture.present(fixture.make("modal", .fullScreen))
        let chain = sequence(first: modal.view as UIResponder, next: \.next)
        #expect(chain.contains { $0 === fixture.root } && chain.contains { $0 is UIWindow })
    }

    @Test("a full-screen modal determines the status bar style, and a sheet has light content")
    func statusBar() {
        final class Light: LoggingController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let fixture = PresentationFixture()
        let screen = UIScreen.main
        let light = Light("light", fixture.log)
        light.modalPresentationStyle = .fullScreen
        #expect(!screen.statusBarAppearance.usesLightContent)
        fixture.present(light)
        #expect(screen.statusBarAppearance.usesLightContent)
        light.dismiss(animated: false)
        #expect(!screen.statusBarAppearance.usesLightContent)
        fixture.present(fixture.make("sheet"))
        #expect(screen.statusBarAppearance.usesLightContent)
    }

    @Test("a resized window notifies the presented controllers")
    func resizing() {
        final class Sizes: LoggingController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let fixture = PresentationFixture()
        let modal = Sizes("modal", fixture.log)
        modal.modalPresentationStyle = .fullScreen
        fixture.present(modal)
        fixture.screen.resize(to: CGSize(width: 400, height: 700))
        fixture.screen.settle()
        #expect(modal.sizes == [CGSize(width: 400, height: 700)])
        #expect(fixture.frame(of: modal).size == CGSize(width: 400, height: 700))
        modal.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.view.frame.size == CGSize(width: 400, height: 700))
    }

    @Test("a new root view controller replaces all presentations")
    func newRoot() {
        let fixture = PresentationFixture()
        let modal = fixture.present(fixture.make("modal"))
        let window = modal.view.window
        window?.rootViewController = UIViewController()
        #expect(modal.view.window == nil && modal.presentingViewController == nil)
        #expect(window?.subviews.count == 1)
    }
}
