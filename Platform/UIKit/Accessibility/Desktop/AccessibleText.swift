internal import DesktopBus

/// The text of a node as AT-SPI reads and edits it. Offsets count Unicode scalars.
@MainActor
struct AccessibleText {
    let node: AccessibilityNode
    private let input: (any UITextInput & UIView)?
    let scalars: [Unicode.Scalar]

    /// - Returns: `nil` if the node has no text.
    init?(_ node: AccessibilityNode) {
        self.node = node
        input = node.view as? any UITextInput & UIView
        switch node.role {
        case .textField, .secureTextField, .searchField, .textView: scalars = Array((node.value ?? "").unicodeScalars)
        case .staticText, .header: scalars = Array((node.label ?? "").unicodeScalars)
        default:
            guard let text = node.pageText else { return nil }
            scalars = Array(text.unicodeScalars)
        }
    }

    var count: Int { scalars.count }

    var isEditable: Bool {
        guard let input, !node.traits.contains(.notEnabled) else { return false }
        return (input as? UITextView)?.isEditable ?? (input is UITextField)
    }

    /// The position of the caret, or the end of the selection.
    var caret: Int { selection.upperBound }

    private var selection: Range<Int> {
        guard let input, let range = input.selectedTextRange else { return 0..<0 }
        func offset(_ position: UITextPosition) -> Int {
            scalarOffset(ofUnits: input.offset(from: input.beginningOfDocument, to: position))
        }
        let (start, end) = (offset(range.start), offset(range.end))
        return min(start, end)..<max(start, end)
    }

    // MARK: Offsets

    func scalarOffset(ofUnits units: Int) -> Int {
        var (rest, offset) = (units, 0)
        while rest > 0, offset < scalars.count {
            rest -= UTF16.width(scalars[offset])
            offset += 1
        }
        return offset
    }

    func unitOffset(ofScalars offset: Int) -> Int {
        scalars.prefix(max(0, offset)).reduce(0) { $0 + UTF16.width($1) }
    }

