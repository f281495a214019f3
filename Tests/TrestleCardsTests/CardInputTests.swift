import AdaptiveCards
import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Inputs of cards", .serialized) @MainActor
struct CardInputTests {
    /// Returns whether the initial value of an input is valid.
    private func isValid(_ input: [String: JSONValue]) async -> Bool {
        var body = input
        body["id"] = "x"
        let card = AdaptiveCard(json: ["type": "AdaptiveCard", "body": [.object(body)]])
        let inputs = CardInputs(of: card, path: "card")
        return await Draft(inputs.initialValues, rules: inputs.rules(invalid: "Invalid")).validate().isEmpty
    }

    @Test("texts have to match their length and pattern")
    func texts() async {
        #expect(await isValid(["type": "Input.Text", "value": "abc", "maxLength": 3]))
        #expect(await !isValid(["type": "Input.Text", "value": "abcd", "maxLength": 3]))
        #expect(await isValid(["type": "Input.Text", "value": "2026", "regex": "^[0-9]+$"]))
        #expect(await !isValid(["type": "Input.Text", "value": "MMXXVI", "regex": "^[0-9]+$"]))
        #expect(await isValid(["type": "Input.Text", "value": "a", "regex": "("]))
        #expect(await isValid(["type": "Input.Text", "value": "", "regex": "^[0-9]+$"]))
        #expect(await !isValid(["type": "Input.Text", "value": " ", "isRequired": true]))
    }

    @Test("numbers, days and times have to be inside of their bounds")
    func bounds() async {
        #expect(await isValid(["type": "Input.Number", "value": 5, "min": 5, "max": 5]))
        #expect(await !isValid(["type": "Input.Number", "value": 4.9, "min": 5]))
        #expect(await !isValid(["type": "Input.Number", "value": 6, "max": 5]))
        #expect(await !isValid(["type": "Input.Date", "value": "2026-03-01", "max": "2026-02-28"]))
        #expect(await !isValid(["type": "Input.Time", "value": "11:29", "min": "11:30"]))
        #expect(await isValid(["type": "Input.Time", "value": "11:30", "min": "11:30"]))
    }

    @Test("a required switch has to be on, and a required selection needs an option")
    func required() async {
        #expect(await !isValid(["type": "Input.Toggle", "title": "Agree", "isRequired": true]))
        #expect(await isValid(["type": "Input.Toggle", "title": "Agree", "isRequired": true, "value": "true"]))
        #expect(await !isValid(["type": "Input.ChoiceSet", "isRequired": true]))
        #expect(await isValid(["type": "Input.ChoiceSet", "isRequired": true, "value": "a"]))
    }

    @Test("hidden inputs are valid, as long as they or an element around them are hidden")
    func hidden() async {
        let card = AdaptiveCard(json: [
            "type": "AdaptiveCard",
            "body": [
                ["type": "Input.Text", "id": "a", "isRequired": true, "isVisible": false],
                [
                    "type": "ColumnSet",
                    "columns": [
                        [
                            "id": "column", "isVisible": false,
                            "items": [["type": "Input.Text", "id": "b", "isRequired": true]],
                        ]
                    ],
                ],
            ],
        ])
        let inputs = CardInputs(of: card, path: "card")
        var values = inputs.initialValues
        #expect(await Draft(values, rules: inputs.rules(invalid: "")).validate().isEmpty)
        values.visibility = ["a": true, "column": true]
        #expect(await Draft(values, rules: inputs.rules(invalid: "")).validate().count == 2)
    }

    @Test("options are searched, in the card and by the app")
    func search() async {
        let card = AdaptiveCard(json: [
            "type": "AdaptiveCard",
            "body": [
                [
                    "type": "Input.ChoiceSet", "id": "city", "label": "City", "choices.data": ["dataset": "cities"],
                    "choices": [["title": "Oslo", "value": "o"], ["title": "Bergen", "value": "b"]],
                ]
            ],
        ])
        var configuration = CardConfiguration { _ in }
        configuration.choices = { request in
            guard request.query.dataset == "cities", request.text == "Ber" else { return [] }
            return [.init(title: "Bern", value: "bern")]
        }
        let screen = HeadlessScreen(scale: 1)
        let controller = CardViewController(card: card, configuration: configuration)
        screen.show(UINavigationController(rootViewController: controller))
        screen.tap("City")
        screen.settle()
        #expect(screen.view(showing: "Oslo") != nil && screen.view(showing: "Bern") == nil)
        guard let field = screen.views(UISearchTextField.self).first else {
            Issue.record("There is no search field")
            return
        }
        screen.tap(field)
        screen.type("Ber")
        #expect(await screen.wait { screen.view(showing: "Bern") != nil })
        #expect(screen.view(showing: "Oslo") == nil && screen.view(showing: "Bergen") != nil)
        screen.tap("Bern")
        screen.settle()
        #expect(controller.model.draft.value[CardInputID(card: "card", input: "city")] == "bern")
    }

    @Test("selected options and times are submitted as text")
    func values() {
        let card = AdaptiveCard(json: [
            "type": "AdaptiveCard",
            "body": [
                [
                    "type": "Input.ChoiceSet", "id": "sides", "isMultiSelect": true, "style": "expanded", "value": "b",
                    "choices": [["title": "Salad", "value": "a"], ["title": "Bread", "value": "b"]],
                ],
                ["type": "Input.Time", "id": "time", "placeholder": "Time", "min": "00:00"],
            ],
        ])
        let screen = HeadlessScreen(scale: 1)
        let controller = CardViewController(card: card, configuration: CardConfiguration { _ in })
        screen.show(UINavigationController(rootViewController: controller))
        screen.tap("Salad")
        screen.settle()
        #expect(controller.model.draft.value[CardInputID(card: "card", input: "sides")] == "a,b")
        #expect(controller.model.draft.value[CardInputID(card: "card", input: "time")] == "")
        screen.tap("Time")
        screen.settle()
        #expect(CardTime(controller.model.draft.value[CardInputID(card: "card", input: "time")]) != nil)
    }
}
