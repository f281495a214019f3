import Foundation

/// What of `UITextInput` follows from offsets alone.
extension UITextField {
    public final var markedTextRange: UITextRange? { editor.marked.map { OffsetTextRange($0) } }
    public final var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
    public final var endOfDocument: UITextPosition { OffsetTextPosition(editor.length) }

    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (from, to) = (offset(of: fromPosition), offset(of: toPosition))
        return OffsetTextRange(min(from, to)..<max(from, to))
    }

    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflow) = self.offset(of: position).addingReportingOverflow(offset)
        guard !overflow, (0...editor.length).contains(sum) else { return nil }
        return OffsetTextPosition(sum)
    }

    public final func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?
    {
        let toRight = (direction == .right || direction == .down) == (offset >= 0)
        var place = self.offset(of: position)
        for _ in 0..<abs(offset) {
            let next = neighbour(of: place, toRight: toRight)
            if next == place { return nil }
            place = next
        }
        return OffsetTextPosition(place)
    }

    public final func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(of: position), offset(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
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

    /// A field's text runs as its characters say. Only that can be asked for.
    public final func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        switch writingDirection {
        case .natural: break
        case .leftToRight: textAlignment = .left
        case .rightToLeft: textAlignment = .right
        }
    }

    public final func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = offsets(of: range) else { return nil }
        return OffsetTextPosition(min(max(offset(at: point), range.lowerBound), range.upperBound))
    }

    public final func characterRange(at point: CGPoint) -> UITextRange? {
        guard hasText else { return nil }
        let nearest = offset(at: point)
        let boundaries = editor.boundaries
        let before = boundaries.characterStart(before: nearest)..<nearest
        let after = nearest..<boundaries.characterEnd(after: nearest)
        for range in [before, after] where !range.isEmpty {
            if selectionRectangles(of: range).contains(where: { $0.rect.minX <= point.x && point.x <= $0.rect.maxX }) {
                return OffsetTextRange(range)
            }
        }
        return nil
    }

    // MARK: Offsets

    /// The UTF-16 offset of a position; one that is not the field's counts as its end.
    final func offset(of position: UITextPosition) -> Int {
        guard let position = position as? OffsetTextPosition else { return editor.length }
        return min(max(0, position.offset), editor.length)
    }

    final func offsets(of range: UITextRange?) -> Range<Int>? {
        guard let range else { return nil }
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return start <= end ? start..<end : nil
    }
}

extension NSRange {
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }
}
