import Foundation

/// The members of `UITextInput` that are not overridable.
extension UITextView {
    final func basePosition(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        let block = block
        return steps(from: position, offset) { start, isBack in
            switch direction {
            case .left, .right: block.visualNeighbor(of: start, toRight: (direction == .right) != isBack)
            default:
                block.verticalNeighbor(
                    of: start, below: (direction == .down) != isBack, x: block.caretRect(at: start).minX)
            }
        }
    }

    final func basePosition(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        offsets(of: range).map {
            OffsetTextPosition(isForward(direction, at: $0.lowerBound) ? $0.upperBound : $0.lowerBound)
        }
    }

    final func baseCharacterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        let start = offset(of: position)
        return OffsetTextRange(isForward(direction, at: start) ? start..<editor.length : 0..<start)
    }

    private func isForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        direction == .down || direction == .right && !isRightToLeft(at: offset)
            || direction == .left && isRightToLeft(at: offset)
    }

    private func isRightToLeft(at offset: Int) -> Bool { block.paragraph(atOffset: offset).isRightToLeft }

    final func resolvedWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { isRightToLeft(at: offset(of: position)) ? .rightToLeft : .leftToRight }

    final func baseSetBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        guard let range = offsets(of: range) else { return }
        let text = attributed ?? NSMutableAttributedString(attributedString: styledText)
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(
            (range.lowerBound < text.length
                ? text.attribute(.paragraphStyle, at: range.lowerBound, effectiveRange: nil) as? NSParagraphStyle : nil)
                ?? .default)
        style.baseWritingDirection = writingDirection
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(range))
        attributed = text
        displayDidChange()
    }

    /// Selects a range programmatically and notifies the input delegate.
    final func setSelectedRange(_ range: UITextRange?) {
        guard let range = offsets(of: range) else { return }
        inputDelegate?.selectionWillChange(self)
        select(TextSelection(range))
        inputDelegate?.selectionDidChange(self)
    }
}
