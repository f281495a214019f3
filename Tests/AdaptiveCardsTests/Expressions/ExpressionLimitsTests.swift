import AdaptiveCards
import Foundation
import Testing

@Suite("Limits of expressions")
struct ExpressionLimitsTests {
    private func exceededLimit(_ source: String, data: JSONValue = .null) -> ExpressionLimits.Kind? {
        guard case .limitExceeded(let kind) = failure(of: source, data) else { return nil }
        return kind
    }

    @Test("nested expressions are limited, however they are nested")
    func depth() {
        let count = 10_000
        for (open, close) in [
            ("(", ")"), ("[", "]"), ("not(", ")"), ("{a:", "}"), ("-", ""), ("!", ""), ("1+", ""), ("1^", ""),
        ] {
            let source = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
            #expect(exceededLimit(source) == .depth, "\(open)")
        }
        #expect(exceededLimit("1" + String(repeating: "+1", count: count)) == .depth)
        #expect(exceededLimit("a" + String(repeating: ".a", count: count)) == .depth)
        #expect(exceededLimit("a" + String(repeating: "[0]", count: count)) == .depth)
    }

    @Test("the deepest permitted expression needs less stack than the thread of a task has")
    func stack() async throws {
        let nested = String(repeating: "foreach([1], x, ", count: 30) + "x" + String(repeating: ")", count: 30)
        let value = try await Task.detached { try evaluate(nested) }.value
        #expect(value != nil)
    }

    @Test("a text that evaluates itself is stopped")
    func recursion() {
        let data: JSONValue = ["text": "${stringOrValue(text)}"]
        #expect(exceededLimit("stringOrValue(text)", data: data) == .depth)
    }

    @Test("results are limited before they are made")
    func resultSize() {
        #expect(exceededLimit("range(0, 1000000000)") == .resultSize)
        #expect(exceededLimit("range(0, 9000000000000000000)") == .resultSize)
        let text = String(repeating: "a", count: 5000)
        let data: JSONValue = ["text": .string(text)]
        #expect(exceededLimit("replace(text, 'a', text)", data: data) == .resultSize)
        #expect(exceededLimit("join(split(text), text)", data: data) == .resultSize)
    }

    @Test("values that grow by doubling are limited")
    func doubling() {
        var source = "x0"
        for level in (0..<20).reversed() { source = "foreach([[x\(level), x\(level)]], x\(level + 1), \(source))" }
        source = "foreach([[1, 1]], x0, \(source.replacingOccurrences(of: "x0)", with: "x20)")))"
        #expect(exceededLimit(source) != nil)
    }

    @Test("loops in loops are limited in steps")
    func steps() {
        #expect(exceededLimit("foreach(range(0, 1000), a, foreach(range(0, 1000), b, a * b))") == .steps)
    }

    @Test("slow functions are limited in time")
    func time() {
        let text = JSONValue.string(String(repeating: "a", count: 500_000))
        let limits = ExpressionLimits(steps: .max, time: .milliseconds(50))
        let error = #expect(throws: ExpressionError.self) {
            try CardExpression("foreach(range(0, 100000), x, isMatch(text, '(a|aa)+$'))").evaluate(
                in: ExpressionScope(data: ["text": text]), limits: limits)
        }
        #expect(error?.reason == .limitExceeded(.time))
    }

    @Test("a search in repetitive text ends soon, because it takes linear time")
    func search() throws {
        let text = JSONValue.string(String(repeating: "a", count: 200_000))
        let pattern = JSONValue.string(String(repeating: "a", count: 100_000) + "b")
        #expect(try evaluate("indexOf(text, pattern)", ["text": text, "pattern": pattern]) == -1)
    }

    @Test("a limit is an error, even in a condition, where other errors are false")
    func limitInCondition() {
        #expect(exceededLimit("if(range(0, 1000000000) == 1, 2, 3)") == .resultSize)
        #expect(exceededLimit("or(range(0, 1000000000), true)") == .resultSize)
    }
}
