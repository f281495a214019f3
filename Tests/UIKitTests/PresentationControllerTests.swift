import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Presentation controllers", .serialized)
struct PresentationControllerTests {
    private final class SidePresentationController: UIPresentationController {
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

    private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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

    private final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let log: PresentationLog
        var interactor: UIPercentDrivenInteractiveTransition?
        init(_ log: PresentationLog) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let controller = SidePresentationController(presentedViewController: presented, presenting: presenting)
            controller.log = log
            return controller
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(log) }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { SlideAnimator(log) }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { interactor }
    }

    /// Adapts a presentation to full screen.
    private final class FullScreenDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var reportedStyle: UIModalPresentationStyle?
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
        ) { reportedStyle = style }
    }

    private let fixture = PresentationFixture()

    @Test(
        "a custom presentation controller sets the frame, and its callbacks surround those of controllers and animator"
    )
    func custom() {
        let transitioning = TransitioningDelegate(fixture.log)
        let modal = fixture.make("modal", .custom)
        modal.transitioningDelegate = transitioning
        fixture.present(modal)
        #expect(
            fixture.log.take() == [
                "presentation will begin, coordinated", "modal will appear", "animate - to", "modal is appearing",
                "presentation true", "modal did appear", "animation ended", "completion",
            ])
        #expect(fixture.frame(of: modal) == CGRect(x: 190, y: 0, width: 200, height: 844))
        #expect(modal.presentationController is SidePresentationController)
        modal.dismiss(animated: true)
        fixture.screen.settle()
        #expect(
            fixture.log.take() == [
                "dismissal will begin", "modal will disappear", "animate from -", "dismissal true",
                "modal did disappear", "animation ended",
            ])
    }

    @Test("a dismissal that its interaction controller cancels restores the state before")
    func canceled() {
        let transitioning = TransitioningDelegate(fixture.log)
        let modal = fixture.make("modal", .custom)
        modal.transitioningDelegate = transitioning
        fixture.present(modal)
        _ = fixture.log.take()
        let interactor = UIPercentDrivenInteractiveTransition()
        transitioning.interactor = interactor
        modal.dismiss(animated: true) { [log = fixture.log] in log.lines.append("completion") }
        interactor.update(0.4)
        fixture.screen.advance(by: 0.1)
        interactor.cancel()
        fixture.screen.settle()
        #expect(
            fixture.log.take() == [
                "dismissal will begin", "modal will disappear", "animate from -", "modal will appear",
                "modal is appearing", "dismissal false", "modal did appear", "animation ended",
            ])
        #expect(fixture.root.presentedViewController === modal && !modal.isBeingDismissed)
    }

    @Test("a delegate adapts a sheet to full screen with a wrapping navigation controller")
    func adapted() {
        let fullScreenDelegate = FullScreenDelegate()
        let modal = fixture.make("modal")
        modal.presentationController?.delegate = fullScreenDelegate
        fixture.present(modal)
        #expect(fullScreenDelegate.reportedStyle == .fullScreen)
        #expect(fixture.root.presentedViewController is UINavigationController)
        #expect(fixture.root.view.window == nil && modal.view.window != nil)
        #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
        #expect(modal.presentationController is UISheetPresentationController)
        modal.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil && fixture.root.view.window != nil)
    }
}
