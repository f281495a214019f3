import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// View controller transitions driven by a property animator.
@MainActor
@Suite("Interruptible animators", .serialized)
struct InterruptibleAnimatorTests {
    private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var current: UIViewPropertyAnimator?
        var animatorCount = 0

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
            animatorCount += 1
            let toView = transitionContext.view(forKey: .to)
            let view = toView ?? transitionContext.view(forKey: .from)
            if let toView {
                transitionContext.containerView.addSubview(toView)
                toView.alpha = 0
            }
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view?.alpha = toView == nil ? 0 : 1 }
            animator.addCompletion { [weak self] _ in
                self?.current = nil
                view?.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
            current = animator
            return animator
        }
    }

    private final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
        let animator = FadeAnimator()
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

    private let fixture = PresentationFixture()
    private let presentationDelegate = TransitioningDelegate()

    private func present() -> LoggingController {
        let shown = fixture.make("shown", .overFullScreen)
        shown.transitioningDelegate = presentationDelegate
        fixture.present(shown)
        _ = fixture.log.take()
        return shown
    }

    private func opacity(of controller: UIViewController) -> Float {
        controller.view.layer.presentation()?.opacity ?? -1
    }

    @Test("an interactive transition scrubs the animator linearly, and then continues it to the end")
    func scrubbing() {
        let shown = present()
        #expect(presentationDelegate.animator.animatorCount == 1)
        let interactor = UIPercentDrivenInteractiveTransition()
        presentationDelegate.interactor = interactor
        fixture.root.dismiss(animated: true)
        #expect(presentationDelegate.animator.animatorCount == 2)
        for percent in [0.25, 0.75, 0.5] {
            interactor.update(percent)
            fixture.screen.advance(by: 0.1)
            #expect(abs(opacity(of: shown) - Float(1 - percent)) < 0.02)
        }
        #expect(fixture.log.take() == ["shown will disappear"])
        interactor.finish()
        fixture.screen.settle()
        #expect(fixture.log.take() == ["shown did disappear"] && fixture.root.presentedViewController == nil)
        #expect(presentationDelegate.animator.animatorCount == 2)
    }

    @Test("a canceled transition restores the initial state, and another one can begin")
    func cancellation() {
        let shown = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        presentationDelegate.interactor = interactor
        fixture.root.dismiss(animated: true)
        interactor.update(0.5)
        interactor.cancel()
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController === shown && opacity(of: shown) == 1)
        fixture.root.dismiss(animated: true)
        interactor.update(0.5)
        fixture.screen.advance(by: 0.1)
        #expect(abs(opacity(of: shown) - 0.5) < 0.02)
        interactor.finish()
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("a running transition can be paused, scrubbed in both directions and continued")
    func interruption() {
        let shown = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        presentationDelegate.interactor = interactor
        fixture.root.dismiss(animated: true)
        fixture.screen.advance(by: 0.5)
        let before = opacity(of: shown)
        #expect(before > 0.55 && before < 0.95)
        interactor.pause()
        fixture.screen.advance(by: 1)
        #expect(abs(opacity(of: shown) - before) < 0.02)
        #expect(abs(Float(interactor.percentComplete) - (1 - before)) < 0.02)
        interactor.update(0.8)
        fixture.screen.advance(by: 0.1)
        #expect(abs(opacity(of: shown) - 0.2) < 0.02)
        interactor.finish()
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test("a transition that is ended immediately is in its final state, and ignores further interaction")
    func immediateEnd() {
        let shown = present()
        let interactor = UIPercentDrivenInteractiveTransition()
        presentationDelegate.interactor = interactor
        fixture.root.dismiss(animated: true)
        interactor.update(0.5)
        fixture.root.presentation?.transition?.endAtOnce()
        #expect(fixture.root.presentedViewController == nil && shown.view.window == nil)
        #expect(fixture.log.take() == ["shown will disappear", "shown did disappear"])
        interactor.update(0.2)
        interactor.cancel()
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil && fixture.log.take().isEmpty)
    }

    @Test("a property animator that runs in an interactive transition is scrubbed with it")
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
        let shown = fixture.make("shown", .overFullScreen)
        shown.transitioningDelegate = plain
        fixture.present(shown)
        fixture.root.dismiss(animated: true)
        plain.interactor.update(0.3)
        fixture.screen.advance(by: 0.5)
        #expect(abs(opacity(of: shown) - 0.7) < 0.02)
        plain.interactor.cancel()
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController === shown && opacity(of: shown) == 1)
    }
}
