import Testing
import UIKit

@testable import Trestle

@Suite("Headers and footers", .serialized)
@MainActor
struct HeaderFooterComponentTests {
    private func form(
        header: (any HeaderFooterComponent)?, footer: (any HeaderFooterComponent)? = nil, rows: [Int] = [1, 2]
    ) -> Form {
        Form {
            Section(id: "s", header: header, footer: footer) { for row in rows { Item(id: row) } }
            Section(id: "t") { Item(id: 9) }
        }
    }

    @Test("a header component is rendered into its own view class")
    func component() {
        let table = AdapterScreen()
        table.render(form(header: Banner(text: "b"), footer: Banner(text: "f")))
        #expect(table.tableView.headerView(forSection: 0) is BannerView)
        #expect(table.tableView.footerView(forSection: 0)?.textLabel?.text == "f")
        #expect(Set(Banner.renderings) == ["b", "f"])
    }

    @Test("an equal header is not rendered again, and a changed one is rendered in its view without affecting rows")
    func inPlace() {
        let table = AdapterScreen()
        table.render(form(header: Banner(text: "b")))
        let view = table.tableView.headerView(forSection: 0)
        table.render(form(header: Banner(text: "b")))
        #expect(Banner.renderings == [])
        table.render(form(header: Banner(text: "c")))
        #expect(Banner.renderings == ["c"])
        #expect(Item.renderings == [])
        #expect(table.tableView.headerView(forSection: 0) === view)
    }

    @Test(
        "a changed title is displayed in the style of the table", arguments: [UITableView.Style.plain, .insetGrouped])
    func title(style: UITableView.Style) {
        let table = AdapterScreen(style: style)
        table.render(form(header: Title("One"), footer: Title("First")))
        table.render(form(header: Title("Two"), footer: Title("Second")))
        #expect(Item.renderings == [])
        #expect(table.tableView.headerView(forSection: 0)?.textLabel?.text == (style == .plain ? "Two" : "TWO"))
        #expect(table.tableView.footerView(forSection: 0)?.textLabel?.text == "Second")
    }

    @Test("headers can change their type, appear and disappear while rows change")
    func otherType() {
        let table = AdapterScreen()
        let headers: [(any HeaderFooterComponent)?] = [
            Title("t"), Banner(text: "b"), Patch(height: 50), nil, Banner(text: "c"), Title("u"), nil,
        ]
        for (index, header) in headers.enumerated() {
            table.render(form(header: header, rows: [index, index + 1]), animated: index.isMultiple(of: 2))
            let view = table.tableView.headerView(forSection: 0)
            switch header {
            case let title as Title: #expect(view?.textLabel?.text == title.text)
            case let banner as Banner: #expect((view as? BannerView)?.textLabel?.text == banner.text)
            case is Patch: #expect(view is ViewHeaderFooterView<PatchView>)
            default: #expect(view == nil)
            }
            #expect(table.shownTexts == ["\(index): ", "\(index + 1): ", "9: "])
        }
    }

    @Test("a view in a header determines its height")
    func height() {
        let table = AdapterScreen()
        table.tableView.sectionHeaderTopPadding = 0
        table.render(form(header: Patch(height: 70)))
        #expect(table.tableView.rectForHeader(inSection: 0).height == 70)
        table.render(form(header: Patch(height: 90)))
        #expect(table.tableView.rectForHeader(inSection: 0).height == 90)
    }

    @Test("empty headers and footers get a height when they get content offscreen", arguments: [false, true])
    func emptyOutOfSight(comesBackFirst: Bool) throws {
        let table = AdapterScreen(style: .grouped)
        func form(_ height: CGFloat) -> Form {
            Form {
                Section(id: "a", header: Patch(height: height), footer: Patch(height: 2 * height)) {
                    for id in 0..<3 { Item(id: id).height(40) }
                }
                Section(id: "b") { for id in 0..<50 { Word("\(id)").id(id).height(40) } }
            }
        }
        table.render(form(0))
        #expect(table.tableView.rectForHeader(inSection: 0).height == 0)
        table.tableView.contentOffset.y = 1_000
        table.screen.settle()
        if comesBackFirst {
            table.tableView.contentOffset.y = 0
            table.screen.settle()
        }
        let path = try #require(table.tableView.indexPathsForVisibleRows?.first { $0.section == 1 })
        let seen = try #require(table.tableView.cellForRow(at: path))
        table.render(form(30), animated: true)
        #expect(table.tableView.cellForRow(at: path) === seen && Word.renderings.isEmpty)
        table.tableView.contentOffset.y = 0
        table.screen.settle()
        #expect(table.tableView.rectForHeader(inSection: 0).height == 30)
        #expect(table.tableView.rectForFooter(inSection: 0).height == 60)
        #expect(table.tableView.headerView(forSection: 0)?.frame.height == 30)
        table.render(form(0), animated: true)
        #expect(table.tableView.rectForHeader(inSection: 0).height == 0)
    }
}
