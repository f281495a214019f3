import Foundation

/// The resolution of file references to URLs by the groups that contain them.
final class FileReferences {
    /// The origin of a path.
    enum Place: Equatable {
        case file(URL)
        case sdk(String)
        case builtProduct(String)
        case unknown
    }

    let objects: ProjectObjects
    let folder: URL
    let finder: FileFinder
    private var parents: [String: String] = [:]
    private var places: [String: Place] = [:]
    private var pending: Set<String> = []
    /// The identifiers of objects in groups, in the project's order.
    private(set) var order: [String] = []

    private static let groupKinds: Set<String> = ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"]

    init(_ objects: ProjectObjects, folder: URL, mainGroup: ProjectObject?, finder: FileFinder) {
        self.objects = objects
        self.folder = folder
        self.finder = finder
        if let mainGroup { collect(mainGroup) }
    }

    /// Records the group of each object. Groups that contain themselves are reported.
    private func collect(_ group: ProjectObject) {
        var known: Set<String> = [group.id]
        var queue = [group]
        while let next = queue.popLast() {
            var groups: [ProjectObject] = []
            for child in objects.list(next, "children") {
                guard known.insert(child.id).inserted else {
                    if Self.groupKinds.contains(child.isa) {
                        objects.report(
                            .cyclicReference, "The group “\(child.displayName ?? child.id)” is in two groups.",
                            remedy: "Remove it from one of them.", at: objects.location(child))
                    }
                    continue
                }
                parents[child.id] = next.id
                order.append(child.id)
                if Self.groupKinds.contains(child.isa) { groups.append(child) }
            }
            queue.append(contentsOf: groups.reversed())
        }
    }

    /// Returns the place of a file reference or group.
    func place(of object: ProjectObject) -> Place {
        if let known = places[object.id] { return known }
        guard pending.insert(object.id).inserted else { return .unknown }
        defer { pending.remove(object.id) }
        let result = resolve(object)
        places[object.id] = result
        return result
    }

