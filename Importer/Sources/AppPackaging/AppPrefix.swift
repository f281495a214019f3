import Foundation
import ProjectImport

/// A folder with an app in the layout of `/usr`, which can be moved anywhere:
///
///     bin/Walks                                          a symbolic link to the program
///     lib/walks/                                         the program, its resources, and libraries
///     share/applications/com.example.Walks.desktop
///     share/dbus-1/services/com.example.Walks.service    in packages, whose place is known
///     share/icons/hicolor/48x48/apps/com.example.Walks.png
///     share/mime/packages/com.example.Walks.xml
struct AppPrefix {
    /// The folder.
    let folder: URL
    /// The name of the folder in `lib`.
    let name: String

    /// The folder with the program, its resources, and libraries.
    var programFolder: URL { folder.appendingPathComponent("lib/\(name)") }

    /// Copies a program with its resources and libraries.
    ///
    /// The program finds its resources by its own path, which is that of the file and not of the link in `bin`; the
    /// dynamic linker finds the libraries likewise, because Swift Package Manager adds `$ORIGIN` to the search path.
    /// - Returns: The program.
    /// - Throws: `ImportDiagnostic` if a file cannot be copied.
    func copy(_ app: BuiltApp, libraries: [URL]) throws(ImportDiagnostic) -> URL {
        let executable = app.executable.lastPathComponent
        let program = programFolder.appendingPathComponent(executable)
        try write { () throws in
            try FileManager.default.createDirectory(at: programFolder, withIntermediateDirectories: true)
            for file in [app.executable] + libraries + app.resources + app.frameworkBundles
                + [app.bundle].compactMap({ $0 })
            {
                try FileManager.default.copyItem(
                    at: file.resolvingSymlinksInPath(), to: programFolder.appendingPathComponent(file.lastPathComponent)
                )
            }
            // Packages that are not rewritten look for their resources in the main bundle.
            if let bundle = app.bundle {
                for resource in app.resources {
                    let name = resource.lastPathComponent
                    let link = programFolder.appendingPathComponent("\(bundle.lastPathComponent)/\(name)")
                    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../\(name)")
                }
            }
            let bin = folder.appendingPathComponent("bin")
            try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: bin.appendingPathComponent(executable).path,
                withDestinationPath: "../lib/\(name)/\(executable)")
        }
        return program
    }

    /// Writes the files that the desktop reads.
    ///
    /// - Parameters:
    ///   - description: The app.
    ///   - icons: The icons of the app.
    ///   - place: The absolute path at which the folder will be, or `nil` if it can be moved anywhere.
    /// - Throws: `ImportDiagnostic` if a file cannot be written.
    func install(_ description: AppDescription, icons: AppIcons, place: String?) throws(ImportDiagnostic) {
        let share = folder.appendingPathComponent("share")
        let entry = DesktopEntry(
            description, hasIcon: !icons.icons.isEmpty, programFolder: place.map { "\($0)/bin" })
        if let service = entry.service {
            try write(service.text, to: share.appendingPathComponent("dbus-1/services/\(service.fileName)"))
        }
        try write(entry.text, to: share.appendingPathComponent("applications/\(entry.fileName)"))
        for icon in icons.icons {
            let path = "icons/hicolor/\(icon.side)x\(icon.side)/apps/\(description.identifier).png"
            try copy(icon.file, to: share.appendingPathComponent(path))
        }
        if !description.documents.declaredTypes.isEmpty {
            let types = SharedMimeInfo(types: description.documents.declaredTypes)
            try write(types.xml, to: share.appendingPathComponent("mime/packages/\(description.identifier).xml"))
        }
    }

    /// Copies the license of the app to the folder for it.
    ///
    /// - Throws: `ImportDiagnostic` if the file cannot be copied.
    func installLicense(of package: URL) throws(ImportDiagnostic) {
        let names = ["LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING"]
        guard
            let license = names.map({ package.appendingPathComponent($0) })
                .first(where: { FileManager.default.fileExists(atPath: $0.path) })
        else { return }
        try copy(license, to: folder.appendingPathComponent("share/doc/\(name)/copyright"))
    }

    /// Sets the permissions of all files, and their modification date if a build is to be reproducible.
    ///
    /// - Parameters:
    ///   - root: The folder whose files are changed.
    ///   - program: The only file that can be executed.
    ///   - modification: The date, or `nil` to keep the dates.
    /// - Throws: `ImportDiagnostic` if a file cannot be changed.
    func normalize(_ root: URL, program: URL, modification: Date?) throws(ImportDiagnostic) {
        try write { () throws in
            let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            for path in paths.map({ root.appendingPathComponent($0).path }) + [root.path] {
                let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
                guard type != .typeSymbolicLink else { continue }
                var changes: [FileAttributeKey: Any] = [
                    .posixPermissions: type == .typeDirectory || path == program.path ? 0o755 : 0o644
                ]
                if let modification { changes[.modificationDate] = modification }
                try FileManager.default.setAttributes(changes, ofItemAtPath: path)
            }
        }
    }

    private func copy(_ source: URL, to file: URL) throws(ImportDiagnostic) {
        try write { () throws in
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: file)
        }
    }

    private func write(_ text: String, to file: URL) throws(ImportDiagnostic) {
        try write { () throws in
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    private func write(_ body: () throws -> Void) throws(ImportDiagnostic) {
        do {
            try body()
        } catch {
            throw ImportDiagnostic(
                .error, "The package could not be written: \(error.localizedDescription)",
                remedy: "Check the permissions of the folder, and the space on the disk.", file: folder)
        }
    }
}
