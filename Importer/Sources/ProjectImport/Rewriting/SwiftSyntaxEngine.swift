/// The engine that rewrites Objective-C features.
struct SwiftSyntaxEngine: RewritingEngine {
    struct Declarations: Codable, Equatable {}

    let fingerprint: String

    init(
        _ target: ImportedTarget, selection: TargetSelection, imports: Set<String>, trestleModules: Set<String>
    ) {
        fingerprint = target.module
    }

    func declarations(path: String, text: String) -> Declarations { Declarations() }

    func session(declarations: [Declarations], dependencies: [String: [Declarations]]) {}

    func rewrite(path: String, text: String, in session: Void) -> (text: String, diagnostics: [ImportDiagnostic]) {
        ("#sourceLocation(file: \(quoted(path)), line: 1)\n\(text)", [])
    }
}
