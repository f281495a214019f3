import Foundation

/// Why the installed packages can't be listed.
enum InstalledPackagesError: Error, Equatable {
    /// There is no such file: the system is not Debian's, or the path is wrong.
    case missing(path: String)
    /// The file is there, and can't be opened or read to its end.
    case unreadable(path: String, reason: String)
    /// Nothing in the file could be understood, from the given stanza on.
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
        case .missing(let path): "There is no file \(path)."
        case .unreadable(let path, let reason): "\(path) can’t be read: \(reason)"
        case .damaged(let path, let stanza): "\(path) is damaged: \(stanza.description)"
        }
    }
}

/// A stanza of a status file that could not be understood.
struct DamagedStanza: Error, Hashable, Sendable {
    enum Problem: Hashable, Sendable {
        /// The line has no `Name:` at its start, and does not go on with the line before it.
        case noFieldName(String)
        /// The stanza starts with a continuation line.
        case continuesNothing
        /// The stanza has two fields of that name.
        case repeatedField(String)
        /// The line is not UTF-8.
        case notText
        /// The stanza lacks a field that every package has.
        case missingField(String)
        /// The status is not made of three words.
        case badStatus(String)
    }

    /// The number of the line that is wrong, counted from 1; the stanza's first line if something is missing from it.
    let line: Int
    let problem: Problem
}

extension DamagedStanza: CustomStringConvertible {
    var description: String {
        switch problem {
        case .noFieldName(let text): "line \(line) has no field name: “\(text.prefix(40))”"
        case .continuesNothing: "line \(line) goes on with a field that is not there"
        case .repeatedField(let name): "line \(line) repeats the field \(name)"
        case .notText: "line \(line) is not UTF-8 text"
        case .missingField(let name): "the package at line \(line) has no \(name)"
        case .badStatus(let status): "the package at line \(line) has the unknown status “\(status)”"
        }
    }
}
