import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Sections", .serialized)
@MainActor
struct SectionTests {
    // MARK: Section index

    @Test("sections with index titles are in the index, and a touch scrolls to them", arguments: ListKind.allCases)
    func index(kind: ListKind) {
        let list = AdapterScreen(kind)
        func form(_ letters: [String]) -> Form {
            Form {
                Section(id: "search") { Word("search") }
                for letter in letters {
                    Section(id: letter, header: Title(letter)) {
                        ForEach(0..<20, id: \.self) { Word("\(letter) \($0)") }
                    }
                    .indexTitle(String(letter.prefix(1)))
                }
            }
        }
        list.render(form(["A", "B", "B2", "C"]))
        #expect(list.indexTitles == ["A", "B", "C"])
        list.screen.tap(at: CGPoint(x: 312, y: 240))
        list.screen.settle()
        #expect(list.shownTexts.first == "B 0")
        #expect(list.section(ofIndexTitle: "C", at: 2) == 4)
        list.render(form(["A", "B", "B2", "C", "D"]), animated: true)
        list.screen.tap(at: CGPoint(x: 312, y: 262))
        list.screen.settle()
        #expect(list.shownTexts.first == "D 0")
        list.render(Form { Section(id: "search") { Word("search") } })
        #expect(list.indexTitles == nil)
    }

    // MARK: Titles

