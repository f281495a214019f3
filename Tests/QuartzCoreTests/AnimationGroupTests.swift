import Testing

@testable import QuartzCore

@MainActor
@Suite("Groups, keyframes and value functions", .serialized)
struct AnimationGroupTests {
    /// Called at the start of each test rather than in `init`, because other suites may run between the two.
    private func layer() -> CALayer {
        DisplayClock.startManually(at: 10)
        return CALayer()
    }

    private func shown(_ layer: CALayer, at time: CFTimeInterval) throws -> CALayer {
        DisplayClock.advance(to: time)
        AnimationTimeline.advance(to: time)
        return try #require(layer.presentation())
    }

    private func animation(_ keyPath: String, from: Any?, to: Any?) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        return animation
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    @Test("the animations of a group run in its time, those without a duration for that of the group")
    func group() throws {
        let layer = layer()
        let fade = animation("opacity", from: 0, to: 1)
        let move = animation("position.x", from: 0, to: 100)
        move.beginTime = 1
        move.duration = 2
        move.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 4
        layer.add(group, forKey: "all")
        // Changes after the animation was added have no effect.
        fade.toValue = 0
        #expect(isNear(CGFloat(try shown(layer, at: 10.5).opacity), 0.125))
        #expect(try shown(layer, at: 10.5).position.x == 0)
        #expect(isNear(try shown(layer, at: 12).position.x, 50))
        #expect(isNear(try shown(layer, at: 13.5).position.x, 100))
        #expect(try shown(layer, at: 14).position.x == 0 && layer.animationKeys() == nil)
    }

    @Test("a group cuts longer animations off, repeats, and keeps its end with a fill mode")
    func groupTiming() throws {
        let layer = layer()
        let move = animation("position.x", from: 0, to: 100)
        move.duration = 4
        let fade = animation("opacity", from: 0, to: 0.5)
        let group = CAAnimationGroup()
        group.animations = [move, fade]
        group.duration = 2
        group.repeatCount = 2
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        layer.add(group, forKey: nil)
        #expect(isNear(try shown(layer, at: 11.9).position.x, 47.5))
        #expect(isNear(try shown(layer, at: 12.4).position.x, 10))
        #expect(isNear(try shown(layer, at: 20).position.x, 50))
        #expect(isNear(CGFloat(try shown(layer, at: 20).opacity), 0.5))
    }

    @Test("an animation follows a path, at constant speed or by its elements, and turns the layer")
    func path() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 90))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.rotationMode = .rotateAuto
        let byElements = layer()
        byElements.add(animation, forKey: nil)
        #expect(try shown(byElements, at: 10.5).position == CGPoint(x: 10, y: 0))
        #expect(isNear(try shown(byElements, at: 10.75).position.y, 45))
        #expect(isNear(try shown(byElements, at: 10.75).affineTransform().b, 1))
        let paced = layer()
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAutoReverse
        paced.add(animation, forKey: nil)
        #expect(isNear(try shown(paced, at: 10.05).position.x, 5))
        #expect(isNear(try shown(paced, at: 10.05).affineTransform().a, -1))
        #expect(isNear(try shown(paced, at: 10.5).position.y, 40))
        let discrete = layer()
        animation.calculationMode = .discrete
        discrete.add(animation, forKey: nil)
        #expect(try shown(discrete, at: 10.5).position == CGPoint(x: 10, y: 0))
        #expect(try shown(discrete, at: 10.9).position == CGPoint(x: 10, y: 90))
    }

    @Test("paced values change at constant speed, and cubic ones on a smooth curve through the values")
    func calculationModes() throws {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 100]
        animation.duration = 1
        animation.calculationMode = .paced
        let paced = layer()
        paced.add(animation, forKey: nil)
        #expect(isNear(try shown(paced, at: 10.5).position.x, 50))
        animation.calculationMode = .cubic
        let cubic = layer()
        cubic.add(animation, forKey: nil)
        // Catmull-Rom: 0.5 · (p0 + p1) + 0.125 · (m0 − m1), with the tangents 5 and 50.
        #expect(isNear(try shown(cubic, at: 10.25).position.x, 5 + 0.125 * (5 - 50)))
        #expect(isNear(try shown(cubic, at: 10.5).position.x, 10))
        animation.tensionValues = [1, 1, 1]
        let tight = layer()
        tight.add(animation, forKey: nil)
        #expect(isNear(try shown(tight, at: 10.25).position.x, 5))
        animation.calculationMode = .discrete
        animation.keyTimes = [0, 0.1, 0.2, 1]
        let discrete = layer()
        discrete.add(animation, forKey: nil)
        #expect(try shown(discrete, at: 10.15).position.x == 10)
        #expect(try shown(discrete, at: 10.25).position.x == 100)
    }

    @Test("keyframes of a shape's path and of timing functions interpolate between neighbors")
    func keyframesOfPaths() throws {
        DisplayClock.startManually(at: 10)
        let layer = CAShapeLayer()
        let animation = CAKeyframeAnimation(keyPath: "path")
        animation.values = [10, 20, 40].map {
            CGPath(rect: CGRect(x: 0, y: 0, width: $0, height: 10), transform: nil)
        }
        animation.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        animation.duration = 2
        layer.add(animation, forKey: nil)
        DisplayClock.advance(to: 10.5)
        #expect(try #require(layer.presentation()?.path).boundingBox.width == 15)
        DisplayClock.advance(to: 11.5)
        #expect(try #require(layer.presentation()?.path).boundingBox.width < 28)
    }

    @Test("a cumulative animation continues where its last repetition ended")
    func cumulative() throws {
        let layer = layer()
        let turn = animation("transform.rotation.z", from: 0, to: CGFloat.pi / 2)
        turn.duration = 1
        turn.repeatCount = 4
        turn.isCumulative = true
        layer.add(turn, forKey: nil)
        #expect(isNear(try shown(layer, at: 11.5).affineTransform().b, sin(0.75 * .pi)))
        #expect(isNear(try shown(layer, at: 12.5).affineTransform().b, sin(1.25 * .pi)))
    }

    @Test("value functions convert numbers to transforms")
    func valueFunctions() throws {
        let layer = layer()
        let turn = animation("transform", from: nil, to: CGFloat.pi)
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        turn.duration = 1
        layer.add(turn, forKey: nil)
        #expect(isNear(try shown(layer, at: 10.5).affineTransform().b, 1))
        let grow = animation("transform", from: [1, 1, 1], to: [3, 5, 1])
        grow.valueFunction = CAValueFunction(name: .scale)
        grow.duration = 1
        layer.add(grow, forKey: nil)
        let scaled = try shown(layer, at: 11).affineTransform()
        #expect(isNear(scaled.a, 2) && isNear(scaled.d, 3))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "?")) == nil)
    }
}
