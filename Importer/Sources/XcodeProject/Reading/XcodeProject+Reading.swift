import Foundation

extension XcodeProject {
    /// Reads an `.xcodeproj` package.
    ///
    /// Problems that leave the rest readable, such as missing files, are in `diagnostics`.
    ///
    /// - Parameter url: The package, or its file `project.pbxproj`.
    /// - Throws: A `ProjectError` if the package or its main file cannot be read.
    public init(contentsOf url: URL) throws(ProjectError) {
        let absolute = url.absoluteURL.normalized
        let package = absolute.lastPathComponent == "project.pbxproj" ? absolute.deletingLastPathComponent() : absolute
        let file = package.appendingPathComponent("project.pbxproj")
        let document = try PropertyListDocument(contentsOf: file)
        try self.init(document, package: package, file: file)
    }

    private init(_ document: PropertyListDocument, package: URL, file: URL) throws(ProjectError) {
        let objects = try ProjectObjects(document, file: file)
        let rootNode = document.root["rootObject"]
        guard let root = rootNode?.string.flatMap(objects.find), root.isa == "PBXProject" else {
            throw ProjectError(
                .structure, "The root object of the project is missing.",
                remedy: "Restore the file from version control.",
                location: SourceLocation(file: file, line: rootNode?.line ?? document.root.line))
        }
        url = package
        name = package.deletingPathExtension().lastPathComponent
        objectVersion = document.root["objectVersion"]?.string.flatMap { Int($0) } ?? 0
        organizationName = root.node["attributes"]?["ORGANIZATIONNAME"]?.string
        let region = Self.modernRegion(root.string("developmentRegion") ?? "en")
        developmentRegion = region
        var regions: [String] = []
        for region in root.strings("knownRegions").map(Self.modernRegion) where !regions.contains(region) {
            regions.append(region)
        }
        knownRegions = regions
        let parent = package.deletingLastPathComponent()
        let directory = root.string("projectDirPath") ?? ""
        let folder = directory.isEmpty ? parent : parent.appendingPathComponent(directory).normalized
        self.folder = folder

        let references = FileReferences(
            objects, folder: folder, mainGroup: objects.object(root, "mainGroup"), finder: FileFinder())
        let reader = TargetReader(references, project: root, url: package, developmentRegion: region)
        let list = reader.projectConfigurations()
        configurations = list.names
        defaultConfiguration = list.defaultName
        targets = reader.targets()
        packages = PackageReader.packages(of: root, references: references)
        referencedProjects = (root.node["projectReferences"]?.array ?? []).compactMap { node in
            node["ProjectRef"]?.string.flatMap(objects.find).flatMap(references.url)
        }
        for id in objects.identifiers {
            guard let object = objects.find(id), !KnownObjects.kinds.contains(object.isa) else { continue }
            objects.report(
                .unknownObject, "The object \(id) has the unknown type \(object.isa).",
                remedy: "Check whether a newer version of the importer reads it.", at: objects.location(object))
        }
        let schemeReader = SchemeReader(container: package)
        schemes = schemeReader.schemes
        diagnostics = objects.diagnostics + schemeReader.diagnostics
    }

    /// Returns the code of a region that old versions of Xcode name in English.
    private static func modernRegion(_ name: String) -> String {
        switch name {
        case "English": "en"
        case "German": "de"
        case "French": "fr"
        case "Japanese": "ja"
        case "Spanish": "es"
        case "Italian": "it"
        case "Dutch": "nl"
        default: name
        }
    }
}

/// The types of objects that Xcode writes.
enum KnownObjects {
    static let kinds: Set<String> = [
        "PBXAggregateTarget", "PBXAppleScriptBuildPhase", "PBXBuildFile", "PBXBuildRule", "PBXBuildStyle",
        "PBXContainerItemProxy", "PBXCopyFilesBuildPhase", "PBXFileReference",
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", "PBXFileSystemSynchronizedRootGroup",
        "PBXFrameworksBuildPhase", "PBXGroup", "PBXHeadersBuildPhase", "PBXJavaArchiveBuildPhase", "PBXLegacyTarget",
        "PBXNativeTarget", "PBXProject", "PBXReferenceProxy", "PBXResourcesBuildPhase", "PBXRezBuildPhase",
        "PBXShellScriptBuildPhase", "PBXSourcesBuildPhase", "PBXTargetDependency", "PBXVariantGroup",
        "XCBuildConfiguration", "XCConfigurationList", "XCLocalSwiftPackageReference",
        "XCRemoteSwiftPackageReference", "XCSwiftPackageProductDependency", "XCVersionGroup",
    ]
}
