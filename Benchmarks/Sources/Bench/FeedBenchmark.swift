import Foundation
import Trestle
import TrestleTesting
import UIKit

/// A feed of 100,000 rows that is scrolled while it is updated ten times a second: what the main thread does for an update and
/// for the frames between two of them.
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
            let beginning = Stopwatch.seconds { feed.renderForm(animated: false) }
            let end = handOver(feed) + Stopwatch.seconds { frame(of: feed, on: screen) }
            updates.append(beginning + end)
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

    /// Waits for the other thread.
    ///
    /// - Returns: how long the main thread took for what it was handed over, in seconds.
    private static func handOver(_ feed: FeedController) -> Double {
        for _ in 0..<5_000 {
            usleep(1_000)
            // What the other thread has handed over is in the main queue.
            let seconds = Stopwatch.seconds { RunLoop.main.run(mode: .default, before: .now) }
            if feed.adapter.rowID(at: [0, 0]) == RowID(feed.newest, in: "quotes") { return seconds }
        }
        preconditionFailure("The other thread was not done within five seconds.")
    }

    private static func frame(of feed: FeedController, on screen: HeadlessScreen) {
        feed.tableView.contentOffset.y += pointsPerFrame
        screen.advanceFrame()
    }
}

/// What a share costs.
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
        fatalError("FeedController is made without an archive.")
    }

    var newest: Int { quotes[0].id }

    /// Two hundred prices change, two quotes come, two go.
    func tick() {
        for step in 0..<200 { quotes[(newest &* 7919 + step * 499) % quotes.count].price += 1 }
        quotes.removeLast(2)
        quotes.insert(contentsOf: [Quote(id: newest + 2, price: 1), Quote(id: newest + 1, price: 1)], at: 0)
    }

    override var form: Form {
        Form {
            Section(id: "quotes", snapshot: quotes, id: \.id) { quote in
                ValueRow("Viaduct \(quote.id)", value: "\(quote.price)")
            }
        }
    }
}
