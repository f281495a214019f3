import SwiftSyntax

/// Replacements of parts of a text, which keep the number of lines before each original token.
struct EditList {
    private struct Edit {
        var start: Int
        var end: Int
        var order: Int
        var text: String
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Replaces a range of UTF-8 offsets.
    mutating func replace(_ range: Range<AbsolutePosition>, with text: String) {
        edits.append(
            Edit(start: range.lowerBound.utf8Offset, end: range.upperBound.utf8Offset, order: edits.count, text: text))
    }

    /// Inserts a text at a position. Texts at the same position keep the order of the calls.
    mutating func insert(_ text: String, at position: AbsolutePosition) {
        replace(position..<position, with: text)
    }

    /// Returns a text with all replacements. Line breaks that a replacement removes are appended to it. A
    /// replacement within another one is ignored.
    func apply(to text: String) -> String {
        guard !edits.isEmpty else { return text }
        let source = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 1024)
        var position = 0
        let insertionsFirst = edits.sorted {
            ($0.start, $0.start == $0.end ? 0 : 1, -$0.end, $0.order)
                < ($1.start, $1.start == $1.end ? 0 : 1, -$1.end, $1.order)
        }
        for edit in insertionsFirst {
            guard edit.start >= position, edit.end <= source.count else { continue }
            result += source[position..<edit.start]
            result += Array(edit.text.utf8)
            let newline = UInt8(ascii: "\n")
            let removed = source[edit.start..<edit.end].count { $0 == newline }
            let added = edit.start == edit.end ? removed : edit.text.utf8.count { $0 == newline }
            if removed > added { result += repeatElement(newline, count: removed - added) }
            position = edit.end
        }
        result += source[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
