import Foundation

extension TargetReader {
    /// Adds the content of the build phases to a target.
    func readPhases(of object: ProjectObject, into target: inout ProjectTarget, members: SynchronizedFolders.Members) {
        for phase in objects.list(object, "buildPhases") {
            let synchronized = members.phases[phase.id] ?? []
            switch phase.isa {
            case "PBXSourcesBuildPhase": target.sources += files(of: phase, into: &target) + synchronized
            case "PBXResourcesBuildPhase", "PBXRezBuildPhase":
                target.resources += files(of: phase, into: &target) + synchronized
            case "PBXHeadersBuildPhase": target.headers += files(of: phase, into: &target) + synchronized
            case "PBXFrameworksBuildPhase": readFrameworks(of: phase, into: &target)
            case "PBXCopyFilesBuildPhase":
                target.copies.append(
                    CopyPhase(
                        name: phase.string("name") ?? "Copy Files",
                        destination: phase.string("dstSubfolder").flatMap(CopyPhase.Destination.init(name:))
                            ?? CopyPhase.Destination(specification: phase.integer("dstSubfolderSpec")),
                        subpath: phase.string("dstPath") ?? "",
                        files: files(of: phase, into: &target) + synchronized, location: objects.location(phase)))
            case "PBXShellScriptBuildPhase": target.scripts.append(script(phase))
            case "PBXAppleScriptBuildPhase", "PBXJavaArchiveBuildPhase": break
            default:
                objects.report(
                    .unknownObject, "A build phase has the unknown type \(phase.isa).",
                    remedy: "Check whether a newer version of the importer reads it.", at: objects.location(phase))
            }
        }
    }

    private func script(_ phase: ProjectObject) -> ScriptPhase {
        ScriptPhase(
            name: phase.string("name") ?? "Run Script", shell: phase.string("shellPath") ?? "/bin/sh",
            script: phase.node["shellScript"]?.array?.compactMap(\.string).joined(separator: "\n")
                ?? phase.string("shellScript") ?? "",
            inputs: phase.strings("inputPaths"), outputs: phase.strings("outputPaths"),
            location: objects.location(phase))
    }

    /// Returns the files of a phase. Package products, which older versions of Xcode list here, are added to the target.
    private func files(of phase: ProjectObject, into target: inout ProjectTarget) -> [ProjectFile] {
        objects.list(phase, "files").compactMap { buildFile in
            if let product = objects.object(buildFile, "productRef") {
                target.packageProducts.append(packageProduct(product, platforms: platforms(of: buildFile)))
                return nil
            }
            guard let reference = reference(of: buildFile, in: phase) else { return nil }
            guard var file = references.file(reference, developmentRegion: developmentRegion) else { return nil }
            file.platforms = platforms(of: buildFile)
            let settings = buildFile.node["settings"]
            let flags = settings?["COMPILER_FLAGS"]
            file.compilerFlags =
                flags?.string.map(ShellWords.split) ?? flags?.array?.compactMap(\.string) ?? []
            file.attributes = settings?["ATTRIBUTES"]?.array?.compactMap(\.string) ?? []
            return file
        }
    }

    private func reference(of buildFile: ProjectObject, in phase: ProjectObject) -> ProjectObject? {
        guard buildFile.string("fileRef") == nil else { return objects.object(buildFile, "fileRef") }
        objects.report(
            .malformedObject, "A build phase contains an entry without a file.",
            remedy: "Remove the entry in Xcode, where it has no name.", at: objects.location(buildFile))
        return nil
    }

    private func readFrameworks(of phase: ProjectObject, into target: inout ProjectTarget) {
        for buildFile in objects.list(phase, "files") {
            if let product = objects.object(buildFile, "productRef") {
                target.packageProducts.append(packageProduct(product, platforms: platforms(of: buildFile)))
                continue
            }
            guard let reference = reference(of: buildFile, in: phase) else { continue }
            let attributes = buildFile.node["settings"]?["ATTRIBUTES"]?.array?.compactMap(\.string) ?? []
            let path = reference.string("path") ?? reference.string("name") ?? reference.id
            var name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            if name.hasPrefix("lib"), !path.hasSuffix(".framework") { name.removeFirst(3) }
            target.frameworks.append(
                LinkedFramework(
                    name: name, origin: origin(of: reference, path: path), isWeak: attributes.contains("Weak"),
                    location: objects.location(reference)))
        }
    }

    private func origin(of reference: ProjectObject, path: String) -> LinkedFramework.Origin {
        guard reference.isa == "PBXFileReference" else { return .builtProduct }
        let owner = objects.list(project, "targets").first { $0.string("productReference") == reference.id }
        if let name = owner?.string("name") { return .target(name: name) }
        switch references.place(of: reference) {
        case .sdk: return .system
        case .builtProduct, .unknown: return .builtProduct
        case .file(let url):
            // Old projects name the SDK of a certain Mac by an absolute path.
            if url.path.contains(".sdk/") || url.path.hasPrefix("/System/Library/") { return .system }
            return .file(references.checked(url, of: reference).url)
        }
    }
}

extension CopyPhase.Destination {
    /// The destination of a number in the project.
    init(specification: Int?) {
        switch specification {
        case 0: self = .absolutePath
        case 1: self = .wrapper
        case 6: self = .executables
        case 7: self = .resources
        case 10: self = .frameworks
        case 11: self = .sharedFrameworks
        case 12: self = .sharedSupport
        case 13: self = .plugIns
        case 15: self = .javaResources
        case 16: self = .productsDirectory
        case let number: self = .other(number ?? -1)
        }
    }

    /// The destination of a name, which Xcode 26 writes instead of a number.
    init?(name: String) {
        switch name {
        case "AbsolutePath": self = .absolutePath
        case "Wrapper": self = .wrapper
        case "Executables": self = .executables
        case "Resources": self = .resources
        case "JavaResources": self = .javaResources
        case "Frameworks": self = .frameworks
        case "SharedFrameworks": self = .sharedFrameworks
        case "SharedSupport": self = .sharedSupport
        case "PlugIns": self = .plugIns
        case "Product", "Products", "ProductsDirectory": self = .productsDirectory
        default: return nil
        }
    }
}
