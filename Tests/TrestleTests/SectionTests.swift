import Testing
import UIKit

@testable import Trestle

@Suite("Sections", .serialized)
@MainActor
struct SectionTests {
    // MARK: Section index

    @Test("sections with index titles are in the index, and a touch scrolls to them")
    func index() {
        let table = AdapterScreen()
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
        table.render(form(["A", "B", "B2", "C"]))
        #expect(table.adapter.proxy.sectionIndexTitles(for: table.tableView) == ["A", "B", "C"])
        table.screen.tap(at: CGPoint(x: 312, y: 240))
        table.screen.settle()
        #expect(table.shownTexts.first == "B 0")
        #expect(table.adapter.proxy.tableView(table.tableView, sectionForSectionIndexTitle: "C", at: 2) == 4)
        table.render(form(["A", "B", "B2", "C", "D"]), animated: true)
        table.screen.tap(at: CGPoint(x: 312, y: 262))
        table.screen.settle()
        #expect(table.shownTexts.first == "D 0")
        table.render(Form { Section(id: "search") { Word("search") } })
        #expect(table.adapter.proxy.sectionIndexTitles(for: table.tableView) == nil)
    }

    // MARK: Titles

    @Test("the title of a section is displayed and is its id unless another id is given")
    func titles() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section("Bridges", footer: "1 bridge") { Item(id: 1) }
                Section("2 tunnels", id: "tunnels") { Item(id: 2) }
            })
        #expect(table.screen.texts.contains("Bridges") && table.screen.texts.contains("1 bridge"))
        #expect(table.adapter.indexPath(of: RowID(1, in: "Bridges")) == IndexPath(row: 0, section: 0))
        #expect(table.adapter.indexPath(of: RowID(2, in: "tunnels")) == IndexPath(row: 0, section: 1))
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
        let table = AdapterScreen(style: .grouped)
        func form(_ height: CGFloat) -> Form {
            Form {
                Section(id: "a") { Item(id: 1) }.headerHeight(0).footerHeight(height)
                Section(id: "b", header: Banner(text: "b")) { Item(id: 2) }.headerHeight(30)
            }
        }
        table.render(form(8))
        #expect(table.tableView.rectForHeader(inSection: 0).height == 0)
        #expect(table.tableView.rectForFooter(inSection: 0).height == 8)
        #expect(table.tableView.rectForHeader(inSection: 1).height == 30)
        table.render(form(20), animated: true)
        #expect(table.tableView.rectForFooter(inSection: 0).height == 20)
        #expect(Item.renderings == [])
        #expect(Banner.renderings == [])
    }

    @Test("mapRows transforms each row, and those of a lazy section when they are made")
    func mapRows() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "made") { Word("a").height(90) }.mapRows { $0.height(50) }
                Section(id: "lazy", data: 0..<1_000_000, id: \.self) { Item(id: $0) }.mapRows {
                    $0.height(20).accessory(.checkmark)
                }
            })
        #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
        #expect(table.cell(3, 1)?.bounds.height == 20)
        #expect(table.cell(3, 1)?.accessoryType == .checkmark)
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

    private func tapHeader(_ table: AdapterScreen, _ section: Int = 0) {
        let rect = table.tableView.rectForHeader(inSection: section)
        table.screen.tap(at: CGPoint(x: rect.midX, y: rect.midY - table.tableView.contentOffset.y))
        table.screen.settle()
    }

    @Test("a tap on the header collapses and expands the section without affecting other rows")
    func toggle() {
        let table = AdapterScreen()
        table.render(letters())
        let other = table.cell(0, 1)
        tapHeader(table)
        #expect(table.shownTexts == ["1"])
        #expect(table.cell(0, 1) === other)
        #expect(!table.adapter.isExpanded(section: "letters"))
        tapHeader(table)
        #expect(table.shownTexts == ["a", "b", "1"])
        #expect(Number.renderings == [1])
        tapHeader(table, 1)
        #expect(table.shownTexts == ["a", "b", "1"])
    }

    @Test("a collapsed section stays collapsed in later forms, and is expanded with the newest rows")
    func staysClosed() {
        let table = AdapterScreen()
        table.render(letters(startsExpanded: false))
        #expect(table.shownTexts == ["1"])
        table.render(letters(["a", "b", "c"], startsExpanded: false), animated: true)
        #expect(table.shownTexts == ["1"])
        table.adapter.setExpanded(true, section: "letters")
        table.screen.settle()
        #expect(table.shownTexts == ["a", "b", "c", "1"])
        table.render(letters(["c"], startsExpanded: false), animated: true)
        #expect(table.shownTexts == ["c", "1"])
    }

    @Test("a lazy section is collapsed and expanded without reading ids")
    func lazy() {
        struct Element {
            let number: Int
            var id: Int {
                SectionTests.readings += 1
                return number
            }
        }
        let table = AdapterScreen()
        let data = (0..<500).map { Element(number: $0) }
        table.render(
            Form {
                Section(id: "lazy", header: Title("Lazy"), data: data, id: \.id) { Word("\($0.number)") }.collapsible()
                Section(id: "last") { Word("last") }
            })
        tapHeader(table)
        #expect(table.shownTexts == ["last"])
        tapHeader(table)
        #expect(table.tableView.numberOfRows(inSection: 0) == 500)
        #expect(table.shownTexts.first == "0")
        #expect(Self.readings == 0)
    }
    nonisolated(unsafe) private static var readings = 0

    @Test("if the app stores the state, a tap calls its handler and changes nothing itself")
    func bound() {
        let table = AdapterScreen()
        var asked: [Bool] = []
        func form(_ isExpanded: Bool) -> Form {
            Form {
                Section(id: "s", header: Banner(text: "b")) { Word("a") }
                    .collapsible(isExpanded: isExpanded) { asked.append($0) }
            }
        }
        table.render(form(true))
        tapHeader(table)
        #expect(asked == [false])
        #expect(table.shownTexts == ["a"])
        table.render(form(false), animated: true)
        #expect(table.shownTexts == [])
        tapHeader(table)
        #expect(asked == [false, true])
    }

    @Test("a control in the header receives its own touches")
    func controlInHeader() {
        struct Switch: ViewComponent {
            var contentInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 200) }
            func makeView() -> UISwitch { UISwitch(frame: .zero) }
            func render(in view: UISwitch) {}
        }
        let table = AdapterScreen()
        table.render(
            Form { Section(id: "s", header: Switch()) { Word("a") }.collapsible().headerHeight(40) })
        let y = table.tableView.rectForHeader(inSection: 0).maxY - 20
        table.screen.tap(at: CGPoint(x: 20, y: y))
        table.screen.settle()
        #expect(
            (table.tableView.headerView(forSection: 0) as? ViewHeaderFooterView<UISwitch>)?.hostedView?.isOn == true)
        #expect(table.shownTexts == ["a"])
        table.screen.tap(at: CGPoint(x: 250, y: y))
        table.screen.settle()
        #expect(table.shownTexts == [])
    }

    @Test("sections can become collapsible and stop being collapsible")
    func becomesCollapsible() {
        let table = AdapterScreen()
        func form(_ isCollapsible: Bool) -> Form {
            let section = Section(id: "s", header: Banner(text: "b")) { Word("a") }
            return Form { isCollapsible ? section.collapsible() : section }
        }
        table.render(form(false))
        table.render(form(true))
        tapHeader(table)
        #expect(table.shownTexts == [])
        table.render(form(false))
        #expect(table.shownTexts == ["a"])
        tapHeader(table)
        #expect(table.shownTexts == ["a"])
    }
}
