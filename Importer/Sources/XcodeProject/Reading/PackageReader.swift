import Foundation

/// The reading of references to Swift packages.
enum PackageReader {
    /// Returns the packages that a project references, and those that it contains as folders.
    static func packages(of project: ProjectObject, references: FileReferences) -> [SwiftPackageReference] {
        let objects = references.objects
        var packages = objects.list(project, "packageReferences").compactMap { reference in
            package(reference, references: references)
        }
        // Before Xcode 15, a local package was a folder in the navigator. So are the packages in a folder reference.
        for id in references.order {
            guard let object = objects.find(id), let depth = searchDepth(of: object),
                let folder = references.url(of: object), folder.path != references.folder.path
            else { continue }
            for url in self.folders(in: folder, depth: depth)
            where !packages.contains(where: { $0.folder?.path == url.path }) {
                let isReferenced = url.path == folder.path
                packages.append(
                    SwiftPackageReference(
                        id: isReferenced ? id : "\(id)/\(url.lastPathComponent)", source: .local(url),
                        location: objects.location(object)))
            }
        }
        return packages
    }

    /// Returns the number of levels below a folder in the navigator at which packages are found, or `nil` if the
    /// object is not a folder.
    private static func searchDepth(of object: ProjectObject) -> Int? {
        let type = object.string("lastKnownFileType") ?? object.string("explicitFileType") ?? ""
        switch object.isa {
        case "PBXFileReference" where type == "wrapper": return 0
        case "PBXFileReference" where type == "folder": return 2
        // The children of a group are objects themselves.
        case "PBXGroup" where object.string("path")?.isEmpty == false: return 0
        default: return nil
        }
    }

    private static func folders(in folder: URL, depth: Int) -> [URL] {
        let files = FileManager.default
        if files.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) { return [folder] }
        guard depth > 0 else { return [] }
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { !$0.contains(".") }.flatMap {
            self.folders(in: folder.appendingPathComponent($0).normalized, depth: depth - 1)
        }
    }

    private static func package(_ object: ProjectObject, references: FileReferences) -> SwiftPackageReference? {
        let objects = references.objects
        let location = objects.location(object)
        if object.isa == "XCLocalSwiftPackageReference" {
            let path = object.string("relativePath") ?? object.string("path") ?? ""
            let url = references.folder.appendingPathComponent(path).normalized
            return SwiftPackageReference(
                id: object.id, source: .local(references.checked(url, of: object).url), location: location)
        }
        guard object.isa == "XCRemoteSwiftPackageReference", let url = object.string("repositoryURL") else {
            objects.report(
                .malformedObject, "The package reference \(object.id) has no URL.",
                remedy: "Remove it, or restore it from version control.", at: location)
            return nil
        }
        let requirement = object.node["requirement"].flatMap(requirement)
        if requirement == nil {
            objects.report(
                .malformedObject, "The package \(url) has no requirement for its version.",
                remedy: "Select a version rule for the package in Xcode.", at: location)
        }
        return SwiftPackageReference(
            id: object.id, source: .remote(url: url, requirement: requirement), location: location)
    }

    private static func requirement(_ node: PropertyListNode) -> SwiftPackageReference.Requirement? {
        let minimum = node["minimumVersion"]?.string
        switch node["kind"]?.string {
        case "upToNextMajorVersion": return minimum.map { .upToNextMajor(from: $0) }
        case "upToNextMinorVersion": return minimum.map { .upToNextMinor(from: $0) }
        case "versionRange":
            guard let minimum, let maximum = node["maximumVersion"]?.string else { return nil }
            return .range(from: minimum, to: maximum)
        case "exactVersion": return (node["version"]?.string ?? minimum).map { .exact($0) }
        case "branch": return node["branch"]?.string.map { .branch($0) }
        case "revision": return node["revision"]?.string.map { .revision($0) }
        default: return nil
        }
    }
}
