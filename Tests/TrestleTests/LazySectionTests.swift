import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// A collection of numbers that counts accesses to its elements.
private struct CountedNumbers: RandomAccessCollection {
    final class Reads { var count = 0 }

    let range: Range<Int>
    let reads: Reads
    var startIndex: Int { range.lowerBound }
    var endIndex: Int { range.upperBound }

    subscript(index: Int) -> Int {
        reads.count += 1
        return index
    }
}

@Suite("Lazy sections", .serialized)
@MainActor
struct LazySectionTests {
    private func form<Data: RandomAccessCollection<Int>>(_ data: Data, text: String = "") -> Form {
        Form { Section(id: "s", data: data, id: \.self) { Item(id: $0, text: text).height(40) } }
    }

    @Test("identifiable elements need no key path, and a title is the id of the section", arguments: ListKind.allCases)
    func identifiable(kind: ListKind) {
        struct Bridge: Identifiable, Equatable {
            let id: Int
            var name: String
        }
        let list = AdapterScreen(kind)
        var bridges = (0..<5).map { Bridge(id: $0, name: "bridge \($0)") }
        func show() { list.render(Form { Section("Bridges", data: bridges) { Word($0.name) } }, animated: true) }
        show()
        #expect(list.adapter.indexPath(of: RowID(3, in: "Bridges")) == IndexPath(row: 3, section: 0))
        bridges[1].name = "renamed"
        bridges.remove(at: 0)
        show()
        #expect(list.shownTexts == ["renamed", "bridge 2", "bridge 3", "bridge 4"])
    }

    @Test(
        "elements that are not Sendable are compared on the main thread, however many there are",
        arguments: ListKind.allCases)
    func notSendable(kind: ListKind) {
        final class Bridge: Identifiable {
            let id: Int
            init(id: Int) { self.id = id }
        }
        let list = AdapterScreen(kind)
        let bridges = (0..<SnapshotComparison.limit).map { Bridge(id: $0) }
        list.render(Form { Section(id: "s", data: bridges) { Word("\($0.id)") } })
        list.adapter.render(Form { Section(id: "s", data: bridges.dropFirst()) { Word("\($0.id)") } }, animated: false)
        #expect(list.listView.numberOfRows(inSection: 0) == bridges.count - 1)
    }

    @Test("rows of a transformed lazy section are found by their ids", arguments: ListKind.allCases)
    func changedRows(kind: ListKind) {
        let list = AdapterScreen(kind)
        let section = Section(id: "numbers", data: 0..<100, id: \.self) { Word("\($0)") }
        list.render(Form([section.mapRows { $0.height(30) }]))
        #expect(list.adapter.rowID(at: IndexPath(row: 7, section: 0)) == RowID(7, in: "numbers"))
        #expect(list.adapter.indexPath(of: RowID(42, in: "numbers")) == IndexPath(row: 42, section: 0))
    }

    @Test("a section of a million rows makes only the rows of one screen", arguments: ListKind.allCases)
    func opens(kind: ListKind) {
        let list = AdapterScreen(kind)
        let reads = CountedNumbers.Reads()
        list.render(form(CountedNumbers(range: 0..<1_000_000, reads: reads)))
        #expect(list.listView.numberOfRows(inSection: 0) == 1_000_000)
        #expect(Item.renderings.count <= 14)
        #expect(reads.count <= 30)
        reads.count = 0
        list.listView.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
        list.screen.settle()
        #expect(list.shownTexts.last == "999999: ")
        #expect(reads.count <= 60)
    }

    @Test("the same data makes only the visible rows again", arguments: ListKind.allCases)
    func sameData(kind: ListKind) {
        let list = AdapterScreen(kind)
        let array = Array(0..<100_000)
        list.render(form(array))
        list.render(form(array))
        #expect(Item.renderings == [])
        list.render(form(array, text: "new"))
        #expect(Item.renderings.sorted() == Array(0..<12))
        #expect(list.shownTexts.first == "0: new")
    }

    @Test("changed data is applied row by row", arguments: ListKind.allCases)
    func otherData(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(form(Array(0..<1000)))
        let cell = list.cell(1)
        list.render(form([-1] + Array(1..<900) + [5000] + Array(900..<1000)))
        #expect(Item.renderings == [-1])
        #expect(list.cell(1) === cell)
        #expect(list.listView.numberOfRows(inSection: 0) == 1001)
    }

    @Test("a section can move while its data changes, and can become lazy", arguments: ListKind.allCases)
    func movesAndChanges(kind: ListKind) {
        let list = AdapterScreen(kind)
        func made(_ ids: [Int]) -> Section { Section(id: "m") { for id in ids { Item(id: id) } } }
        func lazy(_ ids: [Int]) -> Section { Section(id: "l", data: ids, id: \.self) { Item(id: $0) } }
        list.render(Form([made([1, 2]), lazy([3, 4])]))
        #expect(list.shownTexts == ["1: ", "2: ", "3: ", "4: "])
        list.render(Form([lazy([4, 5]), made([2, 6])]), animated: true)
        #expect(list.shownTexts == ["4: ", "5: ", "2: ", "6: "])
        list.render(
            Form([Section(id: "l") { Item(id: 7) }, Section(id: "m", data: [8], id: \.self) { Item(id: $0) }]))
        #expect(list.shownTexts == ["7: ", "8: "])
    }

    @Test("too many changes reload the section", arguments: ListKind.allCases)
    func tooManyChanges(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(form(Array(0..<20_000)))
        list.render(form(Array(50_000..<80_000)))
        #expect(list.listView.numberOfRows(inSection: 0) == 30_000)
        #expect(list.shownTexts.first == "50000: ")
    }

    @Test("one closure can make rows of several types", arguments: ListKind.allCases)
    func kinds(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Section(id: "s", data: 0..<4, id: \.self) { number in
                    if number.isMultiple(of: 2) { Item(id: number) } else { Word("odd") }
                }
            })
        #expect(list.shownTexts == ["0: ", "odd", "2: ", "odd"])
    }
}
