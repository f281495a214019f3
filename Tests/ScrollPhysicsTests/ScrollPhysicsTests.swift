import Testing

@testable import ScrollPhysics

@Suite("Scroll physics")
struct ScrollPhysicsTests {
    @Test("a flick travels 0.499 s times its velocity above 10 pt/s", arguments: [750.0, 1500, 3000, 4875, -2000])
    func target(velocity: Double) {
        let glide = Deceleration(start: 100, velocity: velocity, rate: 0.998)
        let expected = 100 + (velocity - (velocity > 0 ? 10 : -10)) * 0.499
        #expect(abs(glide.end - expected) < 1e-9)
        #expect(abs(glide.position(at: glide.duration) - glide.end) < 1e-9)
        #expect(abs(glide.position(at: glide.duration - 1e-7) - glide.end) < 1e-4)
    }

    @Test("the velocity is multiplied by 0.998 each millisecond")
    func decay() {
        let glide = Deceleration(start: 0, velocity: 1000, rate: 0.998)
        #expect(abs(glide.velocity(at: 0.001) - 998) < 1e-9)
        #expect(abs(glide.velocity(at: 0.5) - 1000 * pow(0.998, 500)) < 1e-9)
        #expect(glide.velocity(at: glide.duration) == 0)
    }

    @Test("the fast rate travels a fifth of the distance")
    func fastRate() {
        let glide = Deceleration(start: 0, velocity: 1000, rate: 0.99)
        #expect(abs(glide.end - 990 * 0.099) < 1e-9)
    }

    @Test("a velocity below the threshold causes no motion")
    func slow() {
        let glide = Deceleration(start: 5, velocity: 9, rate: 0.998)
        #expect(glide.duration == 0)
        #expect(glide.end == 5)
    }

    @Test("a deceleration returns the time at which it reaches an offset")
    func crossing() throws {
        let glide = Deceleration(start: 0, velocity: 1000, rate: 0.998)
        let time = try #require(glide.time(at: 300))
        #expect(abs(glide.position(at: time) - 300) < 1e-9)
        #expect(glide.time(at: 600) == nil)
        #expect(glide.time(at: -1) == nil)
    }

    @Test("a deceleration with a target keeps its initial velocity and ends at the target")
    func retargeted() throws {
        let glide = try #require(Deceleration(start: 0, velocity: 1000, rate: 0.998, target: 440))
        #expect(abs(glide.end - 440) < 1e-9)
        #expect(glide.velocity(at: 0) == 1000)
        #expect(Deceleration(start: 0, velocity: 1000, rate: 0.998, target: -440) == nil)
        #expect(Deceleration(start: 0, velocity: 100, rate: 0.998, target: 4000) == nil)
    }

    @Test("the rubber band follows c·d·dim / (c·d + dim) and its inverse")
    func rubberBand() {
        let band = RubberBand(dimension: 800)
        #expect(abs(band.displacement(at: 100) - 0.55 * 100 * 800 / (0.55 * 100 + 800)) < 1e-12)
        #expect(band.displacement(at: -100) == -band.displacement(at: 100))
        #expect(band.displacement(at: 0) == 0)
        for distance in [-900.0, -3, 0, 0.5, 40, 5000] {
            #expect(abs(band.distance(at: band.displacement(at: distance)) - distance) < 1e-6)
        }
        #expect(band.position(at: 50, limits: 0...100) == 50)
        #expect(band.position(at: -100, limits: 0...100) == -band.displacement(at: 100))
        #expect(band.position(at: 300, limits: 0...100) == 100 + band.displacement(at: 200))
    }

    @Test("content that reaches an edge overshoots by v / (11 e) and returns within 1.5 seconds")
    func swing() {
        let bounce = Bounce(edge: 200, position: 200, velocity: 2000)
        #expect(bounce.isCritical)
        let peak = stride(from: 0, to: 1, by: 0.0001).map { bounce.position(at: $0) }.max() ?? 0
        #expect(abs(peak - 200 - 2000 / (11 * exp(1.0))) < 0.01)
        #expect(abs(bounce.position(at: bounce.duration) - 200) < 0.11)
        #expect(bounce.duration < 1.5)
        #expect(abs(bounce.velocity(at: 0) - 2000) < 1e-9)
    }

