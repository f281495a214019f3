import Foundation

/// The app's own folders: Documents, Library, Caches and Application Support.
///
/// On iOS each app has a container. On this platform it is `<bundle identifier>` in the user's data folder
/// (`$XDG_DATA_HOME`, or `~/.local/share`), with the caches in the cache folder (`$XDG_CACHE_HOME`, or `~/.cache`).
/// `FileManager` returns folders that all apps share, such as `~/Documents`, which may not exist.
public enum AppContainer {
    /// The container, which takes the place of the home folder.
    public static var home: URL { existing(userFolder(.applicationSupportDirectory).appendingPathComponent(name)) }

    /// Returns the app's folders for a search path, as `FileManager.urls(for:in:)` does on iOS. The
    /// folders exist.
    public static func urls(
        for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
    ) -> [URL] {
        guard domainMask.contains(.userDomainMask), let own = url(for: directory) else {
            return FileManager.default.urls(for: directory, in: domainMask)
        }
        return [own]
    }

    /// Returns the app's folder for a search path, or a folder for temporary items that replace those at a URL.
    ///
    /// - Throws: An error of Foundation if the folder does not exist.
    public static func url(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL?, create shouldCreate: Bool
    ) throws -> URL {
        if domain.contains(.userDomainMask), let own = Self.url(for: directory) { return own }
        return try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// The folder for files that the user creates.
    public static var documents: URL { existing(home.appendingPathComponent("Documents")) }

    /// The folder for the app's own files.
    public static var library: URL { existing(home.appendingPathComponent("Library")) }

    /// The folder for files that the app needs but the user does not see.
    public static var applicationSupport: URL { existing(library.appendingPathComponent("Application Support")) }

    /// The folder for files that can be created again.
    public static var caches: URL { existing(userFolder(.cachesDirectory).appendingPathComponent(name)) }

    private static func url(for directory: FileManager.SearchPathDirectory) -> URL? {
        switch directory {
        case .documentDirectory: documents
        case .libraryDirectory: library
        case .applicationSupportDirectory: applicationSupport
        case .cachesDirectory: caches
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
