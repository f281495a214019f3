import GalleryScreens
import TrestleTesting
import UIKit

/// Draws every state of the Gallery into PNG files, light and dark, and some in large text and from right to left.
///
/// Takes the folder to write to, by default `pictures`, and prints the path of each file.
@main
struct GalleryPictures {
    /// A way to look at the Gallery.
    struct Look {
        let suffix: String
        var style = UIUserInterfaceStyle.light
        var contentSizeCategory = UIContentSizeCategory.large
        var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
        /// The states that are drawn in this look; nil for all.
        var states: Set<String>?
    }

    private static let madeWithTrestle: Set = [
        "to-do", "mail", "chat", "feed", "live-feed", "settings-in-trestle", "contacts-in-trestle",
        "trails-in-trestle",
    ]
    private static let fromInterfaceBuilder: Set = ["trails", "home", "reading", "garden"]

    static let looks = [
        Look(suffix: "light"),
        Look(suffix: "dark", style: .dark),
        Look(
            suffix: "large-text", contentSizeCategory: .accessibilityLarge,
            states: madeWithTrestle.union(fromInterfaceBuilder).union(["gallery", "packages", "package", "countries"])),
        Look(
            suffix: "right-to-left", layoutDirection: .rightToLeft,
            states: madeWithTrestle.union(fromInterfaceBuilder).union(["stack-views"])),
    ]

    @MainActor
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for state in GalleryState.all {
            for look in looks where look.states?.contains(state.id) ?? true {
                let file = folder.appendingPathComponent("\(state.id)-\(look.suffix).png")
                try draw(state, look, to: file)
                print(file.path)
            }
        }
    }

    @MainActor
    private static func draw(_ state: GalleryState, _ look: Look, to file: URL) throws {
        let screen = HeadlessScreen(
            style: look.style, contentSizeCategory: look.contentSizeCategory, layoutDirection: look.layoutDirection)
        screen.show(state.make())
        screen.settle()
        try screen.writePNG(to: file)
    }
}
