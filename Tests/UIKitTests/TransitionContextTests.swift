import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Transition contexts", .serialized)
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

    private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
    private final class Fixture {
        let log = Log()
        let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1, safeAreaInsets: .zero)
        let root = UIViewController()
        let from: Logging
        let to: Logging
        let animator = SlideAnimator()
        let context: TransitionContext
        let alongsideView = UIView()

        init(_ interactor: UIPercentDrivenInteractiveTransition? = nil) {
            from = Logging("from", log)
            to = Logging("to", log)
            screen.show(root)
            root.view.addSubview(alongsideView)
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
            to.transitionCoordinator?.animate(alongsideTransition: { [alongsideView] _ in alongsideView.alpha = 0 }) {
                [log] in
                log.lines.append("completion \($0.isCancelled)")
            }
            to.transitionCoordinator?.notifyWhenInteractionChanges { [log] in
                log.lines.append("interaction \($0.isInteractive) \($0.isCancelled)")
            }
            context.start()
        }

        var x: CGFloat { to.view.layer.presentation()?.frame.minX ?? .nan }
        var alpha: Float { alongsideView.layer.presentation()?.opacity ?? .nan }
    }

    @Test("a transition without interaction runs its animator, with the callbacks in UIKit's order")
    func plain() {
        let fixture = Fixture()
        fixture.begin()
        #expect(fixture.to.transitionCoordinator != nil)
        fixture.screen.advance(by: 0.5)
        #expect(abs(fixture.x - 50) < 0.01)
        #expect(abs(fixture.alpha - 0.5) < 0.01)
        fixture.screen.settle()
        #expect(
            fixture.log.lines == [
                "from will disappear", "to will appear", "end true", "from did disappear", "to did appear",
                "completion false",
            ])
        #expect(fixture.animator.ended == [true])
        #expect(fixture.to.transitionCoordinator == nil)
    }

    @Test(
        "an interactive transition shows its percentage in the transition and alongside it, without further frames"
    )
    func scrubbed() {
        let interactor = UIPercentDrivenInteractiveTransition()
        let fixture = Fixture(interactor)
        fixture.begin()
        #expect(fixture.context.isInteractive)
        for percent: CGFloat in [0, 0.25, 0.75, 0.5] {
            interactor.update(percent)
            #expect(abs(fixture.x - 100 * (1 - percent)) < 0.01)
            #expect(abs(CGFloat(fixture.alpha) - (1 - percent)) < 0.01)
        }
        fixture.screen.settle()
        let frames = fixture.screen.frameCount
        fixture.screen.advance(by: 5)
        #expect(fixture.screen.frameCount == frames)
        #expect(interactor.percentComplete == 0.5)
        #expect(interactor.duration == 1)
        interactor.finish()
        fixture.screen.advance(by: 0.25)
        #expect(abs(fixture.x - 25) < 2)
        fixture.screen.settle()
        #expect(
            fixture.log.lines == [
                "from will disappear", "to will appear", "interaction false false", "end true", "from did disappear",
                "to did appear", "completion false",
            ])
    }

    @Test("a canceled transition is reversed, and notifies its observers before the controllers")
    func canceled() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionSpeed = 2
        let fixture = Fixture(interactor)
        fixture.begin()
        interactor.update(0.5)
        interactor.cancel()
        fixture.screen.advance(by: 0.125)
        #expect(abs(fixture.x - 75) < 2)
        #expect(!fixture.context.isOver)
        fixture.screen.advance(by: 0.15)
        #expect(fixture.context.isOver)
        #expect(fixture.to.view.superview == nil)
        #expect(
            fixture.log.lines == [
                "from will disappear", "to will appear", "interaction false true", "to will disappear",
                "from will appear", "end false", "to did disappear", "from did appear", "completion true",
            ])
        #expect(fixture.animator.ended == [false])
    }

    @Test("a running transition can be paused, scrubbed and continued")
    func paused() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.wantsInteractiveStart = false
        let fixture = Fixture(interactor)
        fixture.begin()
        fixture.screen.advance(by: 0.3)
        #expect(!fixture.context.initiallyInteractive)
        interactor.pause()
        #expect(abs(interactor.percentComplete - 0.3) < 0.001)
        interactor.update(0.6)
        #expect(abs(fixture.x - 40) < 0.01)
        interactor.cancel()
        interactor.pause()
        #expect(!fixture.context.isCancelled)
        interactor.finish()
        fixture.screen.settle()
        #expect(
            fixture.log.lines.suffix(4) == ["end true", "from did disappear", "to did appear", "completion false"])
    }

    @Test("a transition is deallocated at its end")
    func deallocation() {
        weak var context: TransitionContext?
        do {
            let fixture = Fixture(UIPercentDrivenInteractiveTransition())
            fixture.begin()
            context = fixture.context
            fixture.context.updateInteractiveTransition(0.2)
            fixture.context.cancelInteractiveTransition()
            fixture.screen.settle()
        }
        #expect(context == nil)
    }
}
