import Foundation

/// The parts of `UITextInput` that are based on positions with UTF-16 offsets.
extension TextEditing {
    /// Returns the offset of a position. A position of another type is treated as the end of the text.
    func offset(of position: UITextPosition) -> Int {
        guard let position = position as? OffsetTextPosition else { return editor.length }
        return min(max(0, position.offset), editor.length)
    }

    func offsets(of range: UITextRange?) -> Range<Int>? {
        guard let range else { return nil }
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return start <= end ? start..<end : nil
    }

    func range(from first: UITextPosition, to second: UITextPosition) -> UITextRange {
        let (from, to) = (offset(of: first), offset(of: second))
        return OffsetTextRange(min(from, to)..<max(from, to))
    }

    func place(from position: UITextPosition, by offset: Int) -> UITextPosition? {
        let (sum, overflow) = self.offset(of: position).addingReportingOverflow(offset)
        guard !overflow, (0...editor.length).contains(sum) else { return nil }
        return OffsetTextPosition(sum)
    }

    /// Returns the position after `count` steps, or `nil` if a step does not change the position.
    func steps(from position: UITextPosition, _ count: Int, _ step: (Int, _ isBack: Bool) -> Int) -> UITextPosition? {
        var current = offset(of: position)
        for _ in 0..<abs(count) {
            let next = step(current, count < 0)
            if next == current { return nil }
            current = next
        }
        return OffsetTextPosition(current)
    }

    func order(of position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(of: position), offset(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    func closestOffsetPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = offsets(of: range) else { return nil }
        return OffsetTextPosition(min(max(offset(at: point), range.lowerBound), range.upperBound))
    }

    /// Returns the range of the character at a point in the view, or `nil` outside the text.
    func character(at point: CGPoint) -> UITextRange? {
        guard hasText else { return nil }
        let nearest = offset(at: point)
        let boundaries = editor.boundaries
        let before = boundaries.characterStart(before: nearest)..<nearest
        let after = nearest..<boundaries.characterEnd(after: nearest)
        for range in [before, after] where !range.isEmpty {
            let containsPoint = selectionRectangles(of: range).contains {
                $0.rect.minX <= point.x && point.x <= $0.rect.maxX && $0.rect.minY <= point.y && point.y <= $0.rect.maxY
            }
            if containsPoint { return OffsetTextRange(range) }
        }
        return nil
    }
}

extension NSRange {
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }
}
