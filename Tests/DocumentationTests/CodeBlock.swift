import Foundation

/// A block of Swift code in a document or a doc comment.
struct CodeBlock {
    /// The check of a block, which follows `swift` in its first line.
    enum Kind: Equatable {
        /// A program of its own.
        case program
        /// The continuation of the blocks before it in the same document, back to the last `program`.
        case continued
        /// Members of a class, by default of a form view controller: `swift members of UITableViewCell`.
        case members(superclass: String)
        /// A part of a source file: `swift in Examples/Tutorials/…`.
        case excerpt(file: String)
        /// Not checked: code for other libraries, manifests, and deliberate mistakes.
        case fragment

        init?(_ words: some StringProtocol) {
            switch words {
            case "": self = .program
            case "continued": self = .continued
            case "members": self = .members(superclass: "FormViewController")
            case "fragment": self = .fragment
            default:
                if words.hasPrefix("members of ") {
                    self = .members(superclass: String(words.dropFirst("members of ".count)))
                } else if words.hasPrefix("in ") {
                    self = .excerpt(file: String(words.dropFirst("in ".count)))
                } else {
                    return nil
                }
            }
        }
    }

    let kind: Kind
    /// The number of the first line of code in the document, from 1.
    let line: Int
    let lines: [String]
}

extension CodeBlock {
    struct UnknownKind: Error, CustomStringConvertible {
        let words: String
        let line: Int

        var description: String { "line \(line): \"swift \(words)\" is no kind of code block. See CodeBlock.Kind." }
    }

    /// Returns the blocks of Swift code in a Markdown document, or in the doc comments of a source file.
    static func blocks(in text: String, isSource: Bool) throws -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var open: (fence: String, indentation: Int, kind: Kind?, line: Int)?
        var lines: [String] = []
        for (index, rawLine) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let line = isSource ? docComment(rawLine) : String(rawLine) else {
                open = nil
                continue
            }
            let indentation = line.prefix { $0 == " " }.count
            let content = line.dropFirst(indentation)
            if let current = open {
                guard content == current.fence else {
                    lines.append(String(line.dropFirst(min(indentation, current.indentation))))
                    continue
                }
                if let kind = current.kind { blocks.append(CodeBlock(kind: kind, line: current.line, lines: lines)) }
                open = nil
            } else if content.hasPrefix("```") {
                let fence = content.prefix { $0 == "`" }
                let words = content.dropFirst(fence.count)
                var kind: Kind?
                if words == "swift" || words.hasPrefix("swift ") {
                    let rest = words.dropFirst("swift ".count)
                    kind = Kind(rest)
                    guard kind != nil else { throw UnknownKind(words: String(rest), line: index + 1) }
                }
                open = (String(fence), indentation, kind, index + 2)
                lines = []
            }
        }
        return blocks
    }

    /// Returns the text of a line of a doc comment, or `nil` for other lines.
    private static func docComment(_ line: Substring) -> String? {
        let content = line.drop { $0 == " " }
        guard content.hasPrefix("///") else { return nil }
        let text = content.dropFirst(3)
        return String(text.hasPrefix(" ") ? text.dropFirst() : text)
    }
}
