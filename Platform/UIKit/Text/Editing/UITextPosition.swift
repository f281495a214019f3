import Foundation

/// A position in the text of a `UITextInput`: before, between, or after characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range in the text of a `UITextInput`.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// Whether the range is empty.
    open var isEmpty: Bool { true }
    /// The start of the range.
    open var start: UITextPosition { UITextPosition() }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a text selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// The rectangle in the coordinates of the text input's view.
    open var rect: CGRect { .zero }
    /// The writing direction of the text in the rectangle.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical.
    open var isVertical: Bool { false }
}

/// A position defined by an offset in UTF-16.
final class OffsetTextPosition: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextPosition)?.offset == offset }
    nonisolated override var hash: Int { offset }
}

/// A range defined by two offsets in UTF-16.
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

/// A selection rectangle with fixed values.
final class SelectionRectangle: UITextSelectionRect {
    private let storedRect: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ rect: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        storedRect = rect
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    override var rect: CGRect { storedRect }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
