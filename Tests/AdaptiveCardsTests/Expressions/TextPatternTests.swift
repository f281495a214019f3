import AdaptiveCards
import Testing

@Suite("Regular expressions of isMatch")
struct TextPatternTests {
    private func matches(_ text: String, _ pattern: String) throws -> Bool {
        let scope = ExpressionScope(data: ["text": .string(text), "pattern": .string(pattern)])
        return try CardExpression("isMatch(text, pattern)").evaluate(in: scope) == true
    }

    @Test(
        "a pattern is found anywhere in the text, unless it is anchored",
        arguments: [
            ("abc", "b", true), ("abc", "^b", false), ("abc", "c$", true), ("abc", "^$", false), ("", "^$", true),
            ("abb", "^[ab]+$", true), ("12a", "^[^a-z]+$", false), ("a1", #"^\w\d$"#, true), ("a_1", #"\W"#, false),
            ("x", "a|b|x", true), ("color", "colou?r", true), ("aaa", "^a{2}$", false), ("aaa", "^a{2,}$", true),
            ("aaa", "^a{1,2}$", false), ("Name", "^(?i)name$", true), ("ÄRGER", "(?i)ärger", true),
            ("a\nb", "a.b", false),
            ("a\nb", "(?s)a.b", true), ("a\nb", "(?m)^b$", true), ("12.5", #"\d\.\d"#, true), ("a b", #"\bb\b"#, true),
            ("-", "[a-]", true), ("]", #"[\]]"#, true), ("ab", "(?:a)(?<name>b)", true), ("a{x", "a{x", true),
            ("tel 555", #"[\d-]{3}"#, true), ("a.b", #"[\W_]"#, true), ("abab", "^(ab)+?$", true),
        ])
    func matching(text: String, pattern: String, expected: Bool) throws {
        #expect(try matches(text, pattern) == expected)
    }

    @Test(
        "patterns that are wrong, or cannot be matched in linear time, are errors",
        arguments: ["[a-z", "(a", "a)", "*a", "a**", #"(a)\1"#, "(?=a)", "(?<!a)b", "[z-a]", "a{3,2}", "\\", #"\pL"#])
    func invalid(pattern: String) {
        #expect(throws: ExpressionError.self) { try matches("aaa", pattern) }
    }

    @Test("patterns that make other matchers take exponential time are matched at once")
    func catastrophicPatterns() throws {
        let text = String(repeating: "a", count: 2000) + "!"
        #expect(try matches(text, "^(a+)+$") == false)
        #expect(try matches(text, "^(a|aa|a?)*$") == false)
        #expect(try matches(text, "(.*)*x") == false)
    }

    @Test("patterns whose repetitions multiply exceed a limit")
    func hugePatterns() {
        for pattern in ["((a{100}){100}){100}", "a{100000}", String(repeating: "(", count: 5000)] {
            let error = #expect(throws: ExpressionError.self) { try matches("a", pattern) }
            guard case .limitExceeded = error?.reason else {
                Issue.record("\(pattern.prefix(20)): \(String(describing: error))")
                continue
            }
        }
    }
}
