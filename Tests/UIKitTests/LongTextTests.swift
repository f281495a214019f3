import Foundation
import RandomRuns

import Testing
import TrestleTesting

@testable import UIKit

/// Text views with more paragraphs than are measured at once.
@Suite("Long texts", .serialized) @MainActor
struct LongTextTests {
    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)

    /// Returns paragraphs of one to several lines.
    private static func text(_ count: Int) -> String {
        (0..<count).map { number in
            "Paragraph \(number)" + String(repeating: " with some more words", count: number * 7 % 11)
        }
        .joined(separator: "\n")
    }

    private func shownView(_ count: Int) -> UITextView {
        let view = UITextView()
        view.text = Self.text(count)
        screen.show(view)
        screen.advanceFrame()
        return view
    }

    /// Expects the layout to equal that of the whole text.
    private func expectExact(_ view: UITextView, _ comment: Comment? = nil, at place: SourceLocation = #_sourceLocation)
    {
        let fresh = TextBlock(
            view.styledText, attributes: view.plainAttributes, width: view.block.width, alignment: .natural)
        view.measureText()
        #expect(view.block.count == fresh.count, comment, sourceLocation: place)
        #expect(abs(view.block.height - fresh.height) < 0.001, comment, sourceLocation: place)
        for (paragraph, expected) in zip(view.block.paragraphs, fresh.paragraphs) {
            let isSame =
                paragraph.start == expected.start && paragraph.fullLength == expected.fullLength
                && abs(paragraph.top - expected.top) < 0.001 && paragraph.height == expected.height
            guard !isSame else { continue }
            Issue.record(
                "Paragraph \(paragraph.index) differs. \(comment?.rawValue ?? "")", sourceLocation: place)
            return
        }
    }

    @Test("a long text is opened without shaping the paragraphs that are not visible")
    func opening() {
        let view = shownView(5_000)
        #expect((10..<60).contains(view.block.list.shapedCount))
        #expect(!view.block.isMeasured)
        #expect(view.paragraphViews.count == view.block.list.shapedCount || view.block.list.shapedCount < 60)
        // The estimated height is near the actual one.
        let estimate = view.contentSize.height
        view.measureText()
        view.layoutIfNeeded()
        #expect(abs(estimate / view.contentSize.height - 1) < 0.3)
        #expect(view.block.list.shapedCount < 1_000)
    }

    @Test("the visible text moves exactly as far as it is scrolled while heights above it are measured")
    func scrollingUp() throws {
        let view = shownView(2_000)
        view.contentOffset.y = view.contentSize.height / 2
        screen.advanceFrame()
        for _ in 0..<60 {
            let anchor = try #require(
                view.paragraphViews.values.filter { $0.frame.minY >= view.bounds.minY }.min {
                    $0.frame.minY < $1.frame.minY
                })
            let old = anchor.frame.minY - view.contentOffset.y
            view.contentOffset.y -= 37
            screen.advanceFrame()
            #expect(abs(anchor.frame.minY - view.contentOffset.y - old - 37) < 0.6)
        }
    }

    @Test("a jump to the end shows the last line at the bottom")
    func scrollingToEnd() throws {
        let view = shownView(2_000)
        view.contentOffset.y = view.contentSize.height - view.bounds.height
        screen.advanceFrame()
        screen.advanceFrame()
        let last = try #require(view.paragraphViews.values.map(\.frame.maxY).max())
        #expect(
            view.block.paragraph(atIndex: 1_999).paragraph
                === view.paragraphViews.values.max {
                    $0.frame.maxY < $1.frame.maxY
                }?.paragraph)
        #expect(abs(view.contentOffset.y + view.bounds.height - last - 8) < 1)
        #expect(abs(view.contentOffset.y + view.bounds.height - view.contentSize.height) < 1)
    }

    @Test("the caret is visible after it moves to any part of the text", arguments: [0, 0.3, 0.999, 1])
    func caret(_ fraction: Double) {
        let view = shownView(2_000)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: Int(Double(view.editor.length) * fraction), length: 0)
        screen.settle()
        let caret = view.caretRect(at: view.selectedRange.location)
        #expect(caret.minY >= view.bounds.minY - 1 && caret.maxY <= view.bounds.maxY + 1)
        screen.type("typed")
        #expect(view.text.contains("typed"))
        expectExact(view)
    }

    @Test("a view that does not scroll is as high as its text")
    func exactHeight() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.isScrollEnabled = false
        view.text = Self.text(300)
        let fresh = TextBlock(
            view.styledText, attributes: view.plainAttributes, width: view.block.width, alignment: .natural)
        #expect(abs(view.intrinsicContentSize.height - fresh.height - 16) < 1)
        #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - fresh.height - 16) < 1)
    }

    @Test("attributes of a part of the text change the heights of its paragraphs only")
    func attributes() {
        let view = shownView(500)
        view.textStorage.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 5))
        #expect(!view.block.isMeasured)
        screen.advanceFrame()
        #expect(view.block.paragraph(atIndex: 0).height > 40)
        expectExact(view)
        view.allowsEditingTextAttributes = true
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: view.editor.length - 4, length: 4)
        view.increaseSize(nil)
        #expect(view.block.isMeasured)
        expectExact(view)
        view.undoManager?.undo()
        expectExact(view)
    }

    @Test("marked text in a long text is underlined until it is committed")
    func markedText() throws {
        let view = shownView(500)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        screen.advanceFrame()
        let marked = view.block.paragraph(atIndex: 0).paragraph
        view.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        screen.advanceFrame()
        #expect(view.block.paragraph(atIndex: 0).paragraph !== marked)
        view.unmarkText()
        #expect(view.text.hasPrefix("Parnihagraph 0"))
        expectExact(view)
    }

    @Test("the layout manager measures all paragraphs")
    func layoutManager() {
        let view = shownView(500)
        let end = view.layoutManager.lineFragmentRect(forGlyphAt: view.editor.length - 1, effectiveRange: nil)
        #expect(view.block.isMeasured)
        #expect(abs(end.maxY - view.block.height) < 0.01)
    }

    @Test("after random edits, attributes, scrolls and queries the layout equals that of the whole text")
    func randomEdits() {
        let pieces = ["a", "word ", "\n", "\r\n", "\r", "é", "👩‍👧", "one\ntwo\nthree", "\u{2029}", ""]
        repeatRandomly(8) { seed, random in
            let view = UITextView(
                frame: CGRect(x: 0, y: 0, width: CGFloat.random(in: 80...300, using: &random), height: 200))
            view.text = Self.text(Int.random(in: 100...700, using: &random))
            view.layoutIfNeeded()
            for step in 0..<40 {
                let length = view.editor.length
                let start = view.editor.boundaries.rounded(Int.random(in: 0...length, using: &random))
                // A few edits remove many paragraphs.
                let limit = Int.random(in: 0..<8, using: &random) == 0 ? 5_000 : 6
                let end = view.editor.boundaries.rounded(
                    min(length, start + Int.random(in: 0...limit, using: &random)))
                let range = start..<max(start, end)
                switch Int.random(in: 0..<7, using: &random) {
                case 0: view.contentOffset.y = CGFloat.random(in: 0...1, using: &random) * view.contentSize.height
                case 1: _ = view.caretRect(at: start)
                case 2: _ = view.offset(at: CGPoint(x: 20, y: CGFloat.random(in: 0...2_000, using: &random)))
                case 3:
                    view.textStorage.addAttribute(
                        .kern, value: step, range: NSRange(location: range.lowerBound, length: range.count))
                case 4: view.undoManager?.undo()
                case 5: view.change(range, to: LongTextTests.text(Int.random(in: 0...150, using: &random)))
                default: view.change(range, to: pieces.randomElement(using: &random) ?? "")
                }
                if Bool.random(using: &random) { view.layoutIfNeeded() }
                if step % 8 == 7 { expectExact(view, "TRESTLE_SEED=\(seed), step \(step)") }
            }
            expectExact(view, "TRESTLE_SEED=\(seed)")
        }
    }
}
