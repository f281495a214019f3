import Testing

@testable import QuartzCore

private let white = Pixel(red: 255, green: 255, blue: 255)
private let red = Pixel(red: 255, green: 0, blue: 0)
private let blue = Pixel(red: 0, green: 0, blue: 255)

@MainActor
@Suite("CAGradientLayer", .serialized)
struct CAGradientLayerTests {
    private func add(_ colors: [CGColor], to stage: Stage) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = stage.root.bounds
        layer.colors = colors
        stage.root.addSublayer(layer)
        return layer
    }

    private func isNear(_ pixel: Pixel, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        abs(Int(pixel.red) - red) <= 4 && abs(Int(pixel.green) - green) <= 4 && abs(Int(pixel.blue) - blue) <= 4
    }

    @Test("colors are evenly spaced from top to bottom by default")
    func defaults() {
        let stage = Stage(width: 10, height: 101)
        let layer = add([.red, .blue, .red], to: stage)
        stage.render()
        #expect(isNear(stage.pixel(5, 0), 255, 0, 0) && isNear(stage.pixel(5, 50), 0, 0, 255))
        #expect(isNear(stage.pixel(5, 25), 128, 0, 128) && isNear(stage.pixel(5, 100), 255, 0, 0))
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
        #expect(layer.type == .axial && layer.locations == nil && layer.colors?.count == 3)
    }

    @Test("locations place the colors, and the first and last colors extend to the edges")
    func locations() {
        let stage = Stage(width: 100, height: 10)
        let layer = add([.red, .blue], to: stage)
        layer.locations = [0.25, 0.75]
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        stage.render()
        #expect(stage.pixel(20, 5) == red && stage.pixel(80, 5) == blue && isNear(stage.pixel(50, 5), 126, 0, 128))
        stage.change { layer.locations = [0.5, 0.5] }
        stage.render()
        #expect(stage.pixel(48, 5) == red && stage.pixel(52, 5) == blue)
        stage.change { layer.locations = [0.5] }
        stage.render()
        #expect(stage.pixel(52, 5) == red)
        stage.change { layer.colors = nil }
        stage.render()
        #expect(stage.pixel(52, 5) == white)
    }

    @Test("color and alpha are interpolated separately, so that white turns gray toward transparent black")
    func alpha() {
        let stage = Stage(width: 10, height: 100)
        stage.root.backgroundColor = .white
        let layer = add([.white, CGColor(gray: 0, alpha: 0)], to: stage)
        stage.render()
        #expect(isNear(stage.pixel(5, 50), 191, 191, 191))
        stage.change { layer.colors = [CGColor.white, CGColor(gray: 1, alpha: 0)] }
        stage.render()
        #expect(stage.pixel(5, 50) == white)
    }

    @Test("a radial gradient is an ellipse from the start point to the end point")
    func radial() {
        let stage = Stage(width: 100, height: 50)
        let layer = add([.red, .blue], to: stage)
        layer.type = .radial
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        stage.render()
        #expect(stage.pixel(50, 25).red > 245 && isNear(stage.pixel(75, 25), 127, 0, 128))
        #expect(isNear(stage.pixel(50, 37), 127, 0, 128) && stage.pixel(1, 1) == blue)
    }

    @Test("a conic gradient turns clockwise from the direction of the end point")
    func conic() {
        let stage = Stage(width: 100, height: 100)
        let layer = add([.red, .blue], to: stage)
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        stage.render()
        #expect(isNear(stage.pixel(51, 10), 254, 0, 1) && isNear(stage.pixel(48, 10), 1, 0, 254))
        #expect(isNear(stage.pixel(90, 50), 191, 0, 64) && isNear(stage.pixel(10, 50), 64, 0, 191))
        stage.change { layer.endPoint = CGPoint(x: 1, y: 0.5) }
        stage.render()
        #expect(isNear(stage.pixel(50, 90), 191, 0, 64))
    }

    @Test("rounded corners limit the gradient, which covers the background")
    func corners() {
        let stage = Stage()
        let layer = add([.red, .red], to: stage)
        layer.backgroundColor = .blue
        layer.cornerRadius = 10
        stage.render()
        #expect(stage.pixel(0, 0) == white && stage.pixel(10, 10) == red)
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .blue, to: layer)
        stage.render()
        #expect(stage.pixel(0, 0) == blue)
        stage.change { layer.masksToBounds = true }
        stage.render()
        #expect(stage.pixel(0, 0) == white && stage.pixel(4, 4) == blue)
    }

    @Test("colors, locations and points animate implicitly and explicitly")
    func animations() throws {
        let stage = Stage(width: 10, height: 100)
        let layer = add([.red, .red], to: stage)
        layer.locations = [0, 1]
        stage.render()
        layer.colors = [CGColor.blue, CGColor.blue]
        layer.locations = [0.5, 1]
        layer.endPoint = CGPoint(x: 0.5, y: 2)
        #expect(layer.animationKeys() == ["colors", "locations", "endPoint"])
        stage.render(at: 100.1)
        let shown = try #require(layer.presentation())
        let pixel = stage.pixel(5, 50)
        #expect(pixel.red > 20 && pixel.blue > 20)
        #expect(shown.endPoint.y > 1 && shown.endPoint.y < 2)
        #expect(try #require(shown.locations).first.map { $0.doubleValue > 0 && $0.doubleValue < 0.5 } == true)
        stage.render(at: 101)
        #expect(stage.pixel(5, 50) == blue)
        let animation = CABasicAnimation(keyPath: "colors")
        animation.fromValue = [CGColor.white, CGColor.white]
        animation.toValue = [CGColor.red, CGColor.red]
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.render(at: 101.5)
        #expect(isNear(stage.pixel(5, 50), 255, 128, 128))
    }

    @Test("a gradient mask fades the layer out")
    func mask() {
        let stage = Stage(width: 10, height: 100)
        let layer = stage.add(stage.root.bounds, .red)
        let mask = CAGradientLayer()
        mask.frame = layer.bounds
        mask.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0)]
        layer.mask = mask
        stage.render()
        #expect(isNear(stage.pixel(5, 0), 255, 0, 0) && isNear(stage.pixel(5, 50), 255, 128, 128))
        #expect(isNear(stage.pixel(5, 99), 255, 254, 254))
    }
}
