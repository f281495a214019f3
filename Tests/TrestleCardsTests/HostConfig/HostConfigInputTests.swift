import AdaptiveCards
import Testing
import Trestle
import TrestleTesting
import UIKit

@testable import TrestleCards

@Suite("Fields with a host configuration", .serialized) @MainActor
struct HostConfigInputTests {
    private func field(_ label: String, _ properties: [String: JSONValue] = [:]) -> JSONValue {
        .object(
            ["type": "Input.Text", "id": .string(label), "label": .string(label)].merging(properties) { $1 })
    }

    private static let colors: JSONValue = [
        "default": [
            "foregroundColors": [
                "default": ["default": "#111111", "subtle": "#555555"], "attention": ["default": "#FF0000"],
                "warning": ["default": "#FFAA00"],
            ]
        ]
    ]

    @Test("labels are above their fields, in the style of required and of other fields")
    func labels() throws {
        let card = HostConfigScreen(
            body: [field("Name", ["isRequired": true]), field("Note")],
            [
                "containerStyles": Self.colors, "fontSizes": ["default": 14, "large": 20],
                "inputs": [
                    "label": [
                        "requiredInputs": ["size": "large", "weight": "bolder", "suffix": " (!)"],
                        "optionalInputs": ["isSubtle": true, "suffix": " (optional)"],
                    ]
                ],
            ])
        #expect(try card.font("Name (!)") == .systemFont(ofSize: 20, weight: .semibold))
        #expect(try card.color("Name (!)") == "#111111" && card.color("Name (!)", at: 6) == "#FF0000")
        #expect(try card.color("Note (optional)") == "#555555" && card.color("Note (optional)", at: 8) == "#555555")
        let fields = card.screen.views(UITextField.self).sorted {
            $0.convert(.zero, to: nil).y < $1.convert(.zero, to: nil).y
        }
        let frame = fields[0].convert(fields[0].bounds, to: nil)
        let (name, note) = try (card.frame("Name (!)"), card.frame("Note (optional)"))
        #expect(frame.minX == name.minX && frame.minY >= name.maxY && note.minY > frame.maxY)
        #expect(fields.map(\.accessibilityLabel) == ["Name (!)", "Note (optional)"])
    }

    @Test("the suffix of a required field has its own color, and is a red star if there is none")
    func suffix() throws {
        let own = HostConfigScreen(
            body: [field("A", ["isRequired": true])],
            [
                "containerStyles": Self.colors,
                "inputs": ["label": ["requiredInputs": ["suffix": "!", "suffixColor": "warning"]]],
            ])
        #expect(try own.color("A!") == "#111111" && own.color("A!", at: 1) == "#FFAA00")
        let star = HostConfigScreen(
            body: [field("A", ["isRequired": true])], ["containerStyles": Self.colors, "inputs": ["label": [:]]])
        #expect(try star.color("A *", at: 2) == "#FF0000")
    }

    @Test("the space between a label and its field is that of the configuration")
    func inputSpacing() throws {
        func space(_ spacing: String) throws -> CGFloat {
            let card = HostConfigScreen(
                body: [field("Name")],
                ["inputs": ["label": ["inputSpacing": .string(spacing)]], "spacing": ["small": 10, "large": 45]])
            let field = try #require(card.screen.views(UITextField.self).first)
            return field.convert(field.bounds, to: nil).minY - (try card.frame("Name").maxY)
        }
        #expect(try abs(space("large") - space("small") - 35) < 1.5)
    }

    @Test("a card places labels beside or above their fields")
    func labelPosition() throws {
        func isAbove(_ position: String?, _ config: JSONValue, _ label: String = "Name") throws -> Bool {
            let card = HostConfigScreen(
                body: [field(label, position.map { ["labelPosition": .string($0)] } ?? [:])], config)
            let field = try #require(card.screen.views(UITextField.self).first)
            return try card.frame(label).maxY <= field.convert(field.bounds, to: nil).minY
        }
        let config: JSONValue = ["inputs": ["label": [:]]]
        #expect(try !isAbove(nil, [:]) && isAbove("above", [:]) && isAbove(nil, config))
        #expect(try !isAbove("inline", config) && !isAbove("inline", [:], "A long label here"))
        #expect(try isAbove(nil, [:], "A long label here"))
    }

    @Test("the text of a switch has several lines if the card demands it", arguments: [false, true])
    func wrap(_ wraps: Bool) throws {
        let title = "I have read the conditions of use and agree with all of them"
        let card = HostConfigScreen(
            body: [["type": "Input.Toggle", "id": "x", "title": .string(title), "wrap": .boolean(wraps)]], [:])
        let height = try #require(card.controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))).bounds.height
        #expect((height > 60) == wraps, "\(height)")
    }

    @Test("an error message has the style and the space of the configuration")
    func errorMessage() async throws {
        func message(_ config: JSONValue) async throws -> (HostConfigScreen, UILabel) {
            let card = HostConfigScreen(
                [
                    "type": "AdaptiveCard", "body": [field("Name", ["isRequired": true, "errorMessage": "Missing"])],
                    "actions": [["type": "Action.Submit", "title": "Send"]],
                ], config)
            card.screen.tap("Send")
            #expect(await card.screen.wait { card.screen.view(showing: "Missing") != nil })
            card.screen.settle()
            return (card, try card.label("Missing"))
        }
        let (platform, label) = try await message(["containerStyles": Self.colors])
        #expect(label.font == .preferredFont(forTextStyle: .footnote))
        let height = try platform.frame("Missing").minY
        let (card, styled) = try await message([
            "containerStyles": Self.colors, "fontSizes": ["large": 25], "spacing": ["large": 21, "default": 8],
            "inputs": ["errorMessage": ["size": "large", "weight": "bolder", "color": "warning", "spacing": "large"]],
        ])
        #expect(styled.font.fontName == UIFont.systemFont(ofSize: 25, weight: .semibold).fontName)
        #expect(styled.font.pointSize == 25)
        #expect(HostConfigScreen.hex(styled.textColor) == "#FFAA00")
        #expect(try card.frame("Missing").minY > height + 12)
    }

    @Test("options are not queried if the configuration does not allow it")
    func noQueries() {
        let choices: JSONValue = [
            "type": "Input.ChoiceSet", "id": "city", "label": "City", "choices.data": ["dataset": "cities"],
            "choices": [["title": "Oslo", "value": "o"]],
        ]
        let card = HostConfigScreen(body: [choices], ["inputs": ["allowDynamicallyFilteredChoiceSet": false]])
        card.screen.tap("City")
        card.screen.settle()
        #expect(card.screen.view(showing: "Oslo") != nil && card.screen.views(UISearchTextField.self).isEmpty)
    }

    @Test("options are queried when the user has typed nothing further for a while")
    func queryDelay() async throws {
        let choices: JSONValue = [
            "type": "Input.ChoiceSet", "id": "city", "label": "City", "choices.data": ["dataset": "cities"],
        ]
        var queries: [String] = []
        let card = HostConfigScreen(body: [choices], ["inputs": ["debounceTimeInMilliSeconds": 300]]) {
            $0.choices = { request in
                queries.append(request.text)
                return [.init(title: "Bern", value: "bern")]
            }
        }
        card.screen.tap("City")
        card.screen.settle()
        let field = try #require(card.screen.views(UISearchTextField.self).first)
        card.screen.tap(field)
        card.screen.type("Ber")
        #expect(await card.screen.wait { card.screen.view(showing: "Bern") != nil })
        #expect(queries.last == "Ber" && !queries.contains("B"))
    }
}
