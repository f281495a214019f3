import CoreGraphics
import Testing

@Suite("Colors")
struct ColorTests {
    @Test("a color has components and an alpha, which determine equality")
    func components() {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.alpha == 0.4 && color.numberOfComponents == 4)
        #expect(color == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(CGColor(gray: 0, alpha: 1) != CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(CGColor(gray: 0.5, alpha: 1).rgba == CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).rgba)
    }

    @Test("Display P3 preserves white and gray, and its pure red is outside sRGB")
    func displayP3() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
        #expect(abs(white.rgba.red - 1) < 1e-5 && abs(white.rgba.blue - 1) < 1e-5)
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
        #expect(abs(red.rgba.red - 1) < 1e-5 && red.rgba.green == 0)
        #expect(CGColorSpace(name: "no such space") == nil)
    }
}
