import SwiftParser
import SwiftSyntax

/// Rewrites the source files of a target so that they compile on Linux.
///
/// Rewriting has two steps. ``declarations(of:)`` reads the declarations of one file and can be cached by the
/// contents of the file. ``prepare(_:)`` merges the declarations of all files; the result rewrites single files.
public struct TargetRewriter: Sendable {
    /// The properties of the target.
    public let options: RewriteOptions

    /// The declarations of the modules that the target depends on.
    public let context: [TargetDeclarations]

    /// Creates a rewriter for a target.
    public init(options: RewriteOptions, context: [TargetDeclarations] = []) {
        self.options = options
        self.context = context
    }

    /// Returns the declarations of a file.
    public func declarations(of file: SourceFile) -> FileDeclarations {
        collect(file.path, Parser.parse(source: file.text))
    }

    /// Returns the target's files, ready to be rewritten.
    public func prepare(_ files: [FileDeclarations]) -> PreparedTarget {
        PreparedTarget(
            declarations: TargetDeclarations(moduleName: options.moduleName, files: files), options: options,
            context: context)
    }

    /// Rewrites all files of the target.
    public func rewrite(_ files: [SourceFile]) -> TargetRewriteResult {
        let trees = files.map { Parser.parse(source: $0.text) }
        let target = prepare(zip(files, trees).map { collect($0.path, $1) })
        var result = TargetRewriteResult(files: [], diagnostics: [], declarations: target.declarations)
        for (file, tree) in zip(files, trees) {
            let (rewritten, diagnostics) = target.rewrite(file, tree: tree)
            result.files.append(rewritten)
            result.diagnostics += diagnostics
        }
        return result
    }

    private func collect(_ path: String, _ tree: SourceFileSyntax) -> FileDeclarations {
        DeclarationCollector(path: path, tree: tree, options: options).declarations
    }
}

/// The rewritten files of a target.
public struct TargetRewriteResult: Sendable {
    /// The files in the order of the originals.
    public var files: [RewrittenFile]

    /// The problems that were found.
    public var diagnostics: [Diagnostic]

    /// The declarations of the target, for targets that depend on it.
    public var declarations: TargetDeclarations
}

/// A target whose declarations are known.
///
/// A rewritten file depends only on its text, the declarations of the target and of the modules that it depends
/// on, and the options.
public struct PreparedTarget: Sendable {
    /// The declarations of the target.
    public let declarations: TargetDeclarations

    private let options: RewriteOptions
    private let index: TargetIndex

    init(declarations: TargetDeclarations, options: RewriteOptions, context: [TargetDeclarations]) {
        self.declarations = declarations
        self.options = options
        index = TargetIndex(target: declarations, context: context)
    }

    /// Rewrites a file.
    public func rewrite(_ file: SourceFile) -> (file: RewrittenFile, diagnostics: [Diagnostic]) {
        rewrite(file, tree: Parser.parse(source: file.text))
    }

    func rewrite(_ file: SourceFile, tree: SourceFileSyntax) -> (RewrittenFile, [Diagnostic]) {
        let rewriter = FileRewriter(path: file.path, tree: tree, index: index, options: options)
        let text = rewriter.rewrite(file.text)
        return (RewrittenFile(path: file.path, text: text), rewriter.diagnostics)
    }
}
