import Foundation

/// The app's own folders: Documents, Library, Caches and Application Support.
///
/// On iOS each app has a container. On this platform it is `<bundle identifier>` in the user's data folder
/// (`$XDG_DATA_HOME`, or `~/.local/share`), with the caches in the cache folder (`$XDG_CACHE_HOME`, or `~/.cache`).
/// `FileManager` returns folders that all apps share, such as `~/Documents`, which may not exist.
public enum AppContainer {
    /// The container, which takes the place of the home folder.
    public static var home: URL { existing(userFolder(.applicationSupportDirectory).appendingPathComponent(name)) }

    /// Returns the app's folders for a search path, as ``Foundation/FileManager/urls(for:in:)`` does on iOS. The
    /// folders exist.
    public static func urls(
        for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask), let own = url(for: directory) else {
            return FileManager.default.urls(for: directory, in: domainMask)
        }
        return [own]
    }

    private static func url(for directory: FileManager.SearchPathDirectory) -> URL? {
        switch directory {
        case .documentDirectory: existing(home.appendingPathComponent("Documents"))
        case .libraryDirectory: existing(home.appendingPathComponent("Library"))
        case .applicationSupportDirectory: existing(home.appendingPathComponent("Library/Application Support"))
        case .cachesDirectory: existing(userFolder(.cachesDirectory).appendingPathComponent(name))
        default: nil
        }
    }

    /// The name of the container: the bundle identifier, or that of the process.
    private static var name: String {
        let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let isFolderName = !name.isEmpty && name != "." && name != ".." && !name.contains("/")
        return isFolderName ? name : ProcessInfo.processInfo.processName
    }

    private static func userFolder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    private static func existing(_ url: URL) -> URL {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            ResourceWarning.log("AppContainer", "\(url.path) could not be created: \(error). Check its permissions.")
        }
        return url
    }
}
