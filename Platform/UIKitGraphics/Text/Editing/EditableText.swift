import Foundation

/// The model of a text during editing: its characters, the selection, and the marked text of an input
/// method.
///
/// It is independent of views and delegates. To handle a key, compute the change (for example with
/// `deletion(_:)`), have it confirmed, and then call `replace(_:with:)`. Offsets are in UTF-16; selection
/// endpoints are always on character boundaries.
package struct EditableText: Equatable {
    package private(set) var text: String
    package private(set) var selection: TextSelection
    /// The range that an input method is composing.
    package private(set) var marked: Range<Int>?
    /// The offsets in a long text; `nil` for texts in which `String` finds them fast.
    private var offsets: UTF16Index?

    /// Creates a text with the caret at its end.
    package init(_ text: String = "") {
        self.text = text
        offsets = UTF16Index(text)
        selection = TextSelection(offsets?.length ?? text.utf16.count)
    }

    package var length: Int { offsets?.length ?? text.utf16.count }
    package var boundaries: TextBoundaries { TextBoundaries(text, offsets) }
    package var selectedText: String { self[selection.range] }

    /// The part of the text in a range, clamped to the text.
    package subscript(range: Range<Int>) -> String {
        let range = range.clamped(to: 0..<length)
        return String(text[index(range.lowerBound)..<index(range.upperBound)])
    }

    private func index(_ offset: Int) -> String.Index {
        offsets?.index(offset, in: text) ?? String.Index(utf16Offset: offset, in: text)
    }

    // MARK: Selecting

    /// Selects a range, clamped to the text and rounded to whole characters.
    package mutating func select(_ new: TextSelection) {
        let boundaries = boundaries
        selection = TextSelection(anchor: boundaries.rounded(new.anchor), head: boundaries.rounded(new.head))
    }

    mutating func selectAll() { selection = TextSelection(0..<length) }

    /// Returns the destination of a caret movement.
    ///
    /// - Parameters:
    ///   - isRightToLeft: Whether the paragraph is right-to-left, so that left is forward.
    ///   - step: A closure that returns the visually adjacent offset on the right or left, if the layout is
    ///     known.
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
        // Multiline views handle vertical movements themselves.
        case .lineStart: return boundaries.paragraphStart(before: head)
        case .lineEnd: return boundaries.paragraphEnd(after: head)
        case .documentStart, .up: return 0
        case .documentEnd, .down: return length
        }
    }

    /// Moves the caret, or the head of the selection if `extending` is `true`.
    package mutating func moveHead(to offset: Int, extending: Bool) {
        let head = boundaries.rounded(offset)
        selection = extending ? TextSelection(anchor: selection.anchor, head: head) : TextSelection(head)
    }

    // MARK: Changing

    /// Returns the range that a deletion removes: the selection, or if it is empty, the text adjacent to the
    /// caret. The range is empty if there is nothing to delete.
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

    /// Replaces a range and moves the caret to the end of the new text. Marked text is committed unchanged.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with string: String) -> TextEdit {
        let range = range.clamped(to: 0..<length)
        let edit = TextEdit(
            location: range.lowerBound, removed: self[range], inserted: string, selection: selection)
        splice(string, for: edit.removed, at: range)
        marked = nil
        selection = TextSelection(boundaries.rounded(edit.newRange.upperBound))
        return edit
    }

    private mutating func splice(_ string: String, for removed: String, at range: Range<Int>) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: string)
        if offsets != nil {
            offsets?.replace(range, removed, with: string, in: text)
        } else if string.utf8.count != string.utf16.count {
            offsets = UTF16Index(text)
        }
    }

    /// Reverts an edit and restores its selection.
    ///
    /// - Returns: The inverse edit, which redoes the change.
    package mutating func revert(_ edit: TextEdit) -> TextEdit {
        let inverse = TextEdit(
            location: edit.location, removed: edit.inserted, inserted: edit.removed, selection: selection)
        let range = edit.newRange.clamped(to: 0..<length)
        splice(edit.removed, for: self[range], at: range)
        marked = nil
        select(edit.selection)
        return inverse
    }

    // MARK: Composing

    /// Replaces the marked text, or the selection if there is none, with the text that an input method is
    /// composing.
    ///
    /// - Parameter part: The range to select within the marked text.
    @discardableResult
    package mutating func mark(_ string: String, selecting part: Range<Int>) -> TextEdit {
        let range = marked ?? selection.range
        let edit = TextEdit(location: range.lowerBound, removed: self[range], inserted: string, selection: selection)
        splice(string, for: edit.removed, at: range)
        marked = string.isEmpty ? nil : edit.newRange
        let inner = part.clamped(to: 0..<string.utf16.count)
        select(TextSelection((edit.location + inner.lowerBound)..<(edit.location + inner.upperBound)))
        return edit
    }

    /// Commits the marked text unchanged.
    package mutating func unmark() { marked = nil }
}

/// A caret movement triggered by a key.
package enum TextMovement: CaseIterable {
    case left, right, up, down, wordLeft, wordRight, lineStart, lineEnd, documentStart, documentEnd
}

/// A deletion that applies when the selection is empty.
package enum TextDeletion: CaseIterable {
    case backward, forward, wordBackward, wordForward, toParagraphStart
}
