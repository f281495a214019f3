import GalleryScreens
import ScreenDriver
import TrestleImages
import UIKit

/// Draws every state of the Gallery into PNG files with three pixels per point, in light and dark mode, and some states also with large
/// text and in right-to-left layout.
///
/// The only argument is the output folder, `pictures` by default. The program prints the path of each file.
@main
struct GalleryPictures {
    /// The traits for drawing a state.
    struct Variant {
        let suffix: String
        var style = UIUserInterfaceStyle.light
        var contentSizeCategory = UIContentSizeCategory.large
        var layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
        /// The states that are drawn with these traits, or `nil` for all states.
        var states: Set<String>?
    }

    private static let builtWithTrestle: Set = [
        "to-do", "mail", "chat", "feed", "live-feed", "settings-in-trestle", "contacts-in-trestle",
        "trails-in-trestle",
    ]
    private static let cards: Set = [
        "card-expense", "card-flight", "card-order", "card-catalog", "card-registration", "card-to-do",
    ]
    private static let fromInterfaceBuilder: Set = ["trails", "home", "reading", "garden"]

    static let variants = [
        Variant(suffix: "light"),
        Variant(suffix: "dark", style: .dark),
        Variant(
            suffix: "large-text", contentSizeCategory: .accessibilityLarge,
            states: builtWithTrestle.union(fromInterfaceBuilder).union(cards).union([
                "gallery", "packages", "package", "countries",
            ])),
        Variant(
            suffix: "right-to-left", layoutDirection: .rightToLeft,
            states: builtWithTrestle.union(fromInterfaceBuilder).union(cards).union([
                "stack-views", "arabic", "hebrew", "walks",
            ])),
    ]

    @MainActor
    static func main() async throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for state in GalleryState.all {
            for variant in variants where variant.states?.contains(state.id) ?? true {
                let file = folder.appendingPathComponent("\(state.id)-\(variant.suffix).png")
                try await draw(state, variant, to: file)
                print(file.path)
            }
        }
    }

    @MainActor
    private static func draw(_ state: GalleryState, _ variant: Variant, to file: URL) async throws {
        let screen = HeadlessScreen(
            scale: 3, style: variant.style, contentSizeCategory: variant.contentSizeCategory,
            layoutDirection: variant.layoutDirection)
        screen.show(state.make())
        screen.settle()
        await screen.wait {
            screen.application.windows.allSatisfy {
                $0.rootViewController.map(Gallery.isLoaded) ?? true && isLoaded($0)
            }
        }
        screen.settle()
        try screen.writePNG(to: file)
    }

    /// Whether the images from servers are there, in a view and its descendants.
    @MainActor
    private static func isLoaded(_ view: UIView) -> Bool {
        (view as? RemoteImageView)?.state != .loading && view.subviews.allSatisfy(isLoaded)
    }
}
