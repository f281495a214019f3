import Foundation

/// The edit menu of a text, and where things are that fingers need.
extension TextEditing {
    /// What the text shows for fingers: made for the first one.
    var touchControls: TextTouchControls {
        if let storedTouchControls { return storedTouchControls }
        let new = TextTouchControls(self)
        storedTouchControls = new
        return new
    }

    /// Where the selection begins and ends: without width, as high as the line, in the view's coordinates. Nil where nothing is
    /// selected.
    var selectionEnds: (start: CGRect, end: CGRect)? {
        let range = editor.selection.range
        let rects = selectionRectangles(of: range)
        guard let first = rects.first, let last = rects.last else { return nil }
        let isRightToLeft = first.writingDirection == .rightToLeft
        return (
            end(at: range.lowerBound, in: rects.filter { $0.rect.minY == first.rect.minY }, isRight: isRightToLeft),
            end(at: range.upperBound, in: rects.filter { $0.rect.minY == last.rect.minY }, isRight: !isRightToLeft)
        )
    }

    /// The side of one of the pieces of a line where a place of the text is. Where directions are mixed that may be any.
    private func end(at offset: Int, in pieces: [SelectionRectangle], isRight: Bool) -> CGRect {
        let rects = pieces.map(\.rect)
        let line = rects[0]
        let caret = caretRect(at: offset)
        var x = isRight ? rects.map(\.maxX).max() ?? line.maxX : rects.map(\.minX).min() ?? line.minX
        // The place behind a line that is broken is in the next one.
        if line.minY <= caret.midY, caret.midY <= line.maxY {
            let sides = rects.flatMap { [$0.minX, $0.maxX] }
            x = sides.min { abs($0 - caret.midX) < abs($1 - caret.midX) } ?? x
        }
        return CGRect(x: x, y: line.minY, width: 0, height: line.height)
    }

    /// What the edit menu stands beside: what can be seen of the selection, or the caret.
    var editMenuTarget: CGRect {
        let rects = selectionRectangles(of: editor.selection.range).map(\.rect)
        let all = rects.isEmpty ? caretRect(at: editor.selection.head) : rects.reduce(rects[0]) { $0.union($1) }
        let seen = all.intersection(textClip)
        guard !seen.isNull else { return all }
        return seen
    }

    /// Whether the edit menu offers something for what is selected.
    func canPerformInText(_ action: EditAction) -> Bool {
        let selection = editor.selection.range
        switch action {
        case .cut: return takesChanges && !selection.isEmpty && !isSecureTextEntry
        case .copy: return !selection.isEmpty && !isSecureTextEntry
        case .paste: return takesChanges && UIPasteboard.general.hasStrings
        case .select: return takesChanges && selection.isEmpty && hasText && !isSecureTextEntry
        case .selectAll: return hasText && selection.count < editor.length
        }
    }

    /// Opens the edit menu at a point of the view, as the mouse's second button does: for what is selected there, or for the word.
    ///
    /// - Returns: whether there is one.
    func openEditMenu(at point: CGPoint) -> Bool {
        guard becomeFirstResponder() else { return false }
        storedTouchControls?.yield()
        let isSelected = selectionRectangles(of: editor.selection.range).contains { $0.rect.contains(point) }
        if !isSelected, hasText {
            let place = offset(at: point)
            select(isSecureTextEntry ? TextSelection(place) : TextSelection(editor.boundaries.selection(at: place)))
        }
        return touchControls.editMenu.openAtPointer(point)
    }

    /// Opens it by the keyboard, at the caret.
    func openEditMenuByKey() -> Bool {
        let target = editMenuTarget
        storedTouchControls?.yield()
        return touchControls.editMenu.openAtPointer(CGPoint(x: target.midX, y: target.maxY))
    }
}
