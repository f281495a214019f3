import AdaptiveCards
import Foundation
import Testing

@Suite("Validation of submitted values")
struct CardValidationTests {
    private let card: AdaptiveCard = {
        func input(_ type: String, _ id: String, _ members: [String: JSONValue]) -> JSONValue {
            .object(members.merging(["type": .string("Input.\(type)"), "id": .string(id)]) { $1 })
        }
        return AdaptiveCard(json: [
            "type": "AdaptiveCard", "version": "1.5",
            "body": [
                input("Text", "name", ["isRequired": true, "errorMessage": "Enter a name", "maxLength": 5]),
                [
                    "type": "Container",
                    "items": [
                        input("Text", "code", ["regex": "^[A-Z]+$"]), input("Number", "n", ["min": 1, "max": 9]),
                    ],
                ],
                input("Date", "day", ["min": "2025-01-01"]), input("Time", "time", [:]),
                input("Toggle", "terms", ["title": "Terms", "isRequired": true]),
            ],
        ])
    }()

    @Test("values that the inputs accept have no issues, whatever else is sent")
    func valid() {
        let data: JSONValue = [
            "name": "Ada", "code": "AB", "n": 3, "day": "2025-06-01", "time": "09:30", "terms": "true", "other": [1],
        ]
        #expect(card.issues(in: data).isEmpty)
    }

    @Test("missing and invalid values are found in the order of the inputs")
    func invalid() {
        let data: JSONValue = ["code": "ab", "n": "10", "day": "2024-12-31", "time": "25:00", "terms": "false"]
        let issues = card.issues(in: data)
        #expect(issues.map(\.id) == ["name", "code", "n", "day", "time", "terms"])
        #expect(issues.map(\.reason) == [.missing, .invalid, .invalid, .invalid, .invalid, .missing])
        #expect(issues.first?.message == "Enter a name")
        #expect(card.issues(in: ["name": "Charles", "terms": "true"]).map(\.id) == ["name"])
    }
}
