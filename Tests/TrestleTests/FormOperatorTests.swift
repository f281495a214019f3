import Testing
import UIKit

@testable import Trestle

@Suite("Form operators")
struct FormOperatorTests {
    @Test("a form can be reduced from rows")
    func reduce() {
        let greetings = ["Hello", "Olá"].reduce(Form.empty) { $0 |-+ Title($1) }
        #expect(greetings.sections.count == 1)
        #expect(greetings.sections[0].rows.count == 2)
    }

    @Test("rows are appended to the last section")
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

    @Test("optional rows and sections are appended unless they are nil")
    func optionals() {
        let none: Word? = nil
        let form =
            Form.empty |-? none |-? Word("a") |=? Section?.none |=? Section(id: "s") |-? none
            |=+ (Section(id: "t") |-+ Word("b") |-? none)
        #expect(outline(form) == [["a"], [], ["b"]])
    }

    @Test("the operators bind less tightly than ?? and more tightly than comparisons")
    func precedence() {
        let none: Word? = nil
        #expect(outline(Form.empty |-+ none ?? Word("b")) == [["b"]])
        #expect(Form.empty |-+ Word("a") |-+ Word("b") ~~ 2)
    }

    @Test("appending to a form leaves the original unchanged")
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

    @Test("an appendable list copies only for a second append to the same list")
    func growingList() {
        var list = AppendableList<Int>()
        var all: [AppendableList<Int>] = []
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

    @Test("a form of 100,000 rows can be reduced in linear time")
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
