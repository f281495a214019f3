import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Colours and baselines of symbols")
struct SymbolColorTests {
    private typealias Style = UIImage.SymbolConfiguration

    /// The colours at the middle, where a cross has its sign, and in the disc above it.
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
        "A palette gives a sign its first colour, and the disc behind it the second",
        arguments: ["xmark.circle.fill", "asterisk.circle.fill", "xmark.square.fill"])
    func palette(_ name: String) throws {
        let colors = try colors(name, Style(paletteColors: [.red, .blue]))
        #expect(colors.sign == red && colors.disc == blue)
        let image = UIImage(systemName: name, withConfiguration: Style(paletteColors: [.red, .blue]))
        #expect(image?.isTemplate == false)
    }

    @Test("A hierarchical colour is paler behind the sign, and the whole of a symbol with one layer")
    func hierarchical() throws {
        let sign = try colors("xmark.circle.fill", Style(hierarchicalColor: .red))
        #expect(sign.sign == red)
        #expect(abs(Int(sign.disc.alpha) - 128) < 3)
        let one = try colors("circle.fill", Style(hierarchicalColor: .red))
        #expect(one.sign == red && one.disc == red)
        #expect(try colors("circle.fill", Style(paletteColors: [.red, .blue])).sign == red)
    }

    @Test("One colour is what a preference for it, a template and a tint of the image's own ask for")
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

    @Test("A symbol is shown in colours of its own if it has some and they are preferred")
    func multicolor() throws {
        let style = Style(hierarchicalColor: .blue).applying(Style.preferringMulticolor())
        let image = try #require(UIImage(systemName: "heart.fill", withConfiguration: style))
        #expect(image.layerColorsForTests == [UIColor.systemRed.cgColor])
        let plain = try #require(UIImage(systemName: "book", withConfiguration: style))
        #expect(plain.layerColorsForTests == [UIColor.blue.cgColor])
        #expect(UIImage(systemName: "book", withConfiguration: Style.preferringMulticolor())?.isTemplate == true)
    }

    @Test("Colours are combined with sizes, compared and archived")
    func values() throws {
        let style = Style(pointSize: 20, weight: .bold).applying(Style(paletteColors: [.red, .blue]))
        #expect(style.applying(Style(hierarchicalColor: .red)) != style)
        #expect(style == Style(paletteColors: [.red, .blue]).applying(Style(pointSize: 20, weight: .bold)))
        let image = try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: style))
        let data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        #expect(read.symbolConfiguration == style && read == image)
    }

    @Test("An image view shows a palette, and not its tint")
    func view() throws {
        let view = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))
        view.tintColor = .green
        view.preferredSymbolConfiguration = Style(paletteColors: [.red, .blue])
        #expect(view.shownImage?.isTemplate == false)
        #expect(view.shownImage?.layerColorsForTests == [UIColor.red.cgColor, UIColor.blue.cgColor])
    }

    @Test("A symbol's middle is as high as that of the capitals beside it, at any scale")
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
    /// The colors of the symbol's layers, with black as the tint color.
    fileprivate var layerColorsForTests: [CGColor] {
        guard case .symbol(let shape) = parts.content else { return [] }
        return layerColors(of: shape, tint: .black)
    }
}
