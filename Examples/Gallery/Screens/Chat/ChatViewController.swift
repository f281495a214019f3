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
        tableView.keyboardDismissMode = .interactive
    }

    private var messages: [Message] {
        log.entries.reversed().map { entry in
            // Some messages of the log are the user's own.
            Message(id: entry.id, text: entry.text, author: entry.id % 4 == 2 ? nil : entry.author.name)
        } + replies
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

    /// Appends a message of the user.
    func send(_ text: String) {
        // Negative identifiers do not collide with those of the log, which count up from zero.
        replies.append(Message(id: -1 - replies.count, text: text, author: nil))
        setNeedsRender()
    }
}
