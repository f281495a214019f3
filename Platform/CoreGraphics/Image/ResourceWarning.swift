import Foundation
import Synchronization

/// A log of warnings about missing or invalid resources. Each warning is logged once.
package enum ResourceWarning {
    /// A closure that writes a warning, by default to standard error. Tests replace it.
    package static let write = Mutex<@Sendable (String) -> Void>({
        FileHandle.standardError.write(Data("\($0)\n".utf8))
    })

    private static let logged = Mutex<Set<String>>([])

    /// Logs a warning unless it has been logged before.
    /// - Parameter origin: The type that uses the resource.
    package static func log(_ origin: String, _ text: String) {
        let line = "[\(origin)] \(text)"
        guard logged.withLock({ $0.insert(line).inserted }) else { return }
        let write = write.withLock { $0 }
        write(line)
    }

    /// Returns a description of a decoding error that includes its position in the file.
    package static func reason(of error: any Error) -> String {
        let context: DecodingError.Context
        switch error as? DecodingError {
        case .dataCorrupted(let found), .keyNotFound(_, let found), .typeMismatch(_, let found),
            .valueNotFound(_, let found):
            context = found
        default:
            let found = (error as NSError).userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
            return found?.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
}
