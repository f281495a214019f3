import Foundation

/// A text that is being edited: its characters, what is selected, and what an input method has not made up its mind about.
///
/// It knows no view and no delegate. Whoever edits asks it what a key would change (`deletion(_:)`), asks those who have a
/// say, and lets it `replace`. Offsets are in UTF-16; the selection always lies between characters.
package struct EditableText: Equatable {
    package private(set) var text: String
    package private(set) var selection: TextSelection
    /// What an input method is composing.
    package private(set) var marked: Range<Int>?

    /// A text with the caret at its end.
    package init(_ text: String = "") {
        self.text = text
        selection = TextSelection(text.utf16.count)
    }

    package var length: Int { text.utf16.count }
    package var boundaries: TextBoundaries { TextBoundaries(text) }
    package var selectedText: String { self[selection.range] }

    /// A piece of the text.
    package subscript(range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<length)
        let lower = String.Index(utf16Offset: range.lowerBound, in: text)
        let upper = String.Index(utf16Offset: range.upperBound, in: text)
        return String(text[lower..<upper])
    }

    // MARK: Selecting

    /// Selects a range, cut to the text and to whole characters.
    package mutating func select(_ new: TextSelection) {
        let boundaries = boundaries
        selection = TextSelection(anchor: boundaries.rounded(new.anchor), head: boundaries.rounded(new.head))
    }

    mutating func selectAll() { selection = TextSelection(0..<length) }

    /// Where the caret goes by a key.
    ///
    /// - Parameters:
    ///   - isRightToLeft: how the paragraph runs: left is forwards there.
    ///   - step: the neighbour of an offset on the screen, to its right or left, where that is known.
    package func destination(
        of movement: TextMovement, extending: Bool, isRightToLeft: Bool = false,
        step: ((_ offset: Int, _ toRight: Bool) -> Int)? = nil
    ) -> Int {
        let boundaries = boundaries
        let head = selection.head
        switch movement {
        case .left, .right:
            let toRight = movement == .right
            let isForward = toRight != isRightToLeft
            if !extending, !selection.isEmpty {
                return isForward ? selection.range.upperBound : selection.range.lowerBound
            }
            if let step { return boundaries.rounded(step(head, toRight)) }
            return isForward ? boundaries.characterEnd(after: head) : boundaries.characterStart(before: head)
        case .wordLeft, .wordRight:
            return (movement == .wordRight) != isRightToLeft
                ? boundaries.end(of: .word, after: head) : boundaries.start(of: .word, before: head)
        // Who shows several lines finds those above and below itself.
        case .lineStart: return boundaries.paragraphStart(before: head)
        case .lineEnd: return boundaries.paragraphEnd(after: head)
        case .documentStart, .up: return 0
        case .documentEnd, .down: return length
        }
    }

    /// Moves the caret, or the end of the selection.
    package mutating func moveHead(to offset: Int, extending: Bool) {
        let head = boundaries.rounded(offset)
        selection = extending ? TextSelection(anchor: selection.anchor, head: head) : TextSelection(head)
    }

    // MARK: Changing

    /// What a key for deleting would delete: what is selected, or else what lies from the caret on. Empty where there is
    /// nothing.
    package func deletion(_ deletion: TextDeletion) -> Range<Int> {
        guard selection.isEmpty else { return selection.range }
        let caret = selection.head
        let boundaries = boundaries
        return switch deletion {
        case .backward: boundaries.characterStart(before: caret)..<caret
        case .forward: caret..<boundaries.characterEnd(after: caret)
        case .wordBackward: boundaries.start(of: .word, before: caret)..<caret
        case .wordForward: caret..<boundaries.end(of: .word, after: caret)
        case .toParagraphStart: boundaries.paragraphStart(before: caret)..<caret
        }
    }

    /// Puts `string` in the place of a range, and the caret behind it. What was being composed is taken as it is.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
        let range = range.clamped(to: 0..<length)
        let edit = TextEdit(
            location: range.lowerBound, removed: self[range], inserted: string, selection: selection)
        splice(string, at: range)
        marked = nil
        selection = TextSelection(boundaries.rounded(edit.newRange.upperBound))
        return edit
    }

    private mutating func splice(_ string: String, at range: Range<Int>) {
        let lower = String.Index(utf16Offset: range.lowerBound, in: text)
        let upper = String.Index(utf16Offset: range.upperBound, in: text)
        text.replaceSubrange(lower..<upper, with: string)
    }

    /// Takes an edit back: the text and the selection are as before it.
    ///
    /// - Returns: the edit that makes it again.
    package mutating func revert(_ edit: TextEdit) -> TextEdit {
        let inverse = TextEdit(
            location: edit.location, removed: edit.inserted, inserted: edit.removed, selection: selection)
        splice(edit.removed, at: edit.newRange.clamped(to: 0..<length))
        marked = nil
        select(edit.selection)
        return inverse
    }

    // MARK: Composing

    /// Shows what an input method is composing, in place of what it was before, or of what is selected.
    ///
    /// - Parameter part: what of it is selected, from its start.
    @discardableResult
    package mutating func mark(_ string: String, selecting part: Range<Int>) -> TextEdit {
        let range = marked ?? selection.range
        let edit = TextEdit(location: range.lowerBound, removed: self[range], inserted: string, selection: selection)
        splice(string, at: range)
        marked = string.isEmpty ? nil : edit.newRange
        let inner = part.clamped(to: 0..<string.utf16.count)
        select(TextSelection((edit.location + inner.lowerBound)..<(edit.location + inner.upperBound)))
        return edit
    }

    /// Takes what is being composed as it is.
    package mutating func unmark() { marked = nil }
}

/// Where a key moves the caret.
package enum TextMovement: CaseIterable {
    case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, documentStart, documentEnd
}

/// What a key deletes where nothing is selected.
package enum TextDeletion: CaseIterable {
    case backward, forward, wordBackward, wordForward, toParagraphStart
}
