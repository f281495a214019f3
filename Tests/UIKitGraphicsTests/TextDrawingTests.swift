import Foundation
import Testing

@testable import UIKitGraphics

@MainActor
@Suite("String drawing", .serialized)
struct TextDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)

    /// Draws on a white background and returns the rows of pixels in the form `0xAARRGGBB`.
    private func pixels(
        _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: () -> Void
    ) -> [[UInt32]] {
        let context = CGContext(
            width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale), scale: scale, opaque: true)
        UIGraphicsPushContext(context)
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        draw()
        UIGraphicsPopContext()
        return context.makeImage()!.rows
    }

    /// Returns the rows and columns of the bounding box of all nonwhite pixels, or `nil` if there are none.
    private func inkBounds(_ rows: [[UInt32]]) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
        let inkRows = rows.indices.filter { rows[$0].contains { $0 & 0xFFFFFF != 0xFFFFFF } }
        let columns = rows[0].indices.filter { column in rows.contains { $0[column] & 0xFFFFFF != 0xFFFFFF } }
        guard let top = inkRows.first, let bottom = inkRows.last, let left = columns.first, let right = columns.last
        else { return nil }
        return (top...bottom, left...right)
    }

    @Test("attributes can be replaced repeatedly by equal and different values")
    func attributesAgain() {
        let text = NSMutableAttributedString(
            string: "some text", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 17)])
        let all = NSRange(location: 0, length: 9)
        text.addAttribute(.foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1), range: all)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 2, length: 3))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 2, length: 3))
        text.setAttributes([.paragraphStyle: NSParagraphStyle.default], range: NSRange(location: 5, length: 2))
        #expect(text.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
        #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
        #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
    }

    @Test("capitals are on the baseline and have the font's cap height", arguments: [1, 2, 3] as [CGFloat])
    func baseline(scale: CGFloat) throws {
        let rows = pixels(60, 40, scale: scale) {
            ("H" as NSString).draw(at: CGPoint(x: 10, y: 5), withAttributes: [.font: font])
        }
        let found = try #require(inkBounds(rows))
        let baseline = ((5 + font.ascender) * scale).rounded()
        #expect(CGFloat(found.rows.upperBound + 1) == baseline)
        #expect(abs(CGFloat(found.rows.count) - 0.727 * 20 * scale) < 1.5)
        #expect(abs(CGFloat(found.columns.lowerBound) - 10 * scale) < 3 * scale)
    }

    @Test("text has its foreground color, by default black, and dynamic colors use the current traits")
    func colors() {
        func darkest(_ attributes: [NSAttributedString.Key: Any]) -> UInt32 {
            pixels(40, 40) {
                ("█" as NSString).draw(at: .zero, withAttributes: attributes)
            }.joined().min()!
        }
        #expect(darkest([.font: font]) == 0xFF00_0000)
        #expect(darkest([.font: font, .foregroundColor: UIColor.red]) == 0xFFFF_0000)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(darkest([.font: font, .foregroundColor: color]) == 0xFF00_FF00)
        }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(darkest([.font: font, .foregroundColor: color]) == 0xFF00_00FF)
        }
    }

    @Test("text drawn in a rectangle wraps to its width and is clipped at its bottom")
    func rectangles() throws {
        let text = "words words words words words words" as NSString
        let rows = pixels(200, 200) {
            text.draw(in: CGRect(x: 20, y: 10, width: 100, height: 30), withAttributes: [.font: font])
        }
        let found = try #require(inkBounds(rows))
        #expect(found.rows.lowerBound >= 10 && found.rows.upperBound < 40)
        #expect(found.columns.lowerBound >= 20 && found.columns.upperBound < 120)
    }

    @Test("the size of a string contains its lines, and the bounding rectangle respects width and options")
    func sizes() {
        let text = "words words words words words words" as NSString
        let single = text.size(withAttributes: [.font: font])
        #expect(abs(single.height - font.lineHeight) < 1e-9)
        let narrow = CGSize(width: 100, height: 0)
        let block = text.boundingRect(
            with: narrow, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
        #expect(block.width <= 100 && block.height > 2 * font.lineHeight && block.minY == 0)
        let line = text.boundingRect(with: narrow, attributes: [.font: font], context: nil)
        #expect(line.size == single && abs(line.minY + font.ascender) < 1e-9)
        let cut = text.boundingRect(
            with: CGSize(width: 100, height: font.lineHeight * 2),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: [.font: font], context: nil)
        #expect(abs(cut.height - 2 * font.lineHeight) < 1e-9)
        let rich = NSAttributedString(string: text as String, attributes: [.font: font])
        #expect(abs(rich.size().width - single.width) < 1)
    }

    @Test("a string with a minimum scale factor shrinks to fit and reports the scale")
    func scaling() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = "Some words that are too wide" as NSString
        let natural = text.size(withAttributes: [.font: font]).width
        let rect = text.boundingRect(
            with: CGSize(width: natural * 0.8, height: font.lineHeight), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: context)
        #expect(rect.width <= natural * 0.8 && context.totalBounds == rect)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
    }

    @Test(
        "underlines are on whole pixels below the text, backgrounds fill the line, and kerning adds width",
        arguments: [1, 2] as [CGFloat])
    func decorations(scale: CGFloat) throws {
        let background = pixels(100, 40, scale: scale) {
            NSAttributedString(string: "mm", attributes: [.font: font, .backgroundColor: UIColor.red])
                .draw(at: .zero)
        }
        let filled = try #require(inkBounds(background))
        #expect(abs(CGFloat(filled.rows.count) - font.lineHeight * scale) <= 1)
        let underlined = pixels(100, 40, scale: scale) {
            NSAttributedString(
                string: "  ", attributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue]
            ).draw(at: .zero)
        }
        let line = try #require(inkBounds(underlined))
        #expect(CGFloat(line.rows.lowerBound) >= (font.ascender * scale).rounded())
        #expect(underlined[line.rows.lowerBound][line.columns.lowerBound + 2] == 0xFF00_0000)
        let plain = NSAttributedString(string: "abcd", attributes: [.font: font])
        let wide = NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 5])
        #expect(wide.size().width - plain.size().width > 14)
    }

    @Test("raised text is higher and increases the height of its line")
    func baselineOffset() {
        let plain = NSAttributedString(string: "a", attributes: [.font: font]).size()
        let raised = NSAttributedString(string: "a", attributes: [.font: font, .baselineOffset: 6]).size()
        #expect(abs(raised.height - plain.height - 6) < 1e-9)
        let mixed = NSMutableAttributedString(string: "ab", attributes: [.font: font])
        mixed.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 1, length: 1))
        #expect(abs(mixed.size().height - plain.height - 6) < 1e-9)
    }

    @Test("emoji are drawn in their own colors")
    func emoji() {
        let colors = Set(
            pixels(40, 40, scale: 2) {
                ("😀" as NSString).draw(at: .zero, withAttributes: [.font: font])
            }.joined())
        #expect(colors.contains { $0 >> 16 & 0xFF > 200 && $0 & 0xFF < 120 })
    }
}

extension CGImage {
    /// The rows of pixels in the form `0xAARRGGBB`.
    var rows: [[UInt32]] {
        (0..<height).map { y in (0..<width).map { x in pixel(x, y).word } }
    }
}
