import Foundation

/// The members of `UITextInput` that are not overridable.
extension UITextField {
    public final var markedTextRange: UITextRange? { editor.marked.map { OffsetTextRange($0) } }
    public final var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
    public final var endOfDocument: UITextPosition { OffsetTextPosition(editor.length) }

    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: fromPosition, to: toPosition)
    }

    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        place(from: position, by: offset)
    }

    public final func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        steps(from: position, offset) { start, isBack in
            visualNeighbor(of: start, toRight: (direction == .right || direction == .down) != isBack)
        }
    }

    public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        order(of: position, other)
    }

    public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }

    public final func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        guard let range = offsets(of: range) else { return nil }
        let isForward = (direction == .right || direction == .down) != geometry.isRightToLeft
        return OffsetTextPosition(isForward ? range.upperBound : range.lowerBound)
    }

    public final func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        let isForward = (direction == .right || direction == .down) != geometry.isRightToLeft
        let start = offset(of: position)
        return OffsetTextRange(isForward ? start..<editor.length : 0..<start)
    }

    public final func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { geometry.isRightToLeft ? .rightToLeft : .leftToRight }

    /// Sets the alignment. The writing direction of a text field's text is determined by its characters.
    public final func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        switch writingDirection {
        case .natural: break
        case .leftToRight: textAlignment = .left
        case .rightToLeft: textAlignment = .right
        }
    }

    public final func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        closestOffsetPosition(to: point, within: range)
    }

    /// Returns the character at a point. The text field's only line counts as high as the field.
    public final func characterRange(at point: CGPoint) -> UITextRange? {
        guard let line = selectionRectangles(of: 0..<editor.length).first else { return nil }
        return character(at: CGPoint(x: point.x, y: line.rect.midY))
    }

    /// Selects a range programmatically and notifies the input delegate.
    final func setSelectedRange(_ range: UITextRange?) {
        guard let range = offsets(of: range) else { return }
        inputDelegate?.selectionWillChange(self)
        select(TextSelection(range))
        inputDelegate?.selectionDidChange(self)
    }
}
