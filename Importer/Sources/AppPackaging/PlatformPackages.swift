/// The Debian packages that UIKit on Linux needs without being linked with them: fonts, symbols, loaders of images, and
/// programs.
struct PlatformPackages {
    /// The packages without which an app does not start or lacks symbols.
    private(set) var required: [String] = []
    /// The packages without which features are missing.
    private(set) var recommended: [String] = []

    /// Selects the packages for a program that is linked with libraries of the system.
    init(libraries: [String]) {
        func isLinked(_ name: String) -> Bool { libraries.contains { $0.hasPrefix("\(name).so") } }
        // Only apps that open windows are linked with it.
        if isLinked("libSDL2-2.0") {
            required = ["bootstrap-icons", "fonts-inter", "fonts-jetbrains-mono", "fonts-noto-color-emoji"]
            recommended = [
                "fonts-dejavu-core", "librsvg2-common", "poppler-utils", "shared-mime-info", "webp-pixbuf-loader",
                "xdg-utils",
            ]
        }
        if isLinked("libcurl") { recommended.append("ca-certificates") }
        recommended.sort()
    }
}
