import Foundation

/// The reading of references to Swift packages.
enum PackageReader {
    /// Returns the packages that a project references, and those that it contains as folders.
    static func packages(of project: ProjectObject, references: FileReferences) -> [SwiftPackageReference] {
        let objects = references.objects
        var packages = objects.list(project, "packageReferences").compactMap { reference in
            package(reference, references: references)
        }
        // Before Xcode 15, a local package was a folder reference in a group.
        for id in references.order {
            guard let object = objects.find(id), object.isa == "PBXFileReference",
                ["folder", "wrapper"].contains(object.string("lastKnownFileType") ?? ""),
                let url = references.url(of: object),
                FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path),
                !packages.contains(where: { $0.folder?.path == url.path })
            else { continue }
            packages.append(
                SwiftPackageReference(id: id, source: .local(url), location: objects.location(object)))
        }
        return packages
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
