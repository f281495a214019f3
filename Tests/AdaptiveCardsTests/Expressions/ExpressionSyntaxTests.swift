import AdaptiveCards
import Testing

@Suite("Expression syntax")
struct ExpressionSyntaxTests {
    @Test(
        "operators bind as in the reference implementation",
        arguments: [
            ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("3 ^ 2 ^ 2", 81), ("-2 ^ 2", 4), ("10 - 2 - 3", 5),
            ("7 % 4 + 1", 4), ("1 + 1 == 2 && 3 > 2", true),
            ("false || true && false", false), ("!open == closed", true), ("null ?? count", 3),
            ("missing ?? nothing ?? 'x'", "x"), ("'a' & 'b' & 1", "ab1"), ("1 <> 2", true),
            ("count > 2 ? 'many' : 'few'", "many"), ("false ? 1 : true ? 2 : 3", 2), ("- 1 + 2", 1), ("!!open", true),
            ("True == true && FALSE == false", true), ("Null ?? count", 3),
        ] as [(String, JSONValue)])
    func precedence(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test("members and elements are read, also in another letter case, and a member of nothing is null")
    func access() throws {
        #expect(try evaluate("owner.first") == "Ada")
        #expect(try evaluate("owner.last") == "Lovelace")
        #expect(try evaluate("owner['first']") == "Ada")
        #expect(try evaluate("items[1].name") == "Milk")
        #expect(try evaluate("items[count - 1]['name']") == "Bread")
        #expect(try evaluate("owner.address.street") == nil)
        #expect(try evaluate("missing[0].name") == nil)
        #expect(try evaluate("first(items).name") == "Tea")
    }

    @Test("an index that is no element is an error")
    func wrongIndex() {
        #expect(failure(of: "items[3]") == .invalidValue("index 3 is out of range of 3 elements"))
        #expect(failure(of: "items[-1]") == .invalidValue("index -1 is out of range of 3 elements"))
        #expect(failure(of: "items[0.5]") == .wrongType(expected: "an integer", found: "a number"))
        #expect(failure(of: "count[0]") == .wrongType(expected: "an array", found: "a number"))
    }

    @Test("strings have two quotation marks, in which a backslash escapes few characters")
    func strings() throws {
        #expect(try evaluate(#""say 'hi'""#) == "say 'hi'")
        #expect(try evaluate(#"'it\'s'"#) == "it's")
        #expect(try evaluate(#"'a\nb\tc\\d'"#) == "a\nb\tc\\d")
        #expect(try evaluate(#"'\y'"#) == "\\y")
    }

    @Test("text in backticks contains expressions")
    func interpolation() throws {
        #expect(try evaluate("`${owner.first} sells ${count} things`") == "Ada sells 3 things")
        #expect(try evaluate(#"`\${count} and \` and ${'`}'}`"#) == "${count} and ` and `}")
        #expect(try evaluate("`${count}`") == "3")
        #expect(try evaluate("`${string({a: {b: 1}})}`") == #"{"a":{"b":1}}"#)
        #expect(try evaluate("`open ${`") == "open ${")
        #expect(try evaluate("``") == "")
    }

    @Test("arrays and objects are written as in JavaScript")
    func literals() throws {
        #expect(try evaluate("[1, 'a', [true], count]") == [1, "a", [true], 3])
        #expect(try evaluate("{a: 1, 'b c': owner.first}") == ["a": 1, "b c": "Ada"])
        #expect(try evaluate("[]") == [])
        #expect(try evaluate("{}") == [:])
        #expect(try evaluate("") == "")
    }

    @Test(
        "what is not an expression is a syntax error at its position",
        arguments: [
            ("a b", 2), ("1 +", 3), ("(1", 2), ("'open", 0), ("`open", 0), ("a.", 2), ("f(1,)", 4), ("a ? b", 5),
            ("owner.{a}", 6), ("1 ~ 2", 2), ("{a 1}", 3), ("[1", 2), ("count(items", 11),
        ])
    func syntaxErrors(source: String, position: Int) throws {
        let error = try #require(throws: ExpressionError.self) { try CardExpression(source) }
        #expect(error.position == position)
        guard case .syntax = error.reason else {
            Issue.record("\(error)")
            return
        }
    }

    @Test("functions that do not exist, and wrong numbers of arguments, are found without data")
    func calls() {
        #expect(throws: ExpressionError(position: 4, reason: .unknownFunction("a.f"))) {
            try CardExpression("1 + a.f(2)")
        }
        #expect(throws: ExpressionError(position: 0, reason: .argumentCount(function: "length", found: 2))) {
            try CardExpression("length('a', 'b')")
        }
        #expect(
            throws: ExpressionError(position: 15, reason: .syntax("the second argument of `foreach` must be a name"))
        ) {
            try CardExpression("foreach(items, 1, 2)")
        }
    }

    @Test("an error in a part has the position of the part")
    func positionOfFailure() throws {
        let error = try #require(throws: ExpressionError.self) { try evaluate("1 + mod(1, 0)") }
        #expect(error == ExpressionError(position: 4, reason: .divisionByZero))
        #expect("\(error)" == "division by zero (at offset 4)")
    }
}
