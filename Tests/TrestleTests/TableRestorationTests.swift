import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("State restoration", .serialized)
@MainActor
struct TableRestorationTests {
    private func form(_ ids: [Int]) -> Form {
        Form {
            Section(id: "made") { for id in 0..<5 { Item(id: id).height(50) } }
            Section(id: "lazy", data: ids, id: \.self) { Item(id: $0).height(40) }
        }
    }

    @Test(
        "the scroll position and selection are restored in a table with other rows above", arguments: ListKind.allCases)
    func comesBack(kind: ListKind) throws {
        let first = AdapterScreen(kind)
        first.adapter.selectionMode = .multiple
        first.render(form(Array(0..<1000)))
        first.adapter.scroll(to: 500, in: "lazy", at: .top, animated: false)
        first.listView.contentOffset.y += 15
        first.adapter.selectedRows = [RowID(3, in: "made"), RowID(502, in: "lazy"), RowID(700, in: "lazy")]
        let data = try JSONEncoder().encode(first.adapter.restoration)

        let second = AdapterScreen(kind)
        second.adapter.selectionMode = .multiple
        second.render(form((-20..<1000).filter { $0 != 700 }))
        #expect(second.adapter.restore(try JSONDecoder().decode(TableRestoration.self, from: data)))
        let top = second.listView.indexPathsForVisibleRows?.first
        #expect(top.flatMap(second.adapter.rowID(at:)) == RowID(500, in: "lazy"))
        #expect(top.map { second.listView.rectForRow(at: $0).minY - second.listView.contentOffset.y } == -15)
        #expect(second.adapter.selectedRows == [RowID(3, in: "made"), RowID(502, in: "lazy")])
        #expect(second.listView.indexPathsForSelectedRows?.count == 2)
    }

    @Test("collapsed and expanded sections are restored", arguments: ListKind.allCases)
    func sections(kind: ListKind) throws {
        let form = Form {
            Section(id: 1, header: Title("One")) { Item(id: 1) }.collapsible()
            Section(id: 2, header: Title("Two")) { Item(id: 2) }.collapsible(startsExpanded: false)
            Section(id: 3, header: Title("Three")) { Item(id: 3) }.collapsible()
        }
        let first = AdapterScreen(kind)
        first.render(form)
        first.adapter.setExpanded(false, section: 1, animated: false)
        first.adapter.setExpanded(true, section: 2, animated: false)
        let data = try JSONEncoder().encode(first.adapter.restoration)
        let second = AdapterScreen(kind)
        second.render(form)
        #expect(second.shownTexts == ["1: ", "3: "])
        second.adapter.restore(try JSONDecoder().decode(TableRestoration.self, from: data))
        second.screen.settle()
        #expect(second.shownTexts == ["2: ", "3: "])
    }

    @Test(
        "a table at its top is restored to its top, and one without the topmost row is not scrolled",
        arguments: ListKind.allCases)
    func topAndGone(kind: ListKind) throws {
        let list = AdapterScreen(kind)
        list.render(form(Array(0..<100)))
        #expect(list.adapter.restoration.top == nil)
        list.adapter.scroll(to: 50, in: "lazy", at: .top, animated: false)
        let restoration = list.adapter.restoration
        list.render(form([]))
        #expect(!list.adapter.restore(restoration))
    }
}
