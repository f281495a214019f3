import AdaptiveCards
import Testing

@Suite("JSON values")
struct JSONValueTests {
    @Test("literals become values, and the last member of a name counts")
    func literals() {
        let value: JSONValue = ["a": 1, "b": [true, nil, 1.5, "x"], "a": 2]
        #expect(
            value == .object(["a": .integer(2), "b": .array([.boolean(true), .null, .number(1.5), .string("x")])]))
    }
}
