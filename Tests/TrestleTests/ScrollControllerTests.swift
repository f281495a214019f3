import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Scrolling to rows", .serialized)
@MainActor
struct ScrollControllerTests {
    @Test("rows of eager and lazy sections are scrolled to by their ids")
    func scrolls() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "made") { for id in 0..<40 { Item(id: id).height(40) } }
                Section(id: "lazy", data: 0..<10_000, id: \.self) { Item(id: $0).height(40) }
            })
        #expect(table.adapter.scroll(to: 25, in: "made", at: .top, animated: false))
        #expect(table.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 25, section: 0))
        #expect(table.adapter.scroll(to: 5000, in: "lazy", at: .middle))
        table.screen.settle()
        let path = IndexPath(row: 5000, section: 1)
        let middle = table.tableView.rectForRow(at: path).midY - table.tableView.contentOffset.y
        #expect(abs(middle - 240) < 1)
        #expect(table.adapter.rowID(at: path) == RowID(5000, in: "lazy"))
        #expect(table.adapter.indexPath(of: RowID(5000, in: "lazy")) == path)
    }

    @Test("a row that is not in the form is not scrolled to")
    func unknown() {
        let table = AdapterScreen()
        table.render(Form { Section(id: "s") { for id in 0..<40 { Item(id: id) } } })
        #expect(!table.adapter.scroll(to: 40, in: "s"))
        #expect(!table.adapter.scroll(to: 4, in: "t"))
        #expect(table.adapter.rowID(at: IndexPath(row: 40, section: 0)) == nil)
        #expect(table.tableView.contentOffset.y == 0)
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
