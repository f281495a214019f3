/// The URLs with which the desktop has started the app. A desktop file with `Exec=app %u` passes them as arguments.
enum LaunchURLs {
    /// The schemes of URLs that the app opens, as declared in `Info.plist`.
    static var ownSchemes: Set<String> { schemes(in: AppInformation.dictionary()) }

    static func schemes(in information: [String: Any]) -> Set<String> {
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }

    /// Returns the URLs with one of the schemes among the arguments of a process.
    static func urls(in arguments: [String], schemes: Set<String>) -> [URL] {
        guard !schemes.isEmpty else { return [] }
        return arguments.dropFirst().compactMap { argument in
            guard let url = URL(string: argument), let scheme = url.scheme?.lowercased(), schemes.contains(scheme)
            else { return nil }
            return url
        }
    }

    /// The URLs with which the app has been started.
    static var current: [URL] { urls(in: CommandLine.arguments, schemes: ownSchemes) }
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
