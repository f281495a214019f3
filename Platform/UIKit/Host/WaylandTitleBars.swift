import Foundation

/// The title bars of windows on Wayland desktops, which are drawn by the desktop or by a plugin of the library libdecor in the app.
struct WaylandTitleBars {
    /// The folders of plugins on the common distributions.
    private static let folders = ["/usr/lib64", "/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
        .map { "\($0)/libdecor/plugins-1" }

    var environment = ProcessInfo.processInfo.environment
    var pluginFolders = folders

    /// Whether windows have title bars. GNOME draws none.
    var exist: Bool {
        let desktops = environment["XDG_CURRENT_DESKTOP"]?.split(separator: ":") ?? []
        return !desktops.contains("GNOME") || hasPlugin
    }

    private var hasPlugin: Bool {
        let folders = environment["LIBDECOR_PLUGIN_DIR"]?.split(separator: ":").map(String.init) ?? pluginFolders
        return folders.contains { folder in
            let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
            return files?.contains { $0.hasSuffix(".so") } == true
        }
    }
}
