import Foundation
import Testing

@Suite("Code in documentation")
struct DocumentationTests {
    @Test("the code of each document compiles", arguments: Document.all)
    func compiles(document: Document) throws {
        for failure in try BlockCompiler(document: document).failures() {
            Issue.record("\(failure)")
        }
    }

    @Test("each excerpt is part of its file", arguments: Document.all)
    func excerpts(document: Document) throws {
        for block in try document.blocks() {
            guard case .excerpt(let path) = block.kind else { continue }
            let file = Document.root.appendingPathComponent(path)
            let source = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let isPart = source.indices.contains { start in
                guard start + block.lines.count <= source.count else { return false }
                return matches(Array(source[start..<start + block.lines.count]), block.lines)
            }
            #expect(isPart, "The code at line \(block.line) of \(document) is not a part of \(path).")
        }
    }

    /// Returns whether lines are equal apart from indentation that all of them share.
    private func matches(_ source: [Substring], _ lines: [String]) -> Bool {
        let indentations = zip(source, lines).filter { !$1.isEmpty }.map { $0.count - $1.count }
        guard Set(indentations).count <= 1, let indentation = indentations.first, indentation >= 0 else { return false }
        let spaces = String(repeating: " ", count: indentation)
        return zip(source, lines).allSatisfy { $0 == ($1.isEmpty ? "" : spaces + $1) }
    }

    @Test("kinds of code blocks are recognized")
    func kinds() throws {
        let text = """
            ```swift
            let a = 1
            ```
            - an item

              ```swift members of UIView
              var b = 2
                  + 3
              ```
            ```sh
            make
            ```
            ```swift fragment
            …
            ```
            """
        let blocks = try CodeBlock.blocks(in: text, isSource: false)
        #expect(blocks.map(\.kind) == [.program, .members(superclass: "UIView"), .fragment])
        #expect(blocks.map(\.line) == [2, 7, 14])
        #expect(blocks[1].lines == ["var b = 2", "    + 3"])
        let comment = text.split(separator: "\n").map { "    /// \($0)" }.joined(separator: "\n")
        #expect(try CodeBlock.blocks(in: comment, isSource: true).map(\.lines) == blocks.map(\.lines))
        #expect(throws: CodeBlock.UnknownKind.self) {
            try CodeBlock.blocks(in: "```swift fragmnt\n```", isSource: false)
        }
    }
}
