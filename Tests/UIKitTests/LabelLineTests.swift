import Foundation
import Testing

@testable import UIKit
@testable import UIKitGraphics

/// Line breaking, and the treatment of lines that don't fit.
@MainActor
@Suite("Lines of labels", .serialized)
struct LabelLineTests {
    private func label(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func drawing(_ label: UILabel, width: CGFloat) -> ShapedText? {
        label.frame = CGRect(x: 0, y: 0, width: width, height: 500)
        label.layer.displayIfNeeded()
        return (label.layer.contents as? LabelDrawing)?.text
    }

    /// Returns the width of the text in one line.
    private func width(_ text: String) -> CGFloat { label(text, lines: 1).intrinsicContentSize.width }

    /// Expects the texts of a label's lines, identified by their widths.
    private func expectLines(_ expected: [String], _ label: UILabel, width: CGFloat, line: Int = #line) {
        let lines = drawing(label, width: width)?.lines.map(\.width) ?? []
        let widths = expected.map(self.width)
        let isEqual = lines.count == widths.count && zip(lines, widths).allSatisfy { abs($0 - $1) < 2 }
        #expect(isEqual, "line \(line): \(lines) instead of \(widths) for \(expected)")
    }

    @Test("a label moves a word to the last line if it would be a single word")
    func pushOut() {
        let label = label("one two three four")
        let availableWidth = width("one two three") + 2
        expectLines(["one two", "three four"], label, width: availableWidth)
        label.lineBreakStrategy = []
        expectLines(["one two three", "four"], label, width: availableWidth)
        label.lineBreakStrategy = .pushOut
        expectLines(["one two", "three four"], label, width: availableWidth)
        // Measurement and layout agree.
        let size = label.sizeThatFits(CGSize(width: availableWidth, height: 1000))
        expectLines(["one two", "three four"], label, width: size.width)
    }

    @Test("no word moves from a line with a single word, a broken word, or in truncated text")
    func noPushOut() {
        expectLines(["incomprehensible", "word"], label("incomprehensible word"), width: width("incomprehensible") + 2)
        expectLines(["one two-", "three"], label("one two-three"), width: width("one two-") + 2)
        let limited = label("one two three four five six seven", lines: 2)
        let text = drawing(limited, width: width("one two three") + 2)
        #expect(text?.isTruncated == true && abs((text?.lines[0].width ?? 0) - width("one two three")) < 1)
    }

    @Test("attributed text and text in other scripts avoid a single word too")
    func richPushOut() {
        let rich = label("")
        rich.attributedText = NSAttributedString(
            string: "one two three four", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        rich.lineBreakMode = .byTruncatingTail
        let availableWidth = width("one two three") + 2
        expectLines(["one two", "three four"], rich, width: availableWidth)
        rich.lineBreakStrategy = []
        expectLines(["one two three", "four"], rich, width: availableWidth)
        expectLines(["одна две", "три четыре"], label("одна две три четыре"), width: width("одна две три") + 2)
    }

    @Test("a paragraph's line break strategy applies to drawn strings and text views, whose default is none")
    func paragraphs() {
        let style = NSMutableParagraphStyle()
        #expect(style.lineBreakStrategy == [] && !style.allowsDefaultTighteningForTruncation)
        let font = UIFont.systemFont(ofSize: 17)
        let availableWidth = CGSize(width: width("one two three") + 12, height: 1000)
        func firstLine() -> String {
            let view = UITextView(frame: CGRect(origin: .zero, size: availableWidth))
            view.textContainerInset = .zero
            view.attributedText = NSAttributedString(
                string: "one two three four", attributes: [.font: font, .paragraphStyle: style])
            view.layoutIfNeeded()
            // The destination of an end-of-line movement depends on the drawn lines.
            let drawn = view.block.paragraphs[0].paragraph
            #expect(
                abs(
                    drawn.shaped.lines[0].width
                        - width(
                            String("one two three four".prefix(drawn.range(ofLine: 0).count)).trimmingCharacters(
                                in: .whitespaces))) < 1.1)
            return String("one two three four".prefix(drawn.range(ofLine: 0).count))
        }
        #expect(firstLine() == "one two three ")
        style.lineBreakStrategy = .pushOut
        #expect(firstLine() == "one two ")
        #expect((style.copy() as? NSParagraphStyle)?.lineBreakStrategy == .pushOut)
    }

    @Test("Korean lines can break between words only, and long words are broken anyway")
    func hangul() {
        let label = label("가나다라 마바사아")
        label.lineBreakStrategy = []
        expectLines(["가나다라 마바", "사아"], label, width: width("가나다라 마바") + 2)
        label.lineBreakStrategy = .hangulWordPriority
        expectLines(["가나다라", "마바사아"], label, width: width("가나다라 마바") + 2)
        expectLines(["가나다", "라 마바", "사아"], label, width: width("라 마바") + 1)
    }

    @Test("letter spacing is tightened before truncation by up to a twentieth of the width")
    func tightening() throws {
        let text = "Several words in one line"
        let label = label(text, lines: 1)
        let natural = width(text)
        #expect(drawing(label, width: natural - 6)?.isTruncated == true)
        label.allowsDefaultTighteningForTruncation = true
        let tight = try #require(drawing(label, width: natural - 6))
        #expect(!tight.isTruncated && tight.size.width <= natural - 6 && tight.size.width > natural - 9)
        #expect(tight.glyphs.count == drawing(label, width: natural)?.glyphs.count)
        #expect(drawing(label, width: natural * 0.9)?.isTruncated == true)
        #expect(label.intrinsicContentSize.width == natural)
        label.lineBreakMode = .byClipping
        #expect(drawing(label, width: natural - 6)?.isTruncated == true)
    }

    @Test("drawn strings and attributed texts are tightened too, except in scripts with joined letters")
    func tighteningElsewhere() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        style.allowsDefaultTighteningForTruncation = true
        let font = UIFont.systemFont(ofSize: 17)
        let natural = width("Several words in one line")
        let label = label("", lines: 1)
        label.attributedText = NSAttributedString(
            string: "Several words in one line", attributes: [.font: font, .paragraphStyle: style])
        #expect(drawing(label, width: natural - 6)?.isTruncated == false)
        let arabic = self.label("كلمات عديدة في سطر واحد", lines: 1)
        arabic.allowsDefaultTighteningForTruncation = true
        #expect(drawing(arabic, width: arabic.intrinsicContentSize.width - 3)?.isTruncated == true)
    }
}
