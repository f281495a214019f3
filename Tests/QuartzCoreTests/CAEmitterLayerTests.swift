import Testing

@testable import QuartzCore

@Suite("Emitter layers", .serialized)
@MainActor
struct CAEmitterLayerTests {
    private let stage = Stage(width: 40, height: 40)
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() {
        stage.root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        emitter.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        emitter.emitterPosition = CGPoint(x: 20, y: 20)
        // The time of the layer begins with the first frame.
        emitter.beginTime = 100
        cell.contents = Self.square(4, .white)
        cell.name = "spark"
        cell.birthRate = 1
        cell.lifetime = 2
        emitter.emitterCells = [cell]
        stage.root.addSublayer(emitter)
    }

    private static func square(_ side: Int, _ color: CGColor) -> CGImage? {
        let context = CGContext(width: side, height: side, scale: 1, opaque: false)
        context.fillDevicePixels(x: 0, y: 0, width: side, height: side, color: color)
        return context.makeImage()
    }

    private var particles: [Particle] { emitter.particles.particles }

    /// The places of the particles at a time of the layer, to whole points.
    private func places(at time: CFTimeInterval) -> [[Int]] {
        particles.map { [Int($0.position(at: time).x.rounded()), Int($0.position(at: time).y.rounded())] }
    }

    @Test("a particle is emitted after each period of the birth rate, and lives as long as its lifetime")
    func lifetime() {
        stage.render(at: 100.5)
        #expect(particles.isEmpty && stage.pixel(20, 20).red == 0)
        stage.render(at: 101)
        #expect(particles.count == 1 && stage.pixel(20, 20).red == 255)
        #expect(stage.pixel(18, 18).red == 255 && stage.pixel(17, 20).red == 0 && stage.pixel(22, 20).red == 0)
        stage.render(at: 110)
        #expect(particles.map(\.birth) == [9, 10])
    }

    @Test(
        "the number of living particles is the birth rate times the lifetime, with any times of frames",
        arguments: [0.01, 0.7, 9])
    func count(step: Double) {
        cell.birthRate = 30
        emitter.birthRate = 0.5
        emitter.lifetime = 2
        for index in 0...Int(9 / step) { stage.render(at: 100 + step * Double(index)) }
        stage.render(at: 109)
        #expect(particles.count == 60)
        #expect(abs((particles.first?.birth ?? 0) - (5 + 1.0 / 15)) < 1e-6)
    }

    @Test("particles move with their velocity in the direction of emission, and are accelerated")
    func motion() {
        cell.velocity = 6
        cell.emissionLongitude = .pi / 2
        cell.xAcceleration = 4
        emitter.velocity = 2
        stage.render(at: 102.5)
        // 1.5 s: 20 + 4 · 1.5² / 2 = 24.5, 20 + 12 · 1.5 = 38; 0.5 s: 20.5, 26
        #expect(particles.map { $0.position(at: 2.5) } == [SIMD3(24.5, 38, 0), SIMD3(20.5, 26, 0)])
        cell.emissionLatitude = .pi / 2
        stage.change { emitter.emitterCells = [cell] }
        stage.render(at: 102.5)
        stage.render(at: 104)
        #expect(particles.last.map { abs($0.position(at: 5).z - 12) < 1e-9 } == true)
    }

