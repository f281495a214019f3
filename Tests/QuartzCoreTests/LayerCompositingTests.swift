import Testing

@testable import QuartzCore

@MainActor
@Suite("Compositing of layers", .serialized)
struct LayerCompositingTests {
    private let teal = CGColor(red: 0.2, green: 0.6, blue: 0.8, alpha: 1)

    private func expect(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int, _ comment: Comment? = nil) {
        let differences = [Int(pixel.red) - red, Int(pixel.green) - green, Int(pixel.blue) - blue]
        #expect(differences.allSatisfy { abs($0) <= 1 }, comment ?? "\(pixel) instead of \((red, green, blue))")
    }

    @Test("a layer with a blend mode is blended, as a whole with its sublayers, with what is behind it")
    func blendModes() {
        let stage = Stage()
        stage.root.backgroundColor = teal
        let layer = stage.add(
            CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
        // Drawn over its superlayer, not blended with it.
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .white, to: layer)
        layer.compositingFilter = "multiplyBlendMode"
        stage.render()
        expect(stage.pixel(2, 2), 51, 153, 204)
        expect(stage.pixel(7, 7), 26, 77, 102)
        expect(stage.pixel(15, 15), 51, 153, 204)
        stage.change { layer.compositingFilter = "screenBlendMode" }
        stage.render()
        // 1 - (1 - 0.2) * (1 - 0.5) and so on.
        expect(stage.pixel(7, 7), 153, 204, 230)
        stage.change { layer.opacity = 0.5 }
        stage.render()
        expect(stage.pixel(7, 7), 102, 179, 217)
        stage.change {
            layer.opacity = 1
            layer.compositingFilter = "linearDodgeBlendMode"
        }
        stage.render()
        expect(stage.pixel(7, 7), 179, 255, 255)
        stage.change { layer.compositingFilter = nil }
        stage.render()
        expect(stage.pixel(7, 7), 128, 128, 128)
    }

    @Test("a filter of an unknown name is not applied")
    func unknown() {
        let layer = CALayer()
        layer.compositingFilter = "multiplyBlendMode"
        #expect(layer.compositingFilter as? String == "multiplyBlendMode")
        layer.compositingFilter = "pixellate"
        #expect(layer.compositingFilter == nil)
    }

    @Test("vibrant layers add their alpha to what is behind them, or subtract it, whatever their color is")
    func vibrancy() {
        let stage = Stage()
        stage.root.backgroundColor = teal
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 20), nil)
        stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: layer)
        layer.compositing = .vibrancy(alpha: 0.25, darkens: true)
        stage.render()
        expect(stage.pixel(5, 5), 0, 89, 140)
        expect(stage.pixel(5, 15), 51, 153, 204)
        stage.change { layer.compositing = .vibrancy(alpha: 0.25, darkens: false) }
        stage.render()
        expect(stage.pixel(5, 5), 115, 217, 255)
        // A group with transparency is composited over what is behind it.
        let group = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
        stage.change {
            group.opacity = 0.5
            layer.compositing = .vibrancy(alpha: 0.25, darkens: true)
            group.addSublayer(layer)
        }
        stage.render()
        expect(stage.pixel(5, 5), 45, 134, 179)
        expect(stage.pixel(5, 15), 51, 153, 204)
    }

    @Test("a blended layer follows changes behind it, also inside of rows with rasters")
    func changesBehind() {
        let stage = Stage()
        let behind = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), teal)
        let row = stage.add(CGRect(x: 0, y: 5, width: 20, height: 10), nil)
        row.cachesRaster = true
        let blended = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: row)
        blended.compositingFilter = "multiplyBlendMode"
        stage.render()
        stage.render()
        expect(stage.pixel(5, 10), 51, 0, 0)
        stage.change { behind.backgroundColor = .white }
        stage.render()
        expect(stage.pixel(5, 10), 255, 0, 0)
        stage.change { behind.backgroundColor = .blue }
        stage.render()
        expect(stage.pixel(5, 10), 0, 0, 0)
        stage.change { row.position.x += 4 }
        stage.render()
        expect(stage.pixel(2, 10), 0, 0, 255)
        expect(stage.pixel(12, 10), 0, 0, 0)
    }

    @Test("a blended layer that is opaque does not hide what is behind it")
    func opaqueLayers() {
        let stage = Stage()
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), teal)
        let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        layer.compositingFilter = "multiplyBlendMode"
        stage.render()
        expect(stage.pixel(10, 10), 51, 153, 204)
    }
}
