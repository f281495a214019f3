import Foundation

/// A temporary folder that is deleted with its object.
package final class TemporaryFolder {
    package let url = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")

    /// Creates a folder with files.
    /// - Parameter files: The contents of the files, by path.
    package init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, content) in files { try write(Data(content.utf8), to: path) }
    }

    package func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    package func path(of file: URL?) -> String? {
        file.map { $0.path.replacingOccurrences(of: url.path + "/", with: "") }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
