import Foundation
import Synchronization

/// The folders with the images, nibs, catalogs, and other resources of an app or a bundle.
///
/// The Swift package manager stores the resources of targets in folders next to the executable,
/// `<Package>_<Target>.resources`, which are not part of `Bundle.main`. Code for iOS expects them in the
/// main bundle.
package struct AppResources: Sendable {
    /// The resource folder of a target or a bundle.
    struct Folder: Sendable {
        let url: URL
        /// The name of the target; `nil` for a bundle.
        var target: String?
    }

    /// The folders in search order.
    let folders: [Folder]
    /// The folders in search order, each preceded by its folders for the preferred language and for all
    /// languages.
    package let searchFolders: [URL]

    init(folders: [Folder], languages: @autoclosure () -> [String] = PreferredLanguages.current) {
        self.folders = folders
        searchFolders = folders.flatMap { Self.languageFolders(in: $0.url, languages()) + [$0.url] }
    }

    /// Returns the resources of `bundle`, or of the app if it is `nil` or the main bundle.
    package static func of(_ bundle: Bundle?) -> AppResources {
        guard let bundle, bundle !== Bundle.main, bundle.bundlePath != Bundle.main.bundlePath else { return main }
        return cache.withLock { cache in
            if let found = cache[bundle.bundlePath] { return found }
            let new = AppResources(folders: [Folder(url: bundle.resourceURL ?? bundle.bundleURL)])
            cache[bundle.bundlePath] = new
            return new
        }
    }

    /// The resources of the app.
    static let main = AppResources(
        folders: [Folder(url: Bundle.main.resourceURL ?? Bundle.main.bundleURL)]
            + targetFolders(beside: executableFolder, of: executableName))

    private static let cache = Mutex<[String: AppResources]>([:])

    /// The folder of the executable, which need not be the main bundle.
    package static let executableFolder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    /// The name of the executable.
    static var executableName: String {
        Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
    }

    // MARK: Files

    /// Returns the file with the given name as `Bundle.url(forResource:withExtension:)` does: the localized
    /// file in the preferred language, otherwise that for all languages (`Base.lproj`), otherwise the file
    /// outside these folders.
    package func file(named name: String, withExtension ending: String?) -> URL? {
        guard !name.isEmpty else { return nil }
        let suffix = (ending ?? "").isEmpty ? "" : ".\(ending ?? "")"
        for folder in searchFolders {
            let file = folder.appendingPathComponent(name + suffix)
            if FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return nil
    }

    /// Returns the file with the given name among the resources of `bundle`, or of the app if it is `nil`.
    static func file(named name: String, withExtension ending: String?, in bundle: Bundle? = nil) -> URL? {
        of(bundle).file(named: name, withExtension: ending)
    }

    // MARK: Folders

    /// Returns the resource folders next to an executable, beginning with that of its own target, followed
    /// by those of libraries. Those of other programs are last and are included only for test bundles, which
    /// may test these programs.
    static func targetFolders(beside url: URL, of executable: String) -> [Folder] {
        let found = names(in: url, withExtension: "resources").map { name in
            let isOwn = name.hasSuffix("_\(executable)")
            return Folder(
                url: url.appendingPathComponent("\(name).resources"),
                target: isOwn ? executable : name.split(separator: "_", maxSplits: 1).last.map(String.init))
        }
        func rank(_ folder: Folder) -> Int {
            folder.target == executable ? 0 : isProgram(folder) ? 2 : 1
        }
        let usable = executable.hasSuffix(".xctest") ? found : found.filter { rank($0) < 2 }
        return usable.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element)
    }

    /// Returns whether the folder is that of a program, with an executable named after its target next to
    /// it.
    static func isProgram(_ folder: Folder) -> Bool {
        guard let target = folder.target else { return false }
        let file = folder.url.deletingLastPathComponent().appendingPathComponent(target)
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: file.path)
    }

    /// Returns the contents of a folder, sorted by name, or an empty array if the folder does not exist.
    package static func contents(of url: URL) -> [URL] {
        names(in: url).map { url.appendingPathComponent($0) }
    }

    private static func names(in url: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.sorted() ?? []
    }

    /// Returns the names with an extension, without the extension.
    private static func names(in url: URL, withExtension ending: String) -> [String] {
        names(in: url).filter { $0.hasSuffix(".\(ending)") }.map { String($0.dropLast(ending.count + 1)) }
    }

    private static func languageFolders(in url: URL, _ languages: @autoclosure () -> [String]) -> [URL] {
        let names = names(in: url, withExtension: "lproj")
        guard !names.isEmpty else { return [] }
        let translations = names.filter { $0 != "Base" && $0 != "mul" }
        let chosen = PreferredLanguages.best(of: translations, for: languages())
        // Without a translation in a preferred language, the development language is used.
        let fallback = names.contains("Base") ? "Base" : PreferredLanguages.best(of: translations, for: ["en"])
        var order: [String] = []
        for name in [chosen, fallback].compactMap({ $0 }) where !order.contains(name) { order.append(name) }
        return order.map { url.appendingPathComponent("\($0).lproj") }
    }
}
