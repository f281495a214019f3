/// A problem that was found in a source file during rewriting.
public struct Diagnostic: Hashable, Codable, Sendable {
    /// The importance of a diagnostic.
    public enum Severity: String, Hashable, Codable, Sendable {
        /// The file does not compile, or traps at run time.
        case error
        /// A part of the app behaves differently.
        case warning
        /// Information without consequences.
        case note
    }

    /// The importance of the problem.
    public var severity: Severity

    /// The absolute path of the original file.
    public var path: String

    /// The line in the original file, counted from 1.
    public var line: Int

    /// The column in the original file, in UTF-8 bytes counted from 1.
    public var column: Int

    /// The problem.
    public var message: String

    /// The way to fix the problem, if there is one.
    public var remedy: String?

    /// Creates a diagnostic.
    public init(
        _ severity: Severity, path: String, line: Int, column: Int, message: String, remedy: String? = nil
    ) {
        self.severity = severity
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.remedy = remedy
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The diagnostic in the format of the compiler.
    public var description: String {
        let text = "\(path):\(line):\(column): \(severity.rawValue): \(message)"
        return remedy.map { "\(text); \($0)" } ?? text
    }
}
