import AdaptiveCards
import Foundation
import Testing

@Suite("Messages of cards")
struct CardMessageTests {
    private func json(_ text: String) throws -> JSONValue { try JSONDocument(reading: Data(text.utf8)).root }

    @Test("requests have the form of invoke activities")
    func requests() throws {
        let action = CardRequest.action(.init(verb: "approve", id: "a", data: ["x": 1]))
        #expect(
            try action.json
                == json(
                    """
                    {"name": "adaptiveCard/action", "value": {"trigger": "manual",
                     "action": {"type": "Action.Execute", "verb": "approve", "id": "a", "data": {"x": 1}}}}
                    """))
        let search = CardRequest.search(.init(CardDataQuery("npm", count: 15, skip: 0), text: "fluent"))
        #expect(
            try search.json
                == json(
                    """
                    {"name": "application/search", "value": {"queryText": "fluent", "dataset": "npm",
                     "queryOptions": {"skip": 0, "top": 15}}}
                    """))
    }

    @Test(
        "what is sent is what is received",
        arguments: [
            CardRequest.action(.init(verb: nil, data: ["a": [1, nil]], trigger: .automatic, revision: "3")),
            .search(.init(CardDataQuery("d", skip: 3))), .changes(after: "7"),
        ] as [CardRequest])
    func requestRoundTrip(_ request: CardRequest) throws {
        var read = try CardRequest(reading: request.json.encoded())
        if case .search(var search) = read, search.query.skip == 0 {
            search.query.skip = nil
            read = .search(search)
        }
        #expect(read == request)
    }

    @Test(
        "what is replied is what is received",
        arguments: [
            CardReply(.card(["type": "AdaptiveCard"]), revision: "1"),
            CardReply(.patch(CardPatch([.init(id: "a", items: ["x"])], mode: .individual)), revision: "2"),
            CardReply(.message("Done")), CardReply(.results([["title": "A", "value": "a"]])),
            CardReply(
                .failure(CardFailure(status: 409, code: "Conflict", message: "Taken", inputs: ["name": "Taken"]))),
        ])
    func replyRoundTrip(_ reply: CardReply) throws {
        #expect(try CardReply(reading: reply.json.encoded()) == reply)
    }

    @Test("a card is a reply by itself")
    func plainCard() throws {
        let card: JSONValue = ["type": "AdaptiveCard", "body": []]
        #expect(try CardReply(card) == CardReply(.card(card)))
    }

    @Test(
        "messages that are none are errors that name the place",
        arguments: [
            ("[]", "/type", "a string"), ("{\"type\": \"x\"}", "/type", "a known type of replies"),
            ("{\"type\": \"application/vnd.microsoft.card.adaptive\", \"value\": 3}", "/value", "an object"),
            ("{\"type\": \"application/vnd.microsoft.activity.message\"}", "/value", "a string"),
            (
                "{\"type\": \"application/vnd.microsoft.search.searchResponse\", \"value\": {}}", "/value/results",
                "an array"
            ),
            (
                "{\"type\": \"application/vnd.trestle.card.patch\", \"value\": {\"changes\": [{\"id\": 1}]}}",
                "/value/changes/0/id", "a string"
            ),
            ("{\"type\": \"AdaptiveCard\", \"revision\": 3}", "", ""),
        ])
    func invalidReplies(_ text: String, _ place: String, _ expected: String) throws {
        let value = try json(text)
        guard !expected.isEmpty else {
            #expect(try CardReply(value).revision == nil)
            return
        }
        #expect {
            try CardReply(value)
        } throws: { error in
            guard case CardMessageError.invalid(let pointer, let found) = error else { return false }
            return pointer.description == place && found == expected
        }
    }

    @Test("text that is not JSON is an error with its position")
    func garbage() {
        #expect {
            try CardReply(reading: Data("<html>".utf8))
        } throws: { error in
            if case CardMessageError.json = error { true } else { false }
        }
        #expect(throws: CardMessageError.self) {
            try CardRequest(reading: Data("{\"name\": \"x\", \"value\": {}}".utf8))
        }
        #expect(throws: CardMessageError.self) { try CardRequest(reading: Data("{\"name\": \"card/changes\"}".utf8)) }
    }
}
