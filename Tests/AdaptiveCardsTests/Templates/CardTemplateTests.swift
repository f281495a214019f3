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
                "a": "${nothing}", "b": "<${nothing}>", "c": #"{"Last":"Lovelace","first":"Ada"} 2.5"#,
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
        #expect(expand(["a": ["x", "${words}", "${first(createArray())}"]]) == ["a": ["x", "zero", "one", "two"]])
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

    @Test("the app replaces the text of missing data, and of data that is null")
    func textForMissingData() {
        let environment = ExpressionEnvironment(textForMissingData: { $0 == "color" ? nil : "no \($0)" })
        let template = CardTemplate(json: ["text": "${name}: ${nothing}, ${owner.age}, ${color}"])
        let expansion = template.expand(data: shopData, environment: environment)
        #expect(expansion.json == ["text": "Corner Shop: no nothing, no owner.age, ${color}"])
        #expect(expansion.diagnostics.count == 3)
    }

    @Test("a template calls functions of the app, also those that replace built-in ones")
    func customFunctions() throws {
        let functions = [
            CustomFunction("shop.label", argumentCount: 1...2) { arguments in
                guard case .string(let text) = arguments[0] else {
                    throw ExpressionError.Reason.invalidValue("no text")
                }
                return .string("\(text)#\(arguments.count)")
            },
            CustomFunction("toUpper", argumentCount: 1...1) { _ in "mine" },
        ]
        let json: JSONValue = [
            "a": "${shop.label(name)} ${toUpper(name)} ${toLower(name)}", "b": "${shop.label(count, 1)}",
            "c": "${stringOrValue('${shop.label(name, 2)}')}", "d": "${shop.label()}",
        ]
        let template = CardTemplate(json: json, functions: functions)
        #expect(template.diagnostics.map(\.pointer) == [JSONPointer(["d"])])
        let expansion = template.expand(data: shopData)
        #expect(
            expansion.json == [
                "a": "Corner Shop#1 mine corner shop", "b": "${shop.label(count, 1)}", "c": "Corner Shop#2",
                "d": "${shop.label()}",
            ])
        #expect(expansion.diagnostics.map(\.pointer) == [JSONPointer(["d"]), JSONPointer(["b"])])
        #expect(CardTemplate(json: json).diagnostics.count == 3)
        #expect(try CardExpression("toUpper(a)", functions: functions) != CardExpression("toUpper(a)"))
    }

    @Test("a condition can depend on the version of the template language")
    func version() {
        #expect(expand([["$when": "${$_acTemplateVersion.major >= 2}", "a": 1]]) == [["a": 1]])
    }

    @Test("numbers that are written as strings are compared with numbers")
    func numericStrings() {
        #expect(expand([["$when": "${'28' > 12}", "a": 1], ["$when": "${12 > '28'}", "b": 1]]) == [["a": 1]])
        #expect(failure(of: "'x' > 12") != nil)
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

    @Test(
        "a repeated value, and a text with large data, cannot exceed the size of the whole card",
        arguments: [["constant": ["x", "y"]], "a${$root.text}", "${$root.text}"] as [JSONValue])
    func wholeSize(_ part: JSONValue) {
        let data: JSONValue = [
            "rows": .array((0..<1000).map(JSONValue.integer)), "text": .string(String(repeating: "x", count: 100)),
        ]
        let limits = ExpressionLimits(resultSize: 5_000)
        let template = CardTemplate(json: ["a": 1, "z": [["$data": "${rows}", "part": part]]])
        let expansion = template.expand(data: data, limits: limits)
        guard case .object(let card) = expansion.json, case .array(let rows)? = card["z"] else {
            Issue.record("\(expansion.json)")
            return
        }
        #expect(card["a"] == 1 && rows.count > 30 && rows.count < 500)
        #expect(expansion.diagnostics.map(\.reason) == [.limitExceeded(.resultSize)])
    }

    @Test("data that is only read is not part of the size of the card")
    func unusedData() {
        let data: JSONValue = ["rows": .array((0..<100).map(JSONValue.integer)), "count": 100]
        let template = CardTemplate(json: [
            ["$data": "${rows}", "last": ["$data": "${$root.rows}", "$when": "${$index == 99}", "x": "${$data}"]]
        ])
        let expansion = template.expand(data: data, limits: ExpressionLimits(resultSize: 1_500))
        #expect(expansion.json == .array(Array(repeating: ["last": ["x": 99]], count: 100)))
        #expect(expansion.diagnostics.isEmpty)
    }
}
