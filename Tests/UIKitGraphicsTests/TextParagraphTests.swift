import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Paragraphs")
struct TextParagraphTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func shape(_ text: String, width: CGFloat = 200, _ set: (NSMutableParagraphStyle) -> Void) -> ShapedText {
        let style = NSMutableParagraphStyle()
        set(style)
        let string = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style])
        let content = TextRequest.Content.rich(RichText(string, font: font.record))
        return TextShaper.shape(TextRequest(content: content, followsParagraphs: true), width: width)
    }

    @Test("line heights are multiplied and clamped, with the additional height above the text")
    func lineHeights() {
        let plain = shape("a") { _ in }
        let doubled = shape("a") { $0.lineHeightMultiple = 2 }
        #expect(abs(doubled.size.height - 2 * plain.size.height) < 1e-9)
        #expect(abs(doubled.lines[0].baseline - plain.lines[0].baseline - font.lineHeight) < 1e-9)
        #expect(shape("a") { $0.minimumLineHeight = 50 }.size.height == 50)
        #expect(shape("a") { $0.maximumLineHeight = 10 }.size.height == 10)
    }

    @Test("spacing is added between lines and between paragraphs, but not after the last")
    func spacing() {
        let height = font.lineHeight
        #expect(abs(shape("a\nb") { $0.lineSpacing = 5 }.size.height - (2 * height + 5)) < 1e-9)
        #expect(abs(shape("a\nb") { $0.paragraphSpacing = 7 }.size.height - (2 * height + 7)) < 1e-9)
        #expect(abs(shape("a\nb") { $0.paragraphSpacingBefore = 3 }.size.height - (2 * height + 3)) < 1e-9)
        #expect(abs(shape("a") { $0.lineSpacing = 5 }.size.height - height) < 1e-9)
    }

    @Test("indents offset and narrow lines")
    func indents() {
        let text = "several words that take more than one line at this width"
        let hanging = shape(text) { $0.headIndent = 30 }
        #expect(hanging.lines[0].x(in: 200, alignment: .natural) == 0)
        #expect(hanging.lines[1].x(in: 200, alignment: .natural) == 30)
        #expect(hanging.lines.dropFirst().allSatisfy { $0.width <= 170.01 })
        let first = shape(text) { $0.firstLineHeadIndent = 40 }
        #expect(first.lines[0].x(in: 200, alignment: .natural) == 40 && first.lines[0].width <= 160.01)
        let tail = shape(text) { $0.tailIndent = -50 }
        #expect(tail.lines.allSatisfy { $0.width <= 150.01 })
        let right = shape("a") {
            $0.alignment = .right
            $0.tailIndent = -50
        }
        #expect(abs(right.lines[0].x(in: 200, alignment: .natural) + right.lines[0].width - 150) < 1e-9)
    }

    @Test("a truncating paragraph is a single line")
    func truncatingParagraphs() {
        let text = "several words that take more than one line\nand a second paragraph that does as well"
        let shaped = shape(text) { $0.lineBreakMode = .byTruncatingTail }
        #expect(shaped.lines.count == 2 && shaped.isTruncated)
    }

    @Test("tabs align text with tab stops")
    func tabs() {
        let shaped = shape("a\tb\tc") {
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 60)]
            $0.defaultTabInterval = 40
        }
        // "c" is at 60 + 40 points.
        let last = shaped.glyphs.last!
        #expect(abs(last.x - 100) < 0.5)
    }

    @Test("justified lines extend to both sides, except for the last")
    func justified() {
        let shaped = shape("several words that take more than one line at this width") { $0.alignment = .justified }
        #expect(shaped.lines.count > 2)
        #expect(shaped.lines.dropLast().allSatisfy { abs($0.width - 200) < 1 })
        #expect(shaped.lines.last!.width < 199)
    }

    @Test("paragraph styles are compared by value, and copies are independent of the original")
    func values() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy == style)
        style.lineSpacing = 5
        #expect(copy != style && copy.lineSpacing == 4)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        mutable.setParagraphStyle(style)
        #expect(mutable.lineSpacing == 5)
        #expect(NSParagraphStyle.default.alignment == .natural)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }
}
