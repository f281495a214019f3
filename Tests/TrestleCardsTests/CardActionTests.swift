import AdaptiveCards
import Foundation
import Testing
import Trestle
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Buttons of cards", .serialized) @MainActor
struct CardActionTests {
    private func show(
        _ actions: [JSONValue], hostConfig: JSONValue = [:], style: UIUserInterfaceStyle = .light,
        submit: @escaping @MainActor (CardSubmission) async -> Void = { _ in }
    ) -> HeadlessScreen {
        let card = AdaptiveCard(json: ["type": "AdaptiveCard", "actions": .array(actions)])
        var configuration = CardConfiguration(submit: submit)
        configuration.hostConfig = HostConfig(json: hostConfig)
        configuration.images = ImageLoader()
        let screen = HeadlessScreen(scale: 1, style: style)
        screen.show(
            UINavigationController(rootViewController: CardViewController(card: card, configuration: configuration)))
        screen.settle()
        return screen
    }

    private func submit(_ title: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(
            ["type": "Action.Submit", "title": .string(title), "id": .string(title)].merging(properties) { $1 })
    }

    private func label(_ text: String, _ screen: HeadlessScreen) throws -> UILabel {
        try #require(screen.views(UILabel.self).first { $0.text == text })
    }

    @Test("secondary actions, and those beyond the maximum, are in a menu")
    func menu() async throws {
        var submitted: [String?] = []
        let screen = show(
            [
                submit("A"), submit("B"), submit("C"), submit("D", ["mode": "secondary"]),
            ], hostConfig: ["actions": ["maxActions": 2]]
        ) { submitted.append($0.actionID) }
        #expect(screen.view(showing: "A") != nil && screen.view(showing: "B") != nil)
        #expect(screen.view(showing: "C") == nil && screen.view(showing: "D") == nil)
        screen.tap("More")
        screen.settle()
        #expect(screen.view(showing: "C") != nil)
        screen.tap("D")
        #expect(await screen.wait { submitted == ["D"] })
    }

    @Test("the menu cannot be opened while the app processes what one of its actions submits")
    func busyMenu() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        var count = 0
        let screen = show([submit("A"), submit("B", ["mode": "secondary"])]) { _ in
            count += 1
            for await _ in gate { return }
        }
        screen.tap("More")
        screen.settle()
        screen.tap("B")
        #expect(await screen.wait { count == 1 })
        let button = try #require(screen.views(CardMenuButton.self).first)
        #expect(await screen.wait { !button.isEnabled })
        open.yield()
        #expect(await screen.wait { button.isEnabled })
        screen.settle()
        #expect(count == 1)
    }

    @Test("a card that an action of the menu displays is below the menu")
    func cardInMenu() throws {
        let card: JSONValue = ["type": "AdaptiveCard", "body": [["type": "TextBlock", "text": "Details"]]]
        let screen = show([
            submit("A"),
            ["type": "Action.ShowCard", "title": "Show", "mode": "secondary", "card": card],
        ])
        screen.tap("More")
        screen.settle()
        screen.tap("Show")
        screen.settle()
        #expect(screen.view(showing: "Details") != nil)
    }

    @Test("a card without secondary actions has no menu")
    func noMenu() {
        #expect(show([submit("A")]).view(showing: "More") == nil)
    }

    @Test(
        "the style of an action determines the look of its button",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func styles(_ style: UIUserInterfaceStyle) throws {
        let screen = show(
            [
                submit("Plain"), submit("Positive", ["style": "positive"]),
                submit("Destructive", ["style": "destructive"]),
                submit("Off", ["style": "positive", "isEnabled": false]),
            ], style: style)
        let (plain, positive) = try (label("Plain", screen), label("Positive", screen))
        #expect(positive.font == .preferredFont(forTextStyle: .headline) && plain.font != positive.font)
        #expect(positive.textColor == plain.textColor)
        #expect(try label("Destructive", screen).textColor == .systemRed)
        #expect(try label("Off", screen).textColor == .tertiaryLabel)
    }

    @Test("the image of an action is beside its title, in the size of the text, and the button performs the action")
    func icon() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).pngData { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let url: JSONValue = .string("data:image/png;base64," + image.base64EncodedString())
        var count = 0
        let screen = show([
            submit("Send", ["iconUrl": url]), submit("Plain"),
            submit("Other host", ["iconUrl": "https://example.com/a.png"]),
        ]) { _ in count += 1 }
        let icons = screen.views(RemoteImageView.self)
        let icon = try #require(icons.first)
        #expect(await screen.wait { icon.state == .loaded })
        screen.settle()
        let (frame, text) = try (icon.convert(icon.bounds, to: nil), label("Send", screen))
        #expect(frame.size == CGSize(width: 24, height: 24))
        #expect(text.convert(text.bounds, to: nil).minX == frame.maxX + 12)
        #expect(screen.picture.pixel(Int(frame.midX), Int(frame.midY)) == Pixel(red: 255, green: 0, blue: 0))
        let (other, plain) = try (label("Other host", screen), label("Plain", screen))
        #expect(other.convert(other.bounds, to: nil).minX == plain.convert(plain.bounds, to: nil).minX)
        screen.tap("Send")
        #expect(await screen.wait { count == 1 })
    }

    @Test("the image of an action in the menu is beside its title")
    func menuIcon() async throws {
        let screen = show([
            submit("A"), submit("B", ["mode": "secondary", "iconUrl": .string(CardScreen.imageAddress(48, 24))]),
        ])
        let button = try #require(screen.views(CardMenuButton.self).first)
        #expect(await screen.wait { (button.menu?.children.first as? UIAction)?.image != nil })
        screen.tap("More")
        screen.settle()
        let title = try label("B", screen)
        let frame = title.convert(title.bounds, to: nil)
        let icon = try #require(
            screen.views(UIImageView.self).first {
                let icon = $0.convert($0.bounds, to: nil)
                return $0.image?.size.width == 24 && abs(icon.midY - frame.midY) < 4
            })
        let center = icon.convert(CGPoint(x: icon.bounds.midX, y: icon.bounds.midY), to: nil)
        #expect(screen.picture.pixel(Int(center.x), Int(center.y)) == Pixel(red: 255, green: 0, blue: 0))
    }
}
