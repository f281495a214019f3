import AdaptiveCards
import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Visibility across cards", .serialized) @MainActor
struct CardVisibilityTests {
    private func toggle(_ title: String, _ targets: JSONValue...) -> JSONValue {
        ["type": "Action.ToggleVisibility", "title": .string(title), "targetElements": .array(targets)]
    }

    private func show(_ title: String, _ body: [JSONValue], actions: [JSONValue] = []) -> JSONValue {
        [
            "type": "Action.ShowCard", "title": .string(title),
            "card": ["type": "AdaptiveCard", "body": .array(body), "actions": .array(actions)],
        ]
    }

    private func details(visible: Bool = false) -> JSONValue {
        CardScreen.text("Details", ["id": "details", "isVisible": .boolean(visible)])
    }

    private func tap(_ title: String, _ screen: HeadlessScreen) {
        screen.tap(title)
        screen.settle()
    }

    @Test("an action of a card that another action displays toggles elements of the card around it")
    func parent() {
        let inner = show("Inner", [CardScreen.text("Text")], actions: [toggle("Toggle", "details")])
        let screen = CardScreen(
            [details()], card: ["actions": [show("Outer", [CardScreen.text("Outer text")], actions: [inner])]]
        ).screen
        tap("Outer", screen)
        tap("Inner", screen)
        #expect(screen.view(showing: "Details") == nil)
        tap("Toggle", screen)
        #expect(screen.view(showing: "Details") != nil)
        tap("Toggle", screen)
        #expect(screen.view(showing: "Details") == nil)
    }

    @Test("an action toggles elements of a card that another action displays, also before it is displayed")
    func shownCard() {
        let screen = CardScreen(
            [CardScreen.text("Text")], card: ["actions": [show("Show", [details()]), toggle("Toggle", "details")]]
        ).screen
        tap("Toggle", screen)
        #expect(screen.view(showing: "Details") == nil)
        tap("Show", screen)
        #expect(screen.view(showing: "Details") != nil)
        tap("Toggle", screen)
        #expect(screen.view(showing: "Details") == nil)
    }

    @Test("an action sets the visibility that its target requires, and ignores unknown elements")
    func requiredVisibility() {
        let screen = CardScreen(
            [details(visible: true)],
            card: ["actions": [toggle("Show", "unknown", ["elementId": "details", "isVisible": true])]]
        ).screen
        tap("Show", screen)
        #expect(screen.view(showing: "Details") != nil)
    }

    @Test("an action toggles elements of another card of the same table, but not of another screen")
    func otherCards() {
        func model(_ id: String, _ body: [JSONValue], _ actions: [JSONValue] = []) -> CardModel {
            let json: JSONValue = ["type": "AdaptiveCard", "body": .array(body), "actions": .array(actions)]
            return CardModel(AdaptiveCard(json: json), id: id, configuration: CardConfiguration { _ in })
        }
        let models = [
            model("first", [CardScreen.text("First")], [toggle("Toggle", "details")]), model("second", [details()]),
        ]
        let other = model("other", [details()])
        let (controller, otherController) = (CardsController(models), CardsController([other]))
        let screen = HeadlessScreen(scale: 1)
        screen.show(controller)
        tap("Toggle", screen)
        #expect(screen.view(showing: "Details") != nil)
        #expect(other.draft.value.visibility.isEmpty)
        tap("Toggle", screen)
        #expect(screen.view(showing: "Details") == nil)
        withExtendedLifetime(otherController) {}
    }
}

/// A table with several cards.
private final class CardsController: FormViewController {
    private let models: [CardModel]

    init(_ models: [CardModel]) {
        self.models = models
        super.init(style: .insetGrouped)
        for model in models { model.adapter = adapter }
    }

    override var form: Form { Form(models.flatMap(\.sections)) }
}
