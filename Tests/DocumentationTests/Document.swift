import Foundation

/// A Markdown document, or a source file with doc comments, of this repository.
struct Document: Sendable, CustomStringConvertible {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path in the repository.
    let path: String

    var description: String { path }

    func blocks() throws -> [CodeBlock] {
        let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        return try CodeBlock.blocks(in: text, isSource: path.hasSuffix(".swift"))
    }

    /// The documents with Swift code, sorted by path.
    static let all: [Document] = {
        var paths = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
        for folder in ["Sources", "Platform"] {
            let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            for case let file as String in files ?? .init() where file.hasSuffix(".swift") || file.hasSuffix(".md") {
                paths.append("\(folder)/\(file)")
            }
        }
        return paths.sorted().map(Document.init).filter { (try? $0.blocks().isEmpty) != true }
    }()
}
