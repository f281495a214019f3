import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Presentation controllers", .serialized)
struct PresentationControllerTests {
    private final class Side: UIPresentationController {
        var log: PresentationLog?

        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 190, y: 0, width: 200, height: containerView?.bounds.height ?? 0)
        }
        override var shouldRemovePresentersView: Bool { false }
        override func presentationTransitionWillBegin() {
            let coordinator = presentedViewController.transitionCoordinator
            log?.lines.append("presentation will begin, \(coordinator == nil ? "alone" : "coordinated")")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.lines.append("presentation \(completed)") }
        override func dismissalTransitionWillBegin() { log?.lines.append("dismissal will begin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.lines.append("dismissal \(completed)") }
    }

    private final class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
        let log: PresentationLog
        init(_ log: PresentationLog) { self.log = log }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let (old, new) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
            log.lines.append("animate \(old == nil ? "-" : "from") \(new == nil ? "-" : "to")")
            if let new, let to = transitionContext.viewController(forKey: .to) {
                transitionContext.containerView.addSubview(new)
                new.frame = transitionContext.finalFrame(for: to)
            }
            UIView.animate(withDuration: 1) {
                (new ?? old)?.alpha = new == nil ? 0 : 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.lines.append("animation ended") }
    }

    private final class Bringing: NSObject, UIViewControllerTransitioningDelegate {
        let log: PresentationLog
        var interactor: UIPercentDrivenInteractiveTransition?
        init(_ log: PresentationLog) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let controller = Side(presentedViewController: presented, presenting: presenting)
            controller.log = log
            return controller
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Sliding(log) }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { Sliding(log) }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { interactor }
    }

    /// Adapts what is presented to the whole screen.
    private final class Widening: NSObject, UIAdaptivePresentationControllerDelegate {
        var heard: UIModalPresentationStyle?
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .fullScreen
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? { UINavigationController(rootViewController: controller.presentedViewController) }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { heard = style }
    }

    private let stage = PresentationStage()

    @Test("one of your own places the view, and hears of both ways before and after the controllers and the animator")
    func custom() {
        let bringing = Bringing(stage.log)
        let modal = stage.make("modal", .custom)
        modal.transitioningDelegate = bringing
        stage.present(modal)
        #expect(
            stage.log.take() == [
                "presentation will begin, coordinated", "modal will appear", "animate - to", "modal is appearing",
                "presentation true", "modal did appear", "animation ended", "completion",
            ])
        #expect(stage.frame(of: modal) == CGRect(x: 190, y: 0, width: 200, height: 844))
        #expect(modal.presentationController is Side)
        modal.dismiss(animated: true)
        stage.screen.settle()
        #expect(
            stage.log.take() == [
                "dismissal will begin", "modal will disappear", "animate from -", "dismissal true",
                "modal did disappear", "animation ended",
            ])
    }

    @Test("a dismissal that is cancelled by its interaction controller leaves all as it was")
    func cancelled() {
        let bringing = Bringing(stage.log)
        let modal = stage.make("modal", .custom)
        modal.transitioningDelegate = bringing
        stage.present(modal)
        _ = stage.log.take()
        let interactor = UIPercentDrivenInteractiveTransition()
        bringing.interactor = interactor
        modal.dismiss(animated: true) { [log = stage.log] in log.lines.append("completion") }
        interactor.update(0.4)
        stage.screen.advance(by: 0.1)
        interactor.cancel()
        stage.screen.settle()
        #expect(
            stage.log.take() == [
                "dismissal will begin", "modal will disappear", "animate from -", "modal will appear",
                "modal is appearing", "dismissal false", "modal did appear", "animation ended",
            ])
        #expect(stage.root.presentedViewController === modal && !modal.isBeingDismissed)
    }

    @Test("a delegate adapts a sheet to the whole screen, with another controller around it")
    func adapted() {
        let widening = Widening()
        let modal = stage.make("modal")
        modal.presentationController?.delegate = widening
        stage.present(modal)
        #expect(widening.heard == .fullScreen)
        #expect(stage.root.presentedViewController is UINavigationController)
        #expect(stage.root.view.window == nil && modal.view.window != nil)
        #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
        #expect(modal.presentationController is UISheetPresentationController)
        modal.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil)
    }
}
