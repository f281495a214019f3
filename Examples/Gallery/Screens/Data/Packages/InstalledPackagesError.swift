import Foundation

/// An error from reading the installed packages.
enum InstalledPackagesError: Error, Equatable {
    /// The file does not exist: the system does not use Debian's package manager, or the path is wrong.
    case missing(path: String)
    /// The file exists but cannot be opened or read to its end.
    case unreadable(path: String, reason: String)
    /// The file contains damaged stanzas only, starting with the given stanza.
    case damaged(path: String, DamagedStanza)

    init(opening url: URL, _ error: any Error) {
        if (error as? CocoaError)?.code == .fileReadNoSuchFile || (error as? CocoaError)?.code == .fileNoSuchFile {
            self = .missing(path: url.path)
        } else {
            self = .unreadable(path: url.path, reason: error.localizedDescription)
        }
    }
}

extension InstalledPackagesError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .missing(let path): "The file \(path) does not exist."
        case .unreadable(let path, let reason): "\(path) could not be read: \(reason)"
        case .damaged(let path, let stanza): "\(path) is damaged: \(stanza.description)"
        }
    }
}

/// A stanza of a status file that could not be parsed.
struct DamagedStanza: Error, Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        /// The line neither starts with `Name:` nor continues the previous line.
        case noFieldName(String)
        /// The stanza starts with a continuation line.
        case unexpectedContinuation
        /// The stanza has two fields with the same name.
        case repeatedField(String)
        /// The line is not valid UTF-8.
        case invalidEncoding
        /// The stanza lacks a required field.
        case missingField(String)
        /// The status does not consist of three words.
        case invalidStatus(String)
    }

    /// The number of the invalid line, starting at 1, or of the stanza's first line if a field is missing.
    let line: Int
    let problem: Problem
}

extension DamagedStanza: CustomStringConvertible {
    var description: String {
        switch problem {
        case .noFieldName(let text): "line \(line) has no field name: “\(text.prefix(40))”"
        case .unexpectedContinuation: "line \(line) continues a field that does not exist"
        case .repeatedField(let name): "line \(line) repeats the field \(name)"
        case .invalidEncoding: "line \(line) is not UTF-8 text"
        case .missingField(let name): "the package at line \(line) has no \(name)"
        case .invalidStatus(let status): "the package at line \(line) has the invalid status “\(status)”"
        }
    }
}