    private func resolve(_ object: ProjectObject) -> Place {
        let path = object.string("path") ?? ""
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>":
            guard let parent = parents[object.id].flatMap(objects.find) else { return append(path, to: .file(folder)) }
            return append(path, to: place(of: parent))
        case "SOURCE_ROOT": return append(path, to: .file(folder))
        case "<absolute>": return .file(URL(fileURLWithPath: path).normalized)
        case "SDKROOT", "DEVELOPER_DIR": return .sdk(path)
        case "BUILT_PRODUCTS_DIR": return .builtProduct(path)
        case let tree:
            objects.report(
                .malformedObject,
                "“\(object.displayName ?? object.id)” is relative to \(tree), which is a setting of one Mac's Xcode.",
                remedy: "Make the reference relative to its group or the project.", at: objects.location(object))
            return .unknown
        }
    }

    private func append(_ path: String, to base: Place) -> Place {
        switch base {
        case .file(let url):
            guard !path.isEmpty else { return base }
            guard !path.hasPrefix("/") else { return .file(URL(fileURLWithPath: path).normalized) }
            return .file(url.appendingPathComponent(path).normalized)
        case .sdk(let folder): return .sdk(folder + "/" + path)
        case .builtProduct(let folder): return .builtProduct(folder + "/" + path)
        case .unknown: return .unknown
        }
    }

    /// Returns the URL of a file reference, or `nil` if it is not a file of the project.
    func url(of object: ProjectObject) -> URL? {
        if case .file(let url) = place(of: object) { url } else { nil }
    }

    /// Returns the URL of an existing file with the case that it has on disk, and reports a missing file.
    func checked(_ url: URL, of object: ProjectObject) -> (url: URL, exists: Bool) {
        checked(url, at: objects.location(object))
    }

    /// Returns the URL of an existing file with the case that it has on disk, and reports a missing file.
    func checked(_ url: URL, at location: SourceLocation) -> (url: URL, exists: Bool) {
        switch finder.find(url) {
        case .found: return (url, true)
        case .differsInCase(let actual):
            objects.report(
                .fileNameCase, "The project references \(relative(url)), but the file is \(relative(actual)).",
                remedy: "Rename the file or the reference: Linux tells upper and lower case apart.", at: location)
            return (actual, true)
        case .missing:
            let isPod = relative(url).hasPrefix("Pods/")
            objects.report(
                .missingFile, "\(relative(url)) does not exist.",
                remedy: isPod
                    ? "Run `pod install`, which creates the file."
                    : "Remove the reference, restore the file, or run the step that generates it.", at: location)
            return (url, false)
        }
    }

    /// Returns a path relative to the source root for messages.
    func relative(_ url: URL) -> String {
        let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return url.path.hasPrefix(root) ? String(url.path.dropFirst(root.count)) : url.path
    }

    /// Returns a file of a build phase, or `nil` for references without a file.
    func file(_ object: ProjectObject, developmentRegion: String) -> ProjectFile? {
        switch object.isa {
        case "PBXVariantGroup": return variantGroup(object, developmentRegion: developmentRegion)
        case "PBXFileReference", "XCVersionGroup", "PBXGroup", "PBXFileSystemSynchronizedRootGroup":
            guard let url = url(of: object) else { return nil }
            let (actual, exists) = checked(url, of: object)
            return ProjectFile(
                url: actual, kind: kind(of: object, url: actual), exists: exists, location: objects.location(object))
        case "PBXReferenceProxy": return nil
        default:
            objects.report(
                .unknownObject, "A build phase contains \(object.id), whose type \(object.isa) is unknown.",
                remedy: "Check whether a newer version of the importer reads it.", at: objects.location(object))
            return nil
        }
    }

    /// Returns the kind of a file reference by its type, then by its extension.
    func kind(of object: ProjectObject, url: URL) -> ProjectFile.Kind {
        if object.isa == "XCVersionGroup" { return .coreDataModel }
        let type = object.string("explicitFileType") ?? object.string("lastKnownFileType") ?? ""
        let byName = ProjectFile.Kind(name: url.lastPathComponent)
        if type == "folder", !byName.isOpaqueFolder { return .folderReference }
        if object.isa == "PBXGroup" { return .folderReference }
        // Xcode keeps the type of a file that was renamed; only an explicit one overrides a known extension.
        if byName != .other, object.string("explicitFileType") == nil { return byName }
        return ProjectFile.Kind(fileType: type) ?? byName
    }

    private func variantGroup(_ group: ProjectObject, developmentRegion: String) -> ProjectFile? {
        var localizations: [ProjectFile.Localization] = []
        for child in objects.list(group, "children") {
            guard let url = url(of: child) else { continue }
            let (actual, exists) = checked(url, of: child)
            localizations.append(
                ProjectFile.Localization(
                    region: Self.region(of: actual) ?? child.displayName ?? "Base", url: actual,
                    kind: kind(of: child, url: actual), exists: exists, location: objects.location(child)))
        }
        return ProjectFile(
            localizations: localizations, developmentRegion: developmentRegion, location: objects.location(group))
    }

    /// Returns the region of a file in an `.lproj` folder.
    static func region(of url: URL) -> String? {
        let folder = url.deletingLastPathComponent()
        guard folder.pathExtension.lowercased() == "lproj" else { return nil }
        return folder.deletingPathExtension().lastPathComponent
    }
}

extension ProjectFile {
    /// Creates a localized file, or returns `nil` if there are no localizations.
    init?(localizations: [Localization], developmentRegion: String, location: SourceLocation) {
        let main =
            localizations.first { $0.region == "Base" } ?? localizations.first { $0.region == developmentRegion }
            ?? localizations.first { $0.kind != .strings } ?? localizations.first
        guard let main else { return nil }
        self.init(
            url: main.url, kind: main.kind, localizations: localizations,
            exists: localizations.allSatisfy(\.exists), location: location)
    }
}
