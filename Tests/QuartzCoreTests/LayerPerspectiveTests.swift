import RandomRuns
import Testing

@testable import QuartzCore

@Suite("Perspective")
@MainActor
struct LayerPerspectiveTests {
    private let white = Pixel(red: 255, green: 255, blue: 255)
    private let red = Pixel(red: 255, green: 0, blue: 0)
    private let blue = Pixel(red: 0, green: 0, blue: 255)

    /// A turn about the vertical axis, seen from a distance of 100 points.
    private func turn(_ angle: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        return CATransform3DRotate(perspective, angle, 0, 1, 0)
    }

    /// Expects the trapezoid of a square with a side of 50, turned by 60 degrees.
    ///
    /// The left edge comes to z = 25 sin 60° = 21.65, so that its x is -12.5 / 0.783 = -15.96 and its half height
    /// 25 / 0.783 = 31.91. The right edge comes to x = 12.5 / 1.217 = 10.28 and 20.55.
    private func expectTrapezoid(_ stage: Stage) {
        for (x, y, isInside) in [
            (35, 50, true), (33, 50, false), (59, 50, true), (61, 50, false), (36, 21, true), (36, 16, false),
            (36, 79, true), (36, 83, false), (59, 31, true), (59, 27, false),
        ] {
            #expect((stage.pixel(x, y) == red) == isInside, "pixel \(x), \(y)")
        }
    }