    @Test("content released beyond the edge returns with the rates 9 and 46")
    func creep() {
        let bounce = Bounce(edge: 0, position: -60, velocity: 0)
        #expect(!bounce.isCritical)
        for time in [0, 0.05, 0.137, 0.4] {
            let expected = -60 * (46 * exp(-9 * time) - 9 * exp(-46 * time)) / 37
            #expect(abs(bounce.position(at: time) - expected) < 1e-9)
        }
        #expect(abs(bounce.velocity(at: 0)) < 1e-9)
        #expect(abs(bounce.position(at: bounce.duration)) < 0.11)
    }

    @Test("a spring never overshoots its page", arguments: [-3000.0, -500, 0, 100, 800, 2000, 9000])
    func settling(velocity: Double) {
        let curve = CriticallyDampedSpring(
            start: 0, velocity: velocity, target: 300, frequency: CriticallyDampedSpring.pageFrequency)
        let positions = stride(from: 0, to: 2, by: 0.001).map { curve.position(at: $0) }
        #expect(positions.allSatisfy { $0 <= 300.000001 })
        #expect(abs(curve.velocity(at: 0) - velocity) < 1e-6)
        #expect(abs(curve.position(at: curve.duration) - 300) < 0.11)
    }

    private let rules = AxisMotion.Rules(limits: 0...1000, rate: 0.998, bounces: true)

    @Test("a deceleration changes into a bounce with continuous position and velocity")
    func glideIntoBounce() throws {
        let motion = AxisMotion(position: 900, velocity: 2000, at: 10, rules: rules)
        #expect(motion.rest == 1000)
        let hit = try #require(Deceleration(start: 900, velocity: 2000, rate: 0.998).time(at: 1000)) + 10
        let before = motion.state(at: hit - 1e-6)
        let after = motion.state(at: hit + 1e-6)
        #expect(abs(before.position - after.position) < 0.01)
        #expect(abs(before.velocity - after.velocity) < 1)
        #expect(motion.state(at: hit + 0.09).position > 1050)
        #expect(motion.state(at: motion.end).position == 1000)
    }

    @Test("without bouncing, the motion stops at the edge")
    func deadStop() {
        let motion = AxisMotion(
            position: 900, velocity: 2000, at: 0, rules: .init(limits: 0...1000, rate: 0.998, bounces: false))
        #expect(motion.end < 0.1)
        #expect(motion.state(at: 0.3).position == 1000)
    }

    @Test("content released beyond its edge with a high inward velocity decelerates past the edge")
    func thrownBack() {
        let motion = AxisMotion(position: -80, velocity: 2000, at: 0, rules: rules)
        #expect(abs(motion.rest - (-80 + 1990 * 0.499)) < 1e-9)
        let hard = AxisMotion(position: -80, velocity: 4000, at: 0, rules: rules)
        #expect(hard.rest == 1000 && hard.state(at: 0.1).position > 200)
        let soft = AxisMotion(position: -80, velocity: 100, at: 0, rules: rules)
        #expect(soft.rest == 0)
    }

    @Test("restarting a motion does not change its course")
    func restart() {
        for (position, velocity) in [(500.0, 900.0), (900, 2500), (100, -2500), (-70, 0), (1090, 20)] {
            let whole = AxisMotion(position: position, velocity: velocity, at: 0, rules: rules)
            var broken = whole
            for time in [0.05, 0.11, 0.2, 0.31] {
                broken.restart(at: time, shiftedBy: 0, limits: 0...1000)
            }
            for time in [0.35, 0.5, 0.8, 1.2] {
                #expect(abs(whole.state(at: time).position - broken.state(at: time).position) < 0.2)
            }
        }
    }

    @Test("a shift of the content shifts the motion without further changes")
    func shift() {
        let whole = AxisMotion(position: 200, velocity: 900, at: 0, rules: rules)
        var shifted = whole
        shifted.restart(at: 0.1, shiftedBy: 37.5, limits: 0...1037.5)
        for time in [0.1, 0.2, 0.9, 3] {
            #expect(abs(shifted.state(at: time).position - whole.state(at: time).position - 37.5) < 1e-6)
        }
    }

    @Test("the page changes after half a page or a flick")
    func paging() {
        let paging = Paging(limits: -20...(-20 + 4 * 300), length: 300)
        #expect(paging.rest(from: 100, velocity: 0) == -20)
        #expect(paging.rest(from: 140, velocity: 0) == 280)
        #expect(paging.rest(from: 0, velocity: 400) == 280)
        #expect(paging.rest(from: 270, velocity: -400) == -20)
        #expect(paging.rest(from: 1190, velocity: 900) == 1180)
        #expect(paging.neighbor(of: 280, forward: true) == 580)
        #expect(paging.neighbor(of: -20, forward: false) == -20)
    }
}
