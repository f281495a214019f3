import AdaptiveCards
import Testing

@Suite("Expression functions")
struct ExpressionFunctionTests {
    @Test(
        "text",
        arguments: [
            ("concat('a', null, 1, true)", "a1true"), ("concat([1], null, [2])", [1, 2]), ("length('héllo')", 5),
            ("length('👍')", 2), ("length(null)", 0), ("replace('hello', 'l', 'L')", "heLLo"),
            ("replaceIgnoreCase('Hello HELLO', 'hello', 'x')", "x x"), ("split('a-b--c', '-')", ["a", "b", "", "c"]),
            ("split('abc')", ["a", "b", "c"]), ("substring('hello', 1, 3)", "ell"), ("substring('hello', 3)", "lo"),
            ("toUpper('straße')", "STRASSE"), ("toLower('ÀB')", "àb"), ("trim('  a b ')", "a b"),
            ("startsWith('hello', 'he')", true), ("endsWith('hello', 'he')", false), ("countWord('two  words')", 2),
            ("addOrdinal(1)", "1st"), ("addOrdinal(12)", "12th"), ("addOrdinal(22)", "22nd"),
            ("addOrdinal(113)", "113th"),
            ("sentenceCase('aBC dEF')", "Abc def"), ("titleCase('aBC dEF')", "Abc Def"), ("indexOf('abcabc', 'ca')", 2),
            ("lastIndexOf('aaa', 'aa')", 1), ("indexOf('👍a', 'a')", 2), ("indexOf(words, 'two')", 2),
            ("lastIndexOf(words, 'three')", -1), ("reverse('abc')", "cba"), ("EOL()", "\n"),
            ("length(newGuid())", 36), ("substring(newGuid(), 14, 1)", "4"),
        ] as [(String, JSONValue)])
    func strings(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test(
        "logic: everything but false and null is true, and a failing condition is false",
        arguments: [
            ("and(0, '', words)", true), ("or(false, null)", false), ("not(null)", true), ("if(0, 'a', 'b')", "a"),
            ("if(1 / 0 > 1, 'a', 'b')", "b"), ("or(1 / 0, true)", true), ("exists(owner.first)", true),
            ("exists(count.first)", false), ("empty([])", true), ("empty('')", true), ("empty(missing)", true),
            ("empty(words)", false), ("bool('False')", false), ("bool(0)", false), ("bool('hi')", true),
            ("1 == 1.0", true), ("{a: [1]} == {a: [1.0]}", true), ("[] == {}", false), ("null == missing", true),
            ("0.1 + 0.2 == 0.3", true), ("null < 1", false), ("'abc' < 'abd'", true),
            ("coalesce(missing, false)", false),
            ("greaterOrEquals(2, 2)", true), ("'a' != 'b'", true),
        ] as [(String, JSONValue)])
    func logic(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test(
        "numbers: whole numbers stay whole, their quotients are rounded down",
        arguments: [
            ("5 / 2", 2), ("-5 / 2", -3), ("5.0 / 2", 2), ("11 / 2.5", 4.4), ("add(1, 2, 3)", 6), ("sub(5, 1, 1)", 3),
            ("mul(2, 3, 4)", 24), ("exp(2, 10)", 1024), ("mod(-7, 4)", -3), ("max([1, 9], 4)", 9), ("min(3, 1.5)", 1.5),
            ("sum([1, 2.5])", 3.5), ("average([1, 2])", 1.5), ("range(3, 3)", [3, 4, 5]), ("round(2.5)", 3),
            ("round(-2.5)", -2), ("round(1.2345, 2)", 1.23), ("floor(-1.5)", -2), ("ceiling(1.2)", 2), ("abs(-3)", 3),
            ("sqrt(9)", 3), ("rand(4, 5)", 4), ("9007199254740993 + 1", 9_007_199_254_740_994),
            ("9223372036854775807 + 1 > 9223372036854775000", true), ("'a' + 1", "a1"), ("'a' + null", "a"),
        ] as [(String, JSONValue)])
    func mathematics(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test(
        "collections and lambdas",
        arguments: [
            ("count(owner)", 2), ("contains(words, 'one')", true), ("contains('words', 'ord')", true),
            ("contains(owner, 'FIRST')", true), ("first(words)", "zero"), ("last('abc')", "c"), ("first(1)", nil),
            ("join(words, ', ', ' and ')", "zero, one and two"), ("join(['a', 'b'], ', ', ' and ')", "a and b"),
            ("skip(words, 2)", ["two"]), ("take(words, 1)", ["zero"]), ("take('abc', 2)", "ab"),
            ("subArray(words, 1, 2)", ["one"]), ("union([1, 2], [2.0, 3])", [1, 2, 3]),
            ("intersection([1, 2, 3], [3, 2])", [2, 3]), ("unique([1, 1.0, 2])", [1, 2]),
            ("flatten([1, [2, [3, [4]]]])", [1, 2, 3, 4]), ("flatten([1, [2, [3]]], 1)", [1, 2, [3]]),
            ("sortBy(words)", ["one", "two", "zero"]), ("sortBy(items, 'price')[0].name", "Milk"),
            ("sortByDescending(items, 'price')[0].name", "Bread"), ("reverse(words)", ["two", "one", "zero"]),
            ("indicesAndValues(words)[1]", ["index": 1, "value": "one"]),
            ("foreach(items, item, item.name)", ["Tea", "Milk", "Bread"]),
            ("select(words, w => length(w))", [4, 3, 3]), ("foreach(owner, m => m.key)", ["Last", "first"]),
            ("where(words, w, contains(w, 'o'))", ["zero", "one", "two"]),
            ("where(owner, m => m.key == 'first')", ["first": "Ada"]), ("any(items, i => i.price > 3)", true),
            ("all(items, i => i.price > 3)", false),
            ("foreach([1, 2], x => foreach([10, 20], y => x * y + count))", [[13, 23], [23, 43]]),
        ] as [(String, JSONValue)])
    func collections(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test(
        "objects",
        arguments: [
            ("getProperty(owner, 'first')", "Ada"), ("getProperty('count')", 3),
            ("addProperty({a: 1}, 'b', 2)", ["a": 1, "b": 2]), ("setProperty({a: 1}, 'a', 2)", ["a": 2]),
            ("removeProperty({a: 1, b: 2}, 'a')", ["b": 2]), ("merge({a: 1}, [{b: 2}, {a: 3}])", ["a": 3, "b": 2]),
            ("json('{\"a\": [1]}').a[0]", 1), ("jsonStringify({a: 'b'})", #"{"a":"b"}"#),
            ("jPath(items, '$[*].name')", ["Tea", "Milk", "Bread"]), ("jPath(items, '$[-1].price')", 4),
            ("jPath({a: {b: {a: 1}}}, '$..b.a')", 1),
            (
                "xml({note: {to: 'A & B', tag: [1, 2]}})",
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<note>\n  <tag>1</tag>\n  <tag>2</tag>\n  <to>A &amp; B</to>\n</note>"
            ),
        ] as [(String, JSONValue)])
    func objects(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test(
        "conversions, encodings and URIs",
        arguments: [
            ("int('10.7')", 10), ("int(3.9)", 3), ("float('10.5 kg')", 10.5), ("string(1.5)", "1.5"),
            ("string(2.0)", "2"),
            ("string({a: 1})", #"{"a":1}"#), ("string(1234.5, 'de-DE')", "1.234,5"),
            ("formatNumber(1234.567, 2)", "1,234.57"),
            ("formatNumber(1.005, 0, 'fr-FR')", "1"), ("base64('hello')", "aGVsbG8="),
            ("base64ToString('aGVsbG8=')", "hello"),
            ("binary('AB')", [65, 66]), ("base64(binary('hello'))", "aGVsbG8="),
            ("dataUri('hello')", "data:text/plain;charset=utf-8;base64,aGVsbG8="),
            ("dataUriToString(dataUri('hello'))", "hello"), ("stringOrValue('${count}')", 3),
            ("stringOrValue('${count} items')", "3 items"), ("uriHost('https://a.example:8080/x?y=1')", "a.example"),
            ("uriPort('https://a.example')", 443), ("uriPathAndQuery('https://a.example/x?y=1')", "/x?y=1"),
            ("uriQuery('https://a.example/x?y=1')", "?y=1"), ("uriScheme('https://a.example')", "https"),
            ("uriPath('https://a.example')", "/"), ("uriComponent('a b&c')", "a%20b%26c"),
            ("uriComponentToString('a%20b')", "a b"), ("isInteger(2.0)", true), ("isFloat(2.5)", true),
            ("isString(1)", false), ("isObject(owner)", true), ("isArray(words)", true), ("isBoolean(open)", true),
            ("isDateTime('2020-02-30')", false),
        ] as [(String, JSONValue)])
    func conversions(source: String, expected: JSONValue) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test("random numbers come from the environment")
    func random() throws {
        let environment = ExpressionEnvironment(randomBits: { 0 })
        #expect(try CardExpression("rand(5, 10)").evaluate(environment: environment) == 5)
        #expect(
            try CardExpression("newGuid()").evaluate(environment: environment) == "00000000-0000-4000-8000-000000000000"
        )
    }

    @Test(
        "values that a function cannot use are errors",
        arguments: [
            ("1 / 0", .divisionByZero), ("mod(1, 0)", .divisionByZero), ("average([])", .divisionByZero),
            ("exp(10, 400)", .overflow), ("range(9223372036854775807, 2)", .overflow),
            ("'1' * 2", .wrongType(expected: "a number", found: "a string")),
            ("open + 1", .wrongType(expected: "a number or a string", found: "a Boolean value")),
            ("1 < 'a'", .wrongType(expected: "a number", found: "a string")),
            ("sqrt(-1)", .invalidValue("-1.0 has no square root")),
            ("join('a', ',')", .wrongType(expected: "an array", found: "a string")),
            ("json('{')", nil), ("int('abc')", .invalidValue("`abc` is not a number")),
        ] as [(String, ExpressionError.Reason?)])
    func failures(source: String, expected: ExpressionError.Reason?) throws {
        let reason = try #require(failure(of: source))
        if let expected { #expect(reason == expected) }
    }
}
