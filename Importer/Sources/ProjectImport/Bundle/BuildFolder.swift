import Foundation

/// The build folder of a package, in which programs look for their bundles.
struct BuildFolder {
    /// The folder, such as `.build`.
    let url: URL

    /// Creates the build folder of a plugin's work folder, which has the path
    /// `plugins/outputs/<package>/<target>/destination/XcodeSources` in it. Returns `nil` for other folders.
    init?(workFolder: URL) {
        let components = workFolder.standardizedFileURL.pathComponents
        guard components.count > 6, Array(components.suffix(6).prefix(2)) == ["plugins", "outputs"] else { return nil }
        var url = workFolder.standardizedFileURL
        for _ in 0..<6 { url.deleteLastPathComponent() }
        self.url = url
    }

    /// Returns the work folder of another target of the same package.
    static func workFolder(of module: String, beside workFolder: URL) -> URL {
        let work = workFolder.standardizedFileURL
        let destination = work.deletingLastPathComponent()
        return destination.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(module)
            .appendingPathComponent(destination.lastPathComponent).appendingPathComponent(work.lastPathComponent)
    }

    /// The folders for programs, of all platforms and configurations that were built, and of this computer.
    var productFolders: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let triples = names.filter {
            $0.contains("-linux") && FileStatus(url.appendingPathComponent($0))?.isDirectory == true
        }
        return Set(triples + [Self.hostTriple]).sorted().flatMap { triple in
            ["debug", "release"].map { url.appendingPathComponent(triple).appendingPathComponent($0) }
        }
    }

    /// Links a bundle beside the programs.
    ///
    /// - Parameters:
    ///   - name: The file name of the link.
    ///   - bundle: The bundle, which does not have to exist.
    func link(_ name: String, to bundle: URL) throws {
        for folder in productFolders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let link = folder.appendingPathComponent(name)
            let destination = RelativePath.path(from: folder.standardizedFileURL, to: bundle.standardizedFileURL)
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == destination { continue }
            // A rename replaces the link at once, so that programs and other builds always find one.
            let new = folder.appendingPathComponent(".\(name).\(UUID().uuidString)")
            try FileManager.default.createSymbolicLink(atPath: new.path, withDestinationPath: destination)
            if FileStatus(link, followingLinks: false)?.isDirectory == true {
                try FileManager.default.removeItem(at: link)
            }
            guard rename(new.path, link.path) == 0 else {
                try? FileManager.default.removeItem(at: new)
                throw CocoaError(.fileWriteUnknown)
            }
        }
    }

    /// The triple for which SwiftPM builds on this computer.
    static var hostTriple: String {
        #if arch(x86_64)
            "x86_64-unknown-linux-gnu"
        #elseif arch(arm64)
            "aarch64-unknown-linux-gnu"
        #elseif arch(arm)
            "armv7-unknown-linux-gnueabihf"
        #elseif arch(riscv64)
            "riscv64-unknown-linux-gnu"
        #else
            #error("Add the triple of this architecture.")
        #endif
    }
}
