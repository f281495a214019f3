/// The schemes of URLs for which the desktop has an app, as the MIME applications specification of freedesktop.org
/// stores them.
struct DesktopApps {
    /// The lists of default apps and the caches of installed ones.
    private let files: [URL]

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let home = FileManager.default.homeDirectoryForCurrentUser
        func folders(_ name: String, or standard: [String]) -> [URL] {
            let value = environment[name] ?? ""
            return (value.isEmpty ? standard : value.split(separator: ":").map(String.init)).map {
                URL(fileURLWithPath: $0)
            }
        }
        let settings =
            folders("XDG_CONFIG_HOME", or: [home.appendingPathComponent(".config").path])
            + folders("XDG_CONFIG_DIRS", or: ["/etc/xdg"])
        let data =
            folders("XDG_DATA_HOME", or: [home.appendingPathComponent(".local/share").path])
            + folders("XDG_DATA_DIRS", or: ["/usr/local/share", "/usr/share"])
        let applications = data.map { $0.appendingPathComponent("applications") }
        files =
            (settings + applications).map { $0.appendingPathComponent("mimeapps.list") }
            + applications.map { $0.appendingPathComponent("mimeinfo.cache") }
    }

    /// Returns whether an app is installed for the scheme of a URL. Files can always be opened.
    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        if scheme == "file" { return true }
        let key = "x-scheme-handler/\(scheme)="
        return files.contains { file in
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
            return text.split(separator: "\n").contains { $0.hasPrefix(key) && $0.count > key.count }
        }
    }
}
