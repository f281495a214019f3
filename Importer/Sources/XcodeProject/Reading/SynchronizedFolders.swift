import Foundation

/// The files of Xcode 16's synchronized folders.
final class SynchronizedFolders {
    /// The files that a target gets from synchronized folders.
    struct Members {
        var folders: [URL] = []
        var sources: [ProjectFile] = []
        var resources: [ProjectFile] = []
        var headers: [ProjectFile] = []
        /// The files that belong to a certain build phase, by its identifier.
        var phases: [String: [ProjectFile]] = [:]
    }

    /// A file or opaque folder on disk.
    private struct Entry {
        /// The path relative to the synchronized folder.
        var path: String
        var url: URL
        var kind: ProjectFile.Kind
    }

    private let objects: ProjectObjects
    private let references: FileReferences
    private let developmentRegion: String
    private var entries: [String: [Entry]] = [:]

    private static let maximumDepth = 64

    init(_ references: FileReferences, developmentRegion: String) {
        objects = references.objects
        self.references = references
        self.developmentRegion = developmentRegion
    }

    /// Returns the members of a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - excluded: Files that are never members, such as the target's information property list.
    func members(of target: ProjectObject, excluding excluded: Set<String>) -> Members {
        var members = Members()
        let own = Set(target.strings("fileSystemSynchronizedGroups"))
        for group in objects.list(target, "fileSystemSynchronizedGroups") {
            guard let url = references.url(of: group) else { continue }
            members.folders.append(references.checked(url, of: group).url)
        }
        let phases = Set(target.strings("buildPhases"))
        for id in references.order + own.subtracting(references.order).sorted() {
            guard let group = objects.find(id), group.isa == "PBXFileSystemSynchronizedRootGroup" else { continue }
            let isOwn = own.contains(id)
            let sets = objects.list(group, "exceptions")
            let targetSets = sets.filter {
                $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.string("target") == target.id
            }
            let exceptions = Set(targetSets.flatMap { $0.strings("membershipExceptions") })
            var moved: Set<String> = []
            for set in sets where set.isa == "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet" {
                guard let phase = set.string("buildPhase"), phases.contains(phase) else { continue }
                let paths = Set(set.strings("membershipExceptions"))
                members.phases[phase, default: []] += files(of: group, sets: []) { Self.matches($0, paths) }
                moved.formUnion(paths)
            }
            guard isOwn || !exceptions.isEmpty else { continue }
            let files = files(of: group, sets: targetSets) { path in
                Self.matches(path, exceptions) != isOwn && !Self.matches(path, moved)
            }
            for file in files where !excluded.contains(file.url.path) {
                if file.kind == .header {
                    members.headers.append(file)
                } else if file.kind.isCompiled {
                    members.sources.append(file)
                } else if file.kind.isCopied {
                    members.resources.append(file)
                }
            }
        }
        return members
    }

    /// Returns whether a path, or a folder that contains it, is in a set of exceptions.
    private static func matches(_ path: String, _ exceptions: Set<String>) -> Bool {
        if exceptions.contains(path) { return true }
        let components = path.split(separator: "/", omittingEmptySubsequences: true)
        for count in 1..<max(1, components.count) {
            if exceptions.contains(components.prefix(count).joined(separator: "/")) { return true }
        }
        // Xcode names all versions of a localized file by the path without the region.
        guard let folder = components.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
        var rest = components
        rest.remove(at: folder)
        let shared = rest.joined(separator: "/")
        return exceptions.contains("/Localized: " + shared) || exceptions.contains("/Localized/" + shared)
            || exceptions.contains("/Localized: " + path)
    }

