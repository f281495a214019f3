import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("Card documents")
struct CardDocumentTests {
    private func text(_ text: String, id: String? = nil) -> JSONValue {
        var members: [String: JSONValue] = ["type": "TextBlock", "text": .string(text)]
        members["id"] = id.map { .string($0) }
        return .object(members)
    }

    private func card(_ body: [JSONValue]) -> JSONValue {
        ["type": "AdaptiveCard", "version": "1.5", "body": .array(body)]
    }

    private func texts(_ document: CardDocument) -> [String] {
        document.card.body.compactMap { if case .text(let block) = $0.content { block.text } else { nil } }
    }

    // MARK: Patches

    @Test("a patch replaces, deletes and inserts elements")
    func patch() throws {
        var document = CardDocument(card([text("a", id: "a"), text("b", id: "b"), text("c")]))
        try document.apply(
            CardPatch([.init(id: "a", items: []), .init(id: "b", items: [text("b2", id: "b"), text("d", id: "d")])]))
        #expect(texts(document) == ["b2", "d", "c"])
        #expect(document.card == AdaptiveCard(json: document.json))
    }

    @Test("a transactional patch without all of its elements changes nothing, and another one the others")
    func missing() throws {
        let original = CardDocument(card([text("a", id: "a")]))
        let changes = [CardPatch.Change(id: "a", items: [text("a2", id: "a")]), .init(id: "x", items: [])]
        var document = original
        #expect(throws: CardPatchError.missing(["x"])) { try document.apply(CardPatch(changes)) }
        #expect(document == original)
        #expect(try document.apply(CardPatch(changes, mode: .individual)) == ["x"])
        #expect(texts(document) == ["a2"])
    }

    @Test("after random patches, the card is the one that is read from the document")
    func random() throws {
        try repeatRandomly(40) { seed, random in
            var document = CardDocument(card((0..<8).map { element(&random, depth: 0, number: $0) }))
            for step in 0..<30 {
                let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                    CardPatch.Change(
                        id: id(&random),
                        items: (0..<Int.random(in: 0...3, using: &random)).map {
                            element(&random, depth: 0, number: $0)
                        })
                }
                try document.apply(CardPatch(changes, mode: .individual))
                #expect(document.card == AdaptiveCard(json: document.json), "seed \(seed), step \(step)")
            }
        }
    }

    private func id(_ random: inout SeededGenerator) -> String { "e\(Int.random(in: 0..<25, using: &random))" }

    /// Returns an element that may be unknown, have a fallback, or the id of another one.
    private func element(_ random: inout SeededGenerator, depth: Int, number: Int) -> JSONValue {
        var members: [String: JSONValue] = ["text": .string("text \(number)")]
        if Bool.random(using: &random) { members["id"] = .string(id(&random)) }
        let inner = { (random: inout SeededGenerator) in
            JSONValue.array((0..<2).map { element(&random, depth: depth + 1, number: $0) })
        }
        switch depth < 3 ? Int.random(in: 0..<7, using: &random) : 0 {
        case 1:
            members["type"] = "Container"
            members["items"] = inner(&random)
        case 2:
            members["type"] = "ColumnSet"
            members["columns"] = [["type": "Column", "id": .string(id(&random)), "items": inner(&random)]]
        case 3:
            members["type"] = "Unknown"
            if Bool.random(using: &random) {
                members["fallback"] = element(&random, depth: depth + 1, number: number)
            }
        case 4:
            members["type"] = "Input.Text"
            members["fallback"] = "drop"
        case 5:
            members["type"] = "Carousel"
            members["pages"] = [["type": "CarouselPage", "id": .string(id(&random)), "items": inner(&random)]]
        default: members["type"] = "TextBlock"
        }
        return .object(members)
    }

    // MARK: Pages

    @Test("a query at the end of the body is the next page, and elsewhere not an element")
    func query() {
        let query = CardDataQuery("things", count: 2, skip: 2)
        let result = CardReader().read(card([text("a"), query.json]))
        #expect(result.card.nextPage == query && result.card.body.count == 1 && result.diagnostics.isEmpty)
        let wrong = CardReader().read(card([query.json, text("a")]))
        #expect(wrong.card.nextPage == nil && wrong.card.body.count == 1)
        #expect(wrong.diagnostics.map(\.severity) == [.error])
    }

    @Test("pages are added to the end until one is not full")
    func pages() {
        var document = CardDocument(card([text("a", id: "a"), CardDataQuery("things", count: 2, skip: 1).json]))
        document.append([text("b", id: "b"), text("c")], of: CardDataQuery("things", count: 2, skip: 1))
        #expect(texts(document) == ["a", "b", "c"])
        #expect(document.card.nextPage == CardDataQuery("things", count: 2, skip: 3))
        #expect(document.card == AdaptiveCard(json: document.json))
        document.append([text("d", id: "d")], of: CardDataQuery("things", count: 2, skip: 3))
        #expect(texts(document) == ["a", "b", "c", "d"] && document.card.nextPage == nil)
        #expect(document.card == AdaptiveCard(json: document.json))
    }

    @Test("a page that arrives after the card was replaced, or twice, has no effect")
    func latePage() {
        let query = CardDataQuery("things", count: 2)
        var document = CardDocument(card([text("a", id: "a"), query.json]))
        document.append([text("b"), text("c")], of: query)
        let once = document
        document.append([text("b"), text("c")], of: query)
        #expect(document == once)
    }

    @Test("an element of a page that is already there is updated in its place")
    func repeatedElement() {
        let query = CardDataQuery("things", count: 3)
        var document = CardDocument(card([text("a", id: "a"), text("b", id: "b"), query.json]))
        document.append([text("b2", id: "b"), text("c", id: "c"), text("c2", id: "c")], of: query)
        #expect(texts(document) == ["a", "b2", "c"])
        #expect(document.card == AdaptiveCard(json: document.json))
    }
}
