import Foundation
import Testing
import UIKit

private final class Pet: NSObject {
    var name: String
    var age: Int
    var owner: Pet?

    init(_ name: String, age: Int, owner: Pet? = nil) {
        self.name = name
        self.age = age
        self.owner = owner
    }
}

@Suite("NSPredicate with a format")
struct PredicateTests {
    private let pets = [Pet("Rex", age: 3), Pet("Tom", age: 7), Pet("Tim", age: 1, owner: Pet("Max", age: 40))]

    @Test("an object's keys are read by key-value coding")
    func keys() {
        let predicate = NSPredicate(format: "name BEGINSWITH[c] %@ AND %K > %d", "t", "age", 2)
        #expect(pets.filter(predicate.evaluate).map(\.name) == ["Tom"])
        #expect(pets.filter { NSPredicate(format: "owner.name == 'Max'").evaluate(with: $0) }.map(\.name) == ["Tim"])
        #expect(NSPredicate(format: "ANY pets.age == 7").evaluate(with: ["pets": pets]))
    }

    @Test("texts are matched with regular expressions")
    func matches() {
        let email = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.org")
        #expect(email.evaluate(with: "ada@example.org"))
        #expect(!email.evaluate(with: "ada@example"))
        #expect(!email.evaluate(with: nil))
    }

    @Test("collections of Foundation are filtered")
    func filter() {
        let names = NSMutableArray(array: ["Rex", "Tom", "Tim"])
        let predicate = NSPredicate(format: "SELF CONTAINS 'm'")
        #expect(names.filtered(using: predicate) as? [String] == ["Tom", "Tim"])
        names.filter(using: NSPredicate(format: "SELF ENDSWITH %@", argumentArray: ["m"]))
        #expect(names == ["Tom", "Tim"])
    }

    @Test("AND, OR and NOT create compound predicates")
    func compound() throws {
        let predicate = NSPredicate(format: "age > 2 AND NOT name == 'Tom'")
        let compound = try #require(predicate as? NSCompoundPredicate)
        #expect(compound.compoundPredicateType == .and)
        #expect(compound.subpredicates.count == 2)
        #expect(pets.filter(compound.evaluate).map(\.name) == ["Rex"])
        let either = NSCompoundPredicate(orPredicateWithSubpredicates: [predicate, NSPredicate(format: "age < 2")])
        #expect(pets.filter(either.evaluate).map(\.name) == ["Rex", "Tim"])
        #expect(predicate == NSPredicate(format: "age > %@ && !(name = %@)", 2, "Tom"))
        #expect(predicate.isEqual(NSPredicate(format: "age > 2 AND name == 'Tom'")) == false)
    }

    @Test("variables are substituted")
    func variables() {
        let predicate = NSPredicate(format: "name == $NAME OR age == $AGE")
        #expect(predicate.evaluate(with: pets[0], substitutionVariables: ["NAME": "Rex", "AGE": 9]))
        #expect(!predicate.evaluate(with: pets[0], substitutionVariables: ["NAME": "Max", "AGE": 9]))
    }

    @Test("a format that is no predicate stops the program with Apple's text")
    func invalid() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSPredicate(format: "SELF MATCHES")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Unable to parse the format string \"SELF MATCHES\""))
    }
}
