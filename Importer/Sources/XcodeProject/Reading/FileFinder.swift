import Foundation

/// The lookup of files on disk, which tolerates differences in case as the default file system of macOS does.
final class FileFinder {
    /// The result of a lookup.
    enum Result: Equatable {
        case found
        /// The file exists under a name that differs in case.
        case differsInCase(URL)
        case missing
    }

    private var names: [String: [String]] = [:]

    func find(_ url: URL) -> Result {
        if FileManager.default.fileExists(atPath: url.path) { return .found }
        var actual = URL(fileURLWithPath: "/", isDirectory: true)
        for component in url.normalized.pathComponents.dropFirst() {
            let next = actual.appendingPathComponent(component)
            if FileManager.default.fileExists(atPath: next.path) {
                actual = next
                continue
            }
            let folded = component.precomposedStringWithCanonicalMapping.lowercased()
            let match = contents(of: actual).first {
                $0.precomposedStringWithCanonicalMapping.lowercased() == folded
            }
            guard let match else { return .missing }
            actual.appendPathComponent(match)
        }
        return .differsInCase(actual)
    }

    /// Returns the sorted names of the files in a folder.
    func contents(of folder: URL) -> [String] {
        if let known = names[folder.path] { return known }
        let result = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        names[folder.path] = result
        return result
    }

    /// Returns whether a URL is a folder.
    func isFolder(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
