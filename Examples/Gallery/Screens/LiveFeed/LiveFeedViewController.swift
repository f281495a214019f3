import Trestle
import UIKit

/// A feed of 100,000 rows that is updated ten times a second, also during scrolling: each update changes 200
/// rows, inserts two and deletes two.
final class LiveFeedViewController: FormViewController {
    private var feed: QuoteFeed
    private var timer: Timer?

    init(feed: QuoteFeed = QuoteFeed()) {
        self.feed = feed
        super.init(style: .plain)
        title = "Live feed"
    }

    @FormBuilder override var form: Form {
        Section(id: "quotes", data: feed.quotes, id: \.id) { quote in
            ValueRow(quote.name, value: Self.text(of: quote))
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

    /// Renders the changes of the next tenth of a second.
    func tick() {
        feed.tick()
        setNeedsRender(animated: false)
    }

    private static func text(of quote: Quote) -> String {
        let arrow = quote.change == 0 ? "" : quote.change > 0 ? "▲ " : "▼ "
        let cents = quote.price % 100
        return "\(arrow)\(quote.price / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}
