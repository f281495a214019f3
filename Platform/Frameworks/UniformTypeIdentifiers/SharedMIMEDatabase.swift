import Foundation

/// The filename extensions of the desktop's MIME types.
struct SharedMIMEDatabase: Sendable {
    private var typesOfExtensions: [String: (type: String, weight: Int)] = [:]
    private var extensionsOfTypes: [String: String] = [:]

    /// The database that is installed. It is empty if there is none.
    static let installed: SharedMIMEDatabase = {
        let folders = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
        var database = SharedMIMEDatabase()
        for folder in (folders ?? "/usr/local/share:/usr/share").split(separator: ":") {
            if let text = try? String(contentsOfFile: "\(folder)/mime/globs2", encoding: .utf8) {
                database.add(globs: text)
            }
        }
        return database
    }()

    /// Adds the patterns of a file `globs2`, whose lines are of the form `50:image/png:*.png`. Ignores other lines.
    mutating func add(globs: String) {
        for line in globs.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: ":")
            guard fields.count >= 3, let weight = Int(fields[0]), fields[2].hasPrefix("*.") else { continue }
            let type = String(fields[1])
            let fileExtension = fields[2].dropFirst(2).lowercased()
            guard !fileExtension.contains(where: { "*?[".contains($0) }) else { continue }
            if typesOfExtensions[fileExtension].map({ $0.weight < weight }) ?? true {
                typesOfExtensions[fileExtension] = (type, weight)
            }
            if extensionsOfTypes[type] == nil { extensionsOfTypes[type] = fileExtension }
        }
    }

    func mimeType(ofExtension fileExtension: String) -> String? { typesOfExtensions[fileExtension]?.type }

    func fileExtension(ofMIMEType type: String) -> String? { extensionsOfTypes[type] }
}
