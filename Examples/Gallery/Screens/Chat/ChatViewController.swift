import Trestle
import UIKit

/// A conversation: it starts at its end, loads what was said before as one scrolls up, and keeps in place what is being read.
final class ChatViewController: FormViewController {
    private struct Message {
        let id: Int
        let text: String
        let author: String?
    }

    private var log = LineLog()
    private var answers: [Message] = []
    /// How long a page of older messages takes to come, in nanoseconds.
    private let delay: UInt64 = 500_000_000

    init() {
        super.init(style: .plain)
        title = "Chat"
        adapter.scrollAnchoring = .end
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Answer", primaryAction: UIAction(title: "Answer") { [weak self] _ in self?.answer() })
    }

    private var messages: [Message] {
        log.entries.reversed().map { Message(id: $0.id, text: $0.text, author: $0.author.name) } + answers
    }

    override var form: Form {
        Form {
            Section(id: "messages") {
                for message in messages {
                    BubbleRow(text: message.text, author: message.author).id(message.id)
                }
            }
            .onReachStart(hasMore: log.hasOlder) { [weak self] in try await self?.loadOlder() }
        }
    }

    private func loadOlder() async throws {
        try await Task.sleep(nanoseconds: delay)
        _ = log.fetchOlder()
        renderForm()
    }

    private func answer() {
        let texts = ["Thank you", "I’ll see to it after lunch", "Which span was that?"]
        // Below all numbers that the log counts up from.
        let number = answers.count
        answers.append(Message(id: -1 - number, text: texts[number % texts.count], author: nil))
        renderForm()
    }
}
