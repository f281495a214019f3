import Foundation
import RandomRuns
import Testing

@testable import UIKitGraphics

@Suite("Editable text")
struct EditableTextTests {
    private func text(_ string: String, caret: Int? = nil) -> EditableText {
        var text = EditableText(string)
        if let caret { text.select(TextSelection(caret)) }
        return text
    }

    @Test("character boundaries enclose whole emoji, flags, combining sequences, and line breaks")
    func characters() {
        let family = "👩‍👩‍👧‍👦", flag = "🇩🇪", accent = "e\u{301}"
        for cluster in [family, flag, accent, "\r\n", "👍🏽"] {
            let boundaries = TextBoundaries("a" + cluster + "b")
            let end = 1 + cluster.utf16.count
            #expect(boundaries.characterEnd(after: 1) == end)
            #expect(boundaries.characterStart(before: end) == 1)
            #expect(boundaries.rounded(2) == end && boundaries.rounded(1) == 1 && boundaries.rounded(end) == end)
        }
    }

    @Test("backspace and delete remove a character, a word, or the selection")
    func deletion() {
        var hello = text("Hello, big world", caret: 10)
        #expect(hello[hello.deletion(.backward)] == "g" && hello[hello.deletion(.forward)] == " ")
        #expect(hello[hello.deletion(.wordBackward)] == "big" && hello[hello.deletion(.wordForward)] == " world")
        #expect(hello.deletion(.toParagraphStart) == 0..<10)
        hello.select(TextSelection(anchor: 9, head: 2))
        for deletion in TextDeletion.allCases { #expect(hello.deletion(deletion) == 2..<9) }
        #expect(text("", caret: 0).deletion(.backward).isEmpty && text("ab").deletion(.forward).isEmpty)
        #expect(text("a👩‍👩‍👧‍👦").deletion(.backward) == 1..<12)
    }

    @Test("arrow keys move by characters and words, and a selection collapses toward the arrow")
    func movement() {
        var hello = text("don't stop")
        #expect(hello.destination(of: .wordLeft, extending: false) == 6)
        hello.select(TextSelection(6))
        #expect(hello.destination(of: .wordLeft, extending: false) == 0)
        #expect(hello.destination(of: .wordRight, extending: false) == 10)
        #expect(hello.destination(of: .wordRight, extending: false, isRightToLeft: true) == 0)
        hello.select(TextSelection(anchor: 2, head: 7))
        #expect(hello.destination(of: .left, extending: false) == 2)
        #expect(hello.destination(of: .right, extending: false) == 7)
        #expect(hello.destination(of: .left, extending: true) == 6)
        #expect(hello.destination(of: .lineEnd, extending: true) == 10)
    }

    @Test("a double tap selects a word, or the text between two words")
    func words() {
        let boundaries = TextBoundaries("one,  two")
        #expect(boundaries.selection(at: 1) == 0..<3 && boundaries.selection(at: 3) == 0..<3)
        #expect(boundaries.selection(at: 5) == 3..<6 && boundaries.selection(at: 9) == 6..<9)
        #expect(TextBoundaries("").selection(at: 0) == 0..<0)
    }

    @Test("reverting an edit restores the selection, and consecutive typing is one edit")
    func undo() {
        var edited = text("ab", caret: 1)
        var edit = edited.replace(1..<1, with: "x")
        let isMerged = edit.merge(edited.replace(2..<2, with: "yz"))
        #expect(isMerged && edited.text == "axyzb" && edited.selection == TextSelection(4))
        var again = edited.revert(edit)
        #expect(edited.text == "ab" && edited.selection == TextSelection(1))
        _ = edited.revert(again)
        #expect(edited.text == "axyzb")
        again = edited.replace(3..<4, with: "")
        let backspaced = again.merge(edited.replace(2..<3, with: ""))
        #expect(backspaced && again.removed == "yz" && again.location == 2)
        let moved = again.merge(edited.replace(0..<0, with: "q"))
        #expect(!moved)
    }

    @Test("marked text is replaced during composition and committed unchanged")
    func composing() {
        var edited = text("ab", caret: 1)
        edited.mark("k", selecting: 1..<1)
        edited.mark("か", selecting: 1..<1)
        #expect(edited.text == "aかb" && edited.marked == 1..<2 && edited.selection == TextSelection(2))
        edited.mark("", selecting: 0..<0)
        #expect(edited.text == "ab" && edited.marked == nil)
        edited.mark("かん", selecting: 0..<2)
        #expect(edited.selectedText == "かん")
        edited.unmark()
        #expect(edited.text == "aかんb" && edited.marked == nil)
    }

    @Test("random keys have the same effect as in a list of characters")
    func randomKeys() {
        let pieces = ["a", "b ", " ", "é", "e\u{301}", "👍🏽", "👩‍👩‍👧", "שלום", "x1", ", ", "\n", "\u{301}", "漢字"]
        repeatRandomly(60) { seed, generator in
            var subject = EditableText()
            var model = CharacterModel()
            var edits: [TextEdit] = []
            var pasts: [CharacterModel] = []
            for step in 0..<200 {
                let before = model
                switch Int.random(in: 0..<10, using: &generator) {
                case 0..<4:
                    let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
                    edits.append(subject.replace(subject.selection.range, with: piece))
                    model.insert(piece)
                    pasts.append(before)
                case 4, 5:
                    let deletion = Bool.random(using: &generator) ? TextDeletion.backward : .forward
                    let range = subject.deletion(deletion)
                    model.delete(backward: deletion == .backward)
                    guard !range.isEmpty else { break }
                    edits.append(subject.replace(range, with: ""))
                    pasts.append(before)
                case 6, 7:
                    let toRight = Bool.random(using: &generator)
                    let extending = Bool.random(using: &generator)
                    let end = subject.destination(of: toRight ? .right : .left, extending: extending)
                    subject.moveHead(to: end, extending: extending)
                    model.move(toRight: toRight, extending: extending)
                case 8:
                    subject.selectAll()
                    model.selectAll()
                default:
                    guard let edit = edits.popLast(), let past = pasts.popLast() else { break }
                    _ = subject.revert(edit)
                    model = past
                }
                let isSame = subject.text == model.text && subject.selection == model.selection
                #expect(isSame, "TRESTLE_SEED=\(seed), step \(step): \(subject) \(model)")
                guard isSame else { return }
            }
        }
    }

    /// A simple reference implementation that recomputes all character boundaries for each key.
    private struct CharacterModel {
        var text = ""
        var selection = TextSelection(0)

        private var ends: [Int] { text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) } }

