import Trestle
import UIKit

/// A conversation that opens at its end, loads older messages while the user scrolls up, and preserves the
/// scroll position when messages are added.
final class ChatViewController: FormViewController {
    private struct Message {
        let id: Int
        let text: String
        let author: String?
    }

    private var log = RailwayLog()
    private var replies: [Message] = []
    /// The time for loading a page of older messages, in nanoseconds.
    private let delay: UInt64 = 500_000_000

    init() {
        super.init(style: .plain)
        title = "Chat"
        adapter.scrollAnchoring = .end
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reply", primaryAction: UIAction(title: "Reply") { [weak self] _ in self?.reply() })
    }

    private var messages: [Message] {
        log.entries.reversed().map { Message(id: $0.id, text: $0.text, author: $0.author.name) } + replies
    }

    @FormBuilder override var form: Form {
        Section(id: "messages") {
            for message in messages {
                BubbleRow(text: message.text, author: message.author).id(message.id)
            }
        }
        .onReachStart(self, hasMore: log.hasOlder) { try await $0.loadOlder() }
    }

    private func loadOlder() async throws {
        try await Task.sleep(nanoseconds: delay)
        _ = log.fetchOlder()
        setNeedsRender()
    }

    private func reply() {
        let texts = ["Thank you", "I’ll see to it after lunch", "Which span was that?"]
        // Negative identifiers do not collide with those of the log, which count up from zero.
        let number = replies.count
        replies.append(Message(id: -1 - number, text: texts[number % texts.count], author: nil))
        setNeedsRender()
    }
}
