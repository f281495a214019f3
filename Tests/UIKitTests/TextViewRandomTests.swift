import Foundation
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

/// Compares text views with a simple model that lays out the whole text after each change.
@Suite("Random text views", .serialized) @MainActor
struct TextViewRandomTests {
    private static let pieces = ["a", "word ", "\n", "\r\n", "é", "👩‍👧", "שלום ", "日本", "\u{2029}", "tab\t", ""]

    @Test("after random edits the paragraphs equal those of the whole text, and positions map to offsets and back")
    func randomEdits() {
        repeatRandomly(20) { seed, random in
            let view = UITextView(
                frame: CGRect(x: 0, y: 0, width: CGFloat.random(in: 60...300, using: &random), height: 200))
            view.font = .systemFont(ofSize: 17)
            for _ in 0..<40 {
                let length = view.editor.length
                let start = Int.random(in: 0...length, using: &random)
                let end = min(length, start + Int.random(in: 0...6, using: &random))
                let boundaries = view.editor.boundaries
                let range = boundaries.rounded(start)..<max(boundaries.rounded(start), boundaries.rounded(end))
                view.change(range, to: Self.pieces.randomElement(using: &random) ?? "")
                if Int.random(in: 0..<5, using: &random) == 0 { view.undoManager?.undo() }
                check(view, seed)
            }
        }
    }

    private func check(_ view: UITextView, _ seed: UInt64) {
        let fresh = TextBlock(
            view.styledText, attributes: view.plainAttributes, width: view.block.width, alignment: .natural)
        let block = view.block
        #expect(
            block.paragraphs.map(\.start) == fresh.paragraphs.map(\.start),
            "TRESTLE_SEED=\(seed): \(view.text.debugDescription)")
        #expect(block.paragraphs.map(\.fullLength) == fresh.paragraphs.map(\.fullLength))
        #expect(block.paragraphs.map(\.top) == fresh.paragraphs.map(\.top))
        for paragraph in block.paragraphs {
            for offset in [0, paragraph.length / 2, paragraph.length] {
                let place = view.editor.boundaries.rounded(paragraph.start + offset)
                let caret = block.caretRect(at: place)
                #expect(caret.minX.isFinite && caret.minY >= -0.01 && caret.maxY <= block.height + 0.01)
                _ = block.offset(at: CGPoint(x: caret.midX, y: caret.midY))
                _ = block.selectionRects(0..<place)
            }
        }
    }
}
