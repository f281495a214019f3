import Foundation
import XcodeProject

/// A problem that an import, a build or a report found, at a position of a file.
public struct ImportDiagnostic: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The effect of a problem.
    public enum Severity: String, Hashable, Sendable, Codable {
        /// The rest can be built.
        case warning
        /// The build is impossible.
        case error
    }

    /// The effect of the problem.
    public var severity: Severity
    /// A sentence that states the problem.
    public var message: String
    /// A sentence that states how to fix the problem; empty if the message implies it.
    public var remedy: String
    /// The file, or `nil` for a problem outside files.
    public var file: URL?
    /// The one-based line, or `nil` for the whole file.
    public var line: Int?
    /// The one-based column, or `nil` for the whole line.
    public var column: Int?

    /// Creates a diagnostic.
    public init(
        _ severity: Severity, _ message: String, remedy: String, file: URL? = nil, line: Int? = nil, column: Int? = nil
    ) {
        self.severity = severity
        self.message = message
        self.remedy = remedy
        self.file = file
        self.line = line
        self.column = column
    }

    /// The position, the severity, the message and the remedy, as compilers print them.
    public var description: String {
        var position: [String] = []
        if let file {
            position.append(file.path)
            if let line {
                position.append("\(line)")
                position.append("\(column ?? 1)")
            }
        }
        let text = remedy.isEmpty ? message : "\(message) \(remedy)"
        return (position + [" \(severity.rawValue)", " \(text)"]).joined(separator: ":")
            .trimmingCharacters(in: .whitespaces)
    }
}

extension ImportDiagnostic {
    /// Creates a diagnostic from an error that makes a project unreadable.
    init(_ error: ProjectError) {
        self.init(
            .error, error.message, remedy: error.remedy, file: error.location.file, line: error.location.line,
            column: error.location.column)
    }

    /// Creates a warning from a problem in a project.
    init(_ diagnostic: ProjectDiagnostic) {
        self.init(
            .warning, diagnostic.message, remedy: diagnostic.remedy, file: diagnostic.location.file,
            line: diagnostic.location.line, column: diagnostic.location.column)
    }
}

extension Error {
    /// The error in one sentence, for messages that name the file themselves.
    var summary: String {
        if let error = self as? DecodingError {
            switch error {
            case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
                return context.sentence
            case .keyNotFound(let key, let context): return "The key '\(key.stringValue)' is missing\(context.place)."
            @unknown default: return "\(error)"
            }
        }
        guard let error = self as? CocoaError else { return "\(self)" }
        switch error.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: return "The file does not exist."
        case .fileReadNoPermission, .fileWriteNoPermission: return "The permission is missing."
        case .fileWriteOutOfSpace: return "The disk is full."
        case .fileWriteFileExists: return "A file that is not a folder is in the way."
        default: return error.localizedDescription
        }
    }
}

extension DecodingError.Context {
    fileprivate var place: String {
        codingPath.isEmpty ? "" : " at \(codingPath.map(\.stringValue).joined(separator: "."))"
    }

    fileprivate var sentence: String {
        let text = debugDescription.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
        return "\(text)\(place)."
    }
}
