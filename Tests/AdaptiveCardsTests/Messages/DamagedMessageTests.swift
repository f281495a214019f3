import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("Damaged messages of cards")
struct DamagedMessageTests {
    private static func text(_ id: String) -> JSONValue {
        ["type": "TextBlock", "id": .string(id), "text": .string(id)]
    }

    private static let query = CardDataQuery("rows", count: 2, skip: 2)
    private static let card: JSONValue = [
        "type": "AdaptiveCard", "version": "1.5",
        "refresh": ["action": ["type": "Action.Execute", "verb": "refresh"], "expires": "2027-01-01T00:00:00Z"],
        "body": [
            text("a"), ["type": "Container", "id": "box", "items": [text("b")], "fallback": text("c")],
            [
                "type": "Input.ChoiceSet", "id": "choice", "choices": [["title": "A", "value": "a"]],
                "choices.data": ["type": "Data.Query", "dataset": "things"],
            ], query.json,
        ],
    ]
    private static let messages = [
        CardReply(.card(card), revision: "1").json,
        CardReply(
            .patch(
                CardPatch(
                    [.init(id: "a", items: [text("x"), text("a")]), .init(id: "b", items: [])], mode: .individual)),
            revision: "2"
        ).json, CardReply(.results([text("d"), text("a")])).json,
        CardReply(.failure(CardFailure(message: "no", inputs: ["choice": "taken"]))).json,
        CardRequest.action(.init(verb: "v", data: ["choice": "a"], revision: "1")).json,
        CardRequest.search(.init(query, text: "t")).json, CardRequest.changes(after: "1").json,
    ].map { $0.encoded() }

    @Test("damaged messages are errors, or change a document as its reader would read it")
    func random() throws {
        var changes = 0
        repeatRandomly(2_000) { seed, numbers in
            guard let message = Self.messages.randomElement(using: &numbers) else { return }
            let damaged = message.damaged(using: &numbers)
            _ = try? CardRequest(reading: damaged)
            guard let reply = try? CardReply(reading: damaged) else { return }
            changes += 1
            _ = try? CardReply(reading: reply.json.encoded())
            var document = CardDocument(Self.card)
            switch reply.content {
            case .card(let json):
                document = CardDocument(json)
                _ = document.card.issues(in: ["choice": "a"])
            case .patch(let patch): _ = try? document.apply(patch)
            case .results(let results): document.append(results, of: Self.query)
            case .message, .failure: break
            }
            #expect(document.card == AdaptiveCard(json: document.json), "seed \(seed)")
        }
        #expect(changes > 0)
    }
}
