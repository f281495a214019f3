import Foundation
import ProjectImport

/// The libraries that a program is linked with, directly or by other libraries.
struct LinkedLibraries {
    /// The libraries that are not part of a system, such as those of Swift, sorted by name.
    private(set) var bundled: [URL] = []
    /// The names of the libraries of the system, sorted.
    private(set) var system: [String] = []

    /// Finds the libraries of a program.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - folders: Folders to search after those that the files name, such as that of Swift's libraries.
    /// - Throws: `ImportDiagnostic` if a file is damaged.
    init(of program: URL, searching folders: [URL] = []) throws(ImportDiagnostic) {
        var found: [String: URL] = [:]
        var system: Set<String> = []
        var pending = [program]
        while let file = pending.popLast() {
            let elf = try ELFFile(contentsOf: file)
            let origin = file.resolvingSymlinksInPath().deletingLastPathComponent()
            let searched = elf.searchPaths.map { Self.folder($0, origin: origin) } + folders
            for name in elf.libraries where found[name] == nil && !system.contains(name) {
                if let library = Self.find(name, in: searched) {
                    found[name] = library
                    pending.append(library)
                } else {
                    system.insert(name)
                }
            }
        }
        bundled = found.sorted { $0.key < $1.key }.map(\.value)
        self.system = system.sorted()
    }

    private static func folder(_ path: String, origin: URL) -> URL {
        let expanded = path.replacing("${ORIGIN}", with: origin.path).replacing("$ORIGIN", with: origin.path)
        return URL(fileURLWithPath: expanded).standardizedFileURL
    }

    private static func find(_ name: String, in folders: [URL]) -> URL? {
        guard !name.contains("/") else { return nil }
        return folders.lazy.filter { !isSystemFolder($0.path) }.map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// Returns whether a folder is one of those for the libraries of a distribution, such as
    /// `/usr/lib/x86_64-linux-gnu`.
    static func isSystemFolder(_ path: String) -> Bool {
        var path = path[...]
        if path.hasPrefix("/usr/local/") {
            path = path.dropFirst(10)
        } else if path.hasPrefix("/usr/") {
            path = path.dropFirst(4)
        }
        if ["/lib", "/lib32", "/lib64"].contains(path) { return true }
        let parts = path.split(separator: "/")
        return parts.count == 2 && parts[0] == "lib" && parts[1].contains("-linux-")
    }
}
