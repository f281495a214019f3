import Foundation

/// The files in the folder of a package's target that are no members of it, and the folders that are copied whole.
struct SwiftPackageFiles {
    /// The paths of files and folders that are no members, relative to the target's folder.
    private(set) var excluded: [String]
    /// The paths of folders that are copied whole.
    private(set) var copiedFolders: [String] = []

    /// Determines the files of a target.
    init(_ target: SwiftPackageManifest.Target, in folder: URL) {
        excluded = target.exclude.map(Self.normalized)
        for resource in target.resources where resource.rule.copy != nil {
            let path = Self.normalized(resource.path)
            if FileStatus(folder.appendingPathComponent(path))?.isDirectory == true { copiedFolders.append(path) }
        }
        guard let sources = target.sources?.map(Self.normalized), !sources.contains(".") else { return }
        let members = sources + target.resources.map { Self.normalized($0.path) }
        excludeOthers(than: members, in: folder, path: "")
    }

    private static func normalized(_ path: String) -> String {
        var parts = path.split(separator: "/")
        parts.removeAll { $0 == "." }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// Excludes files and folders that neither are members nor contain some.
    private mutating func excludeOthers(than members: [String], in folder: URL, path: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let child = path.isEmpty ? name : "\(path)/\(name)"
            if members.contains(child) { continue }
            if members.contains(where: { $0.hasPrefix("\(child)/") }) {
                excludeOthers(than: members, in: folder.appendingPathComponent(name), path: child)
            } else {
                excluded.append(child)
            }
        }
    }
}
