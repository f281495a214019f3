import Foundation

/// The part of `Trestle/import.json` that the plugin needs.
struct ImportSettings: Decodable {
    /// The path of the project or workspace, relative to the package.
    let project: String
    /// The path of the program that imported the project.
    let program: String
    /// The build configuration whose settings apply, such as `Debug`.
    let configuration: String

    /// Reads the file of a package.
    init(package: URL) throws {
        let file = package.appendingPathComponent("Trestle/import.json")
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
        } catch {
            throw ImportSettingsError.unreadable(file: file.path, reason: "\(error)")
        }
    }

    /// Returns the program that imported the project, otherwise the one on the `PATH`, as on another
    /// computer.
    func programURL(package: URL) throws -> URL {
        let recorded = URL(fileURLWithPath: program, relativeTo: package).absoluteURL
        if FileManager.default.isExecutableFile(atPath: recorded.path) { return recorded }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let found = path.split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent("trestle") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw ImportSettingsError.programNotFound(recorded.path) }
        return found
    }
}

enum ImportSettingsError: Error, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case programNotFound(String)

    var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file): error: The settings of the import could not be read: \(reason). Run 'trestle import' again."
        case .programNotFound(let path):
            """
            The program 'trestle' was found neither at \(path) nor on the PATH. Install it with \
            'make install PREFIX=DIR' in a checkout of Trestle, and run 'trestle import' again.
            """
        }
    }
}