    private func substring(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[range])
        return String(text)
    }

    /// Returns a range of existing characters. A negative end means that of the text.
    private func range(_ start: Int?, _ end: Int?) -> Range<Int> {
        let last = end.map { $0 < 0 ? count : min($0, count) } ?? count
        let first = min(max(0, start ?? 0), last)
        return first..<last
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let input else { return nil }
        let start = input.position(from: input.beginningOfDocument, offset: unitOffset(ofScalars: range.lowerBound))
        let end = input.position(from: input.beginningOfDocument, offset: unitOffset(ofScalars: range.upperBound))
        guard let start, let end else { return nil }
        return input.textRange(from: start, to: end)
    }

    /// Returns the word, line or whole text around an offset.
    private func unit(_ granularity: Int, at offset: Int) -> Range<Int> {
        let offset = min(max(0, offset), count)
        // A page says where its lines end.
        if granularity == 3, node.readingContent != nil,
            let line = node.lineRanges(in: scalars).last(where: { $0.lowerBound <= offset && !$0.isEmpty })
        {
            return line
        }
        func isBoundary(_ index: Int) -> Bool {
            switch granularity {
            case 0: true
            case 1: scalars[index].properties.isWhitespace
            default: scalars[index] == "\n"
            }
        }
        guard granularity > 0 else { return offset..<min(offset + 1, count) }
        var (start, end) = (offset, offset)
        while start > 0, !isBoundary(start - 1) { start -= 1 }
        while end < count, !isBoundary(end) { end += 1 }
        return start..<min(end + (end < count ? 1 : 0), count)
    }

    // MARK: Calls

    func call(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let (first, second) = (arguments.first?.intValue, arguments.dropFirst().first?.intValue)
        func found(_ range: Range<Int>) -> [DBusValue] {
            [
                .string(substring(range)), .int32(Int32(clamping: range.lowerBound)),
                .int32(Int32(clamping: range.upperBound)),
            ]
        }
        switch method {
        case "GetText": return [.string(substring(range(first, second)))]
        // Characters, words, sentences, lines and paragraphs; a text on the screen has no sentences of its own.
        case "GetStringAtOffset": return found(unit(second ?? 0, at: first ?? 0))
        // Characters, words (1, 2), sentences (3, 4) and lines (5, 6).
        case "GetTextAtOffset": return found(unit(((second ?? 0) + 1) / 2, at: first ?? 0))
        case "GetCharacterAtOffset":
            let offset = first ?? -1
            return [.int32(scalars.indices.contains(offset) ? Int32(bitPattern: scalars[offset].value) : 0)]
        case "SetCaretOffset": return [.bool(select(first ?? 0, first ?? 0))]
        case "GetNSelections": return [.int32(selection.isEmpty ? 0 : 1)]
        case "GetSelection":
            return [.int32(Int32(clamping: selection.lowerBound)), .int32(Int32(clamping: selection.upperBound))]
        case "AddSelection": return [.bool(select(first ?? 0, second ?? 0))]
        case "SetSelection": return [.bool(select(second ?? 0, arguments.last?.intValue ?? 0))]
        case "RemoveSelection": return [.bool(select(caret, caret))]
        case "GetAttributes", "GetAttributeRun":
            let includesDefaults = method == "GetAttributes" || arguments.last?.boolValue == true
            let run = attributeRun(at: first ?? 0, includesDefaults: includesDefaults)
            return [
                run.attributes, .int32(Int32(clamping: run.range.lowerBound)),
                .int32(Int32(clamping: run.range.upperBound)),
            ]
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return [defaultAttributes]
        case "GetCharacterExtents", "GetRangeExtents":
            let end = method == "GetRangeExtents" ? second : first.map { $0 + 1 }
            return rect(range(first, end)).map(Self.pixels)
        default: return nil
        }
    }

    /// Returns a length as a number of pixels.
    static func pixels(_ length: CGFloat) -> DBusValue {
        .int32(Int32(clamping: Int(max(-1e9, min(1e9, length.rounded())))))
    }

    private func rect(_ range: Range<Int>) -> [CGFloat] {
        guard let input, let range = textRange(range) else {
            let line = node.lineRanges(in: scalars).firstIndex { $0.contains(range.lowerBound) }
            let frame = line.flatMap { node.readingContent?.accessibilityFrame(forLineNumber: $0) } ?? node.frame
            return [frame.minX, frame.minY, frame.width, frame.height]
        }
        let rect = UIAccessibility.convertToScreenCoordinates(input.firstRect(for: range), in: input)
        return [rect.minX, rect.minY, rect.width, rect.height]
    }

    private func select(_ start: Int, _ end: Int) -> Bool {
        guard let input, let range = textRange(range(start, end)) else { return false }
        input.selectedTextRange = range
        return true
    }

    func edit(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        guard isEditable else { return [.bool(false)] }
        let first = arguments.first?.intValue
        switch method {
        case "SetTextContents": return [.bool(replace(0..<count, arguments.first?.stringValue ?? ""))]
        case "InsertText":
            let start = min(max(0, first ?? 0), count)
            return [.bool(replace(start..<start, arguments.dropFirst().first?.stringValue ?? ""))]
        case "DeleteText": return [.bool(replace(range(first, arguments.dropFirst().first?.intValue), ""))]
        default: return nil
        }
    }

    /// Replaces characters as typing does, so that delegates and actions are called.
    private func replace(_ range: Range<Int>, _ text: String) -> Bool {
        guard let input, input.becomeFirstResponder() || input.isFirstResponder,
            select(range.lowerBound, range.upperBound)
        else { return false }
        if text.isEmpty {
            if !range.isEmpty { input.deleteBackward() }
        } else {
            input.insertText(text)
        }
        return true
    }
}