    @Test("a turned layer is larger where it is nearer")
    func trapezoid() {
        let stage = Stage(width: 100, height: 100)
        stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red).transform = turn(.pi / 3)
        stage.render()
        expectTrapezoid(stage)
    }

    @Test("the sublayer transform is the perspective of all sublayers")
    func sublayerTransform() {
        let stage = Stage(width: 100, height: 100)
        stage.root.sublayerTransform.m34 = -1 / 100
        let layer = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        stage.render()
        expectTrapezoid(stage)
        stage.change { stage.root.sublayerTransform = CATransform3DIdentity }
        stage.render()
        // Without perspective, the layer is half as wide.
        #expect(stage.pixel(38, 26) == red && stage.pixel(61, 73) == red)
        #expect(stage.pixel(36, 50) == white && stage.pixel(63, 50) == white)
    }

    @Test("sublayers of a turned layer are in its plane, and those of a transform layer keep their depths")
    func transformLayer() {
        for (container, isVolume) in [(CALayer(), false), (CATransformLayer(), true)] {
            let stage = Stage(width: 100, height: 100)
            container.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
            stage.root.addSublayer(container)
            let back = stage.add(CGRect(x: 0, y: 0, width: 50, height: 50), .red, to: container)
            let front = stage.add(CGRect(x: 10, y: 10, width: 30, height: 30), .blue, to: container)
            (back.zPosition, front.zPosition) = (-10, 10)
            container.transform = turn(0.3)
            stage.render()
            #expect(stage.pixel(50, 50) == blue)
            stage.change { container.transform = turn(.pi - 0.3) }
            stage.render()
            #expect(stage.pixel(50, 50) == (isVolume ? red : blue))
        }
    }

    @Test("of two layers that cross, each is in front on its side")
    func crossingLayers() {
        let stage = Stage(width: 100, height: 100)
        stage.root.sublayerTransform.m34 = -1 / 500
        let first = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        let second = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .blue)
        // The left edge of a layer that is turned by a positive angle about the vertical axis is nearer.
        for (one, other, left, right) in [
            (0.4, 0, red, blue), (0, 0.4, blue, red), (-0.4, 0.4, blue, red), (0.4, -0.4, red, blue),
            (0, 0, blue, blue),
        ] {
            stage.change {
                first.transform = CATransform3DMakeRotation(one, 0, 1, 0)
                second.transform = CATransform3DMakeRotation(other, 0, 1, 0)
            }
            stage.render()
            for y in [30, 50, 70] {
                #expect((30..<49).allSatisfy { stage.pixel($0, y) == left }, "\(one), \(other)")
                #expect((51..<70).allSatisfy { stage.pixel($0, y) == right }, "\(one), \(other)")
            }
            #expect((30..<70).allSatisfy { [red, blue].contains(stage.pixel($0, 50)) }, "there is no seam")
        }
        stage.change { (first.zPosition, second.zPosition) = (100, 0) }
        stage.render()
        #expect(stage.pixel(40, 50) == red && stage.pixel(60, 50) == red)
    }

    @Test("a turned layer disappears where it is behind a sibling, and comes forth by its zPosition")
    func behindSibling() {
        let stage = Stage(width: 100, height: 100)
        stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .blue)
        let layer = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        stage.render()
        #expect(stage.pixel(40, 50) == red && stage.pixel(60, 50) == blue)
        stage.change { layer.zPosition = 50 }
        stage.render()
        #expect(stage.pixel(40, 50) == red && stage.pixel(60, 50) == red)
    }

    @Test("the parts of a translucent layer that another one crosses meet without a seam")
    func translucentParts() {
        let stage = Stage(width: 100, height: 100)
        let layer = stage.add(
            CGRect(x: 25, y: 25, width: 50, height: 50), CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        let other = stage.add(CGRect(x: 25, y: 20, width: 50, height: 10), .blue)
        other.transform = CATransform3DRotate(CATransform3DMakeRotation(0.3, 0, 0, 1), 0.5, 0, 1, 0)
        layer.zPosition = 0.001
        stage.render()
        let colors = Set((30..<70).map { stage.pixel($0, 60).green })
        #expect(colors.count == 1, "\(colors)")
    }

    @Test("a layer that is not double-sided is invisible from behind")
    func backOfLayer() {
        let stage = Stage(width: 100, height: 100)
        let layer = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        layer.isDoubleSided = false
        for (transform, isVisible) in [
            (turn(1.5), true), (turn(2), false), (CATransform3DMakeRotation(2, 1, 0, 0), false),
            (CATransform3DIdentity, true),
        ] {
            stage.change { layer.transform = transform }
            stage.render()
            #expect((stage.pixel(50, 50) == red) == isVisible)
        }
    }

    @Test("an animated turn passes through the angles between, and keeps its perspective")
    func animation() {
        let stage = Stage(width: 100, height: 100)
        let layer = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        stage.render()
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = turn(0)
        animation.toValue = turn(2 * .pi / 3)
        animation.duration = 2
        layer.add(animation, forKey: nil)
        stage.render(at: 101)
        expectTrapezoid(stage)
        layer.removeAllAnimations()
        layer.transform.m34 = -1 / 100
        let rotation = CABasicAnimation(keyPath: "transform.rotation.y")
        rotation.fromValue = 0
        rotation.toValue = 2 * CGFloat.pi / 3
        rotation.duration = 2
        layer.add(rotation, forKey: nil)
        stage.render(at: 102)
        expectTrapezoid(stage)
        stage.render(at: 104)
        #expect(stage.pixel(26, 26) == red && stage.pixel(24, 50) == white)
    }

    @Test("interpolated transforms have interpolated translations, scales, turns and perspectives")
    func interpolation() {
        repeatRandomly(200) { seed, numbers in
            let angle = CGFloat.random(in: -3...3, using: &numbers)
            let axis = SIMD3<Double>.random(in: -1...1, using: &numbers)
            let scale = SIMD3<Double>.random(in: 0.5...2, using: &numbers)
            let shift = SIMD3<Double>.random(in: -50...50, using: &numbers)
            let depth = CGFloat.random(in: -0.01...0.01, using: &numbers)
            func transform(_ t: CGFloat) -> CATransform3D {
                var perspective = CATransform3DIdentity
                perspective.m34 = depth * t
                let moved = CATransform3DTranslate(perspective, shift.x * t, shift.y * t, shift.z * t)
                let turned = CATransform3DRotate(moved, angle * t, axis.x, axis.y, axis.z)
                return CATransform3DScale(
                    turned, 1 + (scale.x - 1) * t, 1 + (scale.y - 1) * t, 1 + (scale.z - 1) * t)
            }
            let t = CGFloat.random(in: 0...1, using: &numbers)
            let result = CATransform3DIdentity.interpolated(to: transform(1), progress: t)
            let difference = zip(result.rows, transform(t).rows).map { one, other in
                let parts = one - other
                return (parts * parts).sum()
            }.max()
            #expect((difference ?? 1) < 1e-12, "TRESTLE_SEED=\(seed)")
        }
    }

    @Test("points are found where a turned layer displays them")
    func conversion() {
        let stage = Stage(width: 100, height: 100)
        let layer = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        layer.transform = turn(.pi / 3)
        let inner = stage.add(CGRect(x: 10, y: 10, width: 10, height: 10), .blue, to: layer)
        let corner = inner.convert(CGPoint(x: -10, y: -10), to: stage.root)
        #expect(abs(corner.x - 34.04) < 0.01 && abs(corner.y - 18.09) < 0.01)
        let back = stage.root.convert(corner, to: inner)
        #expect(abs(back.x + 10) < 1e-9 && abs(back.y + 10) < 1e-9)
        #expect(stage.root.hitTest(CGPoint(x: 36, y: 21)) === layer)
        #expect(stage.root.hitTest(CGPoint(x: 36, y: 16)) === stage.root)
        #expect(stage.root.hitTest(inner.convert(CGPoint(x: 1, y: 1), to: stage.root)) === inner)
        let box = layer.convert(layer.bounds, to: stage.root)
        #expect(abs(box.minX - 34.04) < 0.01 && abs(box.maxX - 60.27) < 0.01 && abs(box.height - 63.82) < 0.01)
    }

    @Test("a transform and its inverse together change nothing")
    func inverse() {
        repeatRandomly(100) { seed, numbers in
            var transform = turn(.random(in: -3...3, using: &numbers))
            transform = CATransform3DTranslate(transform, .random(in: -9...9, using: &numbers), 3, 4)
            let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
            for (row, unit) in zip(product.rows, CATransform3DIdentity.rows) {
                let difference = row - unit
                #expect((difference * difference).sum() < 1e-18, "TRESTLE_SEED=\(seed)")
            }
        }
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("a turned layer keeps the pixels that it has drawn")
    func drawnOnce() {
        let stage = Stage(width: 100, height: 100)
        let layer = stage.add(CGRect(x: 25, y: 25, width: 50, height: 50), .red)
        let drawing = CountingDrawing()
        stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil, to: layer).contents = drawing
        for step in 0..<5 {
            stage.change { layer.transform = turn(0.1 + CGFloat(step) * 0.2) }
            stage.render()
        }
        #expect(drawing.count == 1)
        stage.change { layer.backgroundColor = .blue }
        stage.render()
        #expect(drawing.count == 2 && stage.pixel(50, 50) == blue)
    }
}
