import Foundation

/// The problems that rewriting finds in the sources of a target.
enum SourceDiagnostics {
    /// The name of the generated file that contains the warnings, and the imports and declarations for all files.
    static let fileName = "TrestleSupport.swift"

    /// Returns a source file for which the compiler reports warnings at their positions, with the declarations
    /// that all files of the target see. SwiftPM displays
    /// the output of a plugin's command only if the command fails.
    ///
    /// - Parameters:
    ///   - diagnostics: The problems.
    ///   - imports: The modules that all files of the target see without importing them.
    ///   - isXCTest: Whether the target contains test cases of XCTest.
    ///   - declaresModuleBundle: Whether the target of a Swift package has resources, which it reads by `Bundle.module`.
    static func sourceFile(
        _ diagnostics: [ImportDiagnostic], imports: [String] = [], isXCTest: Bool = false,
        declaresModuleBundle: Bool = false
    ) -> String {
        var lines = ["\(ImportPlan.mark). The warnings about the sources of this target, and what they see."]
        lines += imports.map { "@_exported import \($0)" }
        lines.append(SharedDeclarations.text)
        if isXCTest { lines.append(SharedDeclarations.testCaseObject) }
        if declaresModuleBundle { lines.append(SharedDeclarations.moduleBundle) }
        for diagnostic in diagnostics where diagnostic.severity == .warning {
            let text = [diagnostic.message, diagnostic.remedy].filter { !$0.isEmpty }.joined(separator: " ")
            if let file = diagnostic.file {
                lines.append("#sourceLocation(file: \(quoted(file.path)), line: \(max(diagnostic.line ?? 1, 1)))")
            }
            lines.append("#warning(\(quoted(text)))")
            if diagnostic.file != nil { lines.append("#sourceLocation()") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the problems in the sources of a target, without a cache.
    static func diagnostics(
        of target: ImportedTarget, in selection: TargetSelection, imports: [String: Set<String>]
    ) -> [ImportDiagnostic] {
        let engine = SwiftSyntaxEngine(
            target, selection: selection, imports: imports[target.module, default: []],
            trestleModules: Set(FrameworkCatalog.providedModules))
        let dependencies = TargetDependencies(selection, imports: imports).all(of: target.module)
        var context: [String: [SwiftSyntaxEngine.Declarations]] = [:]
        for module in dependencies {
            context[module] = texts(of: selection.target(module: module)).map(engine.declarations)
        }
        let files = texts(of: target)
        let session = engine.session(declarations: files.map(engine.declarations), dependencies: context)
        return files.flatMap { engine.rewrite(path: $0.path, text: $0.text, in: session).diagnostics }
    }

    private static func texts(of target: ImportedTarget?) -> [(path: String, text: String)] {
        (target?.swiftFiles ?? []).compactMap { file in
            (try? String(contentsOf: file.url, encoding: .utf8)).map { (file.url.standardizedFileURL.path, $0) }
        }
    }
}
