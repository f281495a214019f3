import Foundation
import Trestle
import ScreenDriver
import UIKit

/// Benchmarks of a feed of 100,000 rows that scrolls while it is updated ten times a second: the main
/// thread's work for an update, and for the frames between two updates.
@MainActor
enum FeedBenchmark {
    private static let ticks = 41, framesPerTick = 6
    private static let pointsPerFrame: CGFloat = 20

    static func run() -> [Measurement] {
        let feed = FeedController()
        let screen = HeadlessScreen()
        screen.show(feed)
        screen.settle()
        feed.tableView.contentOffset.y = 100_000
        screen.settle()
        var updates: [Double] = []
        var frames: [Double] = []
        for _ in 0..<ticks {
            feed.tick()
            let start = Stopwatch.seconds { feed.renderForm(animated: false) }
            let end = waitForUpdate(feed) + Stopwatch.seconds { frame(of: feed, on: screen) }
            updates.append(start + end)
            for _ in 1..<framesPerTick {
                frames.append(Stopwatch.seconds { frame(of: feed, on: screen) })
            }
        }
        return [
            Measurement(
                name: "feed, 100,000 rows, 204 changes at a time: update, main thread, with frame",
                value: updates.median * 1e3, unit: "ms", budget: 4),
            Measurement(
                name: "feed, 100,000 rows: the longest update, main thread, with frame",
                value: (updates.max() ?? 0) * 1e3, unit: "ms", budget: 1e3 / 60),
            Measurement(
                name: "feed, 100,000 rows: scrolled frame between updates", value: frames.median * 1e3, unit: "ms",
                budget: 4),
            Measurement(
                name: "feed, 100,000 rows: the longest frame between updates", value: (frames.max() ?? 0) * 1e3,
                unit: "ms", budget: 1e3 / 60),
        ]
    }

    /// Waits until the background thread has computed the update, and applies it.
    /// - Returns: The time that the main thread spent on applying the update, in seconds.
    private static func waitForUpdate(_ feed: FeedController) -> Double {
        for _ in 0..<5_000 {
            usleep(1_000)
            // The background thread delivers its result through the main queue.
            let seconds = Stopwatch.seconds { RunLoop.main.run(mode: .default, before: .now) }
            if feed.adapter.rowID(at: [0, 0]) == RowID(feed.newest, in: "quotes") { return seconds }
        }
        preconditionFailure(
            "The background update of the feed did not finish within 5 seconds. Run the benchmark again on an idle machine."
        )
    }

    private static func frame(of feed: FeedController, on screen: HeadlessScreen) {
        feed.tableView.contentOffset.y += pointsPerFrame
        screen.advanceFrame()
    }
}

/// The price of a share.
private struct Quote: Equatable, Sendable {
    let id: Int
    var price: Int
}

private final class FeedController: FormViewController {
    private var quotes: [Quote]

    init() {
        quotes = (0..<100_000).map { Quote(id: 100_000 - $0, price: $0 % 9_000) }
        super.init(style: .plain)
        tableView.rowHeight = 44
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("FeedController does not support init(coder:). Create it with init().")
    }

    var newest: Int { quotes[0].id }

    /// Changes two hundred prices, inserts two quotes and deletes two.
    func tick() {
        for step in 0..<200 { quotes[(newest &* 7919 + step * 499) % quotes.count].price += 1 }
        quotes.removeLast(2)
        quotes.insert(contentsOf: [Quote(id: newest + 2, price: 1), Quote(id: newest + 1, price: 1)], at: 0)
    }

    override var form: Form {
        Form {
            Section(id: "quotes", data: quotes, id: \.id) { quote in
                ValueRow("Viaduct \(quote.id)", value: "\(quote.price)")
            }
        }
    }
}
