import Testing

@testable import QuartzCore

private let white = Pixel(red: 255, green: 255, blue: 255)
private let red = Pixel(red: 255, green: 0, blue: 0)
private let black = Pixel(red: 0, green: 0, blue: 0)

@MainActor
@Suite("Layer contents and shadows", .serialized)
struct LayerShadowTests {
    /// Returns a red image.
    private func image(_ width: Int, _ height: Int) -> CGImage? {
        let context = CGContext(width: width, height: height, scale: 1, opaque: false)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage()
    }

    /// Returns a layer with a sharp black shadow 10 pixels to its right.
    private func shadowLayer(_ stage: Stage, _ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
        let layer = stage.add(frame, color)
        layer.shadowOpacity = 1
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 10, height: 0)
        return layer
    }

    @Test("the corner radius clips contents only in a layer that masks to its bounds")
    func roundedContents() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        layer.contents = image(20, 20)
        layer.cornerRadius = 10
        stage.render()
        #expect(stage.pixel(0, 0) == red)
        stage.change { layer.masksToBounds = true }
        stage.render()
        #expect(stage.pixel(0, 0) == white && stage.pixel(10, 10) == red)
        stage.change {
            layer.contents = image(10, 10)
            layer.masksToBounds = false
        }
        stage.render()
        #expect(stage.pixel(0, 0) == red)
    }

    @Test("a layer without a background casts the shadow of its contents")
    func shadowOfContents() {
        let stage = Stage()
        let layer = shadowLayer(stage, CGRect(x: 0, y: 0, width: 10, height: 20))
        layer.contents = image(4, 4)
        layer.contentsGravity = .topLeft
        stage.render()
        #expect(stage.pixel(2, 2) == red && stage.pixel(12, 2) == black)
        #expect(stage.pixel(12, 10) == white && stage.pixel(17, 2) == white)
        stage.change { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
        stage.render()
        #expect(stage.pixel(12, 10) == black)
    }

    @Test("a layer without a background casts the shadow of its sublayers, which follows them")
    func shadowOfSublayers() {
        let stage = Stage()
        let layer = shadowLayer(stage, CGRect(x: 0, y: 0, width: 10, height: 20))
        let inner = stage.add(CGRect(x: 0, y: 0, width: 4, height: 4), .red, to: layer)
        stage.render()
        #expect(stage.pixel(12, 2) == black && stage.pixel(12, 10) == white)
        stage.change { inner.frame.origin.y = 8 }
        stage.render()
        #expect(stage.pixel(12, 2) == white && stage.pixel(12, 10) == black)
        stage.change { inner.isHidden = true }
        stage.render()
        #expect(stage.pixel(12, 10) == white)
        stage.change {
            inner.isHidden = false
            layer.frame.origin = CGPoint(x: -10, y: 0)
        }
        stage.render()
        #expect(stage.pixel(2, 10) == black && stage.pixel(5, 10) == white)
    }

    @Test("the shadow of a layer with a background includes sublayers outside its bounds")
    func shadowOfOverflowingSublayers() {
        let stage = Stage(width: 40)
        let layer = shadowLayer(stage, CGRect(x: 0, y: 0, width: 5, height: 5), .red)
        stage.add(CGRect(x: 0, y: 10, width: 5, height: 5), .red, to: layer)
        stage.render()
        #expect(stage.pixel(12, 2) == black && stage.pixel(12, 7) == white && stage.pixel(12, 12) == black)
        stage.change { layer.masksToBounds = true }
        stage.render()
        #expect(stage.pixel(12, 12) == white)
    }

    @Test("a layer with nothing to draw casts no shadow")
    func shadowOfNothing() {
        let stage = Stage()
        _ = shadowLayer(stage, CGRect(x: 0, y: 0, width: 5, height: 5))
        stage.render()
        #expect(stage.pixel(12, 2) == white)
    }

    @Test("the shadow of a sublayer that is hidden is erased")
    func hiddenSublayer() {
        let stage = Stage(width: 40, height: 40)
        let layer = stage.add(CGRect(x: 10, y: 10, width: 8, height: 8), .red)
        layer.shadowOpacity = 1
        layer.shadowOffset = CGSize(width: 12, height: 12)
        layer.shadowRadius = 1
        let sublayer = stage.add(CGRect(x: 6, y: 6, width: 8, height: 8), .blue, to: layer)
        stage.render()
        #expect(stage.pixel(33, 33) != white)
        stage.change { sublayer.isHidden = true }
        stage.render()
        #expect(stage.pixel(33, 33) == white)
        #expect(stage.pixel(26, 26) != white)
    }

    @Test("the presentation layer has the layer's class, and the properties that its `init(layer:)` copies")
    func presentationClass() throws {
        final class Gauge: CALayer {
            var level = 0
            let label: String

            init(label: String) {
                self.label = label
                super.init()
            }

            override init(layer: Any) {
                let other = layer as? Gauge
                label = other?.label ?? ""
                super.init(layer: layer)
                level = other?.level ?? 0
            }
        }
        let gauge = Gauge(label: "fuel")
        gauge.level = 7
        gauge.cornerCurve = .continuous
        gauge.opacity = 0.5
        weak var deallocated: CALayer?
        do {
            let copy = try #require(gauge.presentation())
            #expect(copy !== gauge && copy.level == 7 && copy.label == "fuel")
            #expect(copy.cornerCurve == .continuous && copy.opacity == 0.5)
            deallocated = copy
        }
        #expect(deallocated == nil)
        let plain = try #require(CALayer().presentation())
        #expect(type(of: plain) == CALayer.self)
    }
}
