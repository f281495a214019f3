import Foundation
import Synchronization

/// What an app is told when there is no symbol of the name it asks for: once for each.
enum SymbolWarning {
    /// Where it is written; tests put something of their own here.
    static let write = Mutex<@Sendable (String) -> Void>({
        FileHandle.standardError.write(Data("[UIImage] \($0)\n".utf8))
    })

    private static let told = Mutex<Set<String>>([])

    static func tell(_ text: String) {
        guard told.withLock({ $0.insert(text).inserted }) else { return }
        let write = write.withLock { $0 }
        write(text)
    }
}
