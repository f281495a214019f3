import AdaptiveCards
import Foundation

/// Data that expressions of several tests read.
let shopData: JSONValue = [
    "name": "Corner Shop", "open": true, "closed": false, "nothing": nil, "count": 3, "price": 2.5,
    "owner": ["first": "Ada", "Last": "Lovelace"],
    "items": [["name": "Tea", "price": 3], ["name": "Milk", "price": 1.5], ["name": "Bread", "price": 4]],
    "words": ["zero", "one", "two"],
]

/// Returns the value of an expression on August 1, 2020, 00:12:20 UTC.
func evaluate(_ source: String, _ data: JSONValue = shopData, locale: String = "en-US") throws -> JSONValue {
    let environment = ExpressionEnvironment(
        locale: locale, now: { Date(timeIntervalSince1970: 1_596_240_740) }, randomBits: { 0x0123_4567_89AB_CDEF })
    return try CardExpression(source).evaluate(in: ExpressionScope(data: data), environment: environment)
}

/// Returns the reason why an expression has no value, `nil` if it has one.
func failure(of source: String, _ data: JSONValue = shopData) -> ExpressionError.Reason? {
    do {
        _ = try evaluate(source, data)
        return nil
    } catch {
        return (error as? ExpressionError)?.reason
    }
}
