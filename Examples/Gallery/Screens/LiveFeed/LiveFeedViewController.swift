import Trestle
import UIKit

/// A hundred thousand rows, of which two hundred change, two come and two go ten times a second, also while one scrolls.
final class LiveFeedViewController: FormViewController {
    private var feed: QuoteFeed
    private var timer: Timer?

    init(feed: QuoteFeed = QuoteFeed()) {
        self.feed = feed
        super.init(style: .plain)
        title = "Live feed"
    }

    override var form: Form {
        Form {
            Section(id: "quotes", snapshot: feed.quotes, id: \.id) { quote in
                ValueRow(quote.name, value: Self.text(of: quote))
            }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = .scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        timer = nil
    }

    /// Shows what the next tenth of a second brings.
    func tick() {
        feed.tick()
        renderForm(animated: false)
    }

    private static func text(of quote: Quote) -> String {
        let arrow = quote.change == 0 ? "" : quote.change > 0 ? "▲ " : "▼ "
        let cents = quote.price % 100
        return "\(arrow)\(quote.price / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}
