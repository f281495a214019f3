import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Symbol colors and baselines")
struct SymbolColorTests {
    private typealias Style = UIImage.SymbolConfiguration

    /// The colors of the sign at the center and of the disc above it.
    private func colors(
        _ name: String, _ style: UIImage.SymbolConfiguration, tint: UIColor = .black,
        change: (UIImage) -> UIImage = { $0 }
    ) throws -> (sign: Pixel, disc: Pixel) {
        let sized = Style(pointSize: 50).applying(style)
        let image = change(try #require(UIImage(systemName: name, withConfiguration: sized)))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = try #require(
            UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
                tint.setFill()
                image.draw(at: .zero)
            }.cgImage)
        return (picture.pixel(picture.width / 2, picture.height / 2), picture.pixel(picture.width / 2, 8))
    }

    private let red = Pixel(red: 255, green: 0, blue: 0)
    private let blue = Pixel(red: 0, green: 0, blue: 255)
    private let green = Pixel(red: 0, green: 255, blue: 0)

    @Test(
        "a palette colors the sign with its first color and the disc behind it with its second",
        arguments: ["xmark.circle.fill", "asterisk.circle.fill", "xmark.square.fill"])
    func palette(_ name: String) throws {
        let colors = try colors(name, Style(paletteColors: [.red, .blue]))
        #expect(colors.sign == red && colors.disc == blue)
        let image = UIImage(systemName: name, withConfiguration: Style(paletteColors: [.red, .blue]))
        #expect(image?.isTemplate == false)
    }

    @Test("a hierarchical color is lighter behind the sign, and plain in a symbol with one layer")
    func hierarchical() throws {
        let sign = try colors("xmark.circle.fill", Style(hierarchicalColor: .red))
        #expect(sign.sign == red)
        #expect(abs(Int(sign.disc.alpha) - 128) < 3)
        let one = try colors("circle.fill", Style(hierarchicalColor: .red))
        #expect(one.sign == red && one.disc == red)
        #expect(try colors("circle.fill", Style(paletteColors: [.red, .blue])).sign == red)
    }

    @Test("a monochrome preference, a template and a tint draw the symbol in one color")
    func monochrome() throws {
        let palette = Style(paletteColors: [.red, .blue])
        let preferred = palette.applying(Style.preferringMonochrome())
        let plain = try colors("circle.fill", preferred, tint: .green)
        #expect(plain.sign == green)
        #expect(try colors("xmark.circle.fill", preferred, tint: .green).sign.alpha == 0)
        let template = try colors("xmark.circle.fill", palette, tint: .green) { $0.withRenderingMode(.alwaysTemplate) }
        #expect(template.disc == green && template.sign.alpha == 0)
        #expect(try colors("xmark.circle.fill", palette) { $0.withTintColor(.green) }.disc == green)
    }

    @Test("a multicolor preference applies to symbols that have colors of their own")
    func multicolor() throws {
        let style = Style(hierarchicalColor: .blue).applying(Style.preferringMulticolor())
        let image = try #require(UIImage(systemName: "heart.fill", withConfiguration: style))
        #expect(image.drawnColors == [UIColor.systemRed.cgColor])
        let plain = try #require(UIImage(systemName: "book", withConfiguration: style))
        #expect(plain.drawnColors == [UIColor.blue.cgColor])
        #expect(UIImage(systemName: "book", withConfiguration: Style.preferringMulticolor())?.isTemplate == true)
    }

    @Test("color configurations are combined with sizes, compared and archived")
    func values() throws {
        let style = Style(pointSize: 20, weight: .bold).applying(Style(paletteColors: [.red, .blue]))
        #expect(style.applying(Style(hierarchicalColor: .red)) != style)
        #expect(style == Style(paletteColors: [.red, .blue]).applying(Style(pointSize: 20, weight: .bold)))
        let image = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: style))
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(read.symbolConfiguration == style && read == image)
    }

    @Test("an image view draws a palette without its tint")
    func view() throws {
        let view = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
        view.tintColor = .green
        view.preferredSymbolConfiguration = Style(paletteColors: [.red, .blue])
        #expect(view.displayedImage?.isTemplate == false)
        #expect(view.displayedImage?.drawnColors == [UIColor.red.cgColor, UIColor.blue.cgColor])
    }

    @Test("a symbol's center is that of adjacent capitals at each scale")
    func baseline() throws {
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            let image = try #require(
                UIImage(systemName: "book", withConfiguration: Style(pointSize: 20, weight: .regular, scale: scale)))
            let baseline = try #require(image.baselineOffsetFromBottom)
            #expect(abs(image.size.height / 2 - baseline - 20 * 0.352) < 0.01)
        }
        let symbol = try #require(UIImage(systemName: "book"))
        #expect(symbol.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
        #expect(symbol.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        #expect(pixels.baselineOffsetFromBottom == nil)
        #expect(pixels.withBaselineOffset(fromBottom: 1).baselineOffsetFromBottom == 1)
    }
}

extension UIImage {
    /// The colors in which the symbol is drawn, with black for the tint.
    fileprivate var drawnColors: [CGColor] {
        guard case .symbol(let shape) = parts.content else { return [] }
        return layerColors(of: shape, tint: .black)
    }
}
