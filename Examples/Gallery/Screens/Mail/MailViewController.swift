import Trestle
import UIKit

/// The inbox again, in Trestle: pulled to refresh, swiped, pressed for a menu, and edited to mark several letters as read.
final class MailViewController: FormViewController {
    private struct Mail: Identifiable {
        let id: Int
        var letter: Letter
    }

    private var mails = Letter.samples.enumerated().map { Mail(id: $0.offset, letter: $0.element) } {
        didSet { renderForm() }
    }
    private lazy var readItem = UIBarButtonItem(
        title: "Read", primaryAction: UIAction { [weak self] _ in self?.markChosenAsRead() })

    init() {
        super.init(style: .plain)
        title = "Mail"
        navigationItem.rightBarButtonItem = editButtonItem
        adapter.selectionModeWhileEditing = .multiple
        adapter.onSelectionChange = { [weak self] rows in self?.readItem.isEnabled = !rows.isEmpty }
        onRefresh = { [weak self] in await self?.fetch() }
    }

    override var form: Form {
        Form {
            Section(id: "inbox") {
                for mail in mails {
                    MailRow(id: mail.id, letter: mail.letter)
                        .onSelect { [weak self] in self?.change(mail.id) { $0.isRead = true } }
                        .leadingSwipe {
                            SwipeAction(mail.letter.isRead ? "Unread" : "Read", color: .systemBlue) { [weak self] in
                                self?.change(mail.id) { $0.isRead.toggle() }
                            }
                        }
                        .trailingSwipe {
                            .delete { [weak self] in self?.delete(mail.id) }
                            SwipeAction("Flag", color: .systemOrange) { [weak self] in
                                self?.change(mail.id) { $0.isFlagged.toggle() }
                            }
                        }
                        .contextMenu { [weak self] in self?.menu(of: mail) ?? [] }
                }
            }
        }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        readItem.isEnabled = false
        navigationItem.rightBarButtonItems = editing ? [editButtonItem, readItem] : [editButtonItem]
    }

    private func menu(of mail: Mail) -> [UIMenuElement] {
        let flag = UIAction(
            title: "Flag", image: UIImage(systemName: "flag"), state: mail.letter.isFlagged ? .on : .off
        ) { [weak self] _ in self?.change(mail.id) { $0.isFlagged.toggle() } }
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in self?.delete(mail.id)
        }
        return [flag, delete]
    }

    private func change(_ id: Int, _ change: (inout Letter) -> Void) {
        guard let index = mails.firstIndex(where: { $0.id == id }) else { return }
        change(&mails[index].letter)
    }

    private func delete(_ id: Int) {
        mails.removeAll { $0.id == id }
    }

    private func markChosenAsRead() {
        let chosen = Set(adapter.selectedRows.compactMap { $0.id(as: Int.self) })
        mails = mails.map { mail in
            var mail = mail
            if chosen.contains(mail.id) { mail.letter.isRead = true }
            return mail
        }
        setEditing(false, animated: true)
    }

    /// What a mail server would take a moment for.
    private func fetch() async {
        try? await Task.sleep(for: .seconds(1))
        let new = Letter(
            sender: "Margaret Hamilton", subject: "Priority displays",
            text: "If the computer says 1202, keep going: it knows what to leave out.")
        mails.insert(Mail(id: (mails.map(\.id).max() ?? 0) + 1, letter: new), at: 0)
    }
}
