import Foundation
import Synchronization

/// Where the pictures, nibs, catalogues and other files of an app, or of one bundle, are.
///
/// An app that Swift's package manager built has the resources of its targets in folders beside the executable, which
/// `Bundle.main` does not know: `<Package>_<Target>.resources`. Code for iPhones expects them in the main bundle.
package struct AppResources: Sendable {
    /// The resources of one target, or of a bundle.
    struct Folder: Sendable {
        let url: URL
        /// The target's name; nil for a bundle's own.
        var target: String?
    }

    /// In the order in which they are searched.
    let folders: [Folder]
    /// The same with the folders of the preferred language before each, and those that are for all languages.
    let searchFolders: [URL]

    init(folders: [Folder], languages: [String] = PreferredLanguages.current) {
        self.folders = folders
        searchFolders = folders.flatMap { Self.languageFolders(in: $0.url, languages) + [$0.url] }
    }

    /// Those of `bundle`; the app's for nil and for the main bundle.
    package static func of(_ bundle: Bundle?) -> AppResources {
        guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return main }
        return known.withLock { known in
            if let found = known[bundle.bundlePath] { return found }
            let new = AppResources(folders: [Folder(url: bundle.resourceURL ?? bundle.bundleURL)])
            known[bundle.bundlePath] = new
            return new
        }
    }

    /// The resources of the app.
    static let main = AppResources(
        folders: [Folder(url: Bundle.main.resourceURL ?? Bundle.main.bundleURL)]
            + targetFolders(beside: Bundle.main.bundleURL, of: executableName))

    private static let known = Mutex<[String: AppResources]>([:])

    /// The name of the program.
    static var executableName: String {
        Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
    }

    // MARK: Files

    /// The file of that name, as `Bundle.url(forResource:withExtension:)` finds one: that of the preferred language, else that for
    /// all languages (`Base.lproj`), else the one that stands in no such folder.
    package func file(named name: String, withExtension ending: String?) -> URL? {
        guard !name.isEmpty else { return nil }
        let suffix = (ending ?? "").isEmpty ? "" : ".\(ending ?? "")"
        for folder in searchFolders {
            let file = folder.appendingPathComponent(name + suffix)
            if FileManager.default.fileExists(atPath: file.path) { return file }
        }
        return nil
    }

    /// The same among the resources of `bundle`, or of the app (nil).
    static func file(named name: String, withExtension ending: String?, in bundle: Bundle? = nil) -> URL? {
        of(bundle).file(named: name, withExtension: ending)
    }

    // MARK: Folders

    /// The targets' folders beside an executable: first that of the target that the executable is named after, then
    /// libraries'. Those of other programs come last, and only for tests, which may be theirs.
    static func targetFolders(beside url: URL, of executable: String) -> [Folder] {
        let found = contents(of: url).filter { $0.pathExtension == "resources" }.map { url in
            let name = url.deletingPathExtension().lastPathComponent
            let isOwn = name.hasSuffix("_\(executable)")
            return Folder(
                url: url, target: isOwn ? executable : name.split(separator: "_", maxSplits: 1).last.map(String.init))
        }
        func rank(_ folder: Folder) -> Int {
            folder.target == executable ? 0 : isProgram(folder) ? 2 : 1
        }
        let usable = executable.hasSuffix(".xctest") ? found : found.filter { rank($0) < 2 }
        return usable.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element)
    }

    /// Whether a folder is that of a program: there is an executable of its target's name beside it.
    static func isProgram(_ folder: Folder) -> Bool {
        guard let target = folder.target else { return false }
        let file = folder.url.deletingLastPathComponent().appendingPathComponent(target)
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: file.path)
    }

    /// What is in a folder, by name; nothing where there is none.
    package static func contents(of url: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().map { url.appendingPathComponent($0) }
    }

    private static func languageFolders(in url: URL, _ languages: [String]) -> [URL] {
        let names = contents(of: url).filter { $0.pathExtension == "lproj" }
            .map { $0.deletingPathExtension().lastPathComponent }
        guard !names.isEmpty else { return [] }
        let translations = names.filter { $0 != "Base" && $0 != "mul" }
        let chosen = PreferredLanguages.best(of: translations, for: languages)
        // Without a translation that anybody reads it is the language that the app was written in.
        let fallback = names.contains("Base") ? "Base" : PreferredLanguages.best(of: translations, for: ["en"])
        var order: [String] = []
        for name in [chosen, fallback].compactMap({ $0 }) where !order.contains(name) { order.append(name) }
        return order.map { url.appendingPathComponent("\($0).lproj") }
    }
}
