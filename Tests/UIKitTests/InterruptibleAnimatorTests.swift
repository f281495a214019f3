import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Transitions that are led by a property animator.
@MainActor
@Suite("Interruptible animators", .serialized)
struct InterruptibleAnimatorTests {
    private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
        private var current: UIViewPropertyAnimator?
        var made = 0

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: transitionContext).startAnimation()
        }
        func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        {
            if let current { return current }
            made += 1
            let coming = transitionContext.view(forKey: .to)
            let view = coming ?? transitionContext.view(forKey: .from)
            if let coming {
                transitionContext.containerView.addSubview(coming)
                coming.alpha = 0
            }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view?.alpha = coming == nil ? 0 : 1 }
            animator.addCompletion { [weak self] _ in
                self?.current = nil
                view?.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            current = animator
            return animator
        }
    }

    private final class Bringing: NSObject, UIViewControllerTransitioningDelegate {
        let animator = Fading()
        var interactor: UIPercentDrivenInteractiveTransition?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { animator }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { interactor }
    }

    private let stage = PresentationStage()
    private let bringing = Bringing()

    private func present() -> LoggingController {
        let shown = stage.make("shown", .overFullScreen)
        shown.transitioningDelegate = bringing
        stage.present(shown)
        _ = stage.log.take()
        return shown
    }

    private func opacity(of controller: UIViewController) -> Float {
        controller.view.layer.presentation()?.opacity ?? -1
    }

    @Test("a hand leads the animator along its way, evenly, and lets it go on to the end")
    func leading() {
        let shown = present()
        #expect(bringing.animator.made == 1)
        let interactor = UIPercentDrivenInteractiveTransition()
        bringing.interactor = interactor
        stage.root.dismiss(animated: true)
        #expect(bringing.animator.made == 2)
        for percent in [0.25, 0.75, 0.5] {
            interactor.update(percent)
            stage.screen.advance(by: 0.1)
            #expect(abs(opacity(of: shown) - Float(1 - percent)) < 0.02)
        }
        #expect(stage.log.take() == ["shown will disappear"])
        interactor.finish()
        stage.screen.settle()
        #expect(stage.log.take() == ["shown did disappear"] && stage.root.presentedViewController == nil)
        #expect(bringing.animator.made == 2)
    }

    @Test("let go backwards, all is as it was, and it can be led again")
    func cancelling() {
        let shown = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        bringing.interactor = interactor
        stage.root.dismiss(animated: true)
        interactor.update(0.5)
        interactor.cancel()
        stage.screen.settle()
        #expect(stage.root.presentedViewController === shown && opacity(of: shown) == 1)
        stage.root.dismiss(animated: true)
        interactor.update(0.5)
        stage.screen.advance(by: 0.1)
        #expect(abs(opacity(of: shown) - 0.5) < 0.02)
        interactor.finish()
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("one that runs is caught, led back and forth, and let go")
    func catching() {
        let shown = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        bringing.interactor = interactor
        stage.root.dismiss(animated: true)
        stage.screen.advance(by: 0.5)
        let before = opacity(of: shown)
        #expect(before > 0.55 && before < 0.95)
        interactor.pause()
        stage.screen.advance(by: 1)
        #expect(abs(opacity(of: shown) - before) < 0.02)
        #expect(abs(Float(interactor.percentComplete) - (1 - before)) < 0.02)
        interactor.update(0.8)
        stage.screen.advance(by: 0.1)
        #expect(abs(opacity(of: shown) - 0.2) < 0.02)
        interactor.finish()
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test("ended at once it is where it was going to, and the hand leads nothing any more")
    func endedAtOnce() {
        let shown = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        bringing.interactor = interactor
        stage.root.dismiss(animated: true)
        interactor.update(0.5)
        stage.root.presentation?.transition?.endAtOnce()
        #expect(stage.root.presentedViewController == nil && shown.view.window == nil)
        #expect(stage.log.take() == ["shown will disappear", "shown did disappear"])
        interactor.update(0.2)
        interactor.cancel()
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil && stage.log.take().isEmpty)
    }

    @Test("a property animator that an interactive transition runs follows the transition")
    func following() {
        final class Plain: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            let interactor = UIPercentDrivenInteractiveTransition()
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            { 1 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                let view = transitionContext.view(forKey: .from)
                UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveLinear) {
                    view?.alpha = 0
                } completion: { _ in
                    view?.alpha = 1
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
            }
            func animationController(forDismissed dismissed: UIViewController)
                -> (any UIViewControllerAnimatedTransitioning)?
            { self }
            func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
                -> (any UIViewControllerInteractiveTransitioning)?
            { interactor }
        }
        let plain = Plain()
        let shown = stage.make("shown", .overFullScreen)
        shown.transitioningDelegate = plain
        stage.present(shown)
        stage.root.dismiss(animated: true)
        plain.interactor.update(0.3)
        stage.screen.advance(by: 0.5)
        #expect(abs(opacity(of: shown) - 0.7) < 0.02)
        plain.interactor.cancel()
        stage.screen.settle()
        #expect(stage.root.presentedViewController === shown && opacity(of: shown) == 1)
    }
}
