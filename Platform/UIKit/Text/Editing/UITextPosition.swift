import Foundation

/// A place in the text of a `UITextInput`: before, between or behind characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range in the text of a `UITextInput`.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Whether there is nothing in the range.
    open var isEmpty: Bool { true }
    /// Where the range begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the range ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle, in the coordinates of the text input's view.
    open var rect: CGRect { .zero }
    /// Which way the text in it runs.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}

/// A position that is an offset in UTF-16.
final class OffsetTextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// A range between two offsets in UTF-16.
final class OffsetTextRange: UITextRange {
    let range: Range<Int>

    init(_ range: Range<Int>) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { OffsetTextPosition(range.lowerBound) }
    override var end: UITextPosition { OffsetTextPosition(range.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextRange)?.range == range }
    nonisolated override var hash: Int { range.hashValue }
}

/// A rectangle of a selection, with what is to be known of it.
final class SelectionRectangle: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        place = rect
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
