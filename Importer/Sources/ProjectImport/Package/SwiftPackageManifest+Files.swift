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
        targets.contains { target in
            guard target.type == "regular", let folder = sourceFolder(of: target, in: package),
                let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            else { return false }
            for case let file as URL in files where file.pathExtension == "swift" {
                guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
                if SourceScan(text).modules.contains("UIKit") { return true }
            }
            return false
        }
    }
}
