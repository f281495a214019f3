import Foundation

/// A folder whose files are written only if they change, and whose other files are deleted at the end.
struct OutputFolder {
    /// The folder.
    let url: URL
    /// The paths, relative to the folder, that belong to the current content.
    private(set) var paths: Set<String> = []
    /// The number of files that were written, copied or deleted.
    private(set) var changeCount = 0

    /// Creates the folder if it does not exist.
    init(_ url: URL) throws {
        self.url = url
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file, unless it has this content.
    mutating func write(_ data: Data, to path: String) throws {
        paths.insert(path)
        let file = url.appendingPathComponent(path)
        if let status = FileStatus(file), status.isRegularFile, status.size == data.count,
            (try? Data(contentsOf: file)) == data
        {
            return
        }
        try replace(file)
        try data.write(to: file)
        changeCount += 1
    }

    /// Keeps a file of an earlier run.
    mutating func keep(_ path: String) { paths.insert(path) }

    /// Copies a file or a folder with its contents, except for files that have the size and modification
    /// date of their copy.
    mutating func copy(_ source: URL, to path: String) throws {
        guard let status = FileStatus(source) else { throw CocoaError(.fileReadNoSuchFile) }
        if status.isDirectory {
            let folder = url.appendingPathComponent(path)
            if let existing = FileStatus(folder, followingLinks: false), !existing.isDirectory { try replace(folder) }
            try FileManager.default.createDirectory(
                at: url.appendingPathComponent(path), withIntermediateDirectories: true)
            paths.insert(path)
            for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
            where name != ".DS_Store" {
                try copy(source.appendingPathComponent(name), to: "\(path)/\(name)")
            }
            return
        }
        paths.insert(path)
        let file = url.appendingPathComponent(path)
        if let existing = FileStatus(file), existing.isRegularFile, existing.size == status.size,
            existing.modification == status.modification
        {
            return
        }
        try replace(file)
        try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: file)
        FileStatus.setModification(status.modification, of: file)
        changeCount += 1
    }

    /// Deletes the files and empty folders that do not belong to the current content.
    mutating func removeOthers() throws {
        let kept = paths
        var folders: Set<String> = []
        for path in kept {
            var parent = path as NSString
            while parent.contains("/") {
                parent = parent.deletingLastPathComponent as NSString
                folders.insert(parent as String)
            }
        }
        try removeOthers(in: url, path: "", files: kept, folders: folders)
    }

    private mutating func removeOthers(
        in folder: URL, path: String, files: Set<String>, folders: Set<String>
    ) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let child = path.isEmpty ? name : "\(path)/\(name)"
            let file = folder.appendingPathComponent(name)
            let isDirectory = FileStatus(file, followingLinks: false)?.isDirectory ?? false
            if isDirectory, folders.contains(child) || files.contains(child) {
                try removeOthers(in: file, path: child, files: files, folders: folders)
            } else if !files.contains(child) {
                try FileManager.default.removeItem(at: file)
                changeCount += 1
            }
        }
    }

    private func replace(_ file: URL) throws {
        if FileStatus(file, followingLinks: false) != nil { try FileManager.default.removeItem(at: file) }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
}
