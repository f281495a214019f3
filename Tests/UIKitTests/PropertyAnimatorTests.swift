import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Property animators", .serialized)
struct PropertyAnimatorTests {
    private let screen = HeadlessScreen(scale: 1)
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        let root = UIViewController()
        screen.show(root)
        root.view.addSubview(box)
        screen.settle()
    }

    /// The visible progress of the box, from 0 to 1.
    private var shown: CGFloat { ((box.layer.presentation()?.position.x ?? 0) - 50) / 100 }

    private func makeAnimator(_ curve: UIView.AnimationCurve = .linear, duration: TimeInterval = 1)
        -> UIViewPropertyAnimator
    {
        UIViewPropertyAnimator(duration: duration, curve: curve) { box.center.x = 150 }
    }

    private func isAbout(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.02 }

    @Test("an animator runs when it is started, for its duration, and reports its fraction")
    func running() {
        var ends: [UIViewAnimatingPosition] = []
        let animator = makeAnimator()
        animator.addCompletion { ends.append($0) }
        screen.advance(by: 0.5)
        #expect(shown == 0 && box.center.x == 50 && animator.state == .inactive && !animator.isRunning)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && box.center.x == 150)
        screen.advance(by: 0.25)
        #expect(isAbout(shown, 0.25) && isAbout(animator.fractionComplete, 0.25) && ends.isEmpty)
        screen.settle()
        #expect(ends == [.end] && animator.state == .inactive && shown == 1)
        // Without changes no frame is requested.
        #expect(!AnimationTimeline.isRunning)
    }

    @Test("a running animator retains itself, and begins after its delay")
    func runningByItself() {
        var end: UIViewAnimatingPosition?
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear) {
            box.center.x = 150
        } completion: {
            end = $0
        }
        screen.advance(by: 0.5)
        #expect(isAbout(shown, 0))
        screen.advance(by: 0.5)
        #expect(isAbout(shown, 0.5) && end == nil)
        screen.settle()
        #expect(end == .end)
    }

    @Test("a paused animator does not move, and scrubbing sets the linear progress regardless of its curve")
    func scrubbing() {
        let animator = makeAnimator(.easeIn)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        for fraction in [0.2, 0.9, 0.5] {
            animator.fractionComplete = fraction
            screen.advance(by: 0.1)
            #expect(isAbout(shown, fraction) && animator.fractionComplete == fraction)
        }
        #expect(!AnimationTimeline.isRunning)
        animator.startAnimation()
        screen.settle()
        #expect(shown == 1 && animator.state == .inactive)
    }

    @Test("scrubbing without `scrubsLinearly` follows the curve")
    func scrubbingByTime() {
        let animator = makeAnimator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        screen.advance(by: 0.1)
        #expect(shown < 0.4 && animator.fractionComplete == 0.5)
        animator.stopAnimation(true)
    }

    @Test("pausing and continuing cause no visible jump")
    func pausing() {
        let animator = makeAnimator(.easeIn)
        animator.startAnimation()
        screen.advance(by: 0.5)
        let before = shown
        #expect(before < 0.4 && isAbout(animator.fractionComplete, 0.5))
        animator.pauseAnimation()
        // A paused animator reports the linear progress instead of the time.
        #expect(isAbout(animator.fractionComplete, before))
        screen.advance(by: 2)
        #expect(isAbout(shown, before))
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(isAbout(shown, before))
        screen.advance(by: 0.25)
        #expect(isAbout(shown, UIView.AnimationCurve.easeIn.timingFunction.progress(at: 0.75)))
        screen.settle()
        #expect(shown == 1)
    }

    @Test("an animator continues with another curve and duration")
    func continuing() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
        screen.advance(by: 1)
        let expected = 0.5 + 0.5 * UIView.AnimationCurve.easeOut.timingFunction.progress(at: 0.5)
        #expect(isAbout(shown, expected))
        screen.advance(by: 0.9)
        #expect(animator.isRunning)
        screen.settle()
        #expect(shown == 1)
    }

    @Test("a reversed animator returns to the start values")
    func reversing() {
        var end: UIViewAnimatingPosition?
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        box.backgroundColor = color
        let animator = makeAnimator()
        animator.addAnimations { box.backgroundColor = .blue }
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        screen.advance(by: 0.6)
        animator.isReversed = true
        #expect(isAbout(shown, 0.6) && isAbout(animator.fractionComplete, 0.4))
        screen.advance(by: 0.3)
        #expect(isAbout(shown, 0.3) && isAbout(animator.fractionComplete, 0.7))
        screen.settle()
        #expect(end == .start && box.center.x == 50 && shown == 0 && box.backgroundColor === color)
    }

    @Test("a spring overshoots, and a fully specified spring has its natural duration")
    func springs() {
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { box.center.x = 150 }
        animator.startAnimation()
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            screen.advance(by: 1 / 60.0)
            farthest = max(farthest, shown)
        }
        #expect(farthest > 1.1)
        screen.settle()
        #expect(shown == 1)
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        #expect(abs(UIViewPropertyAnimator(duration: 5, timingParameters: parameters).duration - 0.923) < 0.001)
    }

    @Test("animation blocks may be delayed, and added while running for the remaining time")
    func delays() {
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        box.superview?.addSubview(other)
        screen.settle()
        let animator = makeAnimator()
        animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(isAbout(CGFloat(other.layer.presentation()?.opacity ?? 0), 1) && isAbout(shown, 0.5))
        animator.addAnimations { other.center.y = 350 }
        screen.advance(by: 0.25)
        #expect(isAbout(CGFloat(other.layer.presentation()?.opacity ?? 0), 0.5))
        #expect(abs((other.layer.presentation()?.position.y ?? 0) - 300) < 2)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        screen.settle()
        #expect(other.alpha == 1 && other.center.y == 250 && box.center.x == 50)
    }

    @Test("a stopped animator leaves the views at their visible positions until it finishes at a position")
    func stopping() {
        var ends: [UIViewAnimatingPosition] = []
        for position in [UIViewAnimatingPosition.current, .start, .end] {
            box.center.x = 50
            let animator = makeAnimator()
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            screen.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && !animator.isRunning)
            #expect(abs(box.center.x - 100) < 2)
            screen.advance(by: 1)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive)
            #expect(abs(box.center.x - [100, 50, 150][ends.count - 1]) < 2)
        }
        #expect(ends == [.current, .start, .end])
        box.center.x = 50
        let animator = makeAnimator()
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        screen.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && abs(box.center.x - 100) < 2)
        screen.settle()
        #expect(ends.count == 3)
    }

    @Test("an animator that pauses on completion can be reversed, and calls its completions only when it finishes")
    func pausingAtTheEnd() {
        var end: UIViewAnimatingPosition?
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        screen.settle()
        #expect(animator.state == .active && !animator.isRunning && end == nil && shown == 1)
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        screen.advance(by: 0.5)
        #expect(isAbout(shown, 0.5))
        screen.settle()
        #expect(end == .start && box.center.x == 50)
    }

    @Test("layout and nested animations in an animation block are animated with it")
    func layout() {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        let width = inner.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        screen.settle()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            width.constant = 60
            box.layoutIfNeeded()
            UIView.animate(withDuration: 5) { inner.alpha = 0 }
        }
        animator.fractionComplete = 0.5
        screen.advance(by: 0.1)
        #expect(abs((inner.layer.presentation()?.bounds.width ?? 0) - 40) < 1)
        #expect(isAbout(CGFloat(inner.layer.presentation()?.opacity ?? 0), 0.5))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(inner.alpha == 1)
    }

    @Test("with animations disabled the final values apply immediately, and completions are called")
    func withoutAnimations() {
        var end: UIViewAnimatingPosition?
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        let animator = makeAnimator()
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        #expect(box.center.x == 150 && shown == 1)
        screen.settle()
        #expect(end == .end && animator.state == .inactive)
    }

    // MARK: Misuse

    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("releasing a paused animator traps with an explanation")
    func released() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = HeadlessScreen(scale: 1)
            screen.show(UIViewController())
            do {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                animator.pauseAnimation()
            }
            screen.settle()
        }
        let text = Self.message(result)
        #expect(text.contains("It is an error to release a paused or stopped property animator."))
    }

    @Test("finishing an animator that was not stopped traps with an explanation")
    func finishedTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
            animator.startAnimation()
            animator.finishAnimation(at: .end)
        }
        let text = Self.message(result)
        #expect(text.contains("should only be called on a stopped animator"))
    }
}
