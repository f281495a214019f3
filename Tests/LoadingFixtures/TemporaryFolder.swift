import Foundation

/// A folder that is removed with its owner.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("loading-\(UUID().uuidString)")

    package init() {}

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
