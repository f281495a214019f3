import Foundation
import ProjectImport

/// The writing of a Debian package.
struct DebianPackage {
    /// The fields of the package. The size is set when the package is written.
    var control: DebianControl
    /// The folder that becomes the root of the system. It contains `usr`.
    let root: URL

    /// Writes the package.
    ///
    /// - Parameters:
    ///   - folder: The folder for the package.
    ///   - modification: The modification date of all files, or `nil` for the current one.
    /// - Returns: The package.
    /// - Throws: `ImportDiagnostic` if a file cannot be written, or a tool fails.
    func write(to folder: URL, modification: Date?) throws(ImportDiagnostic) -> URL {
        let files = try Self.files(in: root.appendingPathComponent("usr"), path: "usr")
        var control = control
        control.installedSize = files.reduce(0) { $0 + ($1.size + 1023) / 1024 }
        let sums = try Tool(name: "md5sum", remedy: "Install the package coreutils.")
            .run(["--"] + files.map(\.path), in: root)
        let information = root.appendingPathComponent("DEBIAN")
        let package = folder.appendingPathComponent(
            "\(control.package)_\(control.version)_\(control.architecture).deb")
        do {
            try FileManager.default.createDirectory(at: information, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: information.path)
            for (name, data) in [("control", Data(control.text.utf8)), ("md5sums", sums)] {
                let file = information.appendingPathComponent(name)
                try data.write(to: file)
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            }
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ImportDiagnostic(
                .error, "The package could not be written: \(error.localizedDescription)",
                remedy: "Check the permissions of the folder, and the space on the disk.", file: folder)
        }
        // Newer files, such as those of the control archive, get this date.
        let epoch = modification.map { ["SOURCE_DATE_EPOCH": "\(Int($0.timeIntervalSince1970))"] } ?? [:]
        try Tool(name: "dpkg-deb", remedy: "Install the package dpkg, or use '--format folder'.")
            .run(["--root-owner-group", "-Zxz", "--build", root.path, package.path], environment: epoch)
        return package
    }

    /// Returns the regular files in a folder, sorted by path, with their paths relative to the root.
    private static func files(in folder: URL, path: String) throws(ImportDiagnostic) -> [(path: String, size: Int)] {
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().compactMap { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
                guard attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
                return ("\(path)/\(name)", attributes[.size] as? Int ?? 0)
            }
        } catch {
            throw ImportDiagnostic(
                .error, "The files of the package could not be read: \(error.localizedDescription)",
                remedy: "Check the permissions of the folder.", file: folder)
        }
    }
}
