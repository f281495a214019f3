import Foundation

/// The members of `UITextInput` that are not overridable.
extension UITextField {
    final func basePosition(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        steps(from: position, offset) { start, isBack in
            visualNeighbor(of: start, toRight: (direction == .right || direction == .down) != isBack)
        }
    }

    final func basePosition(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    {
        guard let range = offsets(of: range) else { return nil }
        let isForward = (direction == .right || direction == .down) != geometry.isRightToLeft
        return OffsetTextPosition(isForward ? range.upperBound : range.lowerBound)
    }

    final func baseCharacterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?
    {
        let isForward = (direction == .right || direction == .down) != geometry.isRightToLeft
        let start = offset(of: position)
        return OffsetTextRange(isForward ? start..<editor.length : 0..<start)
    }

    final func baseSetBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        switch writingDirection {
        case .natural: break
        case .leftToRight: textAlignment = .left
        case .rightToLeft: textAlignment = .right
        }
    }

    /// Selects a range programmatically and notifies the input delegate.
    final func setSelectedRange(_ range: UITextRange?) {
        guard let range = offsets(of: range) else { return }
        inputDelegate?.selectionWillChange(self)
        select(TextSelection(range))
        inputDelegate?.selectionDidChange(self)
    }
}
