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
        guard isExecutable else {
            try data.write(to: file)
            return file
        }
        // Another process writes the program. A program that starts while this one writes would inherit the open file, and programs
        // that are open for writing cannot be started.
        let source = url.appendingPathComponent(UUID().uuidString)
        try data.write(to: source)
        let install = try Process.run(
            URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", source.path, file.path])
        install.waitUntilExit()
        try FileManager.default.removeItem(at: source)
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
