import Foundation

/// The identity of the running app.
package enum AppIdentity {
    /// The app's bundle identifier, or the name of its process.
    package static var identifier: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// The name of the app as users know it.
    package static var displayName: String {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        let names = keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
    }

    /// The folder in which frameworks store data of the app. It may not exist yet.
    package static var dataFolder: URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let folder = folders.first ?? URL(fileURLWithPath: NSHomeDirectory() + "/.local/share", isDirectory: true)
        return folder.appendingPathComponent(identifier, isDirectory: true)
    }
}
