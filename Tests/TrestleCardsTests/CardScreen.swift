import AdaptiveCards
import Foundation
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

/// A card on a screen.
@MainActor
struct CardScreen {
    let screen: HeadlessScreen
    let controller: CardViewController

    /// Displays a card with elements.
    init(
        _ body: [JSONValue], card properties: [String: JSONValue] = [:], size: CGSize = HeadlessScreen.phoneSize,
        scale: CGFloat = 1, style: UIUserInterfaceStyle = .light, category: UIContentSizeCategory = .large,
        hostConfig: JSONValue = [:], clock: PageClock? = nil
    ) {
        screen = HeadlessScreen(size: size, scale: scale, style: style, contentSizeCategory: category)
        var configuration = CardConfiguration { _ in }
        var limits = ImageLoader.Configuration()
        limits.folder = nil
        configuration.images = ImageLoader(configuration: limits)
        configuration.hostConfig = HostConfig(json: hostConfig)
        if let clock { configuration.pause = { await clock.pause($0) } }
        let members = properties.merging(["type": "AdaptiveCard", "body": .array(body)]) { $1 }
        controller = CardViewController(card: AdaptiveCard(json: .object(members)), configuration: configuration)
        screen.show(controller)
        screen.settle()
    }

    /// Waits until all images are loaded.
    func loadImages() async -> Bool {
        let isLoaded = await screen.wait { screen.views(RemoteImageView.self).allSatisfy { $0.state != .loading } }
        screen.settle()
        return isLoaded
    }

    /// Returns the frame of a text on the screen, or an empty one if the text is not displayed.
    func frame(_ text: String) -> CGRect {
        screen.view(showing: text).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    static func text(_ text: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "TextBlock", "text": .string(text)].merging(properties) { $1 })
    }

    /// Returns an image of one color as part of the card.
    static func image(
        _ width: Int, _ height: Int, _ color: UIColor = .red, _ properties: [String: JSONValue] = [:]
    ) -> JSONValue {
        .object(
            ["type": "Image", "url": .string(imageAddress(width, height, color))].merging(properties) { $1 })
    }

    static func imageAddress(_ width: Int, _ height: Int, _ color: UIColor = .red) -> String {
        "data:image/png;base64," + imageData(width, height, color).base64EncodedString()
    }

    /// Returns a PNG file of one color.
    static func imageData(_ width: Int, _ height: Int, _ color: UIColor = .red) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
