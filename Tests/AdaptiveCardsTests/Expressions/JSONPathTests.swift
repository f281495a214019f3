import AdaptiveCards
import Testing

@Suite("JSON paths")
struct JSONPathTests {
    private func values(_ path: String) throws -> JSONValue {
        let quoted = path.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#)
        return try evaluate("jPath(shop, '\(quoted)')", ["shop": shop])
    }

    private let shop: JSONValue = [
        "limit": 3,
        "rows": [
            ["name": "Tea", "price": 3, "tags": ["hot"]], ["name": "Milk", "price": 1.5],
            ["name": "Bread", "price": 4],
            ["name": "O'Neil's jam", "price": nil],
        ],
    ]

    @Test(
        "a filter selects the elements for which its condition holds",
        arguments: [
            ("$.rows[?(@.price > 2)].name", ["Tea", "Bread"]), ("$.rows[?@.price >= $.limit].name", ["Tea", "Bread"]),
            ("$.rows[?(@.name == 'Milk' || @.price == 4)].name", ["Milk", "Bread"]),
            ("$.rows[?(@.price > 1 && !(@.name == \"Tea\"))].name", ["Milk", "Bread"]),
            ("$.rows[?(@.price != 3 && @.price < 9)].name", ["Milk", "Bread"]),
            ("$.rows[?@.tags].name", "Tea"), ("$.rows[?@.tags[?@ == 'hot']].name", "Tea"),
            ("$.rows[?(@.price == null)].price", nil), ("$.rows[?@.price == @.none].name", []),
            ("$..[?(@.name == 'Milk')].price", 1.5), ("$.rows[?(@.name <= 'Bread')].price", 4),
            (#"$.rows[?(@.name == 'O\'Neil\'s jam')].name"#, "O'Neil's jam"),
        ] as [(String, JSONValue)])
    func filters(path: String, expected: JSONValue) throws {
        #expect(try values(path) == expected)
    }

    @Test("the notation of the JavaScript library for filters is read, and its result is always an array")
    func braces() throws {
        #expect(try values(".rows{.price > 2 && .name !== 'Tea'}.name") == ["Bread"])
        #expect(try values("$.rows[1].name") == "Milk")
        #expect(try values("rows[1].name") == "Milk")
        #expect(try values(".rows[1].name") == ["Milk"])
        #expect(try values("$.nothing") == [])
    }

    @Test(
        "slices and lists select several elements",
        arguments: [
            ("$.rows[1:3].name", ["Milk", "Bread"]), ("$.rows[-2:].name", ["Bread", "O'Neil's jam"]),
            ("$.rows[::-2].name", ["O'Neil's jam", "Milk"]), ("$.rows[0,-1].name", ["Tea", "O'Neil's jam"]),
            ("$.rows[0]['name', 'price']", ["Tea", 3]), ("$.rows[9:1:-1].name", ["O'Neil's jam", "Bread"]),
            ("$.rows[::9223372036854775807].name", "Tea"), ("$.rows[-9223372036854775808:1].name", "Tea"),
            ("$.rows[::0]", []),
        ] as [(String, JSONValue)])
    func slices(path: String, expected: JSONValue) throws {
        #expect(try values(path) == expected)
    }

    @Test(
        "what is no path fails with a message that names the rest",
        arguments: [
            "$.", "$[", "$.rows[?]", "$.rows[?(@.a]", "$.rows[?@.a ==]", "$.rows['a]", "ro ws", "$.rows[1", "$.rows{.a",
            "$[99999999999999999999]", "$[?@.a == 1 2]",
        ])
    func invalidPaths(path: String) {
        #expect(throws: ExpressionError.self) { try values(path) }
    }

    @Test("filters in filters are limited in depth and in steps")
    func limits() {
        let nested = String(repeating: "[?@", count: 40) + String(repeating: "]", count: 40)
        #expect(failure(of: "jPath(items, '$\(nested)')") == .limitExceeded(.depth))
        let list = JSONValue.array((0..<400).map { ["n": .integer($0)] })
        #expect(failure(of: "jPath(list, '$[?$[?$[?@.n < 0]]]')", ["list": list]) == .limitExceeded(.steps))
    }
}
