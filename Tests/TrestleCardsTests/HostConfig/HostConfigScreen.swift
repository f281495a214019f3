import AdaptiveCards
import Testing
import Trestle
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

/// A card on a screen with a host configuration.
@MainActor
final class HostConfigScreen {
    let screen: HeadlessScreen
    let controller: CardViewController
    private(set) var submitted: [CardSubmission] = []

    init(
        _ card: JSONValue, _ hostConfig: JSONValue, dark: JSONValue? = nil, style: UIUserInterfaceStyle = .light,
        category: UIContentSizeCategory = .large, change: (inout CardConfiguration) -> Void = { _ in }
    ) {
        screen = HeadlessScreen(scale: 1, style: style, contentSizeCategory: category)
        let box = Box()
        var configuration = CardConfiguration { box.owner?.submitted.append($0) }
        configuration.hostConfig = HostConfig(json: hostConfig)
        configuration.darkHostConfig = dark.map { HostConfig(json: $0) }
        configuration.images = ImageLoader()
        change(&configuration)
        controller = CardViewController(card: AdaptiveCard(json: card), configuration: configuration)
        box.owner = self
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    convenience init(
        body: [JSONValue], _ hostConfig: JSONValue, dark: JSONValue? = nil, style: UIUserInterfaceStyle = .light,
        category: UIContentSizeCategory = .large, change: (inout CardConfiguration) -> Void = { _ in }
    ) {
        self.init(
            ["type": "AdaptiveCard", "body": .array(body)], hostConfig, dark: dark, style: style, category: category,
            change: change)
    }

    private final class Box {
        weak var owner: HostConfigScreen?
    }

    func label(_ text: String) throws -> UILabel {
        try #require(screen.views(UILabel.self).first { $0.text == text }, "There is no label “\(text)”")
    }

    func font(_ text: String) throws -> UIFont {
        try #require(label(text).attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    }

    /// Returns the color of a character as `#RRGGBB`.
    func color(_ text: String, at index: Int = 0) throws -> String {
        let label = try label(text)
        let color = label.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        return try Self.hex(#require(color).resolvedColor(with: label.traitCollection))
    }

    func frame(_ text: String) throws -> CGRect {
        let label = try label(text)
        return label.convert(label.bounds, to: nil)
    }

    func button(_ title: String) throws -> CardBarButton {
        try #require(
            screen.views(CardBarButton.self).first { $0.configuration?.title == title }, "There is no button “\(title)”"
        )
    }

    func frame(ofButton title: String) throws -> CGRect {
        let button = try button(title)
        return button.convert(button.bounds, to: nil)
    }

    /// Returns the color of the cell of a row as `#RRGGBB`, or `nil` for that of the platform.
    func background(row: Int) throws -> String? {
        let cell = try #require(controller.tableView?.cellForRow(at: IndexPath(row: row, section: 0)))
        return (cell.backgroundConfiguration?.backgroundColor?.resolvedColor(with: cell.traitCollection)).map(Self.hex)
    }

    static func hex(_ color: UIColor) -> String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let digits = [red, green, blue].map { component in
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}

extension JSONValue {
    static func text(_ text: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(["type": "TextBlock", "text": .string(text)].merging(properties) { $1 })
    }
}
