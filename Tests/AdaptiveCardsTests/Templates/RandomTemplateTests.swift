import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("Random templates")
struct RandomTemplateTests {
    private static let templates: [JSONValue] = [
        [
            "type": "AdaptiveCard", "$data": ["items": [["name": "a", "tags": ["x", "y"]], ["name": "b"]]],
            "body": [
                ["type": "TextBlock", "$data": "${items}", "$when": "${$index > 0}", "text": "${name}: ${$index}"],
                [
                    "type": "Container", "$data": "${$root.items}",
                    "items": [["$data": "${tags}", "text": "${$data} of ${$root.name}"], "${tags}"],
                ],
            ],
        ],
        [
            "type": "AdaptiveCard", "lang": "${$host.language}",
            "body": [
                ["$when": "${open && count(items) > 2}", "text": "${formatNumber(price, 2)} ${missing} ${words}"],
                ["$data": "${where(items, i, i.price > 1)}", "title": "${toUpper(name)}", "value": "${price}"],
                ["$data": "${range(0, 40)}", "cells": [["$data": "${range(0, 40)}", "text": "${$index} ${words}"]]],
            ],
            "actions": [
                "$data": "${owner}", "data": ["first": "${first}", "all": "${$root}", "again": "${json('[1]')}"],
            ],
        ],
        [
            ["$data": [1, [2, 3], nil], "$when": "${$data != null}", "a": "${$data}"], "${words}",
            "${stringOrValue(name)}",
        ],
    ]

    /// Returns a value in which parts are replaced, repeated, damaged, or put inside of others.
    private func mutated(_ value: JSONValue, using numbers: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<48, using: &numbers) {
        case 0: return [nil, true, -1, 1e300, "", [], [:], "${$root}"].randomElement(using: &numbers) ?? nil
        case 1: return .string("${\(RandomExpressionTests.sources.randomElement(using: &numbers) ?? "")}")
        case 2: return ["$data": "${range(0, 300)}", "$when": "${$index % 2 == 0}", "repeated": value]
        case 3: return ["$data": value, "part": value]
        default: break
        }
        switch value {
        case .string(let text):
            guard Int.random(in: 0..<6, using: &numbers) == 0 else { return value }
            return .string(String(decoding: Data(text.utf8).damaged(using: &numbers), as: UTF8.self))
        case .array(var elements):
            for index in elements.indices { elements[index] = mutated(elements[index], using: &numbers) }
            if Int.random(in: 0..<6, using: &numbers) == 0, let element = elements.randomElement(using: &numbers) {
                elements.append(element)
            }
            return .array(elements)
        case .object(let members):
            var new: [String: JSONValue] = [:]
            // Dictionaries are in another order in each process.
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                let keywords = ["$data", "$when", "$root", "text"]
                let isRenamed = Int.random(in: 0..<12, using: &numbers) == 0
                let key = isRenamed ? keywords.randomElement(using: &numbers) ?? name : name
                new[key] = mutated(member, using: &numbers)
            }
            return .object(new)
        default: return value
        }
    }

    @Test("mutated templates with mutated data become cards of a bounded size, in a bounded number of steps")
    func mutations() {
        // The steps and the size have to end each expansion long before this time.
        let limits = ExpressionLimits(resultSize: 20_000, steps: 20_000, time: .seconds(600))
        repeatRandomly(400) { seed, numbers in
            let json = mutated(Self.templates.randomElement(using: &numbers) ?? nil, using: &numbers)
            let data = Bool.random(using: &numbers) ? shopData : mutated(shopData, using: &numbers)
            let template = CardTemplate(json: json, limits: limits)
            let expansion = template.expand(data: data, host: ["language": "de"], limits: limits)
            // A number takes up to 24 characters, and a control character six.
            #expect(expansion.json.encoded().count < 32 * limits.resultSize, "seed \(seed)")
            #expect(!expansion.diagnostics.contains { $0.reason == .limitExceeded(.time) }, "seed \(seed)")
            // The same template and data become the same card.
            if expansion.diagnostics.isEmpty, !"\(json)".contains("Guid"), !"\(json)".contains("utcNow") {
                #expect(template.expand(data: data, host: ["language": "de"], limits: limits).json == expansion.json)
            }
            _ = AdaptiveCard(json: expansion.json)
        }
    }
}
