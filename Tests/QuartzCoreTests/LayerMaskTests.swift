import Testing

@testable import QuartzCore

private let white = Pixel(red: 255, green: 255, blue: 255)
private let red = Pixel(red: 255, green: 0, blue: 0)
private let blue = Pixel(red: 0, green: 0, blue: 255)

@MainActor
@Suite("Layer masks", .serialized)
struct LayerMaskTests {
    /// Returns a layer that is opaque in `frame`.
    private func mask(_ frame: CGRect, alpha: CGFloat = 1) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(gray: 0, alpha: alpha)
        return layer
    }

    @Test("a mask limits the layer and its sublayers to its alpha, in the layer's coordinates")
    func alpha() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 4, y: 4, width: 10, height: 10), .red)
        stage.add(CGRect(x: 0, y: 0, width: 4, height: 10), .blue, to: layer)
        layer.mask = mask(CGRect(x: 2, y: 0, width: 6, height: 5))
        layer.mask?.addSublayer(mask(CGRect(x: 6, y: 0, width: 2, height: 5)))
        stage.render()
        #expect(stage.pixel(5, 5) == white)
        #expect(stage.pixel(6, 5) == blue)
        #expect(stage.pixel(9, 5) == red)
        #expect(stage.pixel(9, 9) == white)
        // The sublayer of the mask is part of it.
        #expect(stage.pixel(12, 5) == red && stage.pixel(13, 5) == red)
        stage.change { layer.mask = nil }
        stage.render()
        #expect(stage.pixel(5, 5) == blue && stage.pixel(9, 9) == red)
    }

    @Test("a translucent mask makes the layer translucent, and a mask without contents makes it invisible")
    func translucent() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        layer.mask = mask(layer.bounds, alpha: 0.5)
        stage.render()
        #expect(abs(Int(stage.pixel(10, 10).green) - 128) <= 1)
        stage.change { layer.opacity = 0.5 }
        stage.render()
        #expect(abs(Int(stage.pixel(10, 10).green) - 191) <= 1)
        stage.change { layer.mask = CALayer() }
        stage.render()
        #expect(stage.pixel(10, 10) == white)
    }

    @Test("changes of the mask redraw the masked layer")
    func damage() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 10), .red)
        let mask = mask(CGRect(x: 0, y: 0, width: 5, height: 10))
        layer.mask = mask
        stage.render()
        #expect(stage.render().isEmpty)
        stage.change { mask.position.x += 10 }
        #expect(stage.render().reduce(PixelRect.empty) { $0.union($1) }.maxY == 10)
        #expect(stage.pixel(2, 5) == white && stage.pixel(12, 5) == red)
        let hole = CALayer()
        hole.frame = CGRect(x: -10, y: 0, width: 2, height: 10)
        hole.backgroundColor = .red
        stage.change { mask.addSublayer(hole) }
        stage.render()
        #expect(stage.pixel(0, 5) == red && stage.pixel(3, 5) == white)
        stage.change { hole.removeFromSuperlayer() }
        stage.render()
        #expect(stage.pixel(0, 5) == white)
        stage.change { mask.removeFromSuperlayer() }
        stage.render()
        #expect(layer.mask == nil && stage.pixel(2, 5) == red)
    }

    @Test("an animation of the mask shows its current state")
    func animation() throws {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        let mask = mask(layer.bounds)
        layer.mask = mask
        stage.render()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = -10
        animation.toValue = 10
        animation.duration = 1
        mask.add(animation, forKey: "slide")
        stage.render(at: 100.5)
        #expect(stage.pixel(9, 10) == red && stage.pixel(11, 10) == white)
        #expect(try #require(layer.presentation()?.mask).position.x == 0)
        stage.render(at: 101)
        #expect(stage.pixel(19, 10) == red)
    }

    @Test("a mask also applies to the shadow and to a raster cache, and nothing behind it counts as covered")
    func otherDrawing() {
        let stage = Stage()
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 10), .red)
        layer.cachesRaster = true
        layer.shadowOpacity = 1
        layer.mask = mask(CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.render()
        stage.change { layer.position.y += 1 }
        stage.render()
        #expect(stage.pixel(5, 5) == red && stage.pixel(15, 5) == blue && stage.pixel(5, 11) == blue)
        stage.change { layer.mask?.position.x += 10 }
        stage.render()
        #expect(stage.pixel(5, 5) == blue && stage.pixel(15, 5) == red)
    }

    @Test("`render(in:)` applies masks of the layer and of its sublayers")
    func renderInContext() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
        layer.backgroundColor = .red
        layer.mask = mask(CGRect(x: 0, y: 0, width: 10, height: 20))
        let inner = CALayer()
        inner.frame = layer.bounds
        inner.backgroundColor = .blue
        inner.mask = mask(CGRect(x: 5, y: 0, width: 15, height: 20))
        layer.addSublayer(inner)
        let context = CGContext(width: 20, height: 20, scale: 1, opaque: false)
        layer.render(in: context)
        let image = try #require(context.makeImage())
        #expect(image.pixel(2, 5) == red && image.pixel(7, 5) == blue && image.pixel(15, 5).alpha == 0)
    }

    @Test("the shadow of a superlayer has the shape of a masked sublayer")
    func shadowOfMaskedSublayer() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 0)
        let inner = stage.add(layer.bounds, .red, to: layer)
        inner.mask = mask(CGRect(x: 0, y: 0, width: 5, height: 10))
        stage.render()
        #expect(stage.pixel(2, 5) == red && stage.pixel(7, 5) == white)
        #expect(stage.pixel(12, 5) == Pixel(red: 0, green: 0, blue: 0) && stage.pixel(17, 5) == white)
    }

    @Test("a masked layer is hit outside its mask, and a mask has the coordinates of its layer")
    func hits() {
        let root = CALayer()
        let layer = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        root.addSublayer(layer)
        layer.mask = mask(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(root.hitTest(CGPoint(x: 14, y: 14)) === layer)
        #expect(layer.mask?.superlayer === layer && layer.sublayers == nil)
        #expect(layer.mask?.convert(CGPoint.zero, to: root) == CGPoint(x: 5, y: 5))
    }

    @Test("a mask that was a sublayer is removed from its superlayer, and a new mask releases the old one")
    func ownership() {
        let layer = CALayer()
        let other = CALayer()
        let mask = CALayer()
        other.addSublayer(mask)
        layer.mask = mask
        #expect(other.sublayers == nil && mask.superlayer === layer)
        layer.mask = CALayer()
        #expect(mask.superlayer == nil)
        other.addSublayer(mask)
        #expect(mask.superlayer === other)
        other.mask = mask
        #expect(other.sublayers == nil && other.mask === mask)
        layer.addSublayer(mask)
        #expect(other.mask == nil && layer.sublayers?.count == 1)
    }

    @Test("pending layout and display of a mask happen with those of the layer")
    func passes() {
        final class Ring: CALayer {
            var layouts = 0
            override func layoutSublayers() { layouts += 1 }
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(.red)
                ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            }
        }
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        let ring = Ring()
        ring.frame = layer.bounds
        ring.setNeedsDisplay()
        layer.mask = ring
        stage.root.layoutIfNeeded()
        stage.render()
        #expect(ring.layouts == 1)
        #expect(stage.pixel(5, 5) == blue && stage.pixel(15, 5) == white)
    }

    @Test("the contents of a masked layer are not moved when it scrolls, because the mask scrolls with the bounds")
    func scrolling() {
        let stage = Stage()
        let scroller = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        scroller.masksToBounds = true
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 40), .red, to: scroller)
        scroller.mask = mask(CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.render()
        stage.change { scroller.bounds.origin.y = 5 }
        stage.render()
        #expect(stage.pixel(10, 10) == red && stage.pixel(10, 17) == white)
    }
}
