internal import FrameworkSupport
import Foundation

/// A file that stores whether the app has requested authorization.
final class AuthorizationStore: Sendable {
    /// The file of the app.
    static var defaultFile: URL { AppIdentity.dataFolder.appendingPathComponent("NotificationAuthorization") }

    private let file: URL

    init(file: URL) {
        self.file = file
    }

    var wasRequested: Bool {
        get { FileManager.default.fileExists(atPath: file.path) }
        set {
            guard newValue else {
                try? FileManager.default.removeItem(at: file)
                return
            }
            // If the file cannot be written, the app has to request authorization again.
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data("requested\n".utf8).write(to: file)
        }
    }
}
