import Foundation
import XcodeProject

/// The assembly of an app's bundle, flat as on iOS, from the resources of a target.
///
/// Storyboards, nibs and asset catalogs are copied as they are, since UIKit reads them at run time. String
/// catalogs are compiled to strings files.
struct BundleAssembler {
    /// The string catalogs that were compiled before, by their paths.
    private(set) var catalogs: [String: CompiledCatalog]
    /// The problems, in the order of the resources.
    private(set) var diagnostics: [ImportDiagnostic] = []
    private var folder: OutputFolder
    private var origins: [String: URL] = [:]
    private var currentCatalogs: [String: CompiledCatalog] = [:]

    /// The files that were written for a string catalog.
    struct CompiledCatalog: Codable, Equatable {
        var size: Int
        var modification: FileStatus.Modification
        var outputs: [String]
    }

    /// Creates an assembler of the bundle in a folder.
    init(_ url: URL, catalogs: [String: CompiledCatalog]) throws {
        folder = try OutputFolder(url)
        self.catalogs = catalogs
    }

    /// The number of files that were written, copied or deleted.
    var changeCount: Int { folder.changeCount }

    /// Writes the resources and the information property list of a target, and deletes all other files.
    mutating func assemble(_ target: ImportedTarget, infoPlist: Data) throws {
        try write(infoPlist, to: "Info.plist", from: target.target.location.file)
        let copied = target.target.copies.filter { $0.destination == .resources || $0.destination == .wrapper }
        // Xcode compiles models, shaders and intents in the phase for sources.
        for source in target.target.sources where Self.isCompiledResource(source.kind) { add(source, subfolder: "") }
        for resource in target.target.resources where resource.url != target.settings.infoPlistFile {
            add(resource, subfolder: "")
        }
        for phase in copied {
            for file in phase.files { add(file, subfolder: target.settings.expand(phase.subpath)) }
        }
        try folder.removeOthers()
        catalogs = currentCatalogs
    }

    private static func isCompiledResource(_ kind: ProjectFile.Kind) -> Bool {
        switch kind {
        case .coreDataModel, .coreDataMapping, .coreMLModel, .metal, .intentDefinition, .stringCatalog: true
        default: false
        }
    }

    private mutating func add(_ resource: ProjectFile, subfolder: String) {
        if resource.localizations.isEmpty {
            let parent = resource.url.deletingLastPathComponent()
            let region = parent.pathExtension == "lproj" ? parent.deletingPathExtension().lastPathComponent : nil
            add(resource.url, resource.kind, region: region, subfolder: subfolder, resource)
        } else {
            for version in resource.localizations {
                add(version.url, version.kind, region: version.region, subfolder: subfolder, resource)
            }
        }
    }

    private mutating func add(
        _ url: URL, _ kind: ProjectFile.Kind, region: String?, subfolder: String, _ resource: ProjectFile
    ) {
        do {
            switch kind {
            case .coreDataModel, .coreDataMapping:
                report(
                    "Core Data does not exist on Linux: the model '\(url.lastPathComponent)' is left out.",
                    "Store the data with another library on Linux.", resource)
            case .coreMLModel, .metal, .intentDefinition, .iconComposer:
                report(
                    "The file '\(url.lastPathComponent)' has to be compiled by Xcode: it is left out.",
                    "Guard the code that uses it with '#if !os(Linux)'.", resource)
            case .framework, .library, .package, .project, .playground, .documentation, .entitlements, .configuration,
                .testPlan, .moduleMap, .header:
                break
            case .stringCatalog:
                try addCatalog(url)
            default:
                let prefix = region.flatMap(Self.folder).map { "\($0)/" } ?? ""
                let name = kind == .assetCatalog ? uniqueName(of: url) : url.lastPathComponent
                let parent = subfolder.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
                try copy(url, to: (parent.isEmpty ? "" : "\(parent)/") + prefix + name, resource)
            }
        } catch let diagnostic as ImportDiagnostic {
            diagnostics.append(diagnostic)
        } catch {
            report(
                "The resource '\(url.path)' could not be copied: \(error.summary)",
                "Restore the file, or remove it from the target.", resource)
        }
    }

    private mutating func report(_ message: String, _ remedy: String, _ resource: ProjectFile) {
        diagnostics.append(
            ImportDiagnostic(
                .warning, message, remedy: remedy, file: resource.location.file, line: resource.location.line,
                column: resource.location.column))
    }

    private mutating func copy(_ url: URL, to path: String, _ resource: ProjectFile) throws {
        guard isNew(path, from: url, resource) else { return }
        try folder.copy(url, to: path)
    }

    private mutating func write(_ data: Data, to path: String, from url: URL) throws {
        origins[path] = url
        try folder.write(data, to: path)
    }

    /// Returns whether no other resource has a path, and reports it otherwise.
    private mutating func isNew(_ path: String, from url: URL, _ resource: ProjectFile) -> Bool {
        guard let other = origins[path] else {
            origins[path] = url
            return true
        }
        if other != url {
            report(
                "The resources '\(other.path)' and '\(url.path)' have the same path in the bundle, '\(path)'. The first is used.",
                "Rename one of the files, or remove it from the target.", resource)
        }
        return false
    }

    /// Returns a name for an asset catalog, all of which Xcode merges into one.
    private func uniqueName(of url: URL) -> String {
        var name = url.lastPathComponent
        var number = 2
        while let other = origins[name], other != url {
            name = "\(url.deletingPathExtension().lastPathComponent)-\(number).\(url.pathExtension)"
            number += 1
        }
        return name
    }

    // MARK: String catalogs

    /// Returns the folder of a language, or `nil` for a name that would lead elsewhere.
    private static func folder(_ language: String) -> String? {
        language.isEmpty || language.contains("/") || language.hasPrefix(".") ? nil : "\(language).lproj"
    }

    private mutating func addCatalog(_ url: URL) throws {
        guard let status = FileStatus(url) else { throw CocoaError(.fileReadNoSuchFile) }
        if let known = catalogs[url.path], known.size == status.size, known.modification == status.modification,
            known.outputs.allSatisfy({ FileStatus(folder.url.appendingPathComponent($0)) != nil })
        {
            for path in known.outputs {
                origins[path] = url
                folder.keep(path)
            }
            currentCatalogs[url.path] = known
            return
        }
        let name = url.deletingPathExtension().lastPathComponent
        var outputs: [String] = []
        for (language, tables) in try StringCatalog(contentsOf: url).tables.sorted(by: { $0.key < $1.key }) {
            guard let folder = Self.folder(language) else { continue }
            if !tables.strings.isEmpty {
                outputs.append("\(folder)/\(name).strings")
                try write(try PropertyListFile.data(tables.strings), to: outputs[outputs.count - 1], from: url)
            }
            if !tables.plurals.isEmpty {
                outputs.append("\(folder)/\(name).stringsdict")
                let plurals = tables.plurals.mapValues(\.propertyList)
                try write(try PropertyListFile.data(plurals), to: outputs[outputs.count - 1], from: url)
            }
        }
        currentCatalogs[url.path] = CompiledCatalog(
            size: status.size, modification: status.modification, outputs: outputs)
    }
}
