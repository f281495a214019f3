import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("Random expressions")
struct RandomExpressionTests {
    static let sources = [
        "count > 2 && price * count >= 7.5 ? `${name}: ${formatNumber(price * count, 2)}` : concat('a', \"b\")",
        "join(foreach(where(items, i => i.price > 1), i, toUpper(i.name)), ', ', ' and ')",
        "formatDateTime(addDays('2018-03-15T13:00:00.111Z', count), 'dddd, dd MMMM yyyy HH:mm:ss.fff', 'de-DE')",
        "isMatch(name, '^(?i)[a-z ]+(er|[0-9]{2,5})*\\\\w?$') || exists(owner.first[0])",
        "json(`{\"key\": ${{a: [1, 2.5, -3], 'b': null}}, \"n\": ${-count ^ 3 % 7}}`).key.a[1 + 1]",
        "sortBy(union(flatten([words, [['x']], range(0, 5)]), skip(words, 1)))[count - 1] ?? coalesce(nothing, 1)",
        "uriPathAndQuery(concat('https://a.example:8080/', uriComponent(name), '?q=', base64(name)))",
        "merge(setProperty({a: 1}, 'b', [2]), owner, {c: jPath(items, '$..name')}).b[0] / mod(int('7'), 4)",
        "substring(replaceIgnoreCase(name, 'SHOP', string(1234.5, 'fr-FR')), indexOf(name, ' '), 2) & addOrdinal(22)",
        "jPath(items, '$..[?(@.price >= 1.5 && (!(@.name == \"tea\") || $[0].count < 3))][0,-1:0:-2,\"name\"]')",
        "jPath(owner, '.first{.[0] != null}..*') == formatDateTime('Fri, 15 Mar 2018 13:00:00 GMT', 'M/d/yyyy h:mm tt')",
        "getNextViableDate('XXXX-02-29') + convertFromUTC('2018-02-02T02:00:00.000Z', 'Pacific Standard Time')",
    ]

    @Test("mutated expressions have a value or an error, and stay in their limits")
    func mutations() {
        let limits = ExpressionLimits(steps: 20_000, time: .milliseconds(500))
        repeatRandomly(2000) { seed, generator in
            var source = Self.sources[Int.random(in: Self.sources.indices, using: &generator)]
            if Bool.random(using: &generator) {
                let other = Self.sources[Int.random(in: Self.sources.indices, using: &generator)]
                let start = source.prefix(Int.random(in: 0...source.count, using: &generator))
                source = String(start + other.suffix(Int.random(in: 0...other.count, using: &generator)))
            }
            let damaged = String(decoding: Data(source.utf8).damaged(using: &generator), as: UTF8.self)
            do throws(ExpressionError) {
                let value = try CardExpression(damaged, limits: limits).evaluate(
                    in: ExpressionScope(data: shopData), limits: limits)
                #expect(value.encoded().count < 20_000_000, "seed \(seed)")
            } catch {
                #expect(error.position <= damaged.unicodeScalars.count, "seed \(seed)")
            }
        }
    }
}
