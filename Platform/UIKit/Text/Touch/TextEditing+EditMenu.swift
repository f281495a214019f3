import Foundation

/// The edit menu of a text view or field, and the geometry that its touch controls use.
extension TextEditing {
    /// The touch controls, created on first use.
    var touchControls: TextTouchControls {
        if let storedTouchControls { return storedTouchControls }
        let new = TextTouchControls(self)
        storedTouchControls = new
        return new
    }

    /// The caret rectangles of the selection's start and end, of zero width and as high as the line, in the
    /// view's coordinates; `nil` if nothing is selected.
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

    /// Returns the edge of the selection rectangles of a line at which `offset` is located. In bidirectional
    /// text, this may be any of their edges.
    private func end(at offset: Int, in pieces: [SelectionRectangle], isRight: Bool) -> CGRect {
        let rects = pieces.map(\.rect)
        let line = rects[0]
        let caret = caretRect(at: offset)
        var x = isRight ? rects.map(\.maxX).max() ?? line.maxX : rects.map(\.minX).min() ?? line.minX
        // The caret after a broken line is displayed in the next line.
        if line.minY <= caret.midY, caret.midY <= line.maxY {
            let sides = rects.flatMap { [$0.minX, $0.maxX] }
            x = sides.min { abs($0 - caret.midX) < abs($1 - caret.midX) } ?? x
        }
        return CGRect(x: x, y: line.minY, width: 0, height: line.height)
    }

    /// The rectangle at which the edit menu points: the visible part of the selection, or the caret.
    var editMenuTarget: CGRect {
        let rects = selectionRectangles(of: editor.selection.range).map(\.rect)
        let all = rects.isEmpty ? caretRect(at: editor.selection.head) : rects.reduce(rects[0]) { $0.union($1) }
        let visible = all.intersection(visibleTextRect)
        guard !visible.isNull else { return all }
        return visible
    }

    /// Returns whether an edit action is available for the current selection, or `nil` for another action.
    func canPerformInText(_ selector: Selector) -> Bool? {
        if let action = EditAction(selector) { return offers(action) }
        return selector.description.hasPrefix("toggle") ? canEditAttributes : nil
    }

    private func offers(_ action: EditAction) -> Bool {
        let selection = editor.selection.range
        switch action {
        case .cut: return acceptsChanges && !selection.isEmpty && !isSecureTextEntry
        case .copy: return !selection.isEmpty && !isSecureTextEntry
        case .paste:
            guard acceptsChanges else { return false }
            let board = UIPasteboard.general
            return board.hasStrings || self is UITextView && allowsEditingTextAttributes && board.hasStyledText
        case .select: return acceptsChanges && selection.isEmpty && hasText && !isSecureTextEntry
        case .selectAll: return hasText && selection.count < editor.length
        }
    }

    /// Opens the edit menu at a point of the view, for a click with the secondary mouse button. Selects the
    /// word at the point unless the point is inside the selection.
    ///
    /// - Returns: Whether the menu was opened.
    func openEditMenu(at point: CGPoint) -> Bool {
        guard becomeFirstResponder() else { return false }
        storedTouchControls?.deactivate()
        let isSelected = selectionRectangles(of: editor.selection.range).contains { $0.rect.contains(point) }
        if !isSelected, hasText {
            let position = offset(at: point)
            select(
                isSecureTextEntry ? TextSelection(position) : TextSelection(editor.boundaries.selection(at: position)))
        }
        return touchControls.editMenu.openAtPointer(point)
    }

    /// Opens the edit menu at the caret, for a keyboard command.
    func openEditMenuByKey() -> Bool {
        let target = editMenuTarget
        storedTouchControls?.deactivate()
        return touchControls.editMenu.openAtPointer(CGPoint(x: target.midX, y: target.maxY))
    }
}
