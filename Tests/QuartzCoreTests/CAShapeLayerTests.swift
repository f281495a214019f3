import Testing

@testable import QuartzCore

private let white = Pixel(red: 255, green: 255, blue: 255)
private let red = Pixel(red: 255, green: 0, blue: 0)
private let blue = Pixel(red: 0, green: 0, blue: 255)
private let black = Pixel(red: 0, green: 0, blue: 0)

@MainActor
@Suite("CAShapeLayer", .serialized)
struct CAShapeLayerTests {
    private func line(_ points: CGPoint...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    private func add(_ path: CGPath, to stage: Stage) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = path
        stage.root.addSublayer(layer)
        return layer
    }

    @Test("a path is filled in black and not stroked by default, also outside the bounds")
    func defaults() {
        let stage = Stage()
        let layer = add(CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil), to: stage)
        stage.render()
        #expect(stage.pixel(10, 10) == black && stage.pixel(4, 10) == white)
        #expect(layer.lineWidth == 1 && layer.strokeEnd == 1 && layer.miterLimit == 10 && layer.strokeColor == nil)
        stage.change { layer.fillColor = nil }
        stage.render()
        #expect(stage.pixel(10, 10) == white)
        stage.change {
            layer.fillColor = .red
            layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.position = CGPoint(x: 5, y: 5)
            layer.masksToBounds = true
        }
        stage.render()
        #expect(stage.pixel(8, 8) == red && stage.pixel(12, 12) == white)
    }

    @Test("the even-odd rule leaves holes, and the stroke is in front of the interior and behind sublayers")
    func fillRule() {
        let stage = Stage()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        let layer = add(path, to: stage)
        layer.strokeColor = .blue
        layer.lineWidth = 2
        layer.fillColor = .red
        stage.render()
        #expect(stage.pixel(10, 10) == red && stage.pixel(5, 10) == blue)
        stage.change { layer.fillRule = .evenOdd }
        stage.render()
        #expect(stage.pixel(10, 10) == white && stage.pixel(2, 10) == red)
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .white, to: layer)
        stage.render()
        #expect(stage.pixel(5, 10) == white)
    }

    @Test("caps, joins and the miter limit shape the stroke")
    func lineStyles() {
        let stage = Stage()
        let layer = add(line(CGPoint(x: 4, y: 14), CGPoint(x: 14, y: 14), CGPoint(x: 14, y: 4)), to: stage)
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 4
        stage.render()
        #expect(stage.pixel(15, 15) == red && stage.pixel(3, 14) == white)
        stage.change { layer.lineJoin = .bevel }
        stage.render()
        #expect(stage.pixel(15, 15) != red)
        stage.change {
            layer.lineJoin = .miter
            layer.miterLimit = 1
        }
        stage.render()
        #expect(stage.pixel(15, 15) != red)
        stage.change { layer.lineCap = .square }
        stage.render()
        #expect(stage.pixel(3, 14) == red && stage.pixel(2, 12) == red)
        stage.change { layer.lineCap = .round }
        stage.render()
        #expect(stage.pixel(3, 14) == red && stage.pixel(2, 12) != red)
    }

    @Test("a dash pattern alternates painted and unpainted segments, shifted by its phase")
    func dashes() {
        let stage = Stage()
        let layer = add(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)), to: stage)
        layer.strokeColor = .red
        layer.lineWidth = 4
        layer.lineDashPattern = [4, 6]
        stage.render()
        #expect(stage.pixel(2, 10) == red && stage.pixel(6, 10) == white && stage.pixel(12, 10) == red)
        stage.change { layer.lineDashPhase = 4 }
        stage.render()
        #expect(stage.pixel(2, 10) == white && stage.pixel(7, 10) == red)
        stage.change { layer.lineDashPattern = [0, 0] }
        stage.render()
        #expect(stage.pixel(4, 10) == red)
    }

    @Test("`strokeStart` and `strokeEnd` are fractions of the length of all subpaths")
    func partialStroke() {
        let stage = Stage()
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 15, y: 5)])
        path.addLines(between: [CGPoint(x: 0, y: 15), CGPoint(x: 5, y: 15)])
        let layer = add(path, to: stage)
        layer.strokeColor = .red
        layer.lineWidth = 2
        layer.strokeEnd = 0.5
        stage.render()
        #expect(stage.pixel(9, 5) == red && stage.pixel(11, 5) == white && stage.pixel(2, 15) == white)
        stage.change {
            layer.strokeStart = 0.5
            layer.strokeEnd = 0.9
        }
        stage.render()
        #expect(stage.pixel(9, 5) == white && stage.pixel(11, 5) == red)
        #expect(stage.pixel(1, 15) == red && stage.pixel(4, 15) == white)
        stage.change { layer.strokeStart = 0.9 }
        stage.render()
        #expect(stage.pixel(11, 5) == white && stage.pixel(1, 15) == white)
    }

    @Test("half of a circle's stroke is half of its circumference")
    func partialCircle() {
        let stage = Stage(width: 40, height: 40)
        let layer = add(CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30), transform: nil), to: stage)
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 4
        // From the right, clockwise.
        layer.strokeEnd = 0.5
        stage.render()
        #expect(stage.pixel(20, 35) == red && stage.pixel(20, 5) == white)
        #expect(stage.pixel(34, 22) == red && stage.pixel(5, 22) == red)
        #expect(stage.pixel(34, 17) == white && stage.pixel(5, 17) == white)
    }

    @Test("a path animates through the states between paths with the same elements")
    func pathAnimation() throws {
        let stage = Stage()
        let small = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 20), transform: nil)
        let large = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        let layer = add(small, to: stage)
        layer.fillColor = .red
        stage.render()
        // A change of the path alone is immediate.
        layer.path = large
        #expect(layer.animationKeys() == nil)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = small
        animation.toValue = large
        animation.duration = 1
        layer.add(animation, forKey: "path")
        stage.render(at: 100.5)
        #expect(stage.pixel(11, 10) == red && stage.pixel(13, 10) == white)
        #expect(try #require(layer.presentation()?.path).boundingBox.width == 12)
        stage.render(at: 101)
        #expect(stage.pixel(18, 10) == red)
        #expect(!stage.renderer.needsFrame(stage.root))
    }

    @Test("changes of the stroke and of colors animate implicitly, unless `actions` or the transaction disable it")
    func implicitAnimations() throws {
        let stage = Stage()
        let layer = add(line(CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 10)), to: stage)
        layer.strokeColor = .red
        layer.lineWidth = 4
        stage.render()
        layer.strokeEnd = 0
        #expect(layer.animationKeys() == ["strokeEnd"])
        stage.render(at: 100.125)
        let shown = try #require(layer.presentation()).strokeEnd
        #expect(shown > 0.05 && shown < 0.5)
        #expect(stage.pixel(0, 10) == red && stage.pixel(19, 10) == white)
        layer.removeAllAnimations()
        layer.actions = ["strokeEnd": NSNull()]
        layer.strokeEnd = 1
        stage.change { layer.lineWidth = 8 }
        #expect(layer.animationKeys() == nil)
        layer.strokeColor = .blue
        layer.fillColor = .blue
        layer.lineDashPhase = 3
        layer.lineWidth = 2
        #expect(layer.animationKeys() == ["strokeColor", "fillColor", "lineDashPhase", "lineWidth"])
        stage.render(at: 101)
        #expect(stage.pixel(10, 10) == blue && layer.animationKeys() == nil)
    }

    @Test("a presentation copy has all properties and belongs to the same class")
    func presentationCopy() throws {
        let layer = CAShapeLayer()
        layer.path = line(CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0))
        layer.fillRule = .evenOdd
        layer.lineCap = .round
        layer.lineJoin = .bevel
        layer.lineDashPattern = [3, 1]
        layer.strokeColor = .blue
        layer.lineWidth = 7
        let copy = try #require(layer.presentation())
        #expect(copy.path == layer.path && copy.fillRule == .evenOdd && copy.lineCap == .round)
        #expect(copy.lineJoin == .bevel && copy.lineDashPattern == [3, 1] && copy.strokeColor == .blue)
        #expect(copy.lineWidth == 7)
    }

    @Test("a shape layer masks, casts a shadow of its shape, and is drawn by `render(in:)`")
    func otherDrawing() throws {
        let stage = Stage()
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let masked = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let mask = CAShapeLayer()
        mask.path = circle
        masked.mask = mask
        let layer = add(circle, to: stage)
        layer.position = CGPoint(x: 0, y: 10)
        layer.fillColor = .blue
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 0)
        stage.render()
        #expect(stage.pixel(5, 5) == red && stage.pixel(0, 0) == white)
        #expect(stage.pixel(5, 15) == blue && stage.pixel(15, 15) == black && stage.pixel(10, 10) == white)
        let context = CGContext(width: 10, height: 10, scale: 1, opaque: false)
        layer.render(in: context)
        let image = try #require(context.makeImage())
        #expect(image.pixel(5, 5) == blue && image.pixel(0, 0).alpha == 0)
    }

    @Test("a layer that is scaled to nothing is not drawn, and the layers after it are")
    func noSize() {
        let stage = Stage()
        let layer = add(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil), to: stage)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.position = CGPoint(x: 10.5, y: 10.5)
        layer.transform = CATransform3DMakeScale(0, 0, 1)
        let other = stage.add(CGRect(x: 10, y: 10, width: 5, height: 5), .red)
        stage.render()
        #expect(stage.pixel(9, 9) == white && stage.pixel(12, 12) == red)
        stage.change {
            other.backgroundColor = .blue
            layer.transform = CATransform3DIdentity
        }
        stage.render()
        #expect(stage.pixel(8, 8) == black && stage.pixel(12, 12) == blue)
    }

    @Test("an animation of a shape's key path has no effect on other layers")
    func otherLayers() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = CGPath(rect: layer.bounds, transform: nil)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: nil)
        stage.render(at: 101)
        #expect(stage.pixel(5, 5) == white)
    }

    @Test("a shape in a raster cache is drawn again when it changes")
    func rasterCache() {
        let stage = Stage()
        let row = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        row.cachesRaster = true
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        row.addSublayer(layer)
        stage.render()
        stage.render()
        stage.change { layer.fillColor = .red }
        stage.render()
        #expect(stage.pixel(5, 5) == red)
    }
}
