import Foundation
import Synchronization

/// What an app is told of resources that are missing, or that are not as they should be: each once.
enum ResourceWarning {
    /// Where it is written; tests put something of their own here.
    static let write = Mutex<@Sendable (String) -> Void>({
        FileHandle.standardError.write(Data("\($0)\n".utf8))
    })

    private static let told = Mutex<Set<String>>([])

    /// - Parameter origin: the type that would have shown the resource.
    static func tell(_ origin: String, _ text: String) {
        let line = "[\(origin)] \(text)"
        guard told.withLock({ $0.insert(line).inserted }) else { return }
        let write = write.withLock { $0 }
        write(line)
    }
}
