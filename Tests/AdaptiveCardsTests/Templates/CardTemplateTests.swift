import AdaptiveCards
import Testing

@Suite("Card templates")
struct CardTemplateTests {
    private func expand(_ template: JSONValue, _ data: JSONValue = shopData) -> JSONValue {
        CardTemplate(json: template).expand(data: data).json
    }

    @Test("a string that is one expression has the type of its value, and others are texts")
    func types() {
        #expect(
            expand(["a": "${count}", "b": "${count} items", "c": "${words}", "d": "${open}"]) == [
                "a": 3, "b": "3 items", "c": ["zero", "one", "two"], "d": true,
            ])
        #expect(
            expand(["a": "${nothing}", "b": "<${nothing}>", "c": "${owner} ${price}"]) == [
                "a": nil, "b": "<>", "c": #"{"Last":"Lovelace","first":"Ada"} 2.5"#,
            ])
    }

    @Test("text without expressions stays as it is, and a backslash keeps an expression from being read")
    func plainText() {
        let card: JSONValue = ["text": #"\d costs $5 {x} `code`"#, "n": [1, nil, true]]
        #expect(expand(card) == card)
        #expect(expand([#"\${count}: ${count}"#]) == ["${count}: 3"])
    }

    @Test("an object is repeated for each element of its data, with its index")
    func repetition() {
        let template: JSONValue = [
            "body": [
                ["text": "first"], ["$data": "${items}", "text": "${$index}: ${name} in ${$root.name}"],
                ["text": "last"],
            ]
        ]
        #expect(
            expand(template) == [
                "body": [
                    ["text": "first"], ["text": "0: Tea in Corner Shop"], ["text": "1: Milk in Corner Shop"],
                    ["text": "2: Bread in Corner Shop"], ["text": "last"],
                ]
            ])
        #expect(
            expand([["$data": "${words}", "text": "${$data}"]]) == [["text": "zero"], ["text": "one"], ["text": "two"]])
        #expect(expand([["$data": [], "text": "never"]]) == [])
    }

    @Test("data applies to the object and what is in it only, and repetitions can be nested")
    func nesting() {
        let data: JSONValue = ["groups": [["name": "A", "rows": [1, 2]], ["name": "B", "rows": [3]]]]
        let template: JSONValue = [
            [
                "$data": "${groups}", "title": "${name}", "rows": [["$data": "${rows}", "value": "${$data * 10}"]],
                "n": "${$index}",
            ]
        ]
        #expect(
            expand(template, data) == [
                ["title": "A", "rows": [["value": 10], ["value": 20]], "n": 0],
                ["title": "B", "rows": [["value": 30]], "n": 1],
            ])
    }

    @Test("data can be written in the template")
    func inlineData() {
        #expect(expand(["$data": ["name": "Ann"], "text": "Hi ${name}"]) == ["text": "Hi Ann"])
        #expect(expand([["$data": [["n": 1], ["n": 2]], "v": "${n}"]]) == [["v": 1], ["v": 2]])
    }

    @Test("an object is left out unless its condition is true")
    func conditions() {
        #expect(
            expand([
                ["$when": "${count > 2}", "a": 1], ["$when": "${count < 2}", "b": 2],
                ["$when": "${missing.x == 1}", "c": 3],
                ["$data": "${items}", "$when": "${price > 2}", "d": "${name}"], ["$when": true, "e": 4],
                ["$when": false, "f": 5],
            ]) == [["a": 1], ["d": "Tea"], ["d": "Bread"], ["e": 4]])
        #expect(expand(["header": ["$when": "${closed}", "text": "x"], "text": "y"]) == ["text": "y"])
    }

    @Test("the elements of an expression's array join the array around it")
    func splicing() {
        #expect(expand(["a": ["x", "${words}", "${nothing}"]]) == ["a": ["x", "zero", "one", "two"]])
    }

    @Test("the app supplies data as $host")
    func host() {
        let template = CardTemplate(json: ["text": "${$host.theme} ${$data.name}"])
        #expect(template.expand(data: shopData, host: ["theme": "dark"]).json == ["text": "dark Corner Shop"])
    }

    @Test("missing data leaves the text of its expression, with one warning for all repetitions")
    func missingData() {
        let expansion = CardTemplate(json: [["$data": "${items}", "text": "${name}: ${size.width} ${toUpper(color)}"]])
            .expand(data: shopData)
        #expect(
            expansion.json
                == .array(["Tea", "Milk", "Bread"].map { ["text": .string("\($0): ${size.width} ${COLOR}")] }))
        let pointer = JSONPointer(["0", "text"])
        #expect(
            expansion.diagnostics == [
                TemplateDiagnostic(pointer: pointer, reason: .missingData("size.width")),
                TemplateDiagnostic(pointer: pointer, reason: .missingData("color")),
            ])
        #expect("\(expansion.diagnostics[0])" == "warning: /0/text: there is no data for `size.width`")
    }

    @Test("a condition on missing data is no problem")
    func missingDataInCondition() {
        let expansion = CardTemplate(json: ["text": "${if(missing, 'a', 'b')} ${missing ?? 'c'}"]).expand(
            data: shopData)
        #expect(expansion.json == ["text": "b c"])
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test("expressions that are wrong are reported with their pointers, and everything else is expanded")
    func diagnostics() throws {
        let template = CardTemplate(json: [
            "a": "${count +} ${count}", "b": ["${1 / 0}"], "c": "${count}", "d": ["$when": "${name}", "x": 1],
        ])
        #expect(template.diagnostics.map(\.pointer) == [JSONPointer(["a"])])
        let expansion = template.expand(data: shopData)
        #expect(expansion.json == ["a": "${count +} 3", "b": ["${1 / 0}"], "c": 3])
        #expect(
            expansion.diagnostics.map { "\($0.pointer) \($0.severity)" } == [
                "/a error", "/b/0 error", "/d/$when warning",
            ])
        #expect(
            expansion.diagnostics[1].reason
                == .failedExpression("1 / 0", ExpressionError(position: 2, reason: .divisionByZero)))
    }

    @Test("an expansion without end stops at its limits with what is expanded until then")
    func limits() {
        let row: JSONValue = ["$data": "${rows}", "cells": [["$data": "${$root.rows}", "text": "${$index}"]]]
        let data: JSONValue = ["rows": .array((0..<1000).map(JSONValue.integer))]
        let limits = ExpressionLimits(steps: 10_000)
        let expansion = CardTemplate(json: ["title": "x", "z": [row]]).expand(data: data, limits: limits)
        guard case .object(let card) = expansion.json else {
            Issue.record("\(expansion.json)")
            return
        }
        #expect(card["title"] == "x")
        #expect(expansion.diagnostics.map(\.reason).contains(.limitExceeded(.steps)))
    }
}
