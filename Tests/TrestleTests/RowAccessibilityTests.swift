import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Accessibility of rows", .serialized)
@MainActor
struct RowAccessibilityTests {
    @Test("modifiers replace what a row says about itself", arguments: ListKind.allCases)
    func modifiers(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Word("★★★★☆").accessibilityLabel("Rating").accessibilityValue("4 of 5").accessibilityHint(
                    "Opens the reviews"
                )
                .accessibilityAddTraits(.button).accessibilityIdentifier("rating")
                Word("Plain")
            })
        let row = try #require(list.screen.accessibilityElement("Rating", traits: .button))
        #expect(row.value == "4 of 5" && row.hint == "Opens the reviews")
        #expect(list.screen.view(showing: "rating") != nil)
        #expect(list.screen.accessibilityElement("★★★★☆") == nil)
        #expect(list.screen.accessibilityElement("Plain")?.traits.contains(.button) == false)
    }

    @Test("a cell that shows another row loses the modifiers of the last one", arguments: ListKind.allCases)
    func reuse(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        func form(_ row: Row) -> Form { Form { Section(id: "s") { row.id("row") } } }
        list.render(
            form(
                Word("a").accessibilityLabel("First").accessibilityValue("1").accessibilityAddTraits(.button)
                    .accessibilityAction(named: "Share") {}))
        #expect(list.screen.accessibilityElement("First")?.customActions == ["Share"])
        list.render(form(Word("b").height(50)))
        let row = try #require(list.screen.accessibilityElement("b"))
        #expect(row.value == nil && row.customActions.isEmpty && !row.traits.contains(.button))
    }

    @Test("the action of the newest form is performed, in addition to swipe actions", arguments: ListKind.allCases)
    func actions(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        var performed: [String] = []
        func form(_ name: String) -> Form {
            Form {
                Section(id: "s") {
                    Word("a").accessibilityAction(named: "Share") { performed.append(name) }
                        .onDelete { performed.append("deleted") }
                }
            }
        }
        list.render(form("old"))
        list.render(form("new"))
        let row = try #require(list.screen.accessibilityElement("a"))
        #expect(row.customActions == ["Share", "Delete"])
        row.perform("Share")
        #expect(performed == ["new"])
    }

    @Test("a hidden row is no element", arguments: ListKind.allCases)
    func hidden(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Word("Decoration").accessibilityHidden()
                Word("Text")
            })
        #expect(list.screen.accessibilityElements.compactMap(\.label) == ["Text"])
    }
}
