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

    @Test("a header component is rendered into its own view class", arguments: ListKind.allCases)
    func component(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(form(header: Banner(text: "b"), footer: Banner(text: "f")))
        #expect(list.listView.headerView(forSection: 0) is BannerView)
        #expect(list.listView.footerView(forSection: 0)?.textLabel?.text == "f")
        #expect(Set(Banner.renderings) == ["b", "f"])
    }

    @Test(
        "an equal header is not rendered again, and a changed one is rendered in its view without affecting rows",
        arguments: ListKind.allCases)
    func inPlace(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(form(header: Banner(text: "b")))
        let view = list.listView.headerView(forSection: 0)
        list.render(form(header: Banner(text: "b")))
        #expect(Banner.renderings == [])
        list.render(form(header: Banner(text: "c")))
        #expect(Banner.renderings == ["c"])
        #expect(Item.renderings == [])
        #expect(list.listView.headerView(forSection: 0) === view)
    }

    @Test(
        "a changed title is displayed in the style of the table", arguments: [UITableView.Style.plain, .insetGrouped])
    func title(style: UITableView.Style) {
        let list = AdapterScreen(style: style)
        list.render(form(header: Title("One"), footer: Title("First")))
        list.render(form(header: Title("Two"), footer: Title("Second")))
        #expect(Item.renderings == [])
        #expect(list.listView.headerView(forSection: 0)?.textLabel?.text == (style == .plain ? "Two" : "TWO"))
        #expect(list.listView.footerView(forSection: 0)?.textLabel?.text == "Second")
    }

    @Test("headers can change their type, appear and disappear while rows change", arguments: ListKind.allCases)
    func otherType(kind: ListKind) {
        let list = AdapterScreen(kind)
        let headers: [(any HeaderFooterComponent)?] = [
            Title("t"), Banner(text: "b"), Patch(height: 50), nil, Banner(text: "c"), Title("u"), nil,
        ]
        for (index, header) in headers.enumerated() {
            list.render(form(header: header, rows: [index, index + 1]), animated: index.isMultiple(of: 2))
            let view = list.listView.headerView(forSection: 0)
            switch header {
            case let title as Title: #expect(view?.title == title.text)
            case let banner as Banner: #expect((view as? BannerView)?.textLabel?.text == banner.text)
            case is Patch: #expect(view is ViewHeaderFooterView<PatchView>)
            default: #expect(view == nil)
            }
            #expect(list.shownTexts == ["\(index): ", "\(index + 1): ", "9: "])
        }
    }

    @Test("a view in a header determines its height", arguments: ListKind.allCases)
    func height(kind: ListKind) {
        let list = AdapterScreen(kind)
        (list.listView as? UITableView)?.sectionHeaderTopPadding = 0
        list.render(form(header: Patch(height: 70)))
        #expect(list.listView.rectForHeader(inSection: 0).height == 70)
        list.render(form(header: Patch(height: 90)))
        #expect(list.listView.rectForHeader(inSection: 0).height == 90)
    }

    @Test("empty headers and footers get a height when they get content offscreen", arguments: [false, true])
    func emptyOutOfSight(comesBackFirst: Bool) throws {
        let list = AdapterScreen(style: .grouped)
        func form(_ height: CGFloat) -> Form {
            Form {
                Section(id: "a", header: Patch(height: height), footer: Patch(height: 2 * height)) {
                    for id in 0..<3 { Item(id: id).height(40) }
                }
                Section(id: "b") { for id in 0..<50 { Word("\(id)").id(id).height(40) } }
            }
        }
        list.render(form(0))
        #expect(list.listView.rectForHeader(inSection: 0).height == 0)
        list.listView.contentOffset.y = 1_000
        list.screen.settle()
        if comesBackFirst {
            list.listView.contentOffset.y = 0
            list.screen.settle()
        }
        let path = try #require(list.listView.indexPathsForVisibleRows?.first { $0.section == 1 })
        let seen = try #require(list.cell(path.row, path.section))
        list.render(form(30), animated: true)
        #expect(list.cell(path.row, path.section) === seen && Word.renderings.isEmpty)
        list.listView.contentOffset.y = 0
        list.screen.settle()
        #expect(list.listView.rectForHeader(inSection: 0).height == 30)
        #expect(list.listView.rectForFooter(inSection: 0).height == 60)
        #expect(list.listView.headerView(forSection: 0)?.frame.height == 30)
        list.render(form(0), animated: true)
        #expect(list.listView.rectForHeader(inSection: 0).height == 0)
    }
}
