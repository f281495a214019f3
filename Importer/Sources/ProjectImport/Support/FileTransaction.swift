import Foundation

/// Changes to the files of a folder that take effect together: if one fails, those before it are undone.
struct FileTransaction {
    private let folder: URL
    private var contents: [(path: String, data: Data)] = []
    private var removals: [String] = []

    /// Creates a transaction without changes to a folder.
    init(in folder: URL) { self.folder = folder }

    /// Adds a file with its content. A file that has this content is not touched.
    mutating func write(_ text: String, to path: String) { contents.append((path, Data(text.utf8))) }

    /// Adds the deletion of a file, and of its folder if that is empty then.
    mutating func remove(_ path: String) { removals.append(path) }

    /// Makes the changes.
    ///
    /// - Returns: The paths of the files that changed.
    /// - Throws: `ImportDiagnostic` if a change failed. All files are then as they were.
    func commit() throws(ImportDiagnostic) -> [String] {
        let staging = folder.appendingPathComponent(".trestle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: staging) }
        var undo: [() -> Void] = []
        var changed: [String] = []
        var current = folder
        do {
            let changes = contents.filter { (try? Data(contentsOf: folder.appendingPathComponent($0.path))) != $0.data }
            guard !changes.isEmpty || !removals.isEmpty else { return [] }
            current = staging
            try FileManager.default.createDirectory(at: staging, withIntermediateDirectories: true)
            for (index, change) in changes.enumerated() {
                try change.data.write(to: staging.appendingPathComponent("new-\(index)"))
            }
            for (index, path) in removals.enumerated() {
                current = folder.appendingPathComponent(path)
                try Self.move(current, to: staging.appendingPathComponent("removed-\(index)"), undo: &undo)
                changed.append(path)
            }
            for (index, change) in changes.enumerated() {
                current = folder.appendingPathComponent(change.path)
                try Self.createFolder(current.deletingLastPathComponent(), undo: &undo)
                if FileStatus(current, followingLinks: false) != nil {
                    try Self.move(current, to: staging.appendingPathComponent("old-\(index)"), undo: &undo)
                }
                try Self.move(staging.appendingPathComponent("new-\(index)"), to: current, undo: &undo)
                changed.append(change.path)
            }
        } catch {
            for step in undo.reversed() { step() }
            throw ImportDiagnostic(
                .error, "The file could not be written: \(error.summary)",
                remedy: "All files are as they were before. Check the permissions and what is at this path.",
                file: current)
        }
        for path in removals { removeEmptyFolder((path as NSString).deletingLastPathComponent) }
        return changed
    }

    private func removeEmptyFolder(_ path: String) {
        guard !path.isEmpty else { return }
        let url = folder.appendingPathComponent(path)
        if (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.isEmpty == true {
            try? FileManager.default.removeItem(at: url)
        }
    }

    private static func createFolder(_ url: URL, undo: inout [() -> Void]) throws {
        if let status = FileStatus(url) {
            guard status.isDirectory else { throw CocoaError(.fileWriteFileExists) }
            return
        }
        try createFolder(url.deletingLastPathComponent(), undo: &undo)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        undo.append { try? FileManager.default.removeItem(at: url) }
    }

    private static func move(_ source: URL, to target: URL, undo: inout [() -> Void]) throws {
        try FileManager.default.moveItem(at: source, to: target)
        undo.append { try? FileManager.default.moveItem(at: target, to: source) }
    }
}
