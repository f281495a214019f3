import SourceRewriting
import Testing

/// A target whose files are rewritten by a test.
struct RewriteSample {
    var options = RewriteOptions(moduleName: "App")
    var context: [TargetDeclarations] = []

    /// Returns the result for files whose names have no directory.
    func rewrite(_ files: KeyValuePairs<String, String>) -> TargetRewriteResult {
        TargetRewriter(options: options, context: context)
            .rewrite(files.map { SourceFile(path: "/app/\($0.key)", text: $0.value) })
    }

    /// Returns the rewritten text of a single file without directives and added imports.
    func text(_ source: String) -> String {
        Self.body(rewrite(["File.swift": source]).files[0])
    }

    /// Returns the rewritten lines of a file without directives and added imports.
    static func body(_ file: RewrittenFile) -> String {
        var lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        if let last = lines.prefix(3).lastIndex(where: { $0.hasPrefix("#sourceLocation") && $0.hasSuffix("line: 1)") })
        {
            lines.removeFirst(last + 1)
        }
        return lines.joined(separator: "\n")
    }
}

/// Returns the rewritten text of a single file with UIKit imported.
func rewritten(_ source: String) -> String {
    let text = RewriteSample().text("import UIKit\n" + source)
    return String(text.dropFirst("import UIKit\n".count))
}

/// Returns the diagnostics for a single file with UIKit imported.
func diagnostics(_ source: String) -> [Diagnostic] {
    RewriteSample().rewrite(["File.swift": "import UIKit\n" + source]).diagnostics
}
