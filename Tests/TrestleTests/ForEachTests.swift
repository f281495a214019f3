import Testing
import UIKit

@testable import Trestle

@Suite("ForEach, optionals and sequences")
@MainActor
struct ForEachTests {
    @Test("rows have the ids of their elements, also with conditions in the closure")
    func rows() {
        let form = Form {
            Section(id: "s") {
                ForEach(["a", "b"], id: \.self) { text in
                    if text == "a" { Word(text) } else { Number(id: 7) }
                }
                ForEach([Number(id: 3)]) { Word("\($0.id)") }
            }
        }
        #expect(
            TableState(form).sections[0].identities == [
                .explicit("a"), .explicit("b"), .explicit(3),
            ])
    }

    @Test("sections, optionals and sequences are added to a form in order")
    func sections() {
        let absent: Section? = nil
        let absentRow: Word? = nil
        let form = Form {
            ForEach(["x", "y"]) { name in Section(id: name) { Word(name) } }
            absent
            Optional(
                Section(id: "z") {
                    absentRow; Optional(Word("z"))
                })
            absentRow
            [Word("loose"), Word("rows")]
            ForEach([4, 5], id: \.self) { Word("\($0)") }
        }
        #expect(outline(form) == [["x"], ["y"], ["z"], ["loose", "rows", "4", "5"]])
    }

    @Test("operators append sequences")
    func operators() {
        let form = Form.empty |=+ [Section(id: "a"), Section(id: "b")] |-+ [Word("1"), Word("2")]
        #expect(outline(form) == [[], ["1", "2"]])
        #expect((Section(id: "c") |-+ [Word("1")]).rows.count == 1)
    }
}
