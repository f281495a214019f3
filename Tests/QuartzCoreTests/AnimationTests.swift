import Testing

@testable import QuartzCore

private final class StillLayer: CALayer {
    var events: [String] = []

    override func action(forKey event: String) -> (any CAAction)? {
        events.append(event)
        return nil
    }
}

@MainActor
@Suite("Animation", .serialized)
struct AnimationTests {
    /// Called at the start of each test rather than in `init`, because other suites may run between the two.
    private func prepare() {
        DisplayClock.startManually(at: 10)
    }

    private func advance(to time: CFTimeInterval) {
        DisplayClock.advance(to: time)
        AnimationTimeline.advance(to: time)
    }

    @Test("a linear animation is halfway at half its duration, while the model has the final value")
    func linear() throws {
        prepare()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0
        animation.toValue = 1.0
        animation.duration = 2
        layer.add(animation, forKey: "fade")
        advance(to: 11)
        #expect(abs(try #require(layer.presentation()).opacity - 0.5) < 0.001)
        #expect(layer.opacity == 1)
        advance(to: 12)
        #expect(layer.animationKeys() == nil)
        #expect(!AnimationTimeline.isRunning)
    }

    @Test("additive animations of the same property are summed")
    func additive() throws {
        prepare()
        let layer = CALayer()
        layer.position = CGPoint(x: 100, y: 0)
        for _ in 0..<2 {
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: -10, y: 0)
            animation.toValue = CGPoint.zero
            animation.isAdditive = true
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        #expect(try #require(layer.presentation()).position.x == 80)
        advance(to: 10.5)
        #expect(try #require(layer.presentation()).position.x == 90)
    }

    @Test("a layer's class can replace the actions of its properties")
    func overriddenAction() {
        prepare()
        let layer = StillLayer()
        layer.opacity = 0.5
        #expect(layer.events == ["opacity"])
        #expect(layer.animationKeys() == nil)
    }

    @Test("the completion of a transaction is called after its last animation")
    func completion() {
        prepare()
        var completed = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { completed = true }
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        CATransaction.commit()
        advance(to: 10.9)
        #expect(!completed)
        advance(to: 11)
        #expect(completed)
    }

    @Test("a completion receives false if an animation was removed")
    func cutOff() {
        prepare()
        var finished: Bool?
        CATransaction.begin()
        CATransaction.setCompletion { finished = $0 }
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
        layer.removeAnimation(forKey: "fade")
        #expect(finished == false)
    }

    @Test("timing functions follow their curves")
    func timingFunctions() {
        prepare()
        // The values of CSS's easing functions, which have the same control points.
        #expect(abs(CAMediaTimingFunction(name: .easeInEaseOut).progress(at: 0.5) - 0.5) < 1e-6)
        #expect(abs(CAMediaTimingFunction(name: .easeIn).progress(at: 0.5) - 0.3153) < 1e-3)
        #expect(abs(CAMediaTimingFunction(name: .easeOut).progress(at: 0.5) - 0.6847) < 1e-3)
        #expect(abs(CAMediaTimingFunction(name: .default).progress(at: 0.5) - 0.8024) < 1e-3)
        #expect(CAMediaTimingFunction(name: .default).progress(at: 1) == 1)
    }

    @Test("the control points of a timing function begin and end with the ends of its curve")
    func controlPoints() {
        let function = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 2)
        let points = (0...3).map { index in
            var values: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &values)
            return values
        }
        #expect(points == [[0, 0], [0.25, 0.5], [0.75, 2], [1, 1]])
    }

    @Test("a spring starts with its initial velocity, settles at its end, and overshoots if it is underdamped")
    func springs() {
        prepare()
        for damping: CGFloat in [2, 20, 40] {
            let spring = Spring(mass: 1, stiffness: 100, damping: damping, velocity: 3)
            #expect(abs(spring.progress(at: 0)) < 1e-12)
            #expect(abs(spring.progress(at: 1e-5) / 1e-5 - 3) < 0.02, "damping \(damping)")
            #expect(abs(spring.progress(at: spring.settlingTime) - 1) < 0.002, "damping \(damping)")
        }
        let swinging = Spring(mass: 1, stiffness: 100, damping: 4, velocity: 0)
        #expect(stride(from: 0, to: 1, by: 0.05).map { swinging.progress(at: $0) }.contains { $0 > 1.2 })
    }

    @Test("an autoreversing animation repeats forward and backward")
    func repeating() throws {
        prepare()
        let layer = CALayer()
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0
        animation.toValue = 1.0
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = 2
        layer.add(animation, forKey: nil)
        advance(to: 11.25)
        #expect(abs(try #require(layer.presentation()).opacity - 0.75) < 0.001)
        advance(to: 13.25)
        #expect(abs(try #require(layer.presentation()).opacity - 0.75) < 0.001)
        advance(to: 14)
        #expect(layer.animationKeys() == nil)
    }

    @Test("keyframes reach their values at their key times")
    func keyframes() throws {
        prepare()
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0.0, 10.0, 0.0]
        animation.keyTimes = [0, 0.25, 1]
        animation.duration = 4
        layer.add(animation, forKey: nil)
        advance(to: 11)
        #expect(try #require(layer.presentation()).position.x == 10)
        advance(to: 12.5)
        #expect(abs(try #require(layer.presentation()).position.x - 5) < 0.001)
    }

    @Test("a rotation preserves lengths while it is animated")
    func rotation() {
        prepare()
        let end = CGAffineTransform(rotationAngle: .pi / 2)
        let half = CGAffineTransform.identity.interpolated(to: end, progress: 0.5)
        #expect(abs(half.widthScale - 1) < 1e-9)
        #expect(abs(atan2(half.b, half.a) - .pi / 4) < 1e-9)
    }

    @Test("timers fire in order at their scheduled times")
    func timers() {
        prepare()
        var times: [CFTimeInterval] = []
        DisplayClock.schedule(after: 2) { times.append(DisplayClock.now) }
        DisplayClock.schedule(after: 1) {
            times.append(DisplayClock.now)
            DisplayClock.schedule(after: 0.5) { times.append(DisplayClock.now) }
        }
        let cancelled = DisplayClock.schedule(after: 1.2) { times.append(-1) }
        cancelled.cancel()
        advance(to: 20)
        #expect(times == [11, 11.5, 12])
        #expect(CACurrentMediaTime() == 20)
    }
}
