import RandomRuns
import Testing

@testable import UIKitGraphics

/// Compares the offsets of long texts with those that `String` computes.
@Suite("UTF-16 index")
struct UTF16IndexTests {
    private static let pieces = ["a", "word ", "\n", "é", "€", "👩‍👧", "שלום ", "日本", ""]

    @Test("short texts and ASCII texts have no index")
    func unneeded() {
        #expect(UTF16Index("é") == nil)
        #expect(UTF16Index(String(repeating: "a", count: 100_000)) == nil)
        #expect(UTF16Index(String(repeating: "é", count: 100_000))?.length == 100_000)
    }

    @Test("after random edits of a long text its characters and length equal those of a string")
    func randomEdits() {
        repeatRandomly(5) { seed, random in
            var model = (0..<12_000).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
            var editor = EditableText(model)
            for step in 0..<60 {
                let length = model.utf16.count
                #expect(editor.length == length, "TRESTLE_SEED=\(seed)")
                let boundaries = TextBoundaries(model)
                let start = boundaries.rounded(Int.random(in: 0...length, using: &random))
                let count = Int.random(in: 0...(step % 9 == 0 ? 9_000 : 9), using: &random)
                let range = start..<max(start, boundaries.rounded(min(length, start + count)))
                let lower = String.Index(utf16Offset: range.lowerBound, in: model)
                let upper = String.Index(utf16Offset: range.upperBound, in: model)
                #expect(editor[range] == String(model[lower..<upper]), "TRESTLE_SEED=\(seed)")
                #expect(editor.boundaries.rounded(start) == start)
                #expect(editor.boundaries.paragraphStart(before: start) == boundaries.paragraphStart(before: start))
                let new = (0..<(step % 7 == 0 ? 3_000 : 2)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                    .joined()
                let edit = editor.replace(range, with: new)
                if step % 5 == 0 {
                    _ = editor.revert(edit)
                } else {
                    model.replaceSubrange(lower..<upper, with: new)
                }
                #expect(editor.text == model, "TRESTLE_SEED=\(seed)")
            }
        }
    }

    @Test("an edit that begins inside a surrogate pair leaves the offsets correct")
    func surrogates() {
        var editor = EditableText(String(repeating: "é👩", count: 20_000))
        editor.replace(2..<5, with: "x")
        #expect(editor.length == editor.text.utf16.count)
        #expect(editor[(editor.length - 3)..<editor.length] == "é👩")
    }
}
