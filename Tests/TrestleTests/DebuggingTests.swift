import Testing
import UIKit

@testable import Trestle

@Suite("Debugging", .serialized)
@MainActor
struct DebuggingTests {
    @Test("the description of a form is a tree and makes no lazy rows")
    func tree() {
        let form = Form {
            Section(id: "house", header: Title("House"), footer: Banner(text: "f")) {
                Word("a").id("first").height(50).onSelect {}
                Number(id: 3).accessory(.checkmark)
            }
            .indexTitle("H").collapsible()
            Section(id: 7, data: 0..<1_000_000, id: \.self) { number -> Row in
                Issue.record("made a row")
                return Number(id: number).row
            }
            Word("loose\nlines")
        }
        #expect(
            form.debugDescription == """
                Form: 3 sections, 1000003 rows
                ├ Section "house" · header "House" · footer Banner(text: "f") · index "H" · collapsible
                │ ├ Word(text: "a") · id "first" · height 50.0 · onSelect
                │ └ Number(id: 3) · id 3 · accessory
                ├ Section 7 · lazy, 1000000 rows
                └ Section
                  └ Word(text: "loose\\nlines")
                """)
        let long = Form { for number in 0..<102 { Number(id: number) } }.debugDescription.split(separator: "\n")
        #expect(long.count == 103)
        #expect(long.last == "  └ … and 2 rows more")
    }

    @Test(
        "a report contains insertions, deletions, moves and renderings with their reasons", arguments: ListKind.allCases
    )
    func report(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        var reports: [RenderReport] = []
        var steps: [String] = []
        list.adapter.onRenderEvent = { event in
            switch event {
            case .began: steps.append("began")
            case .compared: steps.append("compared")
            case .updated(let report):
                steps.append("updated")
                reports.append(report)
            case .ended(let finished): steps.append("ended \(finished)")
            case .warning(let text): steps.append(text)
            }
        }
        func form(_ items: [Item], header: String = "h", extra: Bool = false) -> Form {
            Form {
                Section(id: "s", header: Banner(text: header)) { items }
                if extra { Section(id: "extra") { Word("x") } }
            }
        }
        list.render(form([Item(id: 1), Item(id: 2), Item(id: 3), Item(id: 4)]))
        #expect(steps == ["began", "compared", "updated", "ended true"])
        #expect(reports[0].count(.inserted) == 1)
        #expect(reports[0].changes[0].description == "section \"s\" inserted: it is new")
        list.render(form([Item(id: 1), Item(id: 2), Item(id: 3), Item(id: 4)]), animated: true)
        #expect(reports[1].description == "0 changes in 0 batches, 0 cells rendered")
        list.render(
            form([Item(id: 4), Item(id: 2, text: "new"), Item(id: 3), Item(id: 5)], header: "i", extra: true),
            animated: true)
        let report = try #require(reports.last)
        #expect(report.batchCount == 1)
        #expect(report.renderedCellCount == 3)
        #expect(
            Set(report.changes.map(\.description)) == [
                "row 0 in \"s\" deleted: 1 was removed",
                "row 3 in \"s\" inserted: 5 is new",
                "row 3 → 0 in \"s\" moved: 4 has another position",
                "section \"extra\" inserted: it is new",
                "row 1 in \"s\" rendered again: 2 has other content: Item(id: 2, text: \"\") became "
                    + "Item(id: 2, text: \"new\")",
                "section \"s\" rendered again: its header or footer has other content or another height",
            ])
    }
}
