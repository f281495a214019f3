import Changeset
import RandomRuns
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Table views updated by a changeset", .serialized) @MainActor
struct ChangesetReloadTests {
    @Test("rows are inserted, deleted and moved between sections with animation, and changed ones are reconfigured")
    func changes() throws {
        let shelves = ShelfTable([Shelf("Novels", [1, 2]), Shelf("Poems", [3])])
        var isFinished: Bool?
        try shelves.show([Shelf("Poems", [3, 1]), Shelf("Essays", [4])], completion: { isFinished = $0 })
        #expect(isFinished == nil)
        shelves.screen.settle()
        #expect(isFinished == true)
        #expect(shelves.texts == ["Poems 3", "Poems 1", "Essays 4"])
        let cell = shelves.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        try shelves.show([Shelf("Poems", [3, 1], edition: 2), Shelf("Essays", [4])])
        shelves.screen.settle()
        #expect(shelves.texts == ["Poems 3, edition 2", "Poems 1, edition 2", "Essays 4"])
        #expect(shelves.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    }

    @Test("repeated ids are an error that changes nothing")
    func duplicates() {
        let shelves = ShelfTable([Shelf("Novels", [1])])
        #expect(throws: DuplicateIDs.self) { try shelves.show([Shelf("Novels", [2, 2])]) }
        shelves.screen.settle()
        #expect(shelves.texts == ["Novels 1"])
    }

    @Test("too many changes and interrupted stages reload the table view")
    func limits() throws {
        let shelves = ShelfTable([Shelf("Novels", [1])])
        var finished: [Bool] = []
        try shelves.show([Shelf("Novels", [1, 2, 3])], changeLimit: 1, completion: { finished.append($0) })
        #expect(finished == [true] && shelves.setCount == 1)
        try shelves.show([Shelf("Novels", [3])], interrupt: { $0.changeCount > 1 }, completion: { finished.append($0) })
        #expect(finished == [true, true] && shelves.setCount == 2)
        shelves.screen.settle()
        #expect(shelves.texts == ["Novels 3"])
    }

    @Test("after random changes the table view displays the new sections")
    func random() throws {
        try repeatRandomly(20) { seed, numbers in
            let shelves = ShelfTable([])
            for step in 0..<6 {
                let names = ["A", "B", "C", "D"].shuffled(using: &numbers).prefix(.random(in: 0...4, using: &numbers))
                let new = names.map { name in
                    Shelf(
                        name, Array((0..<6).shuffled(using: &numbers).prefix(.random(in: 0...5, using: &numbers))),
                        edition: .random(in: 1...2, using: &numbers))
                }
                try shelves.show(new)
                shelves.screen.settle()
                #expect(shelves.texts == new.flatMap(\.texts), "TRESTLE_SEED=\(seed), step \(step)")
            }
        }
    }
}

private struct Shelf: DiffableSection {
    let id: String
    let books: [Int]
    let edition: Int

    init(_ id: String, _ books: [Int], edition: Int = 1) {
        self.id = id
        self.books = books
        self.edition = edition
    }

    var texts: [String] { books.map { "\(id) \($0)" + (edition > 1 ? ", edition \(edition)" : "") } }

    var rowCount: Int { books.count }
    func rowID(at row: Int) -> Int { books[row] }
    func isRow(at row: Int, equalTo oldRow: Int, of old: Shelf) -> Bool { id == old.id && edition == old.edition }
    func isEqual(to old: Shelf) -> Bool { true }
}

private final class ShelfTable: NSObject, UITableViewDataSource {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 1200), scale: 1, safeAreaInsets: .zero)
    let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 1200), style: .plain)
    private(set) var setCount = 0
    private var shelves: [Shelf]

    init(_ shelves: [Shelf]) {
        self.shelves = shelves
        super.init()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
        tableView.dataSource = self
        screen.show(tableView)
        screen.advance(by: 0.1)
    }

    func show(
        _ new: [Shelf], changeLimit: Int = 10_000, interrupt: (SectionedChangeset.Stage) -> Bool = { _ in false },
        completion: (@MainActor (Bool) -> Void)? = nil
    ) throws {
        try tableView.reload(
            from: shelves, to: new, changeLimit: changeLimit, interrupt: interrupt,
            setData: {
                shelves = $0
                setCount += 1
            }, completion: completion)
    }

    /// The texts of the cells, from top to bottom.
    var texts: [String] {
        (tableView.indexPathsForVisibleRows ?? []).compactMap { tableView.cellForRow(at: $0)?.textLabel?.text }
    }

    func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shelves[section].books.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        cell.textLabel?.text = shelves[indexPath.section].texts[indexPath.row]
        return cell
    }
}
