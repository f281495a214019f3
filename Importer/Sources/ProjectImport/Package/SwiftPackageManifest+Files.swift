import Foundation
import XcodeProject

extension SwiftPackageManifest {
    /// Reads the output of `swift package dump-package`.
    init(dump: Data, of package: URL) throws(ImportDiagnostic) {
        do {
            self = try JSONDecoder().decode(Self.self, from: dump)
        } catch {
            throw ImportDiagnostic(
                .error, "The description of the package could not be read: \(error).",
                remedy: "Run 'swift package dump-package' in the package, and use the same version of Swift.",
                file: package)
        }
    }

    /// Returns the folder of a target, or `nil` if it does not exist.
    func sourceFolder(of target: Target, in package: URL) -> URL? {
        let paths: [String]
        if let path = target.path {
            paths = [path]
        } else {
            let tests = target.type == "test" ? ["Tests"] : []
            let folders = tests + ["Sources", "Source", "src", "srcs"]
            // A package with one target can have its sources in the folder itself.
            let isOnly = target.type != "test" && targets.filter { $0.type != "test" }.count == 1
            paths = folders.map { "\($0)/\(target.name)" } + (isOnly ? folders : [])
        }
        return paths.map { package.appendingPathComponent($0).standardizedFileURL }
            .first { FileStatus($0)?.isDirectory == true }
    }

    /// The remote packages that the package depends on.
    func remotePackages(in package: URL) -> [SwiftPackageReference] {
        dependencies.compactMap { dependency in
            guard let repository = dependency.sourceControl?.first, let url = repository.url else { return nil }
            return SwiftPackageReference(
                id: repository.identity, source: .remote(url: url, requirement: repository.requirement.versions),
                location: SourceLocation(file: package.appendingPathComponent("Package.swift")))
        }
    }

    /// Returns whether a source imports a module that Trestle has in place of one of Apple's, or uses Objective-C.
    ///
    /// Packages from elsewhere that also support Linux guard such code by conditions. UIKit is imported in a condition
    /// that is true only on iOS, or everywhere that a module with this name exists.
    ///
    /// - Parameters:
    ///   - targets: The names of the targets with the sources.
    ///   - package: The folder of the package.
    ///   - isLocal: Whether the package belongs to a project for iOS, so that code in conditions counts.
    func needsRewriting(_ targets: Set<String>, in package: URL, isLocal: Bool) -> Bool {
        let modules = Set(FrameworkCatalog.providedModules).union(["Combine"])
        return self.targets.contains { target in
            guard target.type == "regular", targets.contains(target.name),
                let folder = sourceFolder(of: target, in: package)
            else { return false }
            return Self.files(in: folder).contains { file in
                guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8) else {
                    return false
                }
                if SourceScan(text).modules.contains("UIKit") { return true }
                let code = isLocal ? text : Self.unconditionalCode(of: text)
                return ["@objc", "#selector", "#keyPath"].contains(where: code.contains)
                    || !SourceScan(code).modules.isDisjoint(with: modules)
            }
        }
    }

    /// Returns the lines of a file that are outside of `#if`.
    private static func unconditionalCode(of text: String) -> String {
        var depth = 0
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let code = line.drop(while: \.isWhitespace)
            if code.hasPrefix("#if") { depth += 1 }
            defer { if code.hasPrefix("#endif") { depth -= 1 } }
            return depth == 0
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the reason why only Swift Package Manager can build some of the targets, or `nil`.
    ///
    /// Targets in Objective-C and binaries, which are made for Apple's platforms, are no reason: nothing builds them on
    /// Linux.
    func obstacle(in targets: Set<String>, of package: URL) -> String? {
        for target in self.targets where targets.contains(target.name) {
            switch target.type {
            case "regular":
                guard let folder = sourceFolder(of: target, in: package) else { continue }
                let types = Set(Self.files(in: folder).map(\.pathExtension))
                if types.isDisjoint(with: ["swift", "m", "mm"]) { return "The target '\(target.name)' is in C or C++" }
            case "binary": continue
            case "macro": return "The target '\(target.name)' is a macro"
            default: return "The target '\(target.name)' is a library of the system"
            }
        }
        return nil
    }

    private static func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return files?.compactMap { $0 as? URL } ?? []
    }
}

extension SwiftPackageManifest.Requirement {
    /// The versions.
    var versions: SwiftPackageReference.Requirement {
        if let range = range?.first { return .range(from: range.lowerBound, to: range.upperBound) }
        if let version = exact?.first { return .exact(version) }
        if let branch = branch?.first { return .branch(branch) }
        return .revision(revision?.first ?? "")
    }
}
