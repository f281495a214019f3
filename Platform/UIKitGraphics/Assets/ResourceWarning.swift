import Foundation
import Synchronization

/// What an app is told of resources that are missing, or that are not as they should be: each once.
package enum ResourceWarning {
    /// Where it is written; tests put something of their own here.
    package static let write = Mutex<@Sendable (String) -> Void>({
        FileHandle.standardError.write(Data("\($0)\n".utf8))
    })

    private static let told = Mutex<Set<String>>([])

    /// - Parameter origin: the type that would have shown the resource.
    package static func tell(_ origin: String, _ text: String) {
        let line = "[\(origin)] \(text)"
        guard told.withLock({ $0.insert(line).inserted }) else { return }
        let write = write.withLock { $0 }
        write(line)
    }

    /// What is wrong with a file that could not be read, and where in it.
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
