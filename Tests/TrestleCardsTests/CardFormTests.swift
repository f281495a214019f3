import AdaptiveCards
import Testing
import Trestle
import TrestleCards
import TrestleTesting
import UIKit

@Suite("Cards as forms", .serialized) @MainActor
struct CardFormTests {
    /// A card on a screen, with what it has submitted and opened.
    @MainActor
    private final class CardScreen {
        let screen = HeadlessScreen(scale: 1)
        let controller: CardViewController
        private(set) var submissions: [CardSubmission] = []
        private(set) var opened: [String] = []

        init(_ json: JSONValue) {
            var configuration = CardConfiguration { _ in }
            let box = Box()
            configuration.submit = { box.owner?.submissions.append($0) }
            configuration.open = { box.owner?.opened.append($0.absoluteString) }
            controller = CardViewController(card: AdaptiveCard(json: json), configuration: configuration)
            box.owner = self
            screen.show(UINavigationController(rootViewController: controller))
        }

        private final class Box {
            weak var owner: CardScreen?
        }

        func tap(_ text: String) {
            screen.tap(text)
            screen.settle()
        }
    }

    @Test("texts, facts and columns are displayed")
    func content() {
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [
                ["type": "TextBlock", "text": "**Order** 12", "style": "heading"],
                ["type": "FactSet", "facts": [["title": "Table", "value": "7"]]],
                [
                    "type": "ColumnSet",
                    "columns": [
                        ["width": "stretch", "items": [["type": "TextBlock", "text": "Soup"]]],
                        ["width": "auto", "items": [["type": "TextBlock", "text": "4.50"]]],
                    ],
                ],
            ],
        ])
        for text in ["Order 12", "Table", "7", "Soup", "4.50"] {
            #expect(card.screen.view(showing: text) != nil, "\(text)")
        }
    }

    @Test("a heading has the level of the host configuration for screen readers")
    func headingLevel() throws {
        let card = CardScreen([
            "type": "AdaptiveCard", "body": [["type": "TextBlock", "text": "Order 12", "style": "heading"]],
        ])
        let label = try #require(card.screen.view(showing: "Order 12") as? UILabel)
        let text = try #require(label.accessibilityAttributedLabel)
        #expect(text.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil) as? Int == 2)
        #expect(label.accessibilityTraits.contains(.header))
    }

    @Test("a toggled element appears, and disappears again")
    func toggleVisibility() {
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [["type": "TextBlock", "id": "more", "text": "Details", "isVisible": false]],
            "actions": [["type": "Action.ToggleVisibility", "title": "More", "targetElements": ["more"]]],
        ])
        #expect(card.screen.view(showing: "Details") == nil)
        card.tap("More")
        #expect(card.screen.view(showing: "Details") != nil)
        card.tap("More")
        #expect(card.screen.view(showing: "Details") == nil)
    }

    @Test("a hidden column appears")
    func toggledColumn() {
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [
                [
                    "type": "ColumnSet",
                    "columns": [
                        ["items": [["type": "TextBlock", "text": "Left"]]],
                        ["id": "right", "isVisible": false, "items": [["type": "TextBlock", "text": "Right"]]],
                    ],
                ]
            ],
            "actions": [["type": "Action.ToggleVisibility", "title": "More", "targetElements": ["right"]]],
        ])
        #expect(card.screen.view(showing: "Right") == nil)
        card.tap("More")
        #expect(card.screen.view(showing: "Right") != nil)
    }

    @Test("an invalid input shows its message, and a valid one is submitted with the data")
    func submit() async {
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [
                [
                    "type": "Input.Text", "id": "name", "label": "Name", "placeholder": "Your name", "isRequired": true,
                    "errorMessage": "Enter a name",
                ],
                ["type": "Input.Toggle", "id": "news", "title": "News", "valueOn": "yes", "valueOff": "no"],
            ],
            "actions": [["type": "Action.Submit", "title": "Send", "id": "send", "data": ["form": 3]]],
        ])
        card.tap("Send")
        #expect(await card.screen.wait { card.screen.view(showing: "Enter a name") != nil })
        #expect(card.submissions.isEmpty)
        card.tap("Your name")
        card.screen.type("Ada")
        card.tap("Send")
        #expect(await card.screen.wait { !card.submissions.isEmpty })
        #expect(card.submissions.first?.data == ["form": 3, "name": "Ada", "news": "no"])
        #expect(card.submissions.first?.actionID == "send")
    }

    @Test("a card of an action is displayed below its button, and submits the inputs around it too")
    func showCard() async {
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [["type": "Input.Text", "id": "outer", "label": "Outer", "value": "1"]],
            "actions": [
                [
                    "type": "Action.ShowCard", "title": "Comment",
                    "card": [
                        "type": "AdaptiveCard",
                        "body": [["type": "Input.Text", "id": "inner", "label": "Inner", "value": "2"]],
                        "actions": [["type": "Action.Execute", "title": "Save", "verb": "save"]],
                    ],
                ]
            ],
        ])
        #expect(card.screen.view(showing: "Inner") == nil)
        card.tap("Comment")
        #expect(card.screen.view(showing: "Inner") != nil)
        card.tap("Save")
        #expect(await card.screen.wait { !card.submissions.isEmpty })
        #expect(card.submissions.first?.data == ["outer": "1", "inner": "2"])
        #expect(card.submissions.first?.kind == .execute(verb: "save"))
    }

    @Test("only addresses with an allowed scheme are opened")
    func open() async {
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [["type": "TextBlock", "text": "[Terms](https://example.com/terms)"]],
            "actions": [
                ["type": "Action.OpenUrl", "title": "File", "url": "file:///etc/hosts"],
                ["type": "Action.OpenUrl", "title": "Site", "url": "https://example.com"],
            ],
        ])
        card.tap("File")
        card.tap("Site")
        card.tap("Terms")
        #expect(await card.screen.wait { card.opened.count == 2 })
        #expect(card.opened == ["https://example.com", "https://example.com/terms"])
    }

    @Test("a new version of a card keeps what the user has entered")
    func update() {
        func json(_ title: String) -> JSONValue {
            [
                "type": "AdaptiveCard",
                "body": [
                    ["type": "TextBlock", "text": .string(title)],
                    ["type": "Input.Text", "id": "name", "label": "Name", "placeholder": "Your name"],
                ],
            ]
        }
        let card = CardScreen(json("First"))
        card.tap("Your name")
        card.screen.type("Ada")
        var changes = 0
        card.controller.adapter.onRenderEvent = {
            if case .updated(let report) = $0 { changes += report.changes.count }
        }
        card.controller.model.update(AdaptiveCard(json: json("Second")))
        card.screen.settle()
        #expect(card.screen.view(showing: "Second") != nil)
        #expect(card.screen.views(UITextField.self).first?.text == "Ada")
        #expect(changes == 1)
    }

    @Test("a tap on a card performs its action, unless the element has one of its own")
    func cardAction() {
        let own: JSONValue = ["type": "Action.OpenUrl", "url": "https://example.com/own"]
        let card = CardScreen([
            "type": "AdaptiveCard",
            "selectAction": ["type": "Action.OpenUrl", "url": "https://example.com/card"],
            "body": [
                ["type": "TextBlock", "text": "Soup"],
                ["type": "Container", "selectAction": own, "items": [["type": "TextBlock", "text": "Salad"]]],
            ],
        ])
        card.tap("Soup")
        card.tap("Salad")
        #expect(card.opened == ["https://example.com/card", "https://example.com/own"])
    }

    @Test("the rows of a group with fields have its background, and those of a group inside of it their own")
    func backgrounds() throws {
        func field(_ id: String) -> JSONValue { ["type": "Input.Text", "id": .string(id), "label": .string(id)] }
        let card = CardScreen([
            "type": "AdaptiveCard",
            "body": [
                field("Plain"),
                [
                    "type": "Container", "style": "attention",
                    "items": [
                        field("Red"), ["type": "Container", "style": "good", "items": [field("Green")]],
                        ["type": "Container", "style": "default", "items": [field("White")]],
                    ],
                ],
            ],
        ])
        let table = card.controller.tableView
        let colors = try (0..<4).map { row in
            let cell = try #require(table?.cellForRow(at: IndexPath(row: row, section: 0)))
            return cell.backgroundConfiguration?.backgroundColor?.resolvedColor(with: cell.traitCollection)
        }
        #expect(colors[0] == nil && colors[3] == nil)
        let (red, green) = try (#require(colors[1]), #require(colors[2]))
        // 15 % of the system color over white.
        #expect(red.cgColor.components?.map { Int(($0 * 100).rounded()) } == [100, 88, 88, 100])
        #expect(green.cgColor.components?.map { Int(($0 * 100).rounded()) } == [88, 97, 90, 100])
    }
}
