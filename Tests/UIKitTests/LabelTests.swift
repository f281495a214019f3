import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Labels", .serialized)
struct LabelTests {
    private let text = "several words that take more than one line"

    private func traits(scale: CGFloat, style: UIUserInterfaceStyle = .light) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            .current, UITraitCollection(displayScale: scale), UITraitCollection(userInterfaceStyle: style),
        ])
    }

    /// Creates a label on a screen of the given scale.
    private func label(scale: CGFloat = 2) -> UILabel {
        label(scale: scale) { UILabel() }
    }

    private func label<Label: UILabel>(scale: CGFloat = 2, _ make: () -> Label) -> Label {
        var label: Label?
        traits(scale: scale).performAsCurrent { label = make() }
        return label!
    }

    private func drawing(_ label: UILabel) -> LabelDrawing? {
        label.layer.displayIfNeeded()
        return label.layer.contents as? LabelDrawing
    }

    @Test(
        "a label is as high as its font's line height, rounded up to a pixel",
        arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)])
    func heights(scale: Double, height: Double) {
        let label = label(scale: CGFloat(scale))
        label.text = "Label"
        #expect(abs(label.intrinsicContentSize.height - CGFloat(height)) < 1e-9)
        let width = label.intrinsicContentSize.width * CGFloat(scale)
        #expect(abs(width - width.rounded()) < 1e-9)
        #expect(label.sizeThatFits(.zero) == label.intrinsicContentSize)
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test("two lines have the height of two lines and the width they need")
    func twoLines() {
        let label = label()
        label.text = text
        label.numberOfLines = 2
        let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.height == 41 && size.width <= 200)
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 200, height: 0)).width > 200)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height > 41)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 100, height: 0)))
    }

    @Test("a label without text has no size and shows nothing")
    func empty() {
        let label = label()
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(label.intrinsicContentSize == .zero && drawing(label) == nil)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero && drawing(label) == nil)
        #expect(!label.isUserInteractionEnabled)
    }

    @Test("setting an unchanged value draws nothing, and setting a color does not shape the text again")
    func redisplay() throws {
        let label = label()
        label.frame = CGRect(x: 0, y: 0, width: 300, height: 20)
        label.text = "Some text"
        let first = try #require(drawing(label))
        label.text = "Some text"
        label.font = UIFont.systemFont(ofSize: 17)
        label.textColor = .label
        label.numberOfLines = 1
        #expect(drawing(label) === first)
        label.textColor = .red
        let second = try #require(drawing(label))
        #expect(second !== first && second.text === first.text)
        label.text = "Other"
        #expect(drawing(label)?.text !== first.text)
    }

    @Test("the shaped text of a measurement is used for display")
    func shapedOnce() throws {
        let label = label()
        label.text = "Measured \(UUID())"
        let size = label.sizeThatFits(CGSize(width: 1000, height: 100))
        label.frame = CGRect(origin: .zero, size: size)
        let shaped = try #require(drawing(label)).text
        #expect(ShapedTextCache.text(for: label.request!, width: .infinity) === shaped)
        #expect(!shaped.isTruncated)
    }

    @Test("lines that exceed the height are omitted, and the last line is truncated")
    func heightLimits() throws {
        let label = label()
        label.numberOfLines = 0
        label.text = text + " " + text
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        let shaped = try #require(drawing(label)).text
        #expect(shaped.lines.count == 2 && shaped.isTruncated)
        label.frame.size.height = 5
        #expect(drawing(label)?.text.lines.count == 1)
    }

    @Test("text that may shrink does so until it fits, limited by the minimum scale factor")
    func shrinking() throws {
        let label = label()
        label.text = text
        let natural = label.intrinsicContentSize.width
        label.frame = CGRect(x: 0, y: 0, width: natural * 0.7, height: 30)
        #expect(drawing(label)?.text.isTruncated == true)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        let small = try #require(drawing(label)).text
        #expect(!small.isTruncated && small.size.width <= natural * 0.7 && small.size.width > natural * 0.6)
        label.minimumScaleFactor = 0.9
        #expect(drawing(label)?.text.isTruncated == true)
    }

    @Test("attributes apply until plain text is set, and fonts and colors set later apply to the whole text")
    func attributedText() throws {
        let label = label()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let string = NSMutableAttributedString(string: "Big small", attributes: [.paragraphStyle: style])
        string.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
        label.attributedText = string
        #expect(label.text == "Big small" && label.textAlignment == .center)
        #expect(label.lineBreakMode == .byWordWrapping)
        #expect(abs(label.intrinsicContentSize.height - 40 * 1.193359375) < 0.5)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height == 12)
        label.textColor = .red
        let color = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .red)
        label.text = "Big small"
        #expect(
            label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 10))
    }

    @Test("colors follow the label's traits")
    func appearance() throws {
        func darkest(_ style: UIUserInterfaceStyle) throws -> UInt8 {
            let label = label()
            label.overrideUserInterfaceStyle = style
            label.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
            label.text = "██"
            let context = CGContext(width: 60, height: 20, scale: 1, opaque: false)
            try #require(drawing(label)).draw(in: context, bounds: label.bounds)
            return try #require(context.makeImage()).pixel(5, 8).red
        }
        #expect(try darkest(.light) == 0)
        #expect(try darkest(.dark) == 255)
    }

    /// Returns the label's content drawn on white.
    private func picture(_ label: UILabel) throws -> CGImage {
        let (width, height) = (Int(label.bounds.width), Int(label.bounds.height))
        let context = CGContext(width: width, height: height, scale: 1, opaque: true)
        context.setFillColor(.white)
        context.fill(label.bounds)
        label.layer.displayIfNeeded()
        switch label.layer.contents {
        case let drawing as LabelDrawing: drawing.draw(in: context, bounds: label.bounds)
        case let image as CGImage: context.blit(image, x: 0, y: 0)
        default: break
        }
        return try #require(context.makeImage())
    }

    /// Returns the bounding box of the pixels that are not white.
    private func ink(_ image: CGImage) -> CGRect {
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.pixel(x, y).green < 128 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    @Test("text has the label's alignment and is centered vertically")
    func alignment() throws {
        let label = label(scale: 1)
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        label.text = "HHH"
        let left = ink(try picture(label))
        #expect(left.minX < 4 && abs(left.midY - 30) < 2)
        label.textAlignment = .right
        #expect(ink(try picture(label)).maxX > 196)
        label.textAlignment = .center
        #expect(abs(ink(try picture(label)).midX - 100) < 2)
        label.textAlignment = .natural
        label.text = "שלום"
        #expect(ink(try picture(label)).maxX > 196)
    }

    @Test("highlighted and disabled labels have their colors, and shadows their offset")
    func looks() throws {
        let label = label(scale: 1)
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 21)
        label.text = "██"
        label.textColor = .black
        label.highlightedTextColor = .red
        #expect(try picture(label).pixel(5, 10) == Pixel(red: 0, green: 0, blue: 0))
        label.isHighlighted = true
        #expect(try picture(label).pixel(5, 10) == Pixel(red: 255, green: 0, blue: 0))
        label.isHighlighted = false
        label.isEnabled = false
        #expect(abs(Int(try picture(label).pixel(5, 10).red) - 128) < 3)
        label.isEnabled = true
        label.text = "I"
        label.shadowColor = .green
        label.shadowOffset = CGSize(width: 20, height: 0)
        let shadowed = try picture(label)
        #expect((20..<40).contains { shadowed.pixel($0, 10).green > 200 && shadowed.pixel($0, 10).red < 100 })
    }

    /// Insets its text, a common pattern in apps.
    private final class InsetLabel: UILabel {
        var drawn = 0

        override func drawText(in rect: CGRect) {
            drawn += 1
            super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)))
        }

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            rect.size.width += 30
            return rect
        }
    }

    /// Does not override drawing.
    private final class NamedLabel: UILabel {
        var name = ""
    }

    private final class PaintedLabel: UILabel {
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(rect)
            super.draw(rect)
        }
    }

    @Test("subclasses that override drawing draw into an image, others don't")
    func subclasses() throws {
        let plain = label(scale: 1)
        plain.text = "HH"
        let inset = label(scale: 1) { InsetLabel() }
        inset.text = "HH"
        #expect(inset.intrinsicContentSize.width == plain.intrinsicContentSize.width + 30)
        inset.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
        #expect(ink(try picture(inset)).minX >= 30 && inset.drawn == 1)
        #expect(inset.layer.contents is CGImage)
        let named = label(scale: 1) { NamedLabel() }
        named.text = "HH"
        named.frame = inset.frame
        #expect(drawing(named) != nil)
        let painted = label(scale: 1) { PaintedLabel() }
        painted.frame = inset.frame
        painted.text = "HH"
        #expect(try picture(painted).pixel(90, 10) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("a font of a text style follows the preferred content size category if enabled")
    func contentSizes() {
        let label = label()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 17)
        let parent = UIView()
        parent.addSubview(label)
        label.traits = UITraitCollection(traitsFrom: [
            label.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ])
        label.traitCollectionDidChange(nil)
        #expect(label.font.pointSize == 33)
    }

    @Test("a label at its intrinsic size is never truncated", arguments: [1.0, 2.0, 3.0])
    func ownSize(scale: Double) {
        // The first one is a thousandth of a point wider than a whole number of pixels.
        for text in ["Garden", "Houses", "Gallery", "Trails", "Home", "Settings", "Inbox"] {
            let label = UILabel()
            label.traits = UITraitCollection(displayScale: CGFloat(scale))
            label.text = text
            label.sizeToFit()
            let shaped = label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: 1000, height: 100), limitedToNumberOfLines: 1)
            let natural = NSAttributedString(string: text, attributes: [.font: label.font as Any]).size().width
            #expect(label.bounds.width >= natural)
            #expect(shaped.width == label.bounds.width)
        }
    }
}
