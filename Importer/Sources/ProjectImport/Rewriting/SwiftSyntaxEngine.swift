import Foundation
import SourceRewriting
import XcodeProject

/// The rewriting of the files of one target with SwiftSyntax.
struct SwiftSyntaxEngine: RewritingEngine {
    let fingerprint: String
    private let rewriter: TargetRewriter

    /// Creates an engine for a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - selection: All targets.
    ///   - imports: The modules that the files of the target import.
    ///   - trestleModules: The modules that Trestle's package provides in place of Apple's frameworks.
    init(
        _ target: ImportedTarget, selection: TargetSelection, imports: Set<String>, trestleModules: Set<String>
    ) {
        let options = RewriteOptions(
            moduleName: target.module, languageMode: target.settings.swiftLanguageMode == .v6 ? .v6 : .v5,
            defaultsToMainActor: target.settings.isMainActorByDefault, isTest: target.isTest,
            availableModules: Self.availableModules(selection, imports: imports, trestleModules: trestleModules),
            conditions: Set(target.settings.activeCompilationConditions), renamedModules: target.renamedModules)
        rewriter = TargetRewriter(options: options)
        fingerprint = Self.fingerprint(options)
    }

    func declarations(path: String, text: String) -> FileDeclarations {
        rewriter.declarations(of: SourceFile(path: path, text: text))
    }

    func session(declarations: [FileDeclarations], dependencies: [String: [FileDeclarations]]) -> PreparedTarget {
        let context = dependencies.sorted { $0.key < $1.key }.map {
            TargetDeclarations(moduleName: $0.key, files: $0.value)
        }
        return TargetRewriter(options: rewriter.options, context: context).prepare(declarations)
    }

    func rewrite(
        path: String, text: String, in session: PreparedTarget
    ) -> (text: String, diagnostics: [ImportDiagnostic]) {
        let (file, diagnostics) = session.rewrite(SourceFile(path: path, text: text))
        return (file.text, diagnostics.compactMap(ImportDiagnostic.init))
    }

    /// Returns the modules that the target can import on Linux.
    private static func availableModules(
        _ selection: TargetSelection, imports: Set<String>, trestleModules: Set<String>
    ) -> Set<String> {
        let products = selection.targets.flatMap(\.target.packageProducts)
        // The modules of a package are known only after its resolution: any other module may be one of them.
        let others = products.isEmpty ? [] : imports.filter { FrameworkCatalog.framework(named: $0) == nil }
        return Set(selection.targets.map(\.module)).union(products.map(\.name)).union(others).union(trestleModules)
            .union(FrameworkCatalog.generatedModules)
    }

    /// Returns a text that changes with the options and with this program.
    private static func fingerprint(_ options: RewriteOptions) -> String {
        let program = FileStatus(URL(fileURLWithPath: "/proc/self/exe"))
        let parts: [String] = [
            options.moduleName, "\(options.languageMode)", "\(options.defaultsToMainActor)", "\(options.isTest)",
            options.availableModules.sorted().joined(separator: ","),
            options.conditions.sorted().joined(separator: ","),
            options.renamedModules.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ","),
            "\(program?.size ?? 0)", "\(program?.modification.seconds ?? 0)",
            "\(program?.modification.nanoseconds ?? 0)",
        ]
        return parts.joined(separator: "|")
    }
}

extension ImportDiagnostic {
    /// Creates a diagnostic from one of the engine, or returns `nil` for a note.
    init?(_ diagnostic: SourceRewriting.Diagnostic) {
        let severity: Severity
        switch diagnostic.severity {
        case .error: severity = .error
        case .warning: severity = .warning
        case .note: return nil
        }
        self.init(
            severity, Self.sentence(diagnostic.message), remedy: diagnostic.remedy.map(Self.sentence) ?? "",
            file: URL(fileURLWithPath: diagnostic.path), line: diagnostic.line, column: diagnostic.column)
    }

    /// Returns a message in the compiler's style as a sentence.
    private static func sentence(_ text: String) -> String {
        guard let first = text.first, !text.hasSuffix(".") else { return text }
        return first.uppercased() + text.dropFirst() + "."
    }
}
