import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Scrolling to rows", .serialized)
@MainActor
struct ScrollControllerTests {
    @Test("rows of eager and lazy sections are scrolled to by their ids", arguments: ListKind.allCases)
    func scrolls(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Section(id: "made") { for id in 0..<40 { Item(id: id).height(40) } }
                Section(id: "lazy", data: 0..<10_000, id: \.self) { Item(id: $0).height(40) }
            })
        #expect(list.adapter.scroll(to: 25, in: "made", at: .top, animated: false))
        #expect(list.listView.indexPathsForVisibleRows?.first == IndexPath(row: 25, section: 0))
        #expect(list.adapter.scroll(to: 5000, in: "lazy", at: .middle))
        list.screen.settle()
        let path = IndexPath(row: 5000, section: 1)
        let middle = list.listView.rectForRow(at: path).midY - list.listView.contentOffset.y
        #expect(abs(middle - 240) < 1)
        #expect(list.adapter.rowID(at: path) == RowID(5000, in: "lazy"))
        #expect(list.adapter.indexPath(of: RowID(5000, in: "lazy")) == path)
    }

    @Test("a row that is not in the form is not scrolled to", arguments: ListKind.allCases)
    func unknown(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(Form { Section(id: "s") { for id in 0..<40 { Item(id: id) } } })
        #expect(!list.adapter.scroll(to: 40, in: "s"))
        #expect(!list.adapter.scroll(to: 4, in: "t"))
        #expect(list.adapter.rowID(at: IndexPath(row: 40, section: 0)) == nil)
        #expect(list.listView.contentOffset.y == 0)
    }

    @Test("an outward search finds the nearest match")
    func outwards() {
        var asked: [Int] = []
        let found = (0..<10).first(outwardFrom: 4) { number in
            asked.append(number)
            return number == 6
        }
        #expect(found == 6 && asked == [4, 5, 3, 6])
        #expect((0..<3).first(outwardFrom: 90) { $0 == 0 } == 0)
        #expect((0..<3).first(outwardFrom: -5) { $0 == 2 } == 2)
        #expect((0..<0).first(outwardFrom: 0) { _ in true } == nil)
    }
}
