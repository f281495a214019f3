import Foundation
import PredicateFormat
import Testing

/// Returns whether an object fulfills a format. The keys of dictionaries are read.
func evaluates(_ format: String, _ arguments: Any?..., with object: Any?, variables: [String: Any] = [:]) throws -> Bool
{
    try PredicateEvaluation(of: object, variables: variables) { key, owner in (owner as? [String: Any])?[key] }
        .isFulfilled(ParsedPredicate(format: format, arguments: arguments))
}

@Suite("Evaluation of predicate formats")
struct PredicateEvaluationTests {
    private let person: [String: Any] = [
        "name": "Élodie", "age": 34, "height": 1.7, "isAdmin": true, "tags": ["a", "b"],
        "address": ["city": "Paris"], "pets": [["name": "Rex", "age": 3], ["name": "Tom", "age": 7]],
    ]

    @Test(
        "comparisons of keys",
        arguments: [
            ("age == 34", true), ("age = 34", true), ("age != 34", false), ("age <> 33", true), ("age < 35", true),
            ("age <= 34", true), ("age =< 33", false), ("age > 33.5", true), ("age >= 35", false), ("age => 34", true),
            ("34 == age", true), ("height == 1.7", true), ("isAdmin == YES", true), ("isAdmin == FALSE", false),
            ("isAdmin == 1", true), ("missing == nil", true), ("age != NULL", true), ("missing < 3", false),
            ("age BETWEEN {30, 40}", true), ("age BETWEEN {35, 40}", false), ("name == 34", false),
            ("address.city == 'Paris'", true), ("SELF.address.city == \"Paris\"", true), ("age == 0x22", true),
            ("age > -1", true), ("age == 3.4e1", true), ("#age == 34", true), ("name > 3", false),
        ])
    func comparisons(format: String, isFulfilled: Bool) throws {
        #expect(try evaluates(format, with: person) == isFulfilled)
    }

    @Test(
        "comparisons of texts",
        arguments: [
            ("name BEGINSWITH 'É'", true), ("name BEGINSWITH 'e'", false), ("name BEGINSWITH[cd] 'e'", true),
            ("name beginswith[d] 'E'", true), ("name CONTAINS 'lod'", true), ("name CONTAINS[c] 'LOD'", true),
            ("name ENDSWITH 'die'", true), ("name ENDSWITH 'Die'", false), ("name ==[cd] 'elodie'", true),
            ("name LIKE '*lo?ie'", true), ("name LIKE 'lo?ie'", false), ("name LIKE[cd] 'e*'", true),
            ("name LIKE 'É.*'", false), ("name MATCHES '\\\\w+'", true), ("name MATCHES 'lod'", false),
            ("name MATCHES[cd] 'E(lodie|mil)'", true), ("name MATCHES 'x|Élodie|y'", true),
            ("missing CONTAINS 'x'", false), ("missing MATCHES 'x'", false), ("name IN 'Madame Élodie'", true),
            ("name.length == 6", true), ("'b' < 'a'", false), ("'a' < 'b'", true),
            ("lowercase(name) == 'élodie'", true),
        ])
    func texts(format: String, isFulfilled: Bool) throws {
        #expect(try evaluates(format, with: person) == isFulfilled)
    }

    @Test("an expression matches the whole text, also one with line breaks")
    func matchesWhole() throws {
        #expect(try evaluates("SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}", with: "a@b.org"))
        #expect(try !evaluates("SELF MATCHES %@", "a", with: "a\n"))
        #expect(try !evaluates("SELF MATCHES %@", "a$", with: "ab"))
    }

    @Test(
        "collections",
        arguments: [
            ("'a' IN tags", true), ("'c' IN tags", false), ("tags CONTAINS 'b'", true), ("tags CONTAINS[c] 'B'", true),
            ("name IN {'Max', 'Élodie'}", true), ("tags.@count == 2", true), ("ANY pets.age > 5", true),
            ("ALL pets.age > 5", false), ("SOME pets.name == 'Rex'", true), ("NONE pets.age > 8", true),
            ("pets.@sum.age == 10", true), ("pets.@avg.age == 5", true), ("pets.@max.age == 7", true),
            ("pets.@min.name == 'Rex'", true), ("tags[0] == 'a'", true), ("tags[LAST] == 'b'", true),
            ("tags[SIZE] == 2", true), ("SUBQUERY(pets, $p, $p.age > 5 AND $p.name == 'Tom').@count == 1", true),
            ("ANY tags IN {'b', 'z'}", true), ("max({1, 5, 3}) == 5", true), ("tags == {'a', 'b'}", true),
        ])
    func collections(format: String, isFulfilled: Bool) throws {
        #expect(try evaluates(format, with: person) == isFulfilled)
    }

