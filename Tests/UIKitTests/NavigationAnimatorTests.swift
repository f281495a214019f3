import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Custom navigation transitions", .serialized)
struct NavigationAnimatorTests {
    private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
            else { return }
            view.frame = transitionContext.finalFrame(for: to)
            view.alpha = 0
            transitionContext.containerView.addSubview(view)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var log: [String] = []
        var interactor: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            let coordinator = navigationController.transitionCoordinator == nil ? "" : " with coordinator"
            log.append("will show \(viewController.title ?? "")\(coordinator)")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.append("did show \(viewController.title ?? "")")
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.append("animator for \(operation) from \(fromVC.title ?? "") to \(toVC.title ?? "")")
            return FadeAnimator()
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("the delegate's animator performs the transition, and the delegate is notified of it")
    func animator() throws {
        let fixture = NavigationFixture(["A"])
        let delegate = Delegate()
        fixture.navigation.delegate = delegate
        let next = fixture.make("B")
        fixture.navigation.pushViewController(next, animated: true)
        fixture.screen.advance(by: 0.5)
        #expect(next.view.frame.minX == 0)
        #expect(abs(try #require(next.view.layer.presentation()).opacity - 0.5) < 0.01)
        fixture.screen.settle()
        #expect(delegate.log == ["animator for push from A to B", "will show B with coordinator", "did show B"])
        delegate.log = []
        fixture.navigation.popViewController(animated: false)
        #expect(delegate.log == ["will show A with coordinator", "did show A"])
    }

    @Test("the delegate's animator disables the interactive pop gesture")
    func gesture() {
        let fixture = NavigationFixture(["A", "B"])
        let delegate = Delegate()
        fixture.navigation.delegate = delegate
        fixture.drag(to: 280)
        fixture.release(at: 280)
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("the delegate's interaction controller drives its animator and can cancel it", arguments: [true, false])
    func interaction(finishes: Bool) throws {
        let fixture = NavigationFixture(["A", "B"])
        let delegate = Delegate()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        fixture.navigation.delegate = delegate
        fixture.navigation.popViewController(animated: true)
        interactor.update(0.25)
        #expect(abs(try #require(fixture.controllers[0].view.layer.presentation()).opacity - 0.25) < 0.01)
        if finishes { interactor.finish() } else { interactor.cancel() }
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(delegate.log.last == (finishes ? "did show A" : "will show A with coordinator"))
        #expect(fixture.navigation.transition == nil)
    }

    @Test("a change of the stack while a transition begins is delayed until its end")
    func whileBeginning() {
        final class PushingController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let next = UIViewController()
                next.title = "C"
                navigationController?.pushViewController(next, animated: true)
            }
        }
        let fixture = NavigationFixture(["A"])
        let next = PushingController()
        next.title = "B"
        fixture.navigation.pushViewController(next, animated: true)
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A", "B"])
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(fixture.screen.texts.contains("C"))
    }

    @Test("a view controller below the top can be removed during a push")
    func replacing() {
        let fixture = NavigationFixture(["A", "B"])
        let next = fixture.make("C")
        fixture.navigation.pushViewController(next, animated: true)
        fixture.screen.advance(by: 0.1)
        fixture.navigation.viewControllers = [fixture.controllers[0], next]
        fixture.screen.settle()
        #expect(fixture.controllers[1].view.superview == nil)
        #expect(fixture.log.filter { $0 == "B did disappear" }.count == 1)
        fixture.screen.tap("A")
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test("setting the stack animates as a pop if the new top was in the stack, and as a push otherwise")
    func setting() throws {
        let fixture = NavigationFixture(["A", "B"])
        let delegate = Delegate()
        fixture.navigation.delegate = delegate
        let new = fixture.make("N")
        fixture.navigation.setViewControllers([new, fixture.controllers[0]], animated: true)
        fixture.screen.settle()
        #expect(delegate.log.first == "animator for pop from B to A")
        delegate.log = []
        let last = fixture.make("L")
        fixture.navigation.setViewControllers([last], animated: true)
        fixture.screen.settle()
        #expect(delegate.log.first == "animator for push from A to L")
        #expect(fixture.controllers[0].parent == nil)
        #expect(fixture.navigation.children.count == 1)
    }
}