    @Test("lines emit up, and outlines outward")
    func normals() {
        cell.velocity = 10
        cell.birthRate = 20
        emitter.emitterShape = .line
        emitter.emitterSize = CGSize(width: 8, height: 3)
        stage.render(at: 101)
        #expect(particles.count == 20)
        #expect(particles.allSatisfy { abs($0.position(at: $0.birth + 1).y - 10) < 1e-9 })
        #expect(particles.allSatisfy { (16...24).contains($0.position(at: 1).x) })
        stage.change { (emitter.emitterShape, emitter.emitterMode) = (.circle, .outline) }
        stage.render(at: 101)
        stage.render(at: 104)
        for particle in particles {
            let (start, end) = (
                particle.position(at: particle.birth) - [20, 20, 0],
                particle.position(at: particle.birth + 1) - [20, 20, 0]
            )
            #expect(abs((start * start).sum().squareRoot() - 8) < 1e-9)
            #expect(abs((end * end).sum().squareRoot() - 18) < 1e-9)
        }
        stage.change { (emitter.emitterShape, emitter.emitterMode) = (.rectangle, .points) }
        stage.render(at: 104)
        stage.render(at: 107)
        #expect(
            Set(particles.map { [$0.position(at: $0.birth).x, $0.position(at: $0.birth).y] }) == [
                [16, 18.5], [24, 18.5], [16, 21.5], [24, 21.5],
            ])
    }

    @Test("all shapes and modes emit within the shape")
    func shapes() {
        cell.birthRate = 100
        emitter.emitterSize = CGSize(width: 10, height: 6)
        emitter.emitterDepth = 4
        let shapes: [(CAEmitterLayerEmitterShape, SIMD3<Double>)] = [
            (.point, [0, 0, 0]), (.line, [5, 0, 0]), (.rectangle, [5, 3, 0]), (.cuboid, [5, 3, 2]),
            (.circle, [10, 10, 0]), (.sphere, [10, 10, 10]),
        ]
        var time = 100.0
        for (shape, extent) in shapes {
            for mode in [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume] {
                stage.change { (emitter.emitterShape, emitter.emitterMode) = (shape, mode) }
                stage.render(at: time)
                time += 3
                stage.render(at: time)
                let places = particles.map { $0.position(at: $0.birth) - [20, 20, 0] }
                #expect(places.count == 200)
                for axis in 0..<3 {
                    let greatest = places.map { abs($0[axis]) }.max() ?? 0
                    #expect(greatest <= extent[axis] + 1e-9, "\(shape) \(mode)")
                    if mode == .volume || mode == .outline {
                        #expect(greatest >= extent[axis] * 0.9, "\(shape) \(mode)")
                    }
                }
            }
        }
    }

    @Test("ranges vary values by half of them, and cones are filled evenly")
    func ranges() {
        cell.birthRate = 1000
        cell.lifetime = 1
        cell.lifetimeRange = 1
        cell.velocity = 10
        cell.velocityRange = 4
        cell.emissionRange = .pi
        stage.render(at: 102)
        let lifetimes = particles.map { $0.death - $0.birth }
        #expect(lifetimes.allSatisfy { (0.5...1.5).contains($0) } && lifetimes.contains { $0 > 1.4 })
        let moves = particles.map { $0.position(at: $0.birth + 1) - $0.position(at: $0.birth) }
        let speeds = moves.map { ($0 * $0).sum().squareRoot() }
        #expect(
            speeds.allSatisfy { (7.99...12.01).contains($0) } && speeds.contains { $0 < 8.2 }
                && speeds.contains { $0 > 11.8 })
        #expect(
            moves.allSatisfy { $0.x >= -1e-9 } && moves.contains { $0.x < 1 } && moves.contains { $0.y > 9 }
                && moves.contains { $0.y < -9 })
    }

    @Test("contents are multiplied by the color, which changes with the age")
    func colors() {
        cell.contents = Self.square(4, CGColor(red: 1, green: 0.4, blue: 0.8, alpha: 1))
        cell.color = CGColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)
        cell.birthRate = 0.25
        cell.lifetime = 4
        stage.render(at: 104)
        #expect(stage.pixel(20, 20) == Pixel(red: 255, green: 51, blue: 102))
        cell.redSpeed = -0.4
        cell.alphaSpeed = -0.25
        stage.change { emitter.emitterCells = [cell] }
        stage.render(at: 104)
        stage.render(at: 110)
        // After 2 s, the red component is 0.2, and the alpha is 0.5.
        let pixel = stage.pixel(20, 20)
        for (component, expected) in [(pixel.red, 25), (pixel.green, 25), (pixel.blue, 51)] {
            #expect(abs(Int(component) - expected) <= 1)
        }
    }

    @Test("particles are scaled and turned")
    func scale() {
        cell.birthRate = 0.25
        cell.lifetime = 4
        cell.scale = 0.5
        cell.scaleSpeed = 0.5
        cell.spin = .pi / 4
        emitter.scale = 2
        stage.render(at: 105)
        // After 1 s, the scale is 1.5, so that a square of 6 points is turned by half of a right angle.
        #expect(stage.pixel(16, 20).red > 0 && stage.pixel(14, 20).red == 0 && stage.pixel(17, 17).red < 128)
        stage.render(at: 106)
        // After 2 s, the scale is 2, so that a square of 8 points is turned by a right angle.
        #expect(stage.pixel(16, 16).red == 255 && stage.pixel(23, 23).red == 255 && stage.pixel(15, 20).red == 0)
    }

    @Test(
        "additive particles are added, and others are drawn in their order",
        arguments: [CAEmitterLayerRenderMode.additive, .oldestFirst, .oldestLast])
    func renderModes(mode: CAEmitterLayerRenderMode) {
        let other = CAEmitterCell()
        other.contents = Self.square(4, CGColor(red: 0.2, green: 0, blue: 0.4, alpha: 1))
        cell.contents = Self.square(4, CGColor(red: 0.4, green: 0.2, blue: 0, alpha: 1))
        (cell.lifetime, other.birthRate, other.lifetime, other.beginTime) = (0.9, 1, 0.9, 0.5)
        emitter.renderMode = mode
        emitter.emitterCells = [cell, other]
        stage.render(at: 102.25)
        #expect(particles.map(\.birth) == [1.5, 2], "the other one is older")
        let expected =
            switch mode {
            case .additive: Pixel(red: 153, green: 51, blue: 102)
            case .oldestFirst: Pixel(red: 102, green: 51, blue: 0)
            default: Pixel(red: 51, green: 0, blue: 102)
            }
        #expect(stage.pixel(20, 20) == expected)
    }

    @Test("particles emit those of the cells in their cell, which have their place and color")
    func nested() {
        cell.birthRate = 1
        cell.lifetime = 1.5
        cell.velocity = 10
        cell.color = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
        let burst = CAEmitterCell()
        burst.name = "burst"
        burst.contents = Self.square(2, .white)
        burst.birthRate = 4
        burst.lifetime = 10
        burst.beginTime = 0.5
        burst.duration = 0.5
        cell.emitterCells = [burst]
        cell.isEnabled = false
        emitter.emitterCells = [cell]
        stage.render(at: 101.5)
        #expect(places(at: 1.5) == [[25, 20]])
        stage.render(at: 103.9)
        // The particle of 1 s has emitted at 1.75 and 2 s, 7.5 and 10 points from the center, and that of 2 s at 2.75 and 3 s.
        #expect(particles.filter { $0.death - $0.birth > 5 }.map(\.birth) == [1.75, 2, 2.75, 3, 3.75])
        #expect(particles.filter { $0.birth <= 2 && $0.death > 5 }.map { $0.position(at: 3.9).x } == [27.5, 30])
        #expect(stage.pixel(30, 20) == Pixel(red: 128, green: 255, blue: 255))
    }

    @Test("frames are requested as long as particles are emitted or living")
    func frames() {
        #expect(!AnimationTimeline.isRunning)
        stage.render(at: 101)
        #expect(AnimationTimeline.isRunning)
        #expect(!stage.render(at: 101.5).isEmpty)
        stage.change { emitter.birthRate = 0 }
        stage.render(at: 101.5)
        stage.render(at: 102.9)
        #expect(particles.count == 1 && AnimationTimeline.isRunning)
        stage.render(at: 103)
        #expect(particles.isEmpty && !AnimationTimeline.isRunning)
        #expect(stage.pixel(20, 20).red == 0)
        #expect(stage.render(at: 104).isEmpty)
        stage.change { emitter.birthRate = 1 }
        stage.render(at: 104)
        #expect(particles.isEmpty && AnimationTimeline.isRunning)
        stage.render(at: 105)
        #expect(particles.count == 1)
    }

    @Test("no frames are requested while the layer is hidden, out of sight, stopped or removed")
    func invisible() {
        func isRunning() -> Bool {
            stage.render(at: DisplayClock.now + 0.1)
            stage.render(at: DisplayClock.now + 0.1)
            return AnimationTimeline.isRunning
        }
        #expect(isRunning())
        stage.change { stage.root.isHidden = true }
        #expect(!isRunning())
        stage.change { stage.root.isHidden = false }
        #expect(isRunning())
        stage.change { emitter.position.x = 100 }
        #expect(!isRunning())
        stage.change { emitter.position.x = 20 }
        #expect(isRunning())
        emitter.speed = 0
        #expect(!isRunning())
        emitter.speed = 1
        #expect(isRunning())
        stage.change { emitter.opacity = 0 }
        #expect(!isRunning())
        stage.change { emitter.opacity = 1 }
        #expect(isRunning())
        AnimationTimeline.displayedRoot = stage.root
        defer { AnimationTimeline.displayedRoot = nil }
        emitter.removeFromSuperlayer()
        #expect(!isRunning())
        #expect(!emitter.isInTimeline)
        stage.root.addSublayer(emitter)
        #expect(isRunning())
    }

    @Test("a layer without a begin time has emitted since its time began, and equal cells emit equal particles")
    func reproducible() {
        emitter.beginTime = 0
        cell.birthRate = 10
        cell.velocityRange = 20
        cell.emissionRange = 6
        stage.render()
        #expect(particles.count == 20)
        let places = places(at: 100)
        stage.change { emitter.emitterCells = [cell] }
        stage.render()
        #expect(self.places(at: 100) == places)
        stage.render(at: 101)
        stage.render(at: 107)
        let other = CAEmitterLayer()
        other.frame = emitter.frame
        other.emitterPosition = emitter.emitterPosition
        other.emitterCells = [cell]
        stage.root.addSublayer(other)
        stage.render()
        #expect(
            other.particles.particles.map(\.birth).map { ($0 * 1000).rounded() }
                == particles.map(\.birth).map { ($0 * 1000).rounded() })
        #expect(
            zip(other.particles.particles, particles).allSatisfy {
                ($0.position(at: 107) - $1.position(at: 107)).max() < 1e-4
            })
        stage.change { other.seed = 1 }
        stage.render()
        stage.render(at: 110)
        #expect(other.particles.particles.first?.position(at: 110) != particles.first?.position(at: 110))
    }

    @Test("values of cells are set at key paths, and animated")
    func keyPaths() {
        let rocket = CAEmitterCell()
        rocket.name = "rocket"
        rocket.emitterCells = [cell]
        emitter.emitterCells = [rocket, cell]
        #expect(emitter.setCellValue(5, atKeyPath: "emitterCells.spark.birthRate"))
        #expect(emitter.setCellValue(7.0, atKeyPath: "emitterCells.rocket.emitterCells.spark.scale"))
        #expect(emitter.setCellValue(false, atKeyPath: "emitterCells.rocket.enabled"))
        #expect(!emitter.setCellValue(5, atKeyPath: "emitterCells.none.birthRate"))
        #expect(!emitter.setCellValue(5, atKeyPath: "emitterCells.spark.none"))
        #expect(!emitter.setCellValue("a", atKeyPath: "emitterCells.spark.birthRate"))
        #expect(emitter.cellValue(atKeyPath: "emitterCells.spark.birthRate") as? CGFloat == 5)
        #expect(cell.birthRate == 5 && cell.scale == 7 && !rocket.isEnabled)
        emitter.emitterCells = [cell]
        stage.render()
        let animation = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
        (animation.fromValue, animation.toValue, animation.duration) = (100, 100, 1)
        emitter.add(animation, forKey: "burst")
        stage.render()
        stage.render(at: 100.5)
        #expect(particles.count == 50)
        let move = CABasicAnimation(keyPath: "emitterPosition")
        (move.fromValue, move.toValue, move.duration) = (CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2), 1)
        emitter.add(move, forKey: "move")
        stage.render(at: 100.5)
        stage.render(at: 100.6)
        #expect(places(at: 100.6).last == [1, 2])
    }

    @Test("a layer that masks to its bounds clips its particles, and the number of particles is limited")
    func limits() {
        emitter.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        emitter.masksToBounds = true
        cell.birthRate = .infinity
        stage.render(at: 101)
        #expect(particles.count == ParticleSystem.limit)
        #expect(stage.pixel(19, 20).red == 255 && stage.pixel(20, 20).red == 0)
        cell.birthRate = 1
        cell.lifetime = .infinity
        emitter.emitterCells = [cell]
        stage.render(at: 102)
        stage.render(at: 100_102)
        #expect(particles.count == ParticleSystem.limit)
        emitter.emitterCells = nil
        stage.render(at: 100_103)
        #expect(particles.isEmpty && !AnimationTimeline.isRunning)
    }

    @Test("a part of the contents is drawn with the nearest pixels")
    func contents() {
        let context = CGContext(width: 4, height: 4, scale: 1, opaque: false)
        context.fillDevicePixels(x: 2, y: 0, width: 2, height: 2, color: .white)
        context.fillDevicePixels(x: 3, y: 0, width: 1, height: 2, color: .red)
        cell.contents = context.makeImage()
        cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        cell.magnificationFilter = CALayerContentsFilter.nearest.rawValue
        cell.contentsScale = 0.25
        stage.render(at: 101)
        #expect((16...19).allSatisfy { stage.pixel($0, 20) == Pixel(red: 255, green: 255, blue: 255) })
        #expect((20...23).allSatisfy { stage.pixel($0, 20) == Pixel(red: 255, green: 0, blue: 0) })
        #expect(stage.pixel(15, 20).red == 0 && stage.pixel(24, 20).red == 0)
    }

    @Test("the default values of cells")
    func defaults() {
        #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1)
        #expect(CAEmitterCell.defaultValue(forKey: "birthRate") as? CGFloat == 0)
        #expect(CAEmitterCell.defaultValue(forKey: "enabled") as? Bool == true)
        #expect(CAEmitterCell.defaultValue(forKey: "other") == nil)
    }
}
