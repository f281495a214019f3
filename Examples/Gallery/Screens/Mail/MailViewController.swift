import Trestle
import UIKit

/// The inbox in Trestle, with pull to refresh, swipe actions, context menus and multiple selection while
/// editing.
final class MailViewController: FormViewController {
    private struct Mail: Identifiable {
        let id: Int
        var letter: Letter
    }

    private var mails = Letter.samples.enumerated().map { Mail(id: $0.offset, letter: $0.element) } {
        didSet { update() }
    }
    private lazy var readItem = UIBarButtonItem(
        title: "Read", primaryAction: UIAction { [weak self] _ in self?.markSelectedAsRead() })
    private lazy var trashItem = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })
    private lazy var filterItem: UIBarButtonItem = {
        let item = UIBarButtonItem(
            title: "Unread only", image: UIImage(systemName: "line.3.horizontal.decrease.circle"),
            primaryAction: UIAction { [weak self] _ in self?.update() })
        item.changesSelectionAsPrimaryAction = true
        return item
    }()
    private let status = UILabel()

    init() {
        super.init(style: .plain)
        title = "Mail"
        navigationItem.rightBarButtonItem = editButtonItem
        adapter.selectionModeWhileEditing = .multiple
        adapter.onSelectionChange = { [weak self] rows in self?.updateActions(hasSelection: !rows.isEmpty) }
        onRefresh = { [weak self] in await self?.fetch() }
        status.font = .systemFont(ofSize: 12)
        toolbarItems = currentToolbarItems
        update()
    }

    @FormBuilder override var form: Form {
        Section(id: "inbox") {
            for mail in mails where !filterItem.isSelected || !mail.letter.isRead {
                MailRow(id: mail.id, letter: mail.letter)
                    .onSelect(self) { $0.change(mail.id) { $0.isRead = true } }
                    .leadingSwipe {
                        SwipeAction(mail.letter.isRead ? "Unread" : "Read", self, color: .systemBlue) {
                            $0.change(mail.id) { $0.isRead.toggle() }
                        }
                    }
                    .trailingSwipe {
                        .delete(self) { $0.delete(mail.id) }
                        SwipeAction("Flag", self, color: .systemOrange) {
                            $0.change(mail.id) { $0.isFlagged.toggle() }
                        }
                    }
                    .contextMenu(self) { $0.menu(of: mail) }
            }
        }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        updateActions(hasSelection: false)
        setToolbarItems(currentToolbarItems, animated: animated)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private var currentToolbarItems: [UIBarButtonItem] {
        isEditing
            ? [readItem, .flexibleSpace(), trashItem]
            // Balances the width of the filter button, so that the text is centered.
            : [filterItem, .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(), .fixedSpace(22)]
    }

    private func updateActions(hasSelection: Bool) {
        readItem.isEnabled = hasSelection
        trashItem.isEnabled = hasSelection
    }

    private func update() {
        let count = mails.count { !$0.letter.isRead }
        status.text = count == 0 ? "All Read" : "\(count) Unread"
        status.sizeToFit()
        setNeedsRender()
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

    private var selectedIDs: Set<Int> { Set(adapter.selectedRows.compactMap { $0.id(as: Int.self) }) }

    private func deleteSelected() {
        let selectedIDs = selectedIDs
        mails.removeAll { selectedIDs.contains($0.id) }
        setEditing(false, animated: true)
    }

    private func markSelectedAsRead() {
        let selectedIDs = selectedIDs
        mails = mails.map { mail in
            var mail = mail
            if selectedIDs.contains(mail.id) { mail.letter.isRead = true }
            return mail
        }
        setEditing(false, animated: true)
    }

    /// Adds a message after a delay that simulates a mail server.
    private func fetch() async {
        try? await Task.sleep(for: .seconds(1))
        let new = Letter(
            sender: "Margaret Hamilton", subject: "Priority displays",
            text: "If the computer says 1202, keep going: it knows what to leave out.")
        mails.insert(Mail(id: (mails.map(\.id).max() ?? 0) + 1, letter: new), at: 0)
    }
}
