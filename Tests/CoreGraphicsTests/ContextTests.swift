import CoreGraphics
import Testing

@Suite("Drawing contexts")
struct ContextTests {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let redPixel = Pixel(red: 255, green: 0, blue: 0)
    let bluePixel = Pixel(red: 0, green: 0, blue: 255)
    let empty = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    private func renderImage(
        _ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, opaque: Bool = false, _ draw: (CGContext) -> Void
    ) -> CGImage {
        let context = CGContext(width: width, height: height, scale: scale, opaque: opaque)
        draw(context)
        return context.makeImage()!
    }

    @Test("the unit is a point, measured down from the top-left corner")
    func units() {
        let image = renderImage(scale: 2) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
        }
        #expect(image.pixel(2, 4) == redPixel && image.pixel(7, 11) == redPixel)
        #expect(image.pixel(1, 4) == empty && image.pixel(2, 3) == empty && image.pixel(8, 4) == empty)
    }

    @Test("the transform is reported as in Core Graphics: in pixels with y pointing up")
    func transform() {
        let context = CGContext(width: 20, height: 30, scale: 2, opaque: false)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
        #expect(context.deviceTransform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
        context.translateBy(x: 1, y: 2)
        context.saveGState()
        context.scaleBy(x: 3, y: 3)
        #expect(context.deviceTransform == CGAffineTransform(a: 6, b: 0, c: 0, d: 6, tx: 2, ty: 4))
        context.restoreGState()
        #expect(context.deviceTransform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 4))
    }

    @Test("a singular transform draws nothing until the state is restored")
    func singularTransform() {
        let image = renderImage {
            $0.saveGState()
            $0.scaleBy(x: 0, y: 1)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.restoreGState()
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        #expect(image.pixel(0, 0) == empty && image.pixel(6, 6) == bluePixel)
    }

    @Test("saving the state preserves colors, alpha and clip")
    func state() {
        let image = renderImage {
            $0.setFillColor(red)
            $0.saveGState()
            $0.setFillColor(blue)
            $0.setAlpha(0.5)
            $0.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
            $0.restoreGState()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(image.pixel(0, 0) == redPixel && image.pixel(19, 19) == redPixel)
    }

    @Test("clips of rectangles and shapes restrict drawing")
    func clips() {
        let image = renderImage {
            $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            $0.clip()
            $0.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(image.pixel(0, 0) == empty && image.pixel(5, 10) == redPixel && image.pixel(11, 10) == empty)
        let context = CGContext(width: 20, height: 20, scale: 2, opaque: false)
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clip(to: CGRect(x: 50, y: 50, width: 10, height: 10))
        #expect(context.boundingBoxOfClipPath.isNull)
    }

    @Test("strokes have the set width and dashes and are centered on the path")
    func strokes() {
        let image = renderImage {
            $0.setStrokeColor(red)
            $0.setLineWidth(2)
            $0.setLineDash(phase: 0, lengths: [4, 4])
            $0.move(to: CGPoint(x: 0, y: 5))
            $0.addLine(to: CGPoint(x: 20, y: 5))
            $0.strokePath()
        }
        #expect(image.pixel(1, 4) == redPixel && image.pixel(1, 5) == redPixel && image.pixel(1, 6) == empty)
        #expect(image.pixel(5, 5) == empty && image.pixel(9, 5) == redPixel)
    }

    @Test("the alpha multiplies what is drawn")
    func alpha() {
        let image = renderImage {
            $0.setAlpha(0.5)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(image.pixel(3, 3).alpha == 128 && image.pixel(3, 3).red == 128)
    }

    @Test("blend modes combine source and destination and do not affect pixels outside the shape")
    func blendModes() {
        func mixed(_ mode: CGBlendMode) -> CGImage {
            renderImage {
                $0.setFillColor(red)
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                $0.setBlendMode(mode)
                $0.setFillColor(blue)
                $0.fill(CGRect(x: 0, y: 5, width: 10, height: 10))
            }
        }
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
            #expect(mixed(mode).pixel(15, 7) == redPixel, "\(mode)")
            #expect(mixed(mode).pixel(5, 2) == redPixel, "\(mode)")
        }
        #expect(mixed(.sourceIn).pixel(5, 7) == bluePixel && mixed(.sourceIn).pixel(5, 12) == empty)
        #expect(mixed(.sourceOut).pixel(5, 7) == empty && mixed(.sourceOut).pixel(5, 12) == bluePixel)
        #expect(mixed(.destinationIn).pixel(5, 7) == redPixel && mixed(.destinationIn).pixel(5, 12) == empty)
        #expect(mixed(.clear).pixel(5, 7) == empty)
        #expect(mixed(.destinationOver).pixel(5, 7) == redPixel && mixed(.destinationOver).pixel(5, 12) == bluePixel)
        #expect(mixed(.plusLighter).pixel(5, 7) == Pixel(red: 255, green: 0, blue: 255))
        #expect(mixed(.multiply).pixel(5, 7) == Pixel(red: 0, green: 0, blue: 0))
    }

    @Test("a transparency layer is composited as one object")
    func transparencyLayer() {
        let image = renderImage {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 15, height: 15))
            $0.setFillColor(blue)
            $0.fill(CGRect(x: 5, y: 5, width: 15, height: 15))
            $0.endTransparencyLayer()
            $0.setAlpha(1)
        }
        #expect(image.pixel(8, 8) == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
        #expect(image.pixel(1, 1) == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    }

    @Test("a linear gradient interpolates colors and extends beyond its ends only with the options for it")
    func linearGradient() {
        let gradient = CGGradient(colorsSpace: nil, colors: [red, blue], locations: nil)!
        func drawn(_ options: CGGradientDrawingOptions) -> CGImage {
            renderImage(40, 4) {
                $0.drawLinearGradient(
                    gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
            }
        }
        let bare = drawn([])
        #expect(bare.pixel(5, 1) == empty && bare.pixel(35, 1) == empty)
        #expect(bare.pixel(10, 1).red > 240 && bare.pixel(29, 1).blue > 240)
        #expect(abs(Int(bare.pixel(20, 1).red) - 124) < 6)
        let before = drawn([.drawsBeforeStartLocation])
        #expect(before.pixel(5, 1) == redPixel && before.pixel(35, 1) == empty)
        let after = drawn([.drawsAfterEndLocation])
        #expect(after.pixel(5, 1) == empty && after.pixel(35, 1) == bluePixel)
    }

    @Test("a radial gradient interpolates between circles")
    func radialGradient() {
        let gradient = CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1])!
        let image = renderImage(40, 40) {
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20),
                endRadius: 15, options: [])
        }
        #expect(image.pixel(20, 20).red > 235 && image.pixel(33, 20).blue > 200 && image.pixel(1, 1) == empty)
    }

    @Test("a shadow is offset and blurred, also if the shape itself is clipped")
    func shadows() {
        let image = renderImage(60, 60) {
            $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: blue)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(image.pixel(15, 15) == redPixel && image.pixel(35, 15) == bluePixel && image.pixel(25, 15) == empty)
        let blurred = renderImage(60, 60) {
            $0.clip(to: CGRect(x: 25, y: 0, width: 35, height: 60))
            $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 6, color: blue)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        #expect(blurred.pixel(15, 15) == empty)
        #expect(blurred.pixel(35, 15).blue > 180 && blurred.pixel(29, 15).blue > 60 && blurred.pixel(29, 15).blue < 150)
    }

    @Test("a transparency layer casts one shadow")
    func layerShadow() {
        let image = renderImage(60, 60) {
            $0.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
            $0.beginTransparencyLayer(auxiliaryInfo: nil)
            $0.setFillColor(red)
            $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            $0.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
            $0.endTransparencyLayer()
        }
        #expect(image.pixel(15, 15) == redPixel)
        #expect(image.pixel(35, 15) == Pixel(red: 0, green: 0, blue: 0, alpha: 128))
    }
}
