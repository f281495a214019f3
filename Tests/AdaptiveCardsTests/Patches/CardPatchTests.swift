import AdaptiveCards
import Testing

@Suite("Patches of cards")
struct CardPatchTests {
    private let card: JSONValue = [
        "type": "AdaptiveCard",
        "body": [
            ["id": "title", "text": "To do"],
            ["type": "Container", "items": [["id": "tea", "text": "Tea"], ["id": "milk", "text": "Milk"]]],
        ],
        "actions": [["id": "more", "card": ["body": [["id": "hidden"]]]]],
    ]

    private func texts(_ value: JSONValue) -> [String] {
        switch value {
        case .object(let members):
            members.sorted { $0.key < $1.key }.flatMap { name, member in
                if case .string(let id) = member, name == "id" { [id] } else { texts(member) }
            }
        case .array(let elements): elements.flatMap(texts)
        default: []
        }
    }

    private func ids(after changes: CardPatch.Change...) throws -> [String] {
        texts(try CardPatch(changes).applied(to: card).card)
    }

    @Test("elements are replaced, deleted, and inserted beside others, wherever they are")
    func changes() throws {
        #expect(try ids() == texts(card))
        #expect(try ids(after: .init(id: "tea", items: [["id": "coffee"]])).contains("coffee"))
        let body = try CardPatch([
            .init(id: "tea", items: []), .init(id: "milk", items: [["id": "milk"], ["id": "bread"]]),
            .init(id: "hidden", items: [["id": "shown"]]),
        ]).applied(to: card).card
        #expect(Set(texts(body)) == ["title", "milk", "bread", "more", "shown"])
    }

    @Test("a transactional patch is applied as a whole or not at all, an individual one as far as possible")
    func modes() throws {
        let changes = [CardPatch.Change(id: "tea", items: []), CardPatch.Change(id: "x", items: [])]
        #expect(throws: CardPatchError.missing(["x"])) { try CardPatch(changes).applied(to: card) }
        let result = try CardPatch(changes, mode: .individual).applied(to: card)
        #expect(result.missing == ["x"] && !texts(result.card).contains("tea"))
    }

    @Test("the elements of a change are not changed again")
    func nested() throws {
        let patch = CardPatch([
            .init(id: "tea", items: [["id": "milk"]]), .init(id: "milk", items: [["id": "tea"]]),
        ])
        #expect(try texts(patch.applied(to: card).card).filter { $0 == "tea" || $0 == "milk" }.count == 2)
    }

    @Test("a patch is read from JSON, and errors have their place")
    func reading() throws {
        let patch = try CardPatch(["mode": "individual", "changes": [["id": "a", "items": [["id": "b"]]]]])
        #expect(patch == CardPatch([.init(id: "a", items: [["id": "b"]])], mode: .individual))
        let errors: [(JSONValue, String)] = [
            ([], ""), ([:], "/changes"), (["mode": "x", "changes": []], "/mode"), (["changes": [1]], "/changes/0"),
            (["changes": [["items": []]]], "/changes/0/id"), (["changes": [["id": "a"]]], "/changes/0/items"),
            (["changes": [["id": "a", "items": []], ["id": "a", "items": []]]], "/changes/1/id"),
        ]
        for (json, place) in errors {
            let error = #expect(throws: CardPatchError.self) { try CardPatch(json) }
            guard case .invalid(let pointer, _)? = error else { continue }
            #expect(pointer.description == place)
        }
    }
}
