import Foundation
import Trestle
import ScreenDriver
import UIKit

/// Benchmarks of the main thread's work for a table with very many rows, offscreen: the table and its
/// drawing only.
@MainActor
enum TableBenchmark {
    private static let million = 1_000_000

    static func run() -> [Measurement] {
        [
            open(), scroll(), scrollBelowBar(), scrollSelfSizing(), jump(),
            insert("at the top") { _ in 0 }, insert("at the end") { $0 }, move(), batch(), render(),
        ]
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

    /// Measures scrolling below a navigation bar, which blurs the rows behind it.
    private static func scrollBelowBar() -> Measurement {
        let list = NumberList(rows: million, isBelowBar: true)
        let seconds = Stopwatch.median(rounds: 301) {
            list.table.contentOffset.y += 90
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 rows: scroll by 90 points below a bar, with frame", value: seconds * 1e3, unit: "ms"
        )
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

    /// Measures scrolling rows of one to four lines, each of which is measured when it becomes visible.
    private static func scrollSelfSizing() -> Measurement {
        let list = NumberList(rows: million, isSelfSizing: true)
        let seconds = Stopwatch.median(rounds: 301) {
            list.table.contentOffset.y += 90
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 self-sizing rows: scroll by 90 points, with frame", value: seconds * 1e3, unit: "ms"
        )
    }

    private static func insert(_ position: String, at row: (_ count: Int) -> Int) -> Measurement {
        let list = NumberList(rows: million)
        let seconds = Stopwatch.median(rounds: 21) {
            list.screen.settle()
            let target = row(list.numbers.count)
            list.numbers.insert(list.numbers.count, at: target)
            return target
        } _: { target in
            list.table.insertRows(at: [IndexPath(row: target, section: 0)], with: .automatic)
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 rows: insert \(position), animated, with frame", value: seconds * 1e3, unit: "ms")
    }

    private static func move() -> Measurement {
        let list = NumberList(rows: million)
        let seconds = Stopwatch.median(rounds: 21) {
            list.screen.settle()
            list.numbers.append(list.numbers.removeFirst())
        } _: {
            list.table.moveRow(
                at: IndexPath(row: 0, section: 0), to: IndexPath(row: million - 1, section: 0))
            list.screen.advanceFrame()
        }
        return Measurement(
            name: "table, 1,000,000 rows: move the first to the end, animated, with frame", value: seconds * 1e3,
            unit: "ms")
    }

    /// Measures a thousand changes spread over a hundred thousand rows, as one animated batch.
    private static func batch() -> Measurement {
        let list = NumberList(rows: ThousandChanges.rows)
        let deleted = ThousandChanges.deleted.map { IndexPath(row: $0, section: 0) }
        let inserted = ThousandChanges.inserted.map { IndexPath(row: $0, section: 0) }
        let seconds = Stopwatch.median(rounds: 11) {
            list.screen.settle()
            return ThousandChanges.applied(to: list.numbers)
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

    /// Measures the main thread's work for rendering the same changes with Trestle, which computes the
    /// difference on a background thread.
    private static func render() -> Measurement {
        let screen = HeadlessScreen()
        let controller = NumberFormController(numbers: Array(0..<ThousandChanges.rows))
        screen.show(controller)
        // Removes canceled turns of earlier tables, which were created without a screen, from the main queue.
        _ = RunLoop.main.run(mode: .default, before: .now)
        var rounds: [Double] = []
        for _ in 0..<11 {
            screen.settle()
            controller.numbers = ThousandChanges.applied(to: controller.numbers)
            let beginning = Stopwatch.seconds { controller.renderForm() }
            // Enough time for the background thread; the main thread does no work until then.
            usleep(200_000)
            let start = Stopwatch.now
            // The background thread delivers its result through the main queue.
            _ = RunLoop.main.run(mode: .default, before: .now)
            screen.advanceFrame()
            rounds.append(beginning + Stopwatch.now - start)
            let number = controller.numbers[ThousandChanges.inserted[0]]
            precondition(
                screen.texts.contains("Row \(number)"),
                "The background update did not finish within 0.2 seconds. Run the benchmark again on an idle machine.")
        }
        return Measurement(
            name: "Trestle, 100,000 rows: 1,000 changes, main thread, with frame", value: rounds.median * 1e3,
            unit: "ms", budget: 4)
    }
}

/// A plain table of numbers on a headless screen.
@MainActor
private final class NumberList: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    let screen = HeadlessScreen()
    var numbers: [Int]

    private let isSelfSizing: Bool

    init(rows: Int, isSelfSizing: Bool = false, isBelowBar: Bool = false) {
        numbers = Array(0..<rows)
        self.isSelfSizing = isSelfSizing
        super.init()
        table.register(NumberCell.self, forCellReuseIdentifier: "Number")
        if !isSelfSizing { table.rowHeight = 44 }
        table.dataSource = self
        guard isBelowBar else {
            screen.show(table)
            return
        }
        let controller = UITableViewController(style: .plain)
        controller.tableView = table
        screen.show(UINavigationController(rootViewController: controller))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Number", for: indexPath)
        let number = numbers[indexPath.row]
        cell.textLabel?.text = "Row \(number)"
        let detail = "Detail text for row number \(number * 7919 % 1_000_003)"
        cell.detailTextLabel?.numberOfLines = isSelfSizing ? 0 : 1
        cell.detailTextLabel?.text =
            isSelfSizing ? Array(repeating: detail, count: 1 + number % 6).joined(separator: ", ") : detail
        return cell
    }
}

private final class NumberCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NumberCell does not support init(coder:). Register the class with the table.")
    }
}

/// The table of numbers as a Trestle form.
private final class NumberFormController: FormViewController {
    var numbers: [Int]

    init(numbers: [Int]) {
        self.numbers = numbers
        super.init(style: .plain)
        tableView.rowHeight = 44
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NumberFormController does not support init(coder:). Create it with init(numbers:).")
    }

    override var form: Form {
        Form {
            Section(id: "numbers", data: numbers, id: \.self) { number in
                SubtitleRow("Row \(number)", detail: "Detail text for row number \(number * 7919 % 1_000_003)").row
            }
        }
    }
}
