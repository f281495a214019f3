import Foundation

/// An object that finds text units, such as words and sentences, in the text of a `UITextInput`.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// Returns the text unit that encloses a position. If two units meet there, `direction` selects one of
    /// them.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Returns whether a position is at the end of a text unit in `direction`.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// Returns the next boundary of a text unit from a position in `direction`.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Returns whether a position is within a text unit, or at its boundary if the unit extends in
    /// `direction`.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// A tokenizer that uses Unicode's text boundaries. Lines are treated as paragraphs.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    /// Creates a tokenizer for the text of `textInput`, which is not retained.
    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    private var boundaries: TextBoundaries {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return TextBoundaries("") }
        return TextBoundaries(input.text(in: all) ?? "")
    }

    private func offset(of position: UITextPosition) -> Int {
        guard let input else { return 0 }
        return input.offset(from: input.beginningOfDocument, to: position)
    }

    private func position(at offset: Int) -> UITextPosition? {
        guard let input else { return nil }
        return input.position(from: input.beginningOfDocument, offset: offset)
    }

    private func isForward(_ direction: UITextDirection) -> Bool {
        direction == .storage(.forward) || direction == .layout(.right) || direction == .layout(.down)
    }

    /// Returns the text unit that contains an offset, or that begins there in the given direction.
    private func range(around offset: Int, _ granularity: UITextGranularity, forward: Bool) -> Range<Int>? {
        let text = boundaries
        let candidates: [Range<Int>]
        switch granularity {
        case .character:
            candidates = [
                text.characterStart(before: offset)..<offset, offset..<text.characterEnd(after: offset),
            ].filter { !$0.isEmpty }
        case .word, .sentence:
            let unit: TextBoundaries.Unit = granularity == .word ? .word : .sentence
            candidates = text.ranges(
                of: unit, in: text.paragraphStart(before: offset)..<text.paragraphEnd(after: offset))
        case .paragraph, .line:
            candidates = [text.paragraphStart(before: offset)..<text.paragraphEnd(after: offset)]
        case .document: candidates = [0..<text.length]
        }
        return candidates.first {
            forward ? $0.contains(offset) : $0.lowerBound < offset && offset <= $0.upperBound
        }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let range = range(around: offset(of: position), granularity, forward: isForward(direction)),
            let start = self.position(at: range.lowerBound), let end = self.position(at: range.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(of: position)
        let forward = isForward(direction)
        // A boundary in forward direction is the end of the unit before the offset.
        guard let range = range(around: offset, granularity, forward: !forward) else { return false }
        return forward ? range.upperBound == offset : range.lowerBound == offset
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let start = offset(of: position)
        let text = boundaries
        let forward = isForward(direction)
        guard forward ? start < text.length : start > 0 else { return nil }
        let end: Int
        switch granularity {
        case .character: end = forward ? text.characterEnd(after: start) : text.characterStart(before: start)
        case .word, .sentence:
            let unit: TextBoundaries.Unit = granularity == .word ? .word : .sentence
            end = forward ? text.end(of: unit, after: start) : text.start(of: unit, before: start)
        case .paragraph, .line:
            end = forward ? text.paragraphEnd(after: start) : text.paragraphStart(before: start)
        case .document: end = forward ? text.length : 0
        }
        return self.position(at: end)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        range(around: offset(of: position), granularity, forward: isForward(direction)) != nil
    }
}
