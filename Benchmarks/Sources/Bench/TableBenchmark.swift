import Foundation
import Trestle
import TrestleTesting
import UIKit

/// What a table with very many rows costs the main thread, on a screen without a display: the table and its drawing alone.
@MainActor
enum TableBenchmark {
    private static let million = 1_000_000

    static func run() -> [Measurement] {
        [open(), scroll(), jump(), insertAtTop(), batch(), render()]
    }

    private static func open() -> Measurement {
        let seconds = Stopwatch.median { NumberList(rows: million).screen.frameCount }
        return Measurement(name: "table, 1,000,000 rows: open, to the first frame", value: seconds * 1e3, unit: "ms")
    }

    private static func scroll() -> Measurement {
        let list = NumberList(rows: million)
        let seconds = Stopwatch.median(rounds: 301) {
            list.table.contentOffset.y += 90
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 rows: scroll by 90 points, with frame", value: seconds * 1e3, unit: "ms")
    }

    private static func jump() -> Measurement {
        let list = NumberList(rows: million)
        var isAtTop = true
        let seconds = Stopwatch.median(rounds: 21) {
            let target = IndexPath(row: isAtTop ? million - 1 : 0, section: 0)
            list.table.scrollToRow(at: target, at: .bottom, animated: false)
            list.screen.advanceFrame()
            isAtTop.toggle()
        }
        return Measurement(
            name: "table, 1,000,000 rows: jump to the other end, with frame", value: seconds * 1e3, unit: "ms")
    }

    private static func insertAtTop() -> Measurement {
        let list = NumberList(rows: million)
        let seconds = Stopwatch.median(rounds: 21) {
            list.numbers.insert(list.numbers.count, at: 0)
        } _: {
            list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 rows: insert at the top, with frame", value: seconds * 1e3, unit: "ms")
    }

    /// A thousand changes all over a hundred thousand rows, as one animated batch.
    private static func batch() -> Measurement {
        let list = NumberList(rows: ThousandChanges.rows)
        let deleted = ThousandChanges.deleted.map { IndexPath(row: $0, section: 0) }
        let inserted = ThousandChanges.inserted.map { IndexPath(row: $0, section: 0) }
        let seconds = Stopwatch.median(rounds: 11) {
            ThousandChanges.applied(to: list.numbers)
        } _: { numbers in
            list.table.performBatchUpdates {
                list.numbers = numbers
                list.table.deleteRows(at: deleted, with: .automatic)
                list.table.insertRows(at: inserted, with: .automatic)
            }
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 100,000 rows: 1,000 changes as a batch, with frame", value: seconds * 1e3, unit: "ms",
            budget: 4)
    }

    /// The same changes, found by Trestle.
    private static func render() -> Measurement {
        let controller = NumberFormController(numbers: Array(0..<ThousandChanges.rows))
        let screen = HeadlessScreen()
        screen.show(controller)
        let seconds = Stopwatch.median(rounds: 11) {
            controller.numbers = ThousandChanges.applied(to: controller.numbers)
        } _: {
            controller.renderForm()
            screen.advanceFrame()
        }
        return Measurement(
            name: "Trestle, 100,000 rows: 1,000 changes found and shown", value: seconds * 1e3, unit: "ms")
    }
}

/// Five hundred rows that go and five hundred that come, spread evenly.
private enum ThousandChanges {
    static let rows = 100_000
    static let deleted = Array(stride(from: 50, to: rows, by: 200))
    static let inserted = Array(stride(from: 10, to: rows, by: 200))

    static func applied(to numbers: [Int]) -> [Int] {
        let gone = Set(deleted)
        var kept = numbers.enumerated().filter { !gone.contains($0.offset) }.map(\.element).makeIterator()
        let added = Set(inserted)
        var next = (numbers.max() ?? 0) + 1
        return (0..<numbers.count).map { row in
            guard added.contains(row) else { return kept.next() ?? 0 }
            next += 1
            return next
        }
    }
}

/// A plain table that shows numbers, on a screen without a display.
@MainActor
private final class NumberList: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let screen = HeadlessScreen()
    var numbers: [Int]

    init(rows: Int) {
        numbers = Array(0..<rows)
        super.init()
        table.register(NumberCell.self, forCellReuseIdentifier: "Number")
        table.rowHeight = 44
        table.dataSource = self
        screen.show(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
        let number = numbers[indexPath.row]
        cell.textLabel?.text = "Row \(number)"
        cell.detailTextLabel?.text = "Detail text for row number \(number * 7919 % 1_000_003)"
        return cell
    }
}

private final class NumberCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NumberCell is registered as a class.")
    }
}

/// The same with Trestle.
private final class NumberFormController: FormViewController {
    var numbers: [Int]

    init(numbers: [Int]) {
        self.numbers = numbers
        super.init(style: .plain)
        tableView.rowHeight = 44
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NumberFormController is made with numbers.")
    }

    override var form: Form {
        Form {
            Section(id: "numbers", data: numbers, id: \.self) { number in
                SubtitleRow("Row \(number)", detail: "Detail text for row number \(number * 7919 % 1_000_003)").asRow()
            }
        }
    }
}
