import Testing

@testable import QuartzCore

@MainActor
@Suite("Layer time", .serialized)
struct LayerTimeTests {
    @MainActor
    private final class Stage {
        let root = CALayer()
        let layer = CALayer()
        var completed: Int = 0

        init() {
            DisplayClock.startManually(at: 10)
            root.addSublayer(layer)
        }

        func fade(over duration: CFTimeInterval = 1, delay: CFTimeInterval = 0) {
            CATransaction.begin()
            CATransaction.setCompletionBlock { self.completed += 1 }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = 0.0
            animation.toValue = 1.0
            animation.duration = duration
            if delay > 0 { animation.beginTime = CACurrentMediaTime() + delay }
            layer.add(animation, forKey: "fade")
            CATransaction.commit()
        }

        func advance(to time: CFTimeInterval) {
            DisplayClock.advance(to: time)
            AnimationTimeline.advance(to: time)
        }

        var opacity: Float { layer.presentation()?.opacity ?? .nan }
    }

    @Test("the time of a layer is the offset and scaled time of its superlayer, and can be converted back")
    func conversion() {
        let stage = Stage()
        stage.root.speed = 2
        stage.layer.beginTime = 4
        stage.layer.timeOffset = 1
        #expect(stage.layer.convertTime(10, from: nil) == 17)
        #expect(stage.layer.convertTime(17, to: nil) == 10)
        #expect(stage.layer.convertTime(20, from: stage.root) == 17)
        #expect(stage.root.convertTime(17, from: stage.layer) == 20)
    }

    @Test("in a stopped layer, the time offset controls the animations of its sublayers")
    func scrubbing() {
        let stage = Stage()
        stage.root.speed = 0
        stage.fade()
        #expect(stage.opacity == 0)
        stage.root.timeOffset = 0.25
        #expect(abs(stage.opacity - 0.25) < 1e-6)
        stage.root.timeOffset = 0.75
        #expect(abs(stage.opacity - 0.75) < 1e-6)
        stage.root.timeOffset = 0.5
        #expect(abs(stage.opacity - 0.5) < 1e-6)
    }

    @Test("a stopped animation requires no frames and does not end")
    func paused() {
        let stage = Stage()
        stage.fade()
        stage.advance(to: 10.5)
        let time = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
        stage.layer.speed = 0
        stage.layer.timeOffset = time
        #expect(abs(stage.opacity - 0.5) < 1e-6)
        #expect(!AnimationTimeline.isRunning)
        stage.advance(to: 100)
        #expect(abs(stage.opacity - 0.5) < 1e-6)
        #expect(stage.completed == 0)
        // Resumes a layer as described in Apple's technical Q&A QA1673.
        stage.layer.speed = 1
        stage.layer.timeOffset = 0
        stage.layer.beginTime = 0
        stage.layer.beginTime = stage.layer.convertTime(CACurrentMediaTime(), from: nil) - time
        #expect(AnimationTimeline.isRunning)
        stage.advance(to: 100.25)
        #expect(abs(stage.opacity - 0.75) < 1e-6)
        stage.advance(to: 100.5)
        #expect(stage.completed == 1)
        #expect(stage.layer.animationKeys() == nil)
    }

    @Test("animations in a layer with a speed of 2 take half the time")
    func speed() {
        let stage = Stage()
        stage.root.speed = 2
        stage.fade()
        stage.advance(to: 10.25)
        #expect(abs(stage.opacity - 0.5) < 1e-6)
        stage.advance(to: 10.5)
        #expect(stage.completed == 1)
    }

    @Test("a layer with a finite duration repeats, autoreverses, and then stops")
    func repeating() {
        let stage = Stage()
        stage.layer.beginTime = 10
        stage.layer.duration = 2
        stage.layer.repeatCount = 2
        stage.layer.autoreverses = true
        #expect(stage.layer.convertTime(11, from: nil) == 1)
        #expect(stage.layer.convertTime(13, from: nil) == 1)
        #expect(stage.layer.convertTime(14.5, from: nil) == 0.5)
        #expect(stage.layer.convertTime(90, from: nil) == 0)
    }

    @Test("animations of a clock stop, follow the time that is set, and continue with it")
    func clock() {
        let stage = Stage()
        let clock = AnimationClock()
        CATransaction.with(clock) { stage.fade() }
        stage.advance(to: 10.25)
        #expect(abs(stage.opacity - 0.25) < 1e-6)
        clock.stop(at: 10.5)
        #expect(!AnimationTimeline.isRunning)
        stage.advance(to: 50)
        #expect(abs(stage.opacity - 0.5) < 1e-6)
        clock.stop(at: 10.125)
        #expect(abs(stage.opacity - 0.125) < 1e-6)
        clock.run()
        stage.advance(to: 50.5)
        #expect(abs(stage.opacity - 0.625) < 1e-6)
        stage.advance(to: 51)
        #expect(stage.completed == 1)
    }

    @Test("an animation added to a stopped clock begins at the clock's time after its delay")
    func joining() {
        let stage = Stage()
        let clock = AnimationClock()
        stage.advance(to: 12)
        clock.stop(at: 11)
        CATransaction.with(clock) { stage.fade(delay: 0.5) }
        clock.stop(at: 12)
        #expect(abs(stage.opacity - 0.5) < 1e-6)
        clock.end(finished: true)
        #expect(stage.completed == 1)
        #expect(!AnimationTimeline.isRunning)
    }
}
