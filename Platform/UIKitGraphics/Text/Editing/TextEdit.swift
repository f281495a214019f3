/// One change of a text: what stood at a place, and what stands there now. Offsets are in UTF-16.
package struct TextEdit: Equatable {
    /// Where the change begins.
    var location: Int
    var removed: String
    package var inserted: String
    /// What was selected before.
    var selection: TextSelection

    /// What stood there before, in the old text.
    package var oldRange: Range<Int> { location..<(location + removed.utf16.count) }
    /// What stands there now, in the new text.
    package var newRange: Range<Int> { location..<(location + inserted.utf16.count) }

    /// Takes `next`, which was made right after this, into this change, if both are one to a person: letters that are
    /// typed one after another, or deleted so.
    ///
    /// - Returns: whether it did.
    package mutating func absorb(_ next: TextEdit) -> Bool {
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

/// What is selected: from where the selection was begun to where it goes, which is where the caret is. Both are the same
/// where nothing is selected.
package struct TextSelection: Hashable {
    /// Where it was begun.
    package var anchor: Int
    /// Where it goes.
    package var head: Int

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    /// A caret.
    package init(_ offset: Int) {
        self.init(anchor: offset, head: offset)
    }

    package init(_ range: Range<Int>) {
        self.init(anchor: range.lowerBound, head: range.upperBound)
    }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
}