    @Test("the title of a section is displayed and is its id unless another id is given", arguments: ListKind.allCases)
    func titles(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Section("Bridges", footer: "1 bridge") { Item(id: 1) }
                Section("2 tunnels", id: "tunnels") { Item(id: 2) }
            })
        #expect(list.screen.texts.contains("Bridges") && list.screen.texts.contains("1 bridge"))
        #expect(list.adapter.indexPath(of: RowID(1, in: "Bridges")) == IndexPath(row: 0, section: 0))
        #expect(list.adapter.indexPath(of: RowID(2, in: "tunnels")) == IndexPath(row: 0, section: 1))
    }

    @Test("a form can be inspected without a table view")
    func inspection() {
        let form = Form {
            Section("Bridges", footer: "1 bridge") { Word("Kinzua").id("kinzua") }
            Section(id: 7, header: Banner(text: "b"), data: 0..<1_000, id: \.self) { Word("\($0)") }
            Word("loose")
        }
        #expect(form.sections.map(\.title) == ["Bridges", nil, nil])
        #expect(form.sections.map(\.id) == [AnyHashable("Bridges"), AnyHashable(7), nil])
        #expect(form.sections.map(\.rowCount) == [1, 1_000, 1])
        #expect(form.sections[0].footerTitle == "1 bridge" && form.sections[0].footerComponent is Title)
        #expect(form.sections[1].headerComponent as? Banner == Banner(text: "b"))
        #expect(form.sections[0].row(at: 0).id == AnyHashable("kinzua"))
        #expect(form.sections[1].row(at: 999).component.base as? Word == Word("999"))
    }

    // MARK: Heights

    @Test("headers and footers have the heights of their sections, which can change")
    func heights() {
        let list = AdapterScreen(style: .grouped)
        func form(_ height: CGFloat) -> Form {
            Form {
                Section(id: "a") { Item(id: 1) }.headerHeight(0).footerHeight(height)
                Section(id: "b", header: Banner(text: "b")) { Item(id: 2) }.headerHeight(30)
            }
        }
        list.render(form(8))
        #expect(list.listView.rectForHeader(inSection: 0).height == 0)
        #expect(list.listView.rectForFooter(inSection: 0).height == 8)
        #expect(list.listView.rectForHeader(inSection: 1).height == 30)
        list.render(form(20), animated: true)
        #expect(list.listView.rectForFooter(inSection: 0).height == 20)
        #expect(Item.renderings == [])
        #expect(Banner.renderings == [])
    }

    @Test("mapRows transforms each row, and those of a lazy section when they are made", arguments: ListKind.allCases)
    func mapRows(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Section(id: "made") { Word("a").height(90) }.mapRows { $0.height(50) }
                Section(id: "lazy", data: 0..<1_000_000, id: \.self) { Item(id: $0) }.mapRows {
                    $0.height(20).accessory(.checkmark)
                }
            })
        #expect(list.listView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
        #expect(list.cell(3, 1)?.bounds.height == 20)
        #expect(list.cell(3, 1)?.accessoryType == .checkmark)
        #expect(Item.renderings.count < 100)
    }

    // MARK: Expanding and collapsing

    private func letters(_ rows: [String] = ["a", "b"], startsExpanded: Bool = true) -> Form {
        Form {
            Section(id: "letters", header: Title("Letters")) { ForEach(rows, id: \.self) { Word($0) } }
                .collapsible(startsExpanded: startsExpanded)
            Section(id: "numbers", header: Title("Numbers")) { Number(id: 1) }
        }
    }

    private func tapHeader(_ list: AdapterScreen, _ section: Int = 0) {
        let rect = list.listView.rectForHeader(inSection: section)
        list.screen.tap(at: CGPoint(x: rect.midX, y: rect.midY - list.listView.contentOffset.y))
        list.screen.settle()
    }

    @Test(
        "a tap on the header collapses and expands the section without affecting other rows",
        arguments: ListKind.allCases)
    func toggle(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(letters())
        let other = list.cell(0, 1)
        tapHeader(list)
        #expect(list.shownTexts == ["1"])
        #expect(list.cell(0, 1) === other)
        #expect(!list.adapter.isExpanded(section: "letters"))
        tapHeader(list)
        #expect(list.shownTexts == ["a", "b", "1"])
        #expect(Number.renderings == [1])
        tapHeader(list, 1)
        #expect(list.shownTexts == ["a", "b", "1"])
    }

    @Test(
        "a collapsed section stays collapsed in later forms, and is expanded with the newest rows",
        arguments: ListKind.allCases)
    func staysClosed(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(letters(startsExpanded: false))
        #expect(list.shownTexts == ["1"])
        list.render(letters(["a", "b", "c"], startsExpanded: false), animated: true)
        #expect(list.shownTexts == ["1"])
        list.adapter.setExpanded(true, section: "letters")
        list.screen.settle()
        #expect(list.shownTexts == ["a", "b", "c", "1"])
        list.render(letters(["c"], startsExpanded: false), animated: true)
        #expect(list.shownTexts == ["c", "1"])
    }

    @Test("a lazy section is collapsed and expanded without reading ids", arguments: ListKind.allCases)
    func lazy(kind: ListKind) {
        struct Element {
            let number: Int
            var id: Int {
                SectionTests.readings += 1
                return number
            }
        }
        let list = AdapterScreen(kind)
        let data = (0..<500).map { Element(number: $0) }
        list.render(
            Form {
                Section(id: "lazy", header: Title("Lazy"), data: data, id: \.id) { Word("\($0.number)") }.collapsible()
                Section(id: "last") { Word("last") }
            })
        tapHeader(list)
        #expect(list.shownTexts == ["last"])
        tapHeader(list)
        #expect(list.listView.numberOfRows(inSection: 0) == 500)
        #expect(list.shownTexts.first == "0")
        #expect(Self.readings == 0)
    }
    nonisolated(unsafe) private static var readings = 0

    @Test(
        "if the app stores the state, a tap calls its handler and changes nothing itself", arguments: ListKind.allCases)
    func bound(kind: ListKind) {
        let list = AdapterScreen(kind)
        var asked: [Bool] = []
        func form(_ isExpanded: Bool) -> Form {
            Form {
                Section(id: "s", header: Banner(text: "b")) { Word("a") }
                    .collapsible(isExpanded: isExpanded) { asked.append($0) }
            }
        }
        list.render(form(true))
        tapHeader(list)
        #expect(asked == [false])
        #expect(list.shownTexts == ["a"])
        list.render(form(false), animated: true)
        #expect(list.shownTexts == [])
        tapHeader(list)
        #expect(asked == [false, true])
    }

    @Test("a control in the header receives its own touches", arguments: ListKind.allCases)
    func controlInHeader(kind: ListKind) {
        struct Switch: ViewComponent {
            var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 200) }
            func makeView() -> UISwitch { UISwitch(frame: .zero) }
            func render(in view: UISwitch) {}
        }
        let list = AdapterScreen(kind)
        list.render(
            Form { Section(id: "s", header: Switch()) { Word("a") }.collapsible().headerHeight(40) })
        let y = list.listView.rectForHeader(inSection: 0).maxY - 20
        list.screen.tap(at: CGPoint(x: 20, y: y))
        list.screen.settle()
        #expect(
            (list.listView.headerView(forSection: 0) as? ViewHeaderFooterView<UISwitch>)?.hostedView?.isOn == true)
        #expect(list.shownTexts == ["a"])
        list.screen.tap(at: CGPoint(x: 250, y: y))
        list.screen.settle()
        #expect(list.shownTexts == [])
    }

    @Test(
        "the header of a collapsible section is one button, which says whether it is expanded",
        arguments: ListKind.allCases)
    func accessibleHeader(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        list.render(letters())
        func header() throws -> AccessibilityElement {
            let headers = list.screen.accessibilityElements.filter { $0.label == "Letters" }
            #expect(headers.count == 1)
            return try #require(headers.first)
        }
        #expect(try header().traits.isSuperset(of: [.header, .button]))
        #expect(try header().value == "Expanded")
        try header().activate()
        list.screen.settle()
        #expect(try header().value == "Collapsed")
        #expect(list.shownTexts == ["1"])
    }

    @Test("sections can become collapsible and stop being collapsible", arguments: ListKind.allCases)
    func becomesCollapsible(kind: ListKind) {
        let list = AdapterScreen(kind)
        func form(_ isCollapsible: Bool) -> Form {
            let section = Section(id: "s", header: Banner(text: "b")) { Word("a") }
            return Form { isCollapsible ? section.collapsible() : section }
        }
        list.render(form(false))
        list.render(form(true))
        tapHeader(list)
        #expect(list.shownTexts == [])
        list.render(form(false))
        #expect(list.shownTexts == ["a"])
        tapHeader(list)
        #expect(list.shownTexts == ["a"])
    }
}
