import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Transition", .serialized)
struct TransitionContextTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Logging: UIViewController {
        let log: Log
        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ text: String) { log.lines.append("\(title ?? "") \(text)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    private final class Sliding: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(view)
            view.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame.origin.x = 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    @MainActor
    private final class Stage {
        let log = Log()
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1, safeAreaInsets: .zero)
        let root = UIViewController()
        let from: Logging
        let to: Logging
        let animator = Sliding()
        let context: TransitionContext
        let bystander = UIView()

        init(_ interactor: UIPercentDrivenInteractiveTransition? = nil) {
            from = Logging("from", log)
            to = Logging("to", log)
            screen.show(root)
            root.view.addSubview(bystander)
            root.view.addSubview(from.view)
            from.beginAppearanceTransition(true, animated: false)
            from.endAppearanceTransition()
            context = TransitionContext(
                from: from, to: to, in: root.view, isAnimated: true, animator: animator, interactor: interactor)
            log.lines = []
            context.onEnd = { [context, log, from, to] completed in
                (completed ? from : to).view.removeFromSuperview()
                log.lines.append("end \(completed)")
                context.endAppearance()
            }
        }

        func begin() {
            context.beginAppearance()
            to.transitionCoordinator?.animate(alongsideTransition: { [bystander] _ in bystander.alpha = 0 }) { [log] in
                log.lines.append("completion \($0.isCancelled)")
            }
            to.transitionCoordinator?.notifyWhenInteractionChanges { [log] in
                log.lines.append("interaction \($0.isInteractive) \($0.isCancelled)")
            }
            context.start()
        }

        var x: CGFloat { to.view.layer.presentation()?.frame.minX ?? .nan }
        var alpha: Float { bystander.layer.presentation()?.opacity ?? .nan }
    }

    @Test("a transition without interaction runs its animator, and ends in UIKit's order")
    func plain() {
        let stage = Stage()
        stage.begin()
        #expect(stage.to.transitionCoordinator != nil)
        stage.screen.advance(by: 0.5)
        #expect(abs(stage.x - 50) < 0.01)
        #expect(abs(stage.alpha - 0.5) < 0.01)
        stage.screen.settle()
        #expect(
            stage.log.lines == [
                "from will disappear", "to will appear", "end true", "from did disappear", "to did appear",
                "completion false",
            ])
        #expect(stage.animator.ended == [true])
        #expect(stage.to.transitionCoordinator == nil)
    }

    @Test(
        "an interactive transition shows what it is set to, along with what is animated elsewhere, and draws no frame else"
    )
    func scrubbed() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let stage = Stage(interactor)
        stage.begin()
        #expect(stage.context.isInteractive)
        for percent: CGFloat in [0, 0.25, 0.75, 0.5] {
            interactor.update(percent)
            #expect(abs(stage.x - 100 * (1 - percent)) < 0.01)
            #expect(abs(CGFloat(stage.alpha) - (1 - percent)) < 0.01)
        }
        stage.screen.settle()
        let frames = stage.screen.frameCount
        stage.screen.advance(by: 5)
        #expect(stage.screen.frameCount == frames)
        #expect(interactor.percentComplete == 0.5)
        #expect(interactor.duration == 1)
        interactor.finish()
        stage.screen.advance(by: 0.25)
        #expect(abs(stage.x - 25) < 2)
        stage.screen.settle()
        #expect(
            stage.log.lines == [
                "from will disappear", "to will appear", "interaction false false", "end true", "from did disappear",
                "to did appear", "completion false",
            ])
    }

    @Test("a cancelled transition goes back, and its controllers hear so after who asked to be notified")
    func cancelled() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionSpeed = 2
        let stage = Stage(interactor)
        stage.begin()
        interactor.update(0.5)
        interactor.cancel()
        stage.screen.advance(by: 0.125)
        #expect(abs(stage.x - 75) < 2)
        #expect(!stage.context.isOver)
        stage.screen.advance(by: 0.15)
        #expect(stage.context.isOver)
        #expect(stage.to.view.superview == nil)
        #expect(
            stage.log.lines == [
                "from will disappear", "to will appear", "interaction false true", "to will disappear",
                "from will appear", "end false", "to did disappear", "from did appear", "completion true",
            ])
        #expect(stage.animator.ended == [false])
    }

    @Test("a running transition can be stopped, led by hand, and let go")
    func paused() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        let stage = Stage(interactor)
        stage.begin()
        stage.screen.advance(by: 0.3)
        #expect(!stage.context.initiallyInteractive)
        interactor.pause()
        #expect(abs(interactor.percentComplete - 0.3) < 0.001)
        interactor.update(0.6)
        #expect(abs(stage.x - 40) < 0.01)
        interactor.cancel()
        interactor.pause()
        #expect(!stage.context.isCancelled)
        interactor.finish()
        stage.screen.settle()
        #expect(
            stage.log.lines.suffix(4) == ["end true", "from did disappear", "to did appear", "completion false"])
    }

    @Test("a transition is freed when it is over")
    func freed() {
        weak var context: TransitionContext?
        do {
            let stage = Stage(UIPercentDrivenInteractiveTransition())
            stage.begin()
            context = stage.context
            stage.context.updateInteractiveTransition(0.2)
            stage.context.cancelInteractiveTransition()
            stage.screen.settle()
        }
        #expect(context == nil)
    }
}
