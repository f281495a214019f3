/// The identifier of the device for the apps of one vendor, in a file in the user's data folder.
struct VendorIdentifier {
    private let file: URL

    /// - Parameters:
    ///   - folder: The folder of the identifiers, or `nil` for the user's data folder.
    ///   - bundleIdentifier: The identifier of the app, or `nil` for that of the running app.
    init(in folder: URL? = nil, bundleIdentifier: String? = nil) {
        let name = bundleIdentifier ?? AppInformation.dictionary()["CFBundleIdentifier"] as? String
        let vendor = Self.vendor(of: name ?? ProcessInfo.processInfo.processName)
        file = (folder ?? Self.standardFolder).appendingPathComponent(vendor)
    }

    private static var standardFolder: URL {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap {
            $0.isEmpty ? nil : URL(fileURLWithPath: $0)
        }
        let home = FileManager.default.homeDirectoryForCurrentUser
        return (data ?? home.appendingPathComponent(".local/share")).appendingPathComponent("UIKit/vendor-identifiers")
    }

    /// Returns the components of a bundle identifier without the last one, as a file name.
    static func vendor(of bundleIdentifier: String) -> String {
        let components = bundleIdentifier.split(separator: ".")
        let vendor = components.count > 1 ? components.dropLast().joined(separator: ".") : bundleIdentifier
        return String(vendor.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" })
    }

    /// The stored identifier, or a new one that is stored, or `nil` if it cannot be stored.
    var value: UUID? {
        if let text = try? String(contentsOf: file, encoding: .utf8),
            let stored = UUID(uuidString: text.trimmingCharacters(in: .whitespacesAndNewlines))
        {
            return stored
        }
        let new = UUID()
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\(new.uuidString)\n".utf8).write(to: file, options: .atomic)
            return new
        } catch {
            return nil
        }
    }
}
