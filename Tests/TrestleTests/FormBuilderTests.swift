import Testing
import UIKit

@testable import Trestle

@Suite("Form builders")
struct FormBuilderTests {
    @Test("a form contains its sections and rows in order")
    func order() {
        let form = Form {
            Section(id: "a", header: Title("A")) {
                Word("one")
                Word("two")
            }
            Section(id: "b") { Word("three") }
        }
        #expect(outline(form) == [["one", "two"], ["three"]])
        #expect(form.sections[0].header == .title("A"))
        #expect(form.sections[1].header == nil)
    }

    @Test("builders support conditions, loops, optionals and availability checks")
    func control() {
        func form(_ flag: Bool, _ word: String?) -> Form {
            Form {
                if flag { Section(id: "flag") { Word("flag") } }
                Section(id: "words") {
                    for text in ["x", "y"] { Word(text) }
                    if let word { Word(word) }
                    if flag { Word("yes") } else { Word("no") }
                    switch word {
                    case nil: Word("none")
                    default: Word("some")
                    }
                    if #available(iOS 16, *) { Word("new") }
                }
                for name in ["p", "q"] {
                    Section(id: name) { Word(name) }
                }
            }
        }
        #expect(outline(form(true, "w")) == [["flag"], ["x", "y", "w", "yes", "some", "new"], ["p"], ["q"]])
        #expect(outline(form(false, nil)) == [["x", "y", "no", "none", "new"], ["p"], ["q"]])
    }

    @Test("adjacent rows outside of sections share a section")
    func looseRows() {
        let form = Form {
            Word("a")
            Word("b")
            Section(id: "s") { Word("c") }
            Word("d")
        }
        #expect(outline(form) == [["a", "b"], ["c"], ["d"]])
        #expect(
            TableState(form).sections.map(\.identity.description) == [
                "number 1 without an id", "\"s\"", "number 2 without an id",
            ])
    }

    @Test("sequences of rows, sections and forms can be added to a form")
    func sequences() {
        let words = ["a", "b"].map { Word($0) }
        let inner = Form { Section(id: "inner") { words } }
        let form = Form {
            inner
            [Section(id: "x") { Word("x") }, Section(id: "y") { AnyComponent(Word("y")) }]
        }
        #expect(outline(form) == [["a", "b"], ["x"], ["y"]])
    }

    @Test("the empty form has no sections")
    func empty() {
        #expect(Form.empty.sections.isEmpty)
        #expect(Form {}.sections.isEmpty)
    }

    @Test("modifiers can be applied in any order, and the last of two equal ones counts")
    @MainActor
    func modifiers() {
        var tapped = 0
        let row = Word("w").height(20).id("first").onSelect { tapped += 1 }.accessory(.checkmark).id("second").height(
            30)
        #expect(row.height == 30)
        #expect(row.explicitID == AnyHashable("second"))
        #expect(row.accessory == .checkmark)
        row.onSelect?()
        #expect(tapped == 1)
    }

    @Test("the id of an identifiable component is the row's id unless a modifier overrides it")
    func identity() {
        #expect(Number(id: 7).row.explicitID == AnyHashable(7))
        #expect(AnyComponent(Number(id: 7)).row.explicitID == AnyHashable(7))
        #expect(Number(id: 7).id("seven").explicitID == AnyHashable("seven"))
        #expect(Word("w").row.explicitID == nil)
    }

    @Test("rows without an id are identified by their type and index")
    func automaticIdentity() {
        let form = Form {
            Section(id: "s") {
                Word("a")
                Title("t")
                Word("b")
                Number(id: 3)
                Word("c")
            }
        }
        let word = ObjectIdentifier(Word.self)
        #expect(
            TableState(form).sections[0].identities == [
                .automatic(word, 0), .automatic(ObjectIdentifier(Title.self), 0), .automatic(word, 1),
                .explicit(AnyHashable(3)), .automatic(word, 2),
            ])
    }
}
