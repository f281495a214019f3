import Foundation
import Testing

@testable import UIKit

@Suite("Layout managers", .serialized) @MainActor
struct LayoutManagerTests {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer
    private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)

    /// The width of a character of the font, in points.
    private var advance: CGFloat { NSAttributedString(string: "mm", attributes: [.font: font]).size().width / 2 }

    init() {
        storage = NSTextStorage(
            string: "abc def\nghi\n", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)])
        container = NSTextContainer(size: CGSize(width: 60, height: 1000))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    @Test("lines have rectangles, ranges and an empty line after the last line terminator")
    func lines() {
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) { rect, used, owner, range, _ in
            lines.append("\(range.location) \(range.length) \(Int(rect.minY / font.lineHeight + 0.5))")
            #expect(rect.width == 60 && used.width < 60 && owner === container)
        }
        #expect(lines == ["0 4 0", "4 4 1", "8 4 2"])
        var range = NSRange()
        let rect = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
        #expect(range == NSRange(location: 4, length: 4) && abs(rect.minY - font.lineHeight) < 0.5)
        #expect(abs(manager.extraLineFragmentRect.minY - 3 * font.lineHeight) < 0.5)
        #expect(manager.extraLineFragmentTextContainer === container)
        #expect(abs(manager.usedRect(for: container).height - 4 * font.lineHeight) < 0.5)
        #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 12))
        #expect(abs(manager.location(forGlyphAt: 6).x - 2 * advance) < 0.5)
    }

    @Test("a point is at a character, and beside a line at its first or last one")
    func characters() {
        let y = font.lineHeight * 1.5
        var fraction: CGFloat = 0
        let index = manager.characterIndex(
            for: CGPoint(x: advance * 1.25, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 5 && abs(fraction - 0.25) < 0.02)
        #expect(manager.glyphIndex(for: CGPoint(x: -10, y: y), in: container) == 4)
        #expect(manager.glyphIndex(for: CGPoint(x: 59, y: y), in: container) == 6)
        #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 59, y: y), in: container) == 1)
        #expect(manager.glyphIndex(for: CGPoint(x: 1, y: -50), in: container) == 0)
    }

    @Test("rectangles enclose ranges of glyphs, and lines intersect rectangles")
    func rectangles() {
        let inside = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 2), in: container)
        #expect(abs(inside.width - 2 * advance) < 0.5 && abs(inside.minY - font.lineHeight) < 0.5)
        let both = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 5), in: container)
        #expect(both.minX < 0.5 && abs(both.height - 2 * font.lineHeight) < 0.5)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 1, length: 5), withinSelectedGlyphRange: NSRange(location: 0, length: 12),
            in: container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2 && rects[0].maxX == 60)
        let line = CGRect(x: 0, y: font.lineHeight + 2, width: 10, height: 5)
        #expect(manager.glyphRange(forBoundingRect: line, in: container) == NSRange(location: 4, length: 4))
    }

    @Test("a container limits the number of lines")
    func limit() {
        container.maximumNumberOfLines = 1
        container.lineBreakMode = .byTruncatingTail
        #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 0.5)
        container.maximumNumberOfLines = 0
        #expect(manager.usedRect(for: container).height > 3 * font.lineHeight)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.isScrollEnabled = false
        view.text = "One\nTwo\nThree"
        let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.textContainer.maximumNumberOfLines = 2
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height < height - 10)
    }

    @Test("changes of the text and of the container change the layout")
    func invalidation() {
        let height = manager.usedRect(for: container).height
        container.size.width = 200
        #expect(manager.usedRect(for: container).height < height)
        storage.append(NSAttributedString(string: "x\ny\nz", attributes: [.font: font]))
        #expect(manager.usedRect(for: container).height > height)
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
    }

    @Test("glyphs are drawn in the container's rectangle, with their backgrounds")
    func drawing() throws {
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 120), format: format).image { _ in
            let glyphs = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: glyphs, at: CGPoint(x: 10, y: 5))
            manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: 10, y: 5))
        }
        let empty = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 120), format: format).image { _ in }
        #expect(image.pngData() != empty.pngData())
    }

    @Test("the layout manager of a text view uses the view's layout")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        view.font = font
        view.text = "abc def ghi jkl"
        view.layoutIfNeeded()
        let manager = view.layoutManager
        #expect(manager.textStorage === view.textStorage && manager.textContainers.first === view.textContainer)
        let used = manager.usedRect(for: view.textContainer)
        #expect(used.width <= 120 && abs(used.height - 2 * font.lineHeight) < 0.5)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 3), in: view.textContainer)
        #expect(abs(rect.minX - 5) < 0.5 && abs(rect.minY - font.lineHeight) < 0.5)
        view.text = "abc"
        #expect(abs(manager.usedRect(for: view.textContainer).height - font.lineHeight) < 0.5)
    }
}
