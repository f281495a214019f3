import Testing

@testable import UIKitGraphics

@Suite("System symbols")
struct ImageSymbolTests {
    private static let style = UIImage.SymbolConfiguration(pointSize: 100)

    @Test("every symbol is centered and fits in its size", arguments: UIImage.symbolNames)
    func ink(_ name: String) throws {
        let image = try #require(UIImage(systemName: name, withConfiguration: Self.style))
        let picture = try #require(image.cgImage)
        var box = CGRect.null
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture.pixel(x, y).alpha > 8 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        let room = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        #expect(room.insetBy(dx: 0.5, dy: 0.5).contains(box), "\(box) in \(room)")
        #expect(box.width > room.width * 0.6 || box.height > room.height * 0.6)
        let tolerance = 8 * image.scale
        #expect(
            abs(box.midX - room.midX) < tolerance && abs(box.midY - room.midY) < tolerance, "\(box) in \(room)")
    }

    @Test(
        "circles and squares have the sizes of iOS, which are 100 and 90 hundredths of an em",
        arguments: [
            ("info.circle", 100), ("plus.circle.fill", 100), ("arrow.up.circle", 100), ("8.circle.fill", 100),
            ("star.circle", 100), ("clock", 100), ("square", 90), ("plus.square", 90), ("xmark.square.fill", 90),
        ] as [(String, Int)])
    func enclosures(_ name: String, size: Int) throws {
        let picture = try #require(UIImage(systemName: name, withConfiguration: Self.style)?.cgImage)
        let columns = (0..<picture.width).filter { x in
            (0..<picture.height).contains { picture.pixel(x, $0).alpha > 128 }
        }
        let scale = picture.width / 119
        #expect(abs(columns.count - size * scale) <= scale, "\(columns.count)")
    }

    @Test("heavier symbols paint more and still fit", arguments: ["circle", "chevron.right", "trash", "gearshape"])
    func weights(_ name: String) throws {
        var last = 0
        for weight in [UIImage.SymbolWeight.ultraLight, .regular, .bold, .black] {
            let style = UIImage.SymbolConfiguration(pointSize: 60, weight: weight)
            let picture = try #require(UIImage(systemName: name, withConfiguration: style)?.cgImage)
            var ink = 0
            for y in 0..<picture.height {
                for x in 0..<picture.width { ink += Int(picture.pixel(x, y).alpha) }
            }
            for x in 0..<picture.width {
                #expect(picture.pixel(x, 0).alpha < 160 && picture.pixel(x, picture.height - 1).alpha < 160)
            }
            #expect(ink > last)
            last = ink
        }
    }

    @Test("an unknown name returns nil")
    func unknown() {
        #expect(UIImage(systemName: "no.such.symbol") == nil)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test("symbols are templates unless another rendering mode or a color is set")
    func template() throws {
        let image = try #require(UIImage(systemName: "circle.fill"))
        #expect(image.isSymbolImage && image.renderingMode == .automatic)
        func middle(_ image: UIImage) -> Pixel? {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
                UIColor.red.setFill()
                image.draw(at: .zero)
            }.cgImage?.pixel(10, 10)
        }
        #expect(middle(image) == Pixel(red: 255, green: 0, blue: 0))
        #expect(middle(image.withTintColor(.blue)) == Pixel(red: 0, green: 0, blue: 255))
        #expect(middle(image.withRenderingMode(.alwaysOriginal)) == Pixel(red: 0, green: 0, blue: 0))
    }

    @Test("a symbol's size depends on the text size and the symbol scale")
    func sizes() throws {
        func width(_ style: UIImage.SymbolConfiguration?) -> CGFloat {
            UIImage(systemName: "circle", withConfiguration: style)?.size.width ?? 0
        }
        #expect(width(nil) == 20.5)
        #expect(width(UIImage.SymbolConfiguration(pointSize: 100)) == 119)
        #expect(width(UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: .large)) == 152.5)
        #expect(width(UIImage.SymbolConfiguration(scale: .small)) < 20)
        #expect(width(UIImage.SymbolConfiguration(textStyle: .largeTitle)) == 40.5)
        let large = UIImage.SymbolConfiguration(
            traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        ).applying(UIImage.SymbolConfiguration(textStyle: .body))
        #expect(width(large) == 63.5)
    }

    @Test("applying a configuration overrides only the values that it specifies")
    func applying() throws {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let sized = UIImage.SymbolConfiguration(pointSize: 30).applying(bold)
        #expect(sized == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(sized.applying(UIImage.SymbolConfiguration(textStyle: .body)).configurationWithoutTextStyle() == bold)
        let image = try #require(UIImage(systemName: "plus", withConfiguration: bold))
        let larger = try #require(image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 30)))
        #expect(larger.symbolConfiguration == sized && larger.size.width > image.size.width)
        #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
    }

    @Test("only chevrons named after the reading direction are mirrored in right-to-left layouts")
    func directions() {
        #expect(UIImage(systemName: "chevron.forward")?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test("the cache of symbols is bounded by their memory")
    func cacheMemory() throws {
        let symbol = try #require(UIImage(systemName: "circle"))
        guard case .symbol(let shape) = symbol.parts.content else {
            Issue.record("not a symbol")
            return
        }
        for side in 300..<360 {
            let size = CGSize(width: side, height: side)
            _ = SymbolImageCache.image(of: shape, size: size, scale: 2, layerColors: [CGColor(gray: 0, alpha: 1)])
            #expect(SymbolImageCache.size <= SymbolImageCache.limit)
        }
    }
}
