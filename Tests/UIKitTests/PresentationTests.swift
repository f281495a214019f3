import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Presentation", .serialized)
struct PresentationTests {
    @Test("a presentation over the whole screen takes the presenter's view away, and tells both in UIKit's order")
    func fullScreen() {
        let stage = PresentationStage()
        let modal = stage.present(stage.make("modal", .fullScreen))
        #expect(
            stage.log.take() == [
                "root will disappear", "modal will appear", "modal is appearing", "modal did appear",
                "root did disappear", "completion",
            ])
        #expect(stage.root.view.window == nil)
        #expect(stage.frame(of: modal) == UIScreen.main.bounds)
        #expect(modal.view.safeAreaInsets.top == 47)
        #expect(stage.root.presentedViewController === modal && modal.presentingViewController === stage.root)
        modal.dismiss(animated: true) { [log = stage.log] in log.lines.append("completion") }
        #expect(modal.isBeingDismissed && modal.transitionCoordinator != nil)
        stage.screen.settle()
        #expect(
            stage.log.take() == [
                "modal will disappear", "root will appear", "root is appearing", "root did appear",
                "modal did disappear", "completion",
            ])
        #expect(stage.root.view.superview is UIWindow && stage.root.view.frame == UIScreen.main.bounds)
        #expect(stage.root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(!modal.isBeingDismissed && modal.view.window == nil)
    }

    @Test("the presenter of a sheet hears nothing, and its view stays")
    func sheet() {
        let stage = PresentationStage()
        let modal = stage.present(stage.make("modal"))
        #expect(
            stage.log.take() == ["modal will appear", "modal is appearing", "modal did appear", "completion"])
        #expect(stage.root.view.window != nil)
        modal.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.log.take() == ["modal will disappear", "modal did disappear"])
        #expect(stage.root.view.superview is UIWindow && stage.root.view.transform.isIdentity)
    }

    @Test(
        "without an animation all is done when the call returns",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func atOnce(_ style: UIModalPresentationStyle) {
        let stage = PresentationStage()
        let modal = stage.make("modal", style)
        stage.root.present(modal, animated: false)
        #expect(stage.log.take().contains("modal did appear"))
        #expect(modal.view.window != nil && !modal.isBeingPresented)
        stage.root.dismiss(animated: false)
        #expect(stage.log.take().contains("modal did disappear"))
        #expect(modal.view.superview == nil && stage.root.view.window != nil)
    }

    @Test("a chain goes with what is at its bottom: the top moves, the others vanish")
    func chain() {
        let stage = PresentationStage()
        let first = stage.present(stage.make("first", .fullScreen))
        let second = stage.present(stage.make("second"), from: first)
        let third = stage.present(stage.make("third", .overFullScreen), from: second)
        _ = stage.log.take()
        stage.root.dismiss(animated: true) { [log = stage.log] in log.lines.append("completion") }
        stage.screen.advance(by: 0.1)
        #expect(first.view.window == nil || stage.screen.visibleRect(of: first.view) == nil)
        #expect(third.view.window != nil && stage.root.view.window != nil)
        stage.screen.settle()
        let lines = stage.log.take()
        #expect(lines.filter { $0.hasPrefix("root") } == ["root will appear", "root is appearing", "root did appear"])
        #expect(lines.filter { $0.hasPrefix("third") } == ["third will disappear", "third did disappear"])
        #expect(lines.filter { $0.hasPrefix("second") } == ["second will disappear", "second did disappear"])
        #expect(lines.filter { $0.hasPrefix("first") } == ["first will disappear", "first did disappear"])
        #expect(lines.last == "completion")
        for controller in [first, second, third] { #expect(controller.presentingViewController == nil) }
        #expect(stage.root.view.superview is UIWindow)
    }

    @Test("dismissing one in the middle takes those above it")
    func middle() {
        let stage = PresentationStage()
        let first = stage.present(stage.make("first"))
        let second = stage.present(stage.make("second"), from: first)
        first.dismiss(animated: true)
        stage.screen.settle()
        #expect(second.presentingViewController == nil && first.presentedViewController == nil)
        #expect(first.presentingViewController === stage.root)
        first.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil && stage.root.view.superview is UIWindow)
    }

    @Test("presenting where something is presented, or off the screen, does nothing but warn")
    func warnings() {
        var warnings: [String] = []
        let write = PresentationWarning.write
        PresentationWarning.write = { warnings.append($0) }
        defer { PresentationWarning.write = write }
        let stage = PresentationStage()
        stage.root.present(stage.make("first"), animated: true)
        stage.root.present(stage.make("second"), animated: true)
        #expect(warnings.last?.contains("which is already presenting") == true)
        stage.make("loose").present(stage.make("other"), animated: true)
        #expect(warnings.last?.contains("not in the window hierarchy") == true)
        #expect(warnings.count == 2)
        stage.screen.settle()
        #expect((stage.root.presentedViewController as? LoggingController)?.name == "first")
    }

    @Test("a dismissal waits for a presentation that is on its way")
    func waiting() {
        let stage = PresentationStage()
        let modal = stage.make("modal", .fullScreen)
        stage.root.present(modal, animated: true)
        stage.screen.advance(by: 0.1)
        modal.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil && modal.view.window == nil)
        #expect(
            stage.log.take().filter { $0.hasPrefix("modal") }.suffix(3) == [
                "modal did appear", "modal will disappear", "modal did disappear",
            ])
    }

    @Test(
        "a controller that was dismissed is freed, and its presentation controller with it",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
    func freed(_ style: UIModalPresentationStyle) {
        let stage = PresentationStage()
        weak var controller: UIViewController?
        weak var presentationController: UIPresentationController?
        do {
            let modal = stage.make("modal", style)
            controller = modal
            presentationController = modal.presentationController
            stage.present(modal)
            #expect(modal.presentationController === presentationController)
            modal.dismiss(animated: true)
        }
        stage.screen.settle()
        #expect(controller == nil && presentationController == nil)
    }

    @Test("what was never presented is freed although its presentation controller was set up")
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

    @Test("a navigation controller presents for its screens, and sees the modal")
    func navigation() {
        let stage = PresentationStage()
        let inner = stage.make("inner")
        let navigation = UINavigationController(rootViewController: inner)
        stage.screen.show(navigation)
        stage.screen.settle()
        let modal = stage.make("modal", .fullScreen)
        inner.present(modal, animated: true)
        stage.screen.settle()
        #expect(modal.presentingViewController === navigation)
        #expect(navigation.visibleViewController === modal && inner.presentedViewController === modal)
        #expect(stage.log.take().suffix(2) == ["modal did appear", "inner did disappear"])
        inner.dismiss(animated: true)
        stage.screen.settle()
        #expect(navigation.visibleViewController === inner && inner.view.window != nil)
        #expect(stage.log.take().suffix(2) == ["inner did appear", "modal did disappear"])
    }

    @Test("in the current context what defines it is covered, and nothing else")
    func context() {
        let stage = PresentationStage()
        let child = stage.make("child")
        stage.root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
        stage.root.view.addSubview(child.view)
        child.didMove(toParent: stage.root)
        child.definesPresentationContext = true
        let modal = stage.present(stage.make("modal", .currentContext), from: child)
        #expect(modal.presentingViewController === child)
        #expect(stage.frame(of: modal) == CGRect(x: 0, y: 400, width: 390, height: 300))
        #expect(child.view.window == nil && stage.root.view.window != nil)
        child.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.frame(of: child) == CGRect(x: 0, y: 400, width: 390, height: 300))
    }

    @Test("the responder chain goes from what is presented to who presents, and on to the window")
    func responders() {
        let stage = PresentationStage()
        let modal = stage.present(stage.make("modal", .fullScreen))
        let chain = sequence(first: modal.view as UIResponder, next: \.next)
        #expect(chain.contains { $0 === stage.root } && chain.contains { $0 is UIWindow })
    }

    @Test("the status bar is the modal's over the whole screen, and white over a sheet's black")
    func statusBar() {
        final class Light: LoggingController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let stage = PresentationStage()
        let screen = UIScreen.main
        let light = Light("light", stage.log)
        light.modalPresentationStyle = .fullScreen
        #expect(!screen.statusBarAppearance.isLight)
        stage.present(light)
        #expect(screen.statusBarAppearance.isLight)
        light.dismiss(animated: false)
        #expect(!screen.statusBarAppearance.isLight)
        stage.present(stage.make("sheet"))
        #expect(screen.statusBarAppearance.isLight)
    }

    @Test("what a resized window does reaches what is presented")
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
        let stage = PresentationStage()
        let modal = Sizes("modal", stage.log)
        modal.modalPresentationStyle = .fullScreen
        stage.present(modal)
        stage.screen.resize(to: CGSize(width: 400, height: 700))
        stage.screen.settle()
        #expect(modal.sizes == [CGSize(width: 400, height: 700)])
        #expect(stage.frame(of: modal).size == CGSize(width: 400, height: 700))
        modal.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.view.frame.size == CGSize(width: 400, height: 700))
    }

    @Test("another root controller takes the place of all that was presented")
    func newRoot() {
        let stage = PresentationStage()
        let modal = stage.present(stage.make("modal"))
        let window = modal.view.window
        window?.rootViewController = UIViewController()
        #expect(modal.view.window == nil && modal.presentingViewController == nil)
        #expect(window?.subviews.count == 1)
    }
}
