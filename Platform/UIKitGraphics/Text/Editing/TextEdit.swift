/// A replacement of a part of a text. Offsets are in UTF-16.
package struct TextEdit: Equatable {
    /// The start of the replaced range.
    var location: Int
    var removed: String
    package var inserted: String
    /// The selection before the edit.
    var selection: TextSelection

    /// The replaced range in the old text.
    package var oldRange: Range<Int> { location..<(location + removed.utf16.count) }
    /// The range of the replacement in the new text.
    package var newRange: Range<Int> { location..<(location + inserted.utf16.count) }

    /// Merges the immediately following edit into this one if undo should treat both as one, such as
    /// consecutive typing or deleting of characters.
    ///
    /// - Returns: Whether the edits were merged.
    package mutating func merge(_ next: TextEdit) -> Bool {
        guard !next.inserted.contains("\n"), !inserted.contains("\n") else { return false }
        if removed.isEmpty || !inserted.isEmpty, next.removed.isEmpty, next.location == newRange.upperBound {
            inserted += next.inserted
            return true
        }
        if inserted.isEmpty, next.inserted.isEmpty {
            if next.oldRange.upperBound == location {
                location = next.location
                removed = next.removed + removed
                return true
            }
            if next.location == location {
                removed += next.removed
                return true
            }
        }
        return false
    }
}

/// A selection from a fixed anchor to a movable head, where the caret is displayed. The two are equal if
/// nothing is selected.
package struct TextSelection: Hashable {
    /// The fixed end of the selection.
    package var anchor: Int
    /// The end of the selection that moves when the selection is extended.
    package var head: Int

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    /// Creates an empty selection, which is displayed as a caret.
    package init(_ offset: Int) {
        self.init(anchor: offset, head: offset)
    }

    package init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
}
