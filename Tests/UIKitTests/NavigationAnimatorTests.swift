import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Custom navigation transitions", .serialized)
struct NavigationAnimatorTests {
    private final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
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
            return Fading()
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    }

    @Test("a delegate's animator shows the way, and the delegate hears of it")
    func animator() throws {
        let stage = NavigationStage(["A"])
        let delegate = Delegate()
        stage.navigation.delegate = delegate
        let next = stage.make("B")
        stage.navigation.pushViewController(next, animated: true)
        stage.screen.advance(by: 0.5)
        #expect(next.view.frame.minX == 0)
        #expect(abs(try #require(next.view.layer.presentation()).opacity - 0.5) < 0.01)
        stage.screen.settle()
        #expect(delegate.log == ["animator for push from A to B", "will show B with coordinator", "did show B"])
        delegate.log = []
        stage.navigation.popViewController(animated: false)
        #expect(delegate.log == ["will show A with coordinator", "did show A"])
    }

    @Test("a delegate's animator takes the system's gesture away")
    func gesture() {
        let stage = NavigationStage(["A", "B"])
        let delegate = Delegate()
        stage.navigation.delegate = delegate
        stage.drag(to: 280)
        stage.release(at: 280)
        #expect(stage.navigation.viewControllers.count == 2)
    }

    @Test("a delegate's interaction controller leads its animator, and can cancel it", arguments: [true, false])
    func interaction(finishes: Bool) throws {
        let stage = NavigationStage(["A", "B"])
        let delegate = Delegate()
        let interactor = UIPercentDrivenInteractiveTransition()
        delegate.interactor = interactor
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        interactor.update(0.25)
        #expect(abs(try #require(stage.controllers[0].view.layer.presentation()).opacity - 0.25) < 0.01)
        if finishes { interactor.finish() } else { interactor.cancel() }
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.count == (finishes ? 1 : 2))
        #expect(delegate.log.last == (finishes ? "did show A" : "will show A with coordinator"))
        #expect(stage.navigation.transition == nil)
    }

    @Test("a change of the stack while a transition begins waits until it has run")
    func whileBeginning() {
        final class Impatient: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let next = UIViewController()
                next.title = "C"
                navigationController?.pushViewController(next, animated: true)
            }
        }
        let stage = NavigationStage(["A"])
        let next = Impatient()
        next.title = "B"
        stage.navigation.pushViewController(next, animated: true)
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B"])
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B", "C"])
        #expect(stage.screen.texts.contains("C"))
    }

    @Test("a screen below the top can be taken out while it is slid over")
    func replacing() {
        let stage = NavigationStage(["A", "B"])
        let next = stage.make("C")
        stage.navigation.pushViewController(next, animated: true)
        stage.screen.advance(by: 0.1)
        stage.navigation.viewControllers = [stage.controllers[0], next]
        stage.screen.settle()
        #expect(stage.controllers[1].view.superview == nil)
        #expect(stage.log.filter { $0 == "B did disappear" }.count == 1)
        stage.screen.tap("A")
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.map(\.title) == ["A"])
    }

    @Test("new screens come as a pop where the new top was there, as a push otherwise")
    func setting() throws {
        let stage = NavigationStage(["A", "B"])
        let delegate = Delegate()
        stage.navigation.delegate = delegate
        let new = stage.make("N")
        stage.navigation.setViewControllers([new, stage.controllers[0]], animated: true)
        stage.screen.settle()
        #expect(delegate.log.first == "animator for pop from B to A")
        delegate.log = []
        let last = stage.make("L")
        stage.navigation.setViewControllers([last], animated: true)
        stage.screen.settle()
        #expect(delegate.log.first == "animator for push from A to L")
        #expect(stage.controllers[0].parent == nil)
        #expect(stage.navigation.children.count == 1)
    }
}
