/// A text with expressions in `${…}`, split into its segments.
struct InterpolatedText: Sendable {
    enum Segment: Hashable, Sendable {
        case text(String)
        /// The range of an expression, without `${` and `}`.
        case expression(Range<Int>)
    }

    private(set) var segments: [Segment] = []
    /// The offset after the text, including its terminator.
    private(set) var end: Int

    /// Splits the text that begins at `start`. `\$` and `` \` `` are the characters themselves.
    ///
    /// - Parameter terminator: The scalar that ends the text; `nil` for a text that ends with `scalars`.
    /// - Returns: `nil` if the terminator is missing.
    init?(_ scalars: [Unicode.Scalar], from start: Int = 0, terminator: Unicode.Scalar?) {
        end = start
        var text = String.UnicodeScalarView()
        // After a `${` that is not closed everything is text, so that each scalar is visited at most twice.
        var searchesExpressions = true
        while end < scalars.count, scalars[end] != terminator {
            let next = end + 1 < scalars.count ? scalars[end + 1] : nil
            if scalars[end] == "\\", next == "$" || next == "`" {
                text.append(scalars[end + 1])
                end += 2
            } else if searchesExpressions, scalars[end] == "$", next == "{" {
                guard let close = Self.closingBrace(in: scalars, from: end + 2) else {
                    searchesExpressions = false
                    continue
                }
                if !text.isEmpty { segments.append(.text(String(text))) }
                text.removeAll()
                segments.append(.expression(end + 2..<close))
                end = close + 1
            } else {
                text.append(scalars[end])
                end += 1
            }
        }
        if !text.isEmpty { segments.append(.text(String(text))) }
        guard terminator != nil else { return }
        guard end < scalars.count else { return nil }
        end += 1
    }

    /// Returns the offset of the brace that closes an expression, ignoring braces in its strings and objects.
    private static func closingBrace(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        var depth = 1
        var index = start
        while index < scalars.count {
            switch scalars[index] {
            case "'", "\"":
                guard let end = stringEnd(in: scalars, from: index) else { return nil }
                index = end
                continue
            case "{": depth += 1
            case "}":
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns the offset after the string literal at `start`, whose first scalar is its quotation mark.
    static func stringEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == scalars[start] { return index + 1 }
            let escapes = index + 1 < scalars.count && [scalars[start], "\\"].contains(scalars[index + 1])
            index += scalars[index] == "\\" && escapes ? 2 : 1
        }
        return nil
    }
}