        private mutating func replace(_ range: Range<Int>, _ piece: String) {
            let units = Array(text.utf16)
            let new = units[..<range.lowerBound] + Array(piece.utf16) + units[range.upperBound...]
            text = String(decoding: new, as: UTF16.self)
            let caret = range.lowerBound + piece.utf16.count
            selection = TextSelection(ends.first { $0 >= caret } ?? 0)
        }

        mutating func insert(_ piece: String) { replace(selection.range, piece) }

        mutating func delete(backward: Bool) {
            let head = selection.head
            guard selection.isEmpty else { return replace(selection.range, "") }
            if backward, let start = ends.last(where: { $0 < head }) { replace(start..<head, "") }
            if !backward, let end = ends.first(where: { $0 > head }) { replace(head..<end, "") }
        }

        mutating func move(toRight: Bool, extending: Bool) {
            if !extending, !selection.isEmpty {
                selection = TextSelection(toRight ? selection.range.upperBound : selection.range.lowerBound)
                return
            }
            let head = selection.head
            let next = toRight ? ends.first { $0 > head } : ends.last { $0 < head }
            guard let next else { return }
            selection = extending ? TextSelection(anchor: selection.anchor, head: next) : TextSelection(next)
        }

        mutating func selectAll() { selection = TextSelection(anchor: 0, head: ends.last ?? 0) }
    }
}
