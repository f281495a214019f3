import AdaptiveCards
import ScreenDriver
import TrestleCards
import TrestleImages
import UIKit

/// An image of a whole card, as wide as a phone.
///
/// Images that are part of the card are displayed; those of servers are not loaded.
@MainActor
struct CardPreview {
    /// The traits of an image. The raw value is the end of its name.
    enum Variant: String, CaseIterable {
        case light
        case dark
        case largeText = "large-text"
    }

    /// The maximum height in points, at which longer cards are cut off.
    static let maximumHeight: CGFloat = 5_000

    private let card: AdaptiveCard
    private let variant: Variant
    private let hostConfig: HostConfig

    init(_ card: AdaptiveCard, _ variant: Variant, hostConfig: HostConfig = HostConfig()) {
        self.card = card
        self.variant = variant
        self.hostConfig = hostConfig
    }

    func write(to file: URL) async throws {
        let size = CGSize(width: HeadlessScreen.phoneSize.width, height: Self.maximumHeight)
        // On a screen of the maximum height, all rows are visible and measured.
        let screen = HeadlessScreen(
            size: size, scale: 2, style: variant == .dark ? .dark : .light, safeAreaInsets: .zero,
            contentSizeCategory: variant == .largeText ? .accessibilityLarge : .large)
        var configuration = CardConfiguration { _ in }
        configuration.images = ImageLoader()
        configuration.hostConfig = hostConfig
        let controller = CardViewController(card: card, configuration: configuration)
        screen.show(controller)
        screen.settle()
        await screen.wait { Self.isLoaded(controller.view) }
        screen.settle()
        let picture = screen.picture
        let height = min(max(controller.tableView.contentSize.height, 1), size.height) * 2
        let area = CGRect(x: 0, y: 0, width: CGFloat(picture.width), height: height.rounded(.up))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (picture.cropping(to: area) ?? picture).writePNG(to: file)
    }

    private static func isLoaded(_ view: UIView) -> Bool {
        (view as? RemoteImageView)?.state != .loading && view.subviews.allSatisfy(isLoaded)
    }
}
