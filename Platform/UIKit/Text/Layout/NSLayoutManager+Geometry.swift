import Foundation

extension NSLayoutManager {
    private func range(_ range: NSRange) -> Range<Int> {
        let end = textStorage?.length ?? 0
        let start = min(max(0, range.location), end)
        return start..<max(start, min(end, range.location + range.length))
    }

    // MARK: Glyphs and characters

    /// The number of glyphs, which is the number of UTF-16 code units.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns whether there is a glyph with an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    /// Returns the index of a glyph's character.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the index of a character's glyph.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the glyphs of a range of characters.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let clamped = NSRange(range(charRange))
        actualCharRange?.pointee = clamped
        return clamped
    }

    /// Returns the characters of a range of glyphs.
    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let clamped = NSRange(range(glyphRange))
        actualGlyphRange?.pointee = clamped
        return clamped
    }

    /// Returns the glyphs in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange { layout(in: container)?.range ?? NSRange() }

    /// Returns the index of the first character that is not laid out, because the lines are limited.
    public func firstUnlaidCharacterIndex() -> Int { layout.map { $0.range.location + $0.range.length } ?? 0 }

    /// Returns the index of the first glyph that is not laid out, because the lines are limited.
    public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// Returns the container of a glyph.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the glyph.
    ///   - effectiveGlyphRange: The glyphs in the container.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let container = textContainers.first, let range = layout?.range,
            NSLocationInRange(glyphIndex, range)
        else { return nil }
        effectiveGlyphRange?.pointee = range
        return container
    }

    /// Returns the container of a glyph.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    // MARK: Lines

    /// Returns the rectangle of the text in a container, including the padding at both ends of the lines.
    public func usedRect(for container: NSTextContainer) -> CGRect { layout(in: container)?.usedRect ?? .zero }

    /// Returns the rectangle of the line with a glyph, between the sides of the container.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the glyph.
    ///   - effectiveGlyphRange: The glyphs of the line.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let fragment = layout?.fragment(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(fragment.range)
        return fragment.rect
    }

    /// Returns the rectangle of the line with a glyph, between the sides of the container.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the rectangle of the text in the line with a glyph, including the padding at both ends.
    ///
    /// - Parameters:
    ///   - glyphIndex: The index of the glyph.
    ///   - effectiveGlyphRange: The glyphs of the line.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let fragment = layout?.fragment(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(fragment.range)
        return fragment.used
    }

    /// Returns the rectangle of the text in the line with a glyph, including the padding at both ends.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The line after a line terminator at the end of the text; `nil` if there is none.
    private var extraFragment: ContainerLayout.Fragment? {
        guard let layout else { return nil }
        let last = layout.fragment(at: layout.length)
        return last.range.isEmpty ? last : nil
    }

    /// The rectangle of the empty line after a line terminator at the end of the text, or zero.
    public var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }

    /// The part of `extraLineFragmentRect` for text, including the padding at both ends.
    public var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }

    /// The container of the empty line after a line terminator at the end of the text.
    public var extraLineFragmentTextContainer: NSTextContainer? { extraFragment == nil ? nil : textContainers.first }

    /// Returns the position of a glyph on the baseline, relative to the rectangle of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout else { return .zero }
        let fragment = layout.fragment(at: glyphIndex)
        let caret = layout.block.caretRect(at: glyphIndex)
        return CGPoint(x: caret.minX + layout.padding - fragment.rect.minX, y: fragment.baseline)
    }

    /// Returns the size of the attachment of a glyph, or a size of -1 × -1 for other glyphs.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let textStorage, isValidGlyphIndex(glyphIndex),
            textStorage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) != nil
        else { return CGSize(width: -1, height: -1) }
        return boundingRect(
            forGlyphRange: NSRange(location: glyphIndex, length: 1), in: textContainers.first ?? NSTextContainer()
        ).size
    }

    /// Calls a closure for each line with glyphs of a range.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - block: A closure with the rectangle of the line, that of its text, the container, the glyphs of
    ///     the line, and a value that ends the enumeration if it is set to `true`.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout, let container = textContainers.first else { return }
        let range = range(glyphRange)
        var stop = ObjCBool(false)
        for fragment in layout.fragments(in: range) {
            block(fragment.rect, fragment.used, container, NSRange(fragment.range), &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Rectangles

    /// Returns the rectangle that encloses the glyphs of a range.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(in: container) else { return .zero }
        let rect = layout.rects(of: range(glyphRange), isSelection: false).reduce(CGRect.null) { $0.union($1) }
        return rect.isNull ? .zero : rect
    }

    /// Calls a closure for each rectangle that encloses glyphs of a range.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs.
    ///   - selectedRange: The selected glyphs, whose rectangles include the ends of lines after which the
    ///     selection continues, or a location of `NSNotFound` for rectangles of the glyphs only.
    ///   - textContainer: The container.
    ///   - block: A closure with the rectangle, and a value that ends the enumeration if it is set to `true`.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let layout = layout(in: textContainer) else { return }
        var stop = ObjCBool(false)
        for rect in layout.rects(of: range(glyphRange), isSelection: selectedRange.location != NSNotFound) {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the glyphs of the lines that intersect a rectangle.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let lines = layout(in: container)?.fragments.filter({ $0.rect.intersects(bounds) }),
            let first = lines.first, let last = lines.last
        else { return NSRange() }
        return NSRange(range(NSRange(first.range.lowerBound..<last.range.upperBound)))
    }

    /// Returns the glyphs of the lines that intersect a rectangle.
    public func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    // MARK: Points

    /// Returns the index of the glyph at a point, or of the nearest one.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        layout(in: container)?.character(at: point).offset ?? 0
    }

    /// Returns the index of the glyph at a point, or of the nearest one.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - container: The container.
    ///   - partialFraction: The part of the glyph's width before the point, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let (offset, fraction) = layout(in: container)?.character(at: point) ?? (0, 0)
        partialFraction?.pointee = fraction
        return offset
    }

    /// Returns the part of the width of the glyph at a point that is before the point, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        layout(in: container)?.character(at: point).fraction ?? 0
    }

    /// Returns the index of the character at a point, or of the nearest one.
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the container.
    ///   - container: The container.
    ///   - partialFraction: The part of the distance between the caret positions of this character and of the
    ///     next one that is before the point, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }
}
