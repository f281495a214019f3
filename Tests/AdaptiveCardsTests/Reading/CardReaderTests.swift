import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("Reading cards")
struct CardReaderTests {
    private func read(_ body: JSONValue..., reader: CardReader = CardReader()) -> CardReader.Result {
        reader.read(["type": "AdaptiveCard", "version": "1.5", "body": .array(body)])
    }

    private func texts(_ result: CardReader.Result) -> [String] {
        result.card.body.descendants.compactMap { if case .text(let text) = $0.content { text.text } else { nil } }
    }

    // MARK: Properties

    @Test("the properties of an element are read, and unknown ones are kept")
    func properties() {
        let result = read([
            "type": "TextBlock", "id": "a", "text": "Hello", "size": "ExtraLarge", "weight": "BOLDER", "wrap": true,
            "maxLines": 2, "isVisible": false, "separator": true, "spacing": "none", "horizontalAlignment": "center",
            "x-tracking": 7,
        ])
        var text = CardTextBlock("Hello")
        text.style.size = .extraLarge
        text.style.weight = .bolder
        text.wraps = true
        text.maximumLines = 2
        text.horizontalAlignment = .center
        var element = CardElement(.text(text), id: "a")
        element.isVisible = false
        element.hasSeparator = true
        element.spacing = .none
        element.otherProperties = ["x-tracking": 7]
        #expect(result.card.body == [element])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("a language that no identifier can have is ignored")
    func language() throws {
        let card = try CardReader().read(Data(#"{"type": "AdaptiveCard", "version": "1.6", "lang": "déjà"}"#.utf8))
        #expect(card.card.language == nil && card.diagnostics.map(\.pointer.description) == ["/lang"])
        #expect(try CardExpression("formatNumber(1.5, 2, 'déjà')").evaluate() == "1.50")
    }

    @Test("a value of another type is converted or ignored, with its position")
    func wrongTypes() throws {
        let json = #"""
            {"type": "AdaptiveCard", "body": [
              {"type": "TextBlock", "text": 12, "wrap": "True",
               "size": "huge"},
              {"type": "Container", "items": "none"}
            ]}
            """#
        let result = try CardReader().read(Data(json.utf8))
        #expect(texts(result) == ["12"])
        #expect(
            result.diagnostics.map(\.description) == [
                "2:33: warning: “text” is not a string. (/body/0/text)",
                "3:12: warning: “size” is not one of default, small, medium, large, extraLarge, and is ignored. (/body/0/size)",
                "2:45: warning: “wrap” is not a Boolean value. (/body/0/wrap)",
                "4:34: warning: “items” is not an array, and is ignored. (/body/1/items)",
            ])
    }

    @Test(
        "lengths that no view can have are ignored", arguments: [1e300, -1, "1e300px", "-2px", "wide"] as [JSONValue])
    func lengths(length: JSONValue) {
        let result = read(["type": "Container", "items": [], "minHeight": length])
        guard case .container(let container)? = result.card.body.first?.content else {
            Issue.record("There is no container")
            return
        }
        #expect(container.minimumHeight == nil)
        #expect(result.diagnostics.map(\.severity) == [.warning])
    }

    @Test("an element without a required property is omitted, and the others are displayed")
    func requiredProperties() {
        let result = read(
            ["type": "TextBlock"], ["text": "x"], 3, ["type": "Image"], ["type": "TextBlock", "text": "y"])
        #expect(texts(result) == ["y"])
        #expect(result.card.body.count == 1)
        #expect(result.diagnostics.map(\.severity) == [.error, .error, .error, .error])
    }

    @Test("any damage to a card is read or throws")
    func damage() {
        let json: JSONValue = [
            "type": "AdaptiveCard", "version": "1.5",
            "body": [
                ["type": "Input.ChoiceSet", "id": "c", "choices": [["title": "A", "value": "a"]], "value": "a,b"],
                ["type": "Table", "columns": [["width": 1]], "rows": [["cells": [["items": []]]]]],
                ["type": "Magic", "fallback": ["type": "Image", "url": "https://example.com/a.png", "width": "80px"]],
            ],
            "actions": [["type": "Action.ShowCard", "card": ["type": "AdaptiveCard", "body": []]]],
        ]
        let text = json.encoded()
        repeatRandomly(300) { _, numbers in
            _ = try? CardReader().read(text.damaged(using: &numbers))
        }
    }

    // MARK: Fallback

    @Test("an unknown element is replaced by its fallback")
    func fallback() {
        let result = read([
            "type": "Graph", "fallback": ["type": "Chart", "fallback": ["type": "TextBlock", "text": "42 %"]],
        ])
        #expect(texts(result) == ["42 %"])
        #expect(result.diagnostics.map(\.severity) == [.warning, .warning])
    }

    @Test("an unknown element without a fallback is omitted, as is one whose fallback is “drop”")
    func omitted() {
        let result = read(
            ["type": "Graph"], ["type": "Graph", "fallback": "drop"], ["type": "TextBlock", "text": "x"])
        #expect(texts(result) == ["x"])
        #expect(result.diagnostics.map(\.severity) == [.error, .warning])
    }

    @Test("the fallback of a group replaces the group if an element inside of it is unknown")
    func ancestorFallback() {
        let result = read([
            "type": "Container", "fallback": ["type": "TextBlock", "text": "simple"],
            "items": [["type": "TextBlock", "text": "a"], ["type": "Container", "items": [["type": "Graph"]]]],
        ])
        #expect(texts(result) == ["simple"])
    }

    @Test("the fallback inside of a group is used before that of the group")
    func innerFallback() {
        let result = read([
            "type": "Container", "fallback": "drop",
            "items": [["type": "Graph", "fallback": ["type": "TextBlock", "text": "inner"]]],
        ])
        #expect(texts(result) == ["inner"])
    }

    @Test(
        "a feature that the host lacks, or has in an older version, leads to the fallback",
        arguments: [
            ("1.0", "new"), ("1.2", "new"), ("*", "new"), ("1.3", "old"), ("2", "old"),
        ])
    func requirements(required: String, text: String) {
        var reader = CardReader()
        reader.capabilities = ["maps": CardVersion(1, 2)]
        let element: JSONValue = [
            "type": "TextBlock", "text": "new", "requires": ["maps": .string(required)],
            "fallback": ["type": "TextBlock", "text": "old"],
        ]
        #expect(texts(read(element, reader: reader)) == [text])
        #expect(texts(read(element)) == ["old"])
    }

    @Test("a card of a newer version displays its fallback text, or what is known if there is none")
    func version() {
        var json: [String: JSONValue] = [
            "type": "AdaptiveCard", "version": "9.0", "body": [["type": "TextBlock", "text": "x"]],
        ]
        #expect(texts(CardReader().read(.object(json))) == ["x"])
        json["fallbackText"] = "Update the app"
        #expect(texts(CardReader().read(.object(json))) == ["Update the app"])
    }

    // MARK: Groups

    @Test("columns have widths of all kinds")
    func columnWidths() {
        let widths: [JSONValue] = ["auto", "Stretch", "50px", 2, "3"]
        let result = read(["type": "ColumnSet", "columns": .array(widths.map { ["width": $0] })])
        guard case .columnSet(let set)? = result.card.body.first?.content else {
            Issue.record("There is no set of columns")
            return
        }
        #expect(set.columns.map(\.width) == [.auto, .stretch, .points(50), .weight(2), .weight(3)])
    }

    @Test("the rows, cells and alignments of a table are read")
    func table() {
        let result = read([
            "type": "Table", "firstRowAsHeader": false, "horizontalCellContentAlignment": "right",
            "columns": [["width": 2], ["width": "40px", "verticalCellContentAlignment": "bottom"]],
            "rows": [["cells": [["items": [["type": "TextBlock", "text": "a"]]], ["type": "TableCell"]]]],
        ])
        guard case .table(let table)? = result.card.body.first?.content else {
            Issue.record("There is no table")
            return
        }
        #expect(!table.hasHeader && table.showsGridLines)
        #expect(table.columns.map(\.width) == [.weight(2), .points(40)])
        #expect(table.rows.map(\.cells.count) == [2])
        let alignment = table.columns[1].alignment.inheriting(table.alignment)
        #expect(alignment.horizontal == .right && alignment.vertical == .bottom)
        #expect(texts(result) == ["a"])
    }

    // MARK: Inputs

    @Test("inputs are read with their bounds, and a wrong order of bounds is reported")
    func inputs() {
        let result = read(
            ["type": "Input.Date", "id": "d", "value": "2026-02-30", "min": "2026-02-28", "max": "2026-03-01"],
            ["type": "Input.Number", "id": "n", "value": 2, "min": 5, "max": 1],
            [
                "type": "Input.ChoiceSet", "id": "c", "isMultiSelect": true, "value": "a,b",
                "choices.data": ["dataset": "q"],
            ],
            ["type": "Input.Text", "label": "No id"])
        let inputs = result.card.body.compactMap(\.input)
        guard case .date(let date) = inputs[0].kind, case .number(let number) = inputs[1].kind,
            case .choices(let choices) = inputs[2].kind
        else {
            Issue.record("The kinds differ")
            return
        }
        #expect(date.value == nil && date.minimum?.description == "2026-02-28")
        #expect(number.minimum == 5 && number.maximum == nil)
        #expect(choices.selection == ["a", "b"] && choices.query?.dataset == "q")
        #expect(result.diagnostics.map(\.severity) == [.warning, .warning, .error])
        #expect(inputs.count == 3)
    }

    @Test("identifiers and options are unique: the first one counts")
    func uniqueness() {
        let result = read(
            ["type": "TextBlock", "text": "a", "id": "x"], ["type": "TextBlock", "text": "b", "id": "x"],
            ["type": "Input.Text", "id": "x"],
            [
                "type": "Input.ChoiceSet", "id": "c",
                "choices": [["title": "A", "value": "1"], ["title": "B", "value": "1"]],
            ])
        #expect(result.card.body.map(\.id) == ["x", nil, "c"])
        guard case .choices(let choices)? = result.card.body[2].input?.kind else {
            Issue.record("There is no selection")
            return
        }
        #expect(choices.choices.map(\.title) == ["A"])
        #expect(result.diagnostics.map(\.severity) == [.warning, .warning, .error, .error])
    }

    // MARK: Actions

    @Test("actions are read with their targets and data, and a tap cannot show a card")
    func actions() {
        let result = CardReader().read([
            "type": "AdaptiveCard",
            "selectAction": ["type": "Action.ShowCard", "card": ["type": "AdaptiveCard"]],
            "actions": [
                ["type": "Action.Submit", "data": ["a": 1], "associatedInputs": "None"],
                ["type": "Action.ToggleVisibility", "targetElements": ["x", ["elementId": "y", "isVisible": true]]],
                ["type": "Action.OpenUrl", "url": "https://example.com", "isEnabled": false, "mode": "secondary"],
                ["type": "Action.OpenUrl"],
            ],
        ])
        let actions = result.card.actions
        var submission = CardAction.Submission(data: ["a": 1])
        submission.includesInputs = false
        #expect(actions.count == 3 && result.card.selectAction == nil)
        #expect(actions[0].kind == .submit(submission))
        guard case .toggleVisibility(let targets) = actions[1].kind else {
            Issue.record("The kind differs")
            return
        }
        #expect(targets.map(\.elementID) == ["x", "y"] && targets.map(\.isVisible) == [nil, true])
        #expect(!actions[2].isEnabled && actions[2].mode == .secondary)
    }
}
