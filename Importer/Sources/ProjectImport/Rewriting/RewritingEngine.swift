/// The rewriting of the files of one target.
protocol RewritingEngine: Sendable {
    /// The declarations of a file that affect how other files are rewritten.
    associatedtype Declarations: Codable, Equatable, Sendable

    /// A rewriter with the declarations of all files.
    associatedtype Session: Sendable

    /// A value that changes if the same file is rewritten differently, such as the settings of the target.
    var fingerprint: String { get }

    /// Returns the declarations of a file.
    func declarations(path: String, text: String) -> Declarations

    /// Returns a rewriter.
    ///
    /// - Parameters:
    ///   - declarations: The declarations of the target's files.
    ///   - dependencies: The declarations of the files of each target that it depends on, by module.
    func session(declarations: [Declarations], dependencies: [String: [Declarations]]) -> Session

    /// Returns a rewritten file and the problems in it.
    func rewrite(path: String, text: String, in session: Session) -> (text: String, diagnostics: [ImportDiagnostic])
}
