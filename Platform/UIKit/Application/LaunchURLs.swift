/// The URLs with which the desktop has started the app. A desktop file with `Exec=app %u` passes them as arguments.
enum LaunchURLs {
    /// The schemes of URLs that the app opens, as declared in `Info.plist`.
    static var ownSchemes: Set<String> { schemes(in: AppInformation.dictionary()) }

    static func schemes(in information: [String: Any]) -> Set<String> {
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// Whether the app opens documents, as declared in `Info.plist`.
    static func opensDocuments(in information: [String: Any]) -> Bool {
        (information["CFBundleDocumentTypes"] as? [Any])?.isEmpty == false
    }

    /// Returns the URLs with one of the schemes, and the existing files, among the arguments of a process.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, after the path of the program.
    ///   - schemes: The schemes of the app in lowercase.
    ///   - opensDocuments: Whether the app opens files. A desktop passes their paths or `file` URLs.
    static func urls(in arguments: [String], schemes: Set<String>, opensDocuments: Bool = false) -> [URL] {
        arguments.dropFirst().compactMap { argument in
            let url = URL(string: argument)
            if let url, let scheme = url.scheme?.lowercased(), schemes.contains(scheme) { return url }
            guard opensDocuments, !argument.isEmpty, !argument.hasPrefix("-") else { return nil }
            let file = url.flatMap { $0.isFileURL ? $0 : nil } ?? URL(fileURLWithPath: argument)
            return FileManager.default.fileExists(atPath: file.path) ? file.absoluteURL : nil
        }
    }

    /// The URLs with which the app has been started.
    static var current: [URL] { accepted(Array(CommandLine.arguments.dropFirst())) }

    /// Returns the URLs and files among texts that the app opens.
    static func accepted(_ texts: [String]) -> [URL] {
        let information = AppInformation.dictionary()
        return urls(
            in: [""] + texts, schemes: schemes(in: information), opensDocuments: opensDocuments(in: information))
    }
}

/// A URL that the app has to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    open private(set) var url: URL

    /// The circumstances in which the URL is opened.
    open private(set) var options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
        super.init()
    }
}

extension UIScene {
    /// The circumstances in which a URL is opened. A desktop does not report which app has opened it.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The identifier of the app that has opened the URL. Always `nil`.
        open var sourceApplication: String? { nil }

        /// Data of the app that has opened the URL. Always `nil`.
        open var annotation: Any? { nil }

        /// Whether the file has to be opened in its place instead of being copied first.
        open var openInPlace: Bool { true }
    }
}