    @Test(
        "compound predicates and their precedence",
        arguments: [
            ("TRUEPREDICATE", true), ("FALSEPREDICATE OR TRUEPREDICATE", true), ("NOT TRUEPREDICATE", false),
            ("TRUEPREDICATE || FALSEPREDICATE && FALSEPREDICATE", true),
            ("(TRUEPREDICATE || FALSEPREDICATE) && FALSEPREDICATE", false),
            ("NOT FALSEPREDICATE AND FALSEPREDICATE", false), ("!(age == 34)", false),
            ("not age == 33 and age == 34", true),
            ("(age) == 34", true), ("(age + 1) * 2 == 70", true), ("age - 4 + 2 == 32", true), ("2 ** 3 == 8", true),
            ("7 / 2 == 3", true), ("7 / 2.0 == 3.5", true), ("(age == 34 AND (name == 'x' OR isAdmin == YES))", true),
        ])
    func compounds(format: String, isFulfilled: Bool) throws {
        #expect(try evaluates(format, with: person) == isFulfilled)
    }

    @Test("arguments replace conversion specifiers outside of texts")
    func arguments() throws {
        #expect(try evaluates("%K == %@", "address.city", "Paris", with: person))
        #expect(try evaluates("age == %d AND height > %f AND age < %ld", 34, 1.5, 40, with: person))
        #expect(try evaluates("name == '%@' OR age == %i", 34, with: person))
        #expect(try evaluates("name IN %@", ["Élodie"], with: person))
        #expect(try evaluates("name IN %@", Set(["Élodie"]), with: person))
        #expect(try evaluates("age BETWEEN %@", [30, 40], with: person))
        #expect(try evaluates("missing == %@", nil, with: person))
        #expect(try evaluates("SELF == %@", Date(timeIntervalSince1970: 5), with: Date(timeIntervalSince1970: 5)))
        #expect(try evaluates("SELF > %@", Date(timeIntervalSince1970: 4), with: NSDate(timeIntervalSince1970: 5)))
        #expect(try evaluates("self.%K == 34", "age", with: person))
        #expect(try evaluates("age > $LIMIT", with: person, variables: ["LIMIT": 30]))
    }
}

@Suite("Parsing of predicate formats")
struct PredicateParsingTests {
    private func format(_ format: String, _ arguments: Any?...) throws -> String {
        try ParsedPredicate(format: format, arguments: arguments).description
    }

    @Test("a predicate is described in the canonical format, which can be parsed again")
    func description() throws {
        #expect(try format("a = 1 && b <> 'x\"y'") == #"a == 1 AND b != "x\"y""#)
        #expect(try format("SELF matches %@", "a\\d") == #"SELF MATCHES "a\\d""#)
        #expect(
            try format("a == 1 and (b =< 2.5 or c beginswith[cd] $X)") == "a == 1 AND (b <= 2.5 OR c BEGINSWITH[cd] $X)"
        )
        #expect(try format("not (a in %@) or a == nil", [1, 2]) == "NOT a IN {1, 2} OR a == nil")
        #expect(try format("%K between {1, %d}", "in", 3) == "#in BETWEEN {1, 3}")
        #expect(try format("NONE a.b.@count > 3") == "NOT ANY a.b.@count > 3")
        #expect(try format("a == %@", Date(timeIntervalSinceReferenceDate: 1.5)) == "a == CAST(1.500000, \"NSDate\")")
        let text = try format("(a + 1) * 2 > length(b) AND SUBQUERY(c, $x, $x.d == YES)[0] == true")
        #expect(try format(text) == text)
    }

    @Test(
        "a format that is no predicate",
        arguments: [
            "", "a", "a ==", "== 1", "a == 1 AND", "a == 'x", "(a == 1", "a == 1)", "a ~ 1", "a CONTAINS[q] 'x'", "%",
            "a == 1 b == 2", "IN == 3", "foo(1) == 2", "a IN {1,", "length(1, 2) == 3", "a == \\", "$ == 1",
            "a == '\\u12'",
        ])
    func invalid(format: String) {
        #expect(throws: PredicateFormatError.unparsable(format: format)) {
            try ParsedPredicate(format: format, arguments: [])
        }
    }

    @Test("too few arguments")
    func insufficientArguments() {
        #expect(throws: PredicateFormatError.insufficientArguments) {
            try ParsedPredicate(format: "(a == %@ OR b == %@)", arguments: [1])
        }
    }
}
