import AdaptiveCards
import Foundation
import RandomRuns
import Testing
import TrestleCards
import TrestleTesting
import UIKit

@Suite("Damaged cards", .serialized) @MainActor
struct CardFuzzTests {
    private let card: JSONValue = [
        "type": "AdaptiveCard", "version": "1.5", "minHeight": "900px", "verticalContentAlignment": "center",
        "body": [
            ["type": "TextBlock", "text": "**a** [b](https://c.d) {{DATE(2026-01-01T00:00:00Z, LONG)}}", "id": "t"],
            ["type": "Image", "url": "https://a.b/c.png", "width": "80px", "style": "person"],
            ["type": "ImageSet", "images": [["url": "https://a.b/c.png"]], "imageSize": "small"],
            [
                "type": "Container", "style": "good", "minHeight": "20px",
                "items": [
                    ["type": "FactSet", "facts": [["title": "a", "value": "b"]]],
                    ["type": "RichTextBlock", "inlines": ["x", ["text": "y", "underline": true]]],
                ],
            ],
            [
                "type": "ColumnSet",
                "columns": [
                    ["width": 1, "items": []], ["width": "auto", "items": [["type": "TextBlock", "text": "a"]]],
                ],
            ],
            [
                "type": "Table", "columns": [["width": 1], ["width": "40px"]],
                "rows": [["cells": [["items": [["type": "TextBlock", "text": "c"]]]]]],
            ],
            ["type": "Carousel", "pages": [["items": [["type": "TextBlock", "text": "p"]]], ["items": []]]],
            [
                "type": "ImageSet", "style": "stacked", "offset": -20,
                "images": [["url": "https://a.b/c.png"], ["url": "https://a.b/d.png"]],
            ],
            [
                "type": "Container", "minHeight": "300px", "verticalContentAlignment": "bottom",
                "items": [
                    ["type": "Input.Text", "id": "m", "height": "stretch", "label": "m"],
                    ["type": "ActionSet", "actions": [["type": "Action.Submit", "title": "s"]]],
                ],
            ],
            ["type": "Input.Number", "id": "n", "min": 1, "max": 9, "value": 3, "label": "n"],
            ["type": "Input.Date", "id": "d", "min": "2026-01-01", "value": "2026-01-02", "label": "d"],
            ["type": "Input.Time", "id": "z", "max": "10:30", "value": "09:00", "label": "z"],
            [
                "type": "Input.ChoiceSet", "id": "c", "style": "expanded", "value": "1",
                "choices": [["title": "A", "value": "1"], ["title": "B", "value": "2"]],
            ],
        ],
        "actions": [
            [
                "type": "Action.ShowCard", "title": "Show",
                "card": ["body": [["type": "Input.Toggle", "id": "g", "title": "g"]]],
            ],
            ["type": "Action.ToggleVisibility", "title": "Toggle", "targetElements": ["t", "n"]],
        ],
    ]

    private let hostConfig: JSONValue = [
        "spacing": ["default": 12, "padding": 9], "separator": ["lineThickness": 2, "lineColor": "#FF0000"],
        "fontTypes": [
            "default": ["fontFamily": "serif", "fontSizes": ["default": 15], "fontWeights": ["bolder": 800]]
        ],
        "textStyles": ["heading": ["size": "large", "color": "good"]],
        "factSet": ["title": ["maxWidth": 40, "wrap": false], "spacing": 9],
        "containerStyles": [
            "default": ["backgroundColor": "#FFEEEE", "foregroundColors": ["default": ["default": "#000000"]]],
            "good": ["backgroundColor": "#80EEFFEE", "borderColor": "#00FF00"],
        ],
        "imageSet": ["imageSize": "small", "maxImageHeight": 30], "carousel": ["maxCarouselPages": 1],
        "inputs": [
            "label": ["inputSpacing": "large", "requiredInputs": ["suffix": "!"]], "errorMessage": ["size": "large"],
        ],
        "actions": [
            "actionsOrientation": "horizontal", "actionAlignment": "stretch", "buttonSpacing": 4, "maxActions": 1,
            "showCard": ["actionMode": "inline", "style": "good", "inlineTopMargin": 3],
        ],
    ]

    /// Returns a value in which parts are replaced by other values or repeated.
    private func damaged(_ value: JSONValue, using numbers: inout SeededGenerator) -> JSONValue {
        let others: [JSONValue] = [nil, true, -1, 1e300, "", "x", "auto", [], [:], ["type": "TextBlock", "text": "x"]]
        if Int.random(in: 0..<40, using: &numbers) == 0 { return others.randomElement(using: &numbers) ?? nil }
        switch value {
        case .array(var elements):
            for index in elements.indices { elements[index] = damaged(elements[index], using: &numbers) }
            if Int.random(in: 0..<6, using: &numbers) == 0, let element = elements.randomElement(using: &numbers) {
                elements.append(element)
            }
            return .array(elements)
        case .object(var members):
            // Dictionaries are in another order in each process.
            for name in members.keys.sorted() { members[name] = damaged(members[name] ?? nil, using: &numbers) }
            return .object(members)
        default: return value
        }
    }

    @Test("a damaged card is displayed, as far as it can be read, and its actions work")
    func damaged() {
        repeatRandomly(60) { seed, numbers in
            let card = AdaptiveCard(json: damaged(self.card, using: &numbers))
            let screen = HeadlessScreen(scale: 1)
            let controller = CardViewController(card: card, configuration: CardConfiguration { _ in })
            screen.show(UINavigationController(rootViewController: controller))
            for title in ["Toggle", "Show"] where screen.view(showing: title) != nil {
                screen.tap(title)
                screen.settle()
            }
            controller.model.update(AdaptiveCard(json: self.card))
            #expect(screen.settle(), "seed \(seed)")
            #expect(controller.tableView.numberOfSections == 2, "seed \(seed)")
        }
    }

    @Test("a card with a damaged host configuration is displayed, in all modes and text sizes")
    func damagedHostConfig() {
        repeatRandomly(40) { seed, numbers in
            var configuration = CardConfiguration { _ in }
            configuration.hostConfig = HostConfig(json: damaged(hostConfig, using: &numbers))
            if Bool.random(using: &numbers) {
                configuration.darkHostConfig = HostConfig(json: damaged(hostConfig, using: &numbers))
            }
            let screen = HeadlessScreen(
                scale: 1, style: Bool.random(using: &numbers) ? .light : .dark,
                contentSizeCategory: Bool.random(using: &numbers) ? .large : .accessibilityLarge)
            let controller = CardViewController(card: AdaptiveCard(json: card), configuration: configuration)
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            #expect(controller.tableView.numberOfRows(inSection: 0) > 8, "seed \(seed)")
            for title in ["Toggle", "Show"] where screen.view(showing: title) != nil {
                screen.tap(title)
                screen.settle()
            }
            #expect(controller.tableView.numberOfSections > 0, "seed \(seed)")
        }
    }
}
