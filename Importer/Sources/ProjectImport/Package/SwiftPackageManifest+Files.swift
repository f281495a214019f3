import Foundation

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

    /// Returns whether a source of the package imports UIKit, so that it contains code for iOS alone.
    func usesUIKit(in package: URL) -> Bool {
        containsSource(in: package) { SourceScan($0).modules.contains("UIKit") }
    }

    /// Returns whether a source of the package imports a module that Trestle has in place of one of Apple's, or uses
    /// Objective-C.
    func needsRewriting(in package: URL) -> Bool {
        let modules = Set(FrameworkCatalog.providedModules).union(["Combine"])
        return containsSource(in: package) { text in
            if ["@objc", "#selector", "#keyPath"].contains(where: text.contains) { return true }
            return !SourceScan(text).modules.isDisjoint(with: modules)
        }
    }

    /// Returns whether all targets of the package are modules in Swift.
    func containsOnlySwift(in package: URL) -> Bool {
        targets.allSatisfy { target in
            switch target.type {
            case "test", "executable", "plugin", "snippet": return true
            case "regular":
                guard let folder = sourceFolder(of: target, in: package) else { return true }
                return Self.files(in: folder).contains { $0.pathExtension == "swift" }
            default: return false
            }
        }
    }

    private func containsSource(in package: URL, where condition: (String) -> Bool) -> Bool {
        targets.contains { target in
            guard target.type == "regular", let folder = sourceFolder(of: target, in: package) else { return false }
            return Self.files(in: folder).contains { file in
                file.pathExtension == "swift" && (try? String(contentsOf: file, encoding: .utf8)).map(condition) == true
            }
        }
    }

    private static func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return files?.compactMap { $0 as? URL } ?? []
    }
}