    private func files(
        of group: ProjectObject, sets: [ProjectObject], where isMember: (String) -> Bool
    ) -> [ProjectFile] {
        var flags: [String: [String]] = [:]
        var attributes: [String: [String]] = [:]
        var platforms: [String: [String]] = [:]
        for set in sets {
            for (path, node) in set.node["additionalCompilerFlagsByRelativePath"]?.dictionary ?? [:] {
                flags[path] = ShellWords.split(node.string ?? "")
            }
            for (path, node) in set.node["attributesByRelativePath"]?.dictionary ?? [:] {
                attributes[path] = node.array?.compactMap(\.string) ?? []
            }
            for (path, node) in set.node["platformFiltersByRelativePath"]?.dictionary ?? [:] {
                platforms[path] = node.array?.compactMap(\.string) ?? node.string.map { [$0] } ?? []
            }
            for path in set.strings("publicHeaders") { attributes[path, default: []].append("Public") }
            for path in set.strings("privateHeaders") { attributes[path, default: []].append("Private") }
        }
        let location = objects.location(group)
        let members = entries(of: group).filter { isMember($0.path) }
        var files: [ProjectFile] = []
        var localized: [String: [ProjectFile.Localization]] = [:]
        for entry in members {
            if let region = FileReferences.region(of: entry.url) {
                let stem = entry.url.deletingLastPathComponent().deletingLastPathComponent()
                    .appendingPathComponent(entry.url.lastPathComponent).path
                localized[stem, default: []].append(
                    ProjectFile.Localization(
                        region: region, url: entry.url, kind: entry.kind, exists: true, location: location))
                continue
            }
            var file = ProjectFile(url: entry.url, kind: entry.kind, exists: true, location: location)
            file.compilerFlags = flags[entry.path] ?? []
            file.attributes = attributes[entry.path] ?? []
            file.platforms = platforms[entry.path] ?? []
            file.synchronizedPath = entry.path.split(separator: "/").dropLast().map(String.init)
            files.append(file)
        }
        files += localizedFiles(localized, location: location)
        return files.map { file in
            var file = file
            file.isSynchronized = true
            return file
        }
    }

    /// Returns one file for the versions of each localized file. The strings of a storyboard belong to the storyboard.
    private func localizedFiles(
        _ versions: [String: [ProjectFile.Localization]], location: SourceLocation
    ) -> [ProjectFile] {
        var versions = versions
        for (path, items) in versions {
            let base = (path as NSString).deletingPathExtension
            guard items.contains(where: { $0.kind == .strings }) else { continue }
            for type in ["storyboard", "xib"] {
                guard versions[base + "." + type] != nil else { continue }
                versions[base + "." + type]?.append(contentsOf: items)
                versions[path] = nil
            }
        }
        return versions.sorted { $0.key < $1.key }.compactMap { path, items in
            ProjectFile(localizations: items, developmentRegion: developmentRegion, location: location)
        }
    }

    /// Returns the files of a folder, sorted by path.
    private func entries(of group: ProjectObject) -> [Entry] {
        if let known = entries[group.id] { return known }
        guard let url = references.url(of: group) else { return [] }
        let (root, exists) = references.checked(url, of: group)
        var result: [Entry] = []
        if exists {
            let types = (group.node["explicitFileTypes"]?.dictionary ?? [:]).compactMapValues(\.string)
            let explicit = Set(group.strings("explicitFolders"))
            walk(root, path: "", types: types, explicit: explicit, depth: 0, into: &result)
        }
        entries[group.id] = result
        return result
    }

    private func walk(
        _ folder: URL, path: String, types: [String: String], explicit: Set<String>, depth: Int,
        into result: inout [Entry]
    ) {
        guard depth < Self.maximumDepth else { return }
        for name in references.finder.contents(of: folder) where !name.hasPrefix(".") {
            let url = folder.appendingPathComponent(name)
            let path = path.isEmpty ? name : path + "/" + name
            if explicit.contains(path) {
                result.append(Entry(path: path, url: url, kind: .folderReference))
                continue
            }
            let kind = types[path].flatMap(ProjectFile.Kind.init(fileType:)) ?? ProjectFile.Kind(name: name)
            if references.finder.isFolder(url), !kind.isOpaqueFolder {
                walk(url, path: path, types: types, explicit: explicit, depth: depth + 1, into: &result)
            } else {
                result.append(Entry(path: path, url: url, kind: kind))
            }
        }
    }
}
