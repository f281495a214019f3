import Testing
import UIKit

@testable import Trestle

@Suite("Form operators")
struct OperatorTests {
    @Test("a form is reduced from rows")
    func reduce() {
        let greetings = ["Hello", "Olá"].reduce(Form.empty) { $0 |-+ Title($1) }
        #expect(greetings.sections.count == 1)
        #expect(greetings.sections[0].rows.count == 2)
    }

    @Test("rows go into the section before them")
    func sections() {
        let form =
            Form.empty
            |=+ Section(id: "fruit", header: Title("Fruit"))
            |-+ Word("Apple")
            |-+ Word("Pear")
            |=+ Section(id: "nuts")
            |-+ Word("Hazelnut")
        #expect(outline(form) == [["Apple", "Pear"], ["Hazelnut"]])
        #expect(form.sections.map(\.explicitID) == [AnyHashable("fruit"), AnyHashable("nuts")])
    }

    @Test("what is optional is added if it is there")
    func optionals() {
        let none: Word? = nil
        let form =
            Form.empty |-? none |-? Word("a") |=? Section?.none |=? Section(id: "s") |-? none
            |=+ (Section(id: "t") |-+ Word("b") |-? none)
        #expect(outline(form) == [["a"], [], ["b"]])
    }

    @Test("the operators bind looser than ?? and tighter than comparison")
    func precedence() {
        let none: Word? = nil
        #expect(outline(Form.empty |-+ none ?? Word("b")) == [["b"]])
        #expect(Form.empty |-+ Word("a") |-+ Word("b") ~~ 2)
    }

    @Test("adding to a form leaves the form as it was")
    func value() {
        let base = Form.empty |-+ Word("a")
        let left = base |-+ Word("b")
        let right = base |-+ Word("c")
        let leftmost = left |=+ Section(id: "s") |-+ Word("d")
        #expect(outline(base) == [["a"]])
        #expect(outline(left) == [["a", "b"]])
        #expect(outline(right) == [["a", "c"]])
        #expect(outline(leftmost) == [["a", "b"], ["d"]])
    }

    @Test("a growing list copies only where two grow from one")
    func growingList() {
        var list = GrowingList<Int>()
        var all: [GrowingList<Int>] = []
        for number in 0..<100 {
            all.append(list)
            list.append(number)
        }
        #expect(Array(list) == Array(0..<100))
        for (count, list) in all.enumerated() { #expect(Array(list) == Array(0..<count)) }
        var fork = all[50]
        fork.append(-1)
        #expect(Array(fork) == Array(0..<50) + [-1])
        #expect(Array(list) == Array(0..<100))
    }

    @Test("a form of 100,000 rows is reduced without copying what is there")
    func manyRows() {
        // Quadratic copying would take minutes here.
        let form = (0..<100_000).reduce(Form.empty) { $0 |-+ Number(id: $1) }
        #expect(form.sections[0].rows.count == 100_000)
    }
}

infix operator ~~ : ComparisonPrecedence
private func ~~ (form: Form, count: Int) -> Bool {
    form.sections[0].rows.count == count
}
