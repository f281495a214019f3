import AdaptiveCards
import Testing
import Trestle
import TrestleImages
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Buttons with a host configuration", .serialized) @MainActor
struct HostConfigActionTests {
    private static let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).pngData { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    private func submit(_ title: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(
            ["type": "Action.Submit", "title": .string(title), "id": .string(title)].merging(properties) { $1 })
    }

    private func show(
        _ actions: [JSONValue], _ config: JSONValue, body: [JSONValue] = [.text("Text")],
        category: UIContentSizeCategory = .large, change: (inout CardConfiguration) -> Void = { _ in }
    ) -> HostConfigScreen {
        HostConfigScreen(
            ["type": "AdaptiveCard", "body": .array(body), "actions": .array(actions)], ["actions": config],
            category: category, change: change)
    }

    @Test(
        "buttons are beside each other, below the elements, with the alignment and the space of the configuration",
        arguments: ["left", "center", "right", "stretch"])
    func horizontal(_ alignment: String) throws {
        let card = show(
            [submit("A"), submit("B")],
            ["actionsOrientation": "horizontal", "actionAlignment": .string(alignment), "buttonSpacing": 30])
        let (a, b) = try (card.frame(ofButton: "A"), card.frame(ofButton: "B"))
        let table = card.controller.tableView.bounds
        #expect(a.minY == b.minY && b.minX == a.maxX + 30 && a.height >= 44)
        #expect(card.controller.tableView.numberOfSections == 1)
        // The margins of the table and of its rows.
        let (left, right) = (CGFloat(32), table.width - 32)
        switch alignment {
        case "left": #expect(a.minX == left && b.maxX < table.midX)
        case "right": #expect(b.maxX == right && a.minX > table.midX)
        case "center": #expect(abs((a.minX + b.maxX) / 2 - table.midX) < 1)
        default: #expect(a.minX == left && b.maxX == right && a.width == b.width)
        }
    }

    @Test("buttons that do not fit in a line continue in the next one, as do those with large text")
    func lines() throws {
        let actions = ["First action", "Second action", "Third action", "Fourth action"].map { submit($0) }
        let config: JSONValue = ["actionsOrientation": "horizontal", "buttonSpacing": 8]
        let card = show(actions, config)
        let frames = try ["First", "Second", "Third", "Fourth"].map { try card.frame(ofButton: $0 + " action") }
        #expect(frames[0].minY == frames[1].minY && frames[2].minY == frames[0].maxY + 8)
        #expect(frames[2].minX == frames[0].minX && frames.allSatisfy { $0.maxX <= 358 })
        let large = show(actions, config, category: .accessibilityLarge)
        let (first, second) = try (large.frame(ofButton: "First action"), large.frame(ofButton: "Second action"))
        #expect(second.minY >= first.maxY)
    }

    @Test("the space above buttons is that of the configuration")
    func spacing() throws {
        let set: JSONValue = ["type": "ActionSet", "actions": [submit("B")]]
        let card = HostConfigScreen(
            ["type": "AdaptiveCard", "body": [.text("A"), set, .text("C")], "actions": [submit("D")]],
            [
                "actions": ["actionsOrientation": "horizontal", "spacing": "large"],
                "spacing": ["large": 31, "default": 12, "padding": 14],
            ])
        let (a, b, c, d) = try (
            card.frame("A"), card.frame(ofButton: "B"), card.frame("C"), card.frame(ofButton: "D")
        )
        #expect(abs(b.minY - a.maxY - 31) < 1.5 && abs(c.minY - b.maxY - 12) < 1.5 && abs(d.minY - c.maxY - 31) < 1.5)
        let row = card.controller.tableView.rectForRow(at: IndexPath(row: 3, section: 0))
        #expect(abs(card.controller.tableView.convert(row, to: nil).maxY - d.maxY - 14) < 1.5)
    }

    @Test("buttons are below each other, at the right edge in cards from right to left", arguments: [false, true])
    func vertical(_ isRightToLeft: Bool) throws {
        let card = HostConfigScreen(
            ["type": "AdaptiveCard", "rtl": .boolean(isRightToLeft), "actions": [submit("A"), submit("Longer")]],
            ["actions": ["actionsOrientation": "vertical", "actionAlignment": "left", "buttonSpacing": 5]])
        let (a, longer) = try (card.frame(ofButton: "A"), card.frame(ofButton: "Longer"))
        #expect(longer.minY == a.maxY + 5 && a.width == longer.width && a.minX == longer.minX)
        #expect(a.minX == (isRightToLeft ? card.controller.tableView.bounds.width - 32 - a.width : 32))
    }

    @Test("the image of a button of the platform has the size of the configuration")
    func platformIcon() throws {
        let url: JSONValue = .string("data:image/png;base64," + Self.image.base64EncodedString())
        let card = show([submit("A", ["iconUrl": url])], ["iconSize": 35])
        #expect(card.screen.views(RemoteImageView.self).map(\.bounds.size) == [CGSize(width: 35, height: 35)])
    }

    @Test("a button submits, and is disabled and busy until the app has processed the data")
    func busy() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        var count = 0
        let card = show([submit("A"), submit("B")], ["actionsOrientation": "horizontal"]) { configuration in
            configuration.submit = { _ in
                count += 1
                for await _ in gate { return }
            }
        }
        card.screen.tap("A")
        #expect(await card.screen.wait { count == 1 })
        card.screen.settle()
        #expect(try !card.button("A").isEnabled && card.button("A").configuration?.showsActivityIndicator == true)
        #expect(try card.button("B").isEnabled)
        open.yield()
        #expect(await card.screen.wait { (try? card.button("A").isEnabled) == true })
        #expect(count == 1)
    }

    @Test("actions beyond the maximum are in the menu of a further button")
    func menu() async throws {
        let card = show(
            [submit("A"), submit("B"), submit("C", ["mode": "secondary"])],
            ["actionsOrientation": "horizontal", "maxActions": 1])
        #expect(card.screen.view(showing: "B") == nil)
        card.screen.tap("More")
        card.screen.settle()
        card.screen.tap("C")
        #expect(await card.screen.wait { card.submitted.map(\.actionID) == ["C"] })
    }

    @Test("the style, the state and the hint of an action are those of its button")
    func styles() throws {
        let card = HostConfigScreen(
            [
                "type": "AdaptiveCard",
                "actions": [
                    submit("Plain", ["tooltip": "Sends it"]), submit("Positive", ["style": "positive"]),
                    submit("Destructive", ["style": "destructive"]), submit("Off", ["isEnabled": false]),
                ],
            ],
            [
                "actions": ["actionsOrientation": "vertical"], "fontSizes": ["default": 21],
                "containerStyles": [
                    "default": [
                        "foregroundColors": ["accent": ["default": "#336699"], "attention": ["default": "#990000"]]
                    ]
                ],
            ])
        let plain = try card.button("Plain")
        #expect(HostConfigScreen.hex(plain.tintColor) == "#336699" && plain.accessibilityHint == "Sends it")
        #expect(try card.font("Plain") == .systemFont(ofSize: 21, weight: .regular))
        #expect(try card.font("Positive") == .systemFont(ofSize: 21, weight: .semibold))
        let red = try card.button("Destructive").configuration?.baseForegroundColor
        #expect(red.map(HostConfigScreen.hex) == "#990000")
        #expect(try !card.button("Off").isEnabled)
    }

    @Test("images are above the titles only if all buttons have one", arguments: [false, true])
    func icons(_ allHaveImages: Bool) async throws {
        let url: JSONValue = .string("data:image/png;base64," + Self.image.base64EncodedString())
        let card = show(
            [submit("A", ["iconUrl": url]), submit("B", allHaveImages ? ["iconUrl": url] : [:])],
            ["actionsOrientation": "horizontal", "iconPlacement": "aboveTitle", "iconSize": 40])
        let button = try card.button("A")
        let image = try #require(button.imageView)
        let title = try #require(button.titleLabel)
        let center = image.convert(CGPoint(x: 20, y: 20), to: nil)
        let red = Pixel(red: 255, green: 0, blue: 0)
        #expect(
            await card.screen.wait {
                card.screen.settle()
                return card.screen.picture.pixel(Int(center.x), Int(center.y)) == red
            })
        #expect(image.bounds.size == CGSize(width: 40, height: 40))
        #expect((image.frame.maxY <= title.frame.minY) == allHaveImages)
        #expect((image.frame.maxX <= title.frame.minX) != allHaveImages)
        #expect((button.bounds.height >= 60) == allHaveImages)
    }

    // MARK: Cards

    private func showCard(_ properties: [String: JSONValue] = [:]) -> JSONValue {
        let card: [String: JSONValue] = [
            "type": "AdaptiveCard",
            "body": [.text("Details"), ["type": "Input.Text", "id": "note", "label": "Note", "value": "Milk"]],
            "actions": [submit("Send")],
        ]
        return ["type": "Action.ShowCard", "title": "Show", "card": .object(card.merging(properties) { $1 })]
    }

    @Test("the rows of a displayed card have the style of the configuration, or of the card if that is allowed")
    func cardStyle() throws {
        let styles: JSONValue = [
            "default": ["backgroundColor": "#FFFFFF"], "emphasis": ["backgroundColor": "#EEEEEE"],
            "good": ["backgroundColor": "#CCFFCC"],
        ]
        func background(_ card: [String: JSONValue], _ allowsCustomStyle: Bool) throws -> String? {
            let screen = HostConfigScreen(
                ["type": "AdaptiveCard", "body": [.text("Text")], "actions": [showCard(card)]],
                [
                    "containerStyles": styles, "adaptiveCard": ["allowCustomStyle": .boolean(allowsCustomStyle)],
                    "actions": ["actionsOrientation": "horizontal", "showCard": ["style": "emphasis"]],
                ])
            screen.screen.tap("Show")
            screen.screen.settle()
            _ = try screen.label("Details")
            return try screen.background(row: 2)
        }
        #expect(try background([:], true) == "#EEEEEE")
        #expect(try background(["style": "good"], true) == "#CCFFCC")
        #expect(try background(["style": "good"], false) == "#EEEEEE")
    }

    @Test("there is the margin of the configuration above a displayed card")
    func margin() throws {
        let card = show(
            [showCard()], ["actionsOrientation": "horizontal", "showCard": ["inlineTopMargin": 33]])
        card.screen.tap("Show")
        card.screen.settle()
        let cell = try #require(card.controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.bounds.height == 33)
    }

    @Test("the only card of a card is displayed at first if the configuration demands it", arguments: [1, 2])
    func expanded(_ count: Int) {
        let card = show(Array(repeating: showCard(), count: count), ["preExpandSingleShowCardAction": true])
        #expect((card.screen.view(showing: "Details") != nil) == (count == 1))
    }

    @Test(
        "a card on a screen of its own submits its fields and those of the card below",
        arguments: [["actionsOrientation": "horizontal"], [:]] as [[String: JSONValue]])
    func popup(_ layout: [String: JSONValue]) async throws {
        let config = JSONValue.object(layout.merging(["showCard": ["actionMode": "popup"]]) { $1 })
        let name: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name", "value": "Ada"]
        let card = show([showCard()], config, body: [name])
        card.screen.tap("Show")
        card.screen.settle()
        #expect(card.screen.view(showing: "Details") != nil)
        #expect(card.controller.navigationController?.topViewController?.title == "Show")
        card.screen.tap("Send")
        #expect(await card.screen.wait { card.submitted.map(\.data) == [["name": "Ada", "note": "Milk"]] })
    }

    @Test("a card on a screen of its own is closed when the app has accepted what it submits")
    func acceptedPopup() async {
        let name: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name", "value": "Ada"]
        let card = show([showCard()], ["showCard": ["actionMode": "popup"]], body: [name])
        card.screen.tap("Show")
        card.screen.settle()
        card.screen.tap("Send")
        #expect(
            await card.screen.wait {
                card.screen.settle()
                return card.controller.navigationController?.topViewController === card.controller
            })
        #expect(card.submitted.count == 1)
    }

    @Test(
        "without a navigation stack, a card is on a sheet with its title and a button that closes it",
        arguments: ["horizontal", nil])
    func sheet(_ orientation: String?) throws {
        var configuration = CardConfiguration { _ in }
        let actions: [String: JSONValue] = ["showCard": ["actionMode": "popup"]]
        configuration.hostConfig = HostConfig(json: [
            "actions": .object(actions.merging(orientation.map { ["actionsOrientation": .string($0)] } ?? [:]) { $1 })
        ])
        let card: JSONValue = ["type": "AdaptiveCard", "body": [.text("Below")], "actions": [showCard()]]
        let controller = CardViewController(card: AdaptiveCard(json: card), configuration: configuration)
        let screen = HeadlessScreen(scale: 1)
        screen.show(controller)
        screen.tap("Show")
        screen.settle()
        let sheet = try #require(controller.presentedViewController as? UINavigationController)
        #expect(sheet.topViewController?.title == "Show" && screen.view(showing: "Details") != nil)
        screen.tap("Close")
        screen.settle()
        #expect(controller.presentedViewController == nil)
    }

    @Test("a card on a screen of its own remains when the app refuses it, and shows the reason below the field")
    func refusedPopup() async {
        let card = show([showCard()], ["showCard": ["actionMode": "popup"]]) {
            $0.submit = { _ in throw CardFailure(message: "", inputs: ["note": "No milk today"]) }
        }
        card.screen.tap("Show")
        card.screen.settle()
        card.screen.tap("Send")
        #expect(
            await card.screen.wait {
                card.screen.settle()
                return card.screen.view(showing: "No milk today") != nil
            })
        #expect(card.controller.navigationController?.topViewController !== card.controller)
    }

    @Test("an invalid field of the card below closes the screen of its card, and is shown")
    func invalidBelow() async throws {
        let name: JSONValue = ["type": "Input.Text", "id": "name", "label": "Name", "isRequired": true]
        let card = show([showCard()], ["showCard": ["actionMode": "popup"]], body: [name])
        card.screen.tap("Show")
        card.screen.settle()
        card.screen.tap("Send")
        #expect(
            await card.screen.wait {
                card.screen.settle()
                return card.controller.navigationController?.topViewController === card.controller
            })
        #expect(card.submitted == [])
    }

    @Test("without interactivity there are no fields and buttons, and a tap has no effect, but links remain")
    func noInteractivity() {
        var opened: [String] = []
        let open: JSONValue = ["type": "Action.OpenUrl", "url": "https://example.com/action"]
        let card = HostConfigScreen(
            [
                "type": "AdaptiveCard", "actions": [submit("Send")],
                "body": [
                    ["type": "Input.Text", "id": "x", "label": "Name"],
                    ["type": "ActionSet", "actions": [submit("Other")]],
                    ["type": "Container", "selectAction": open, "items": [.text("Container")]],
                    .text("[Link](https://example.com/link)"),
                ],
            ], ["supportsInteractivity": false]
        ) { $0.open = { opened.append($0.absoluteString) } }
        for text in ["Name", "Send", "Other"] { #expect(card.screen.view(showing: text) == nil, "\(text)") }
        card.screen.tap("Container")
        card.screen.tap("Link")
        #expect(opened == ["https://example.com/link"])
    }
}
