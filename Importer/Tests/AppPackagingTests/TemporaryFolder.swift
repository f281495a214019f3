import Foundation

/// A folder for the files of a test, which is deleted with the object.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")

    /// Creates a folder with texts by path.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    @discardableResult
    func write(_ data: Data, to path: String, isExecutable: Bool = false) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        if isExecutable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
        return file
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of all files and links.
    func paths() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
            let type = try FileManager.default.attributesOfItem(atPath: url.path + "/" + path)[.type]
            return type as? FileAttributeType != .typeDirectory
        }.sorted()
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
