import UIKit

/// An inbox with swipe actions, context menus and an edit button.
final class InboxViewController: UITableViewController {
    private var letters = Letter.samples

    init() {
        super.init(style: .plain)
        title = "Inbox"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("InboxViewController does not support init(coder:). Create it with init().")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LetterCell.self, forCellReuseIdentifier: "Letter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Letter", for: indexPath)
        (cell as? LetterCell)?.show(letters[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        letters[indexPath.row].isRead = true
        tableView.reconfigureRows(at: [indexPath])
    }

    // MARK: Swipe actions

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let isRead = letters[indexPath.row].isRead
        let action = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") {
            [weak self] _, _, completion in
            self?.letters[indexPath.row].isRead.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            completion(true)
        }
        action.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.delete(indexPath)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
            self?.letters[indexPath.row].isFlagged.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            completion(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    private func delete(_ indexPath: IndexPath) {
        letters.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    // MARK: Context menus

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let letter = letters[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let read = UIAction(
                title: letter.isRead ? "Mark as Unread" : "Mark as Read", image: UIImage(systemName: "envelope")
            ) { _ in self?.change(indexPath) { $0.isRead.toggle() } }
            let flag = UIAction(
                title: "Flag", image: UIImage(systemName: "flag"), state: letter.isFlagged ? .on : .off
            ) { _ in self?.change(indexPath) { $0.isFlagged.toggle() } }
            let delete = UIAction(
                title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
            ) { _ in self?.delete(indexPath) }
            return UIMenu(children: [read, flag, UIMenu(options: .displayInline, children: [delete])])
        }
    }

    private func change(_ indexPath: IndexPath, _ change: (inout Letter) -> Void) {
        change(&letters[indexPath.row])
        tableView.reconfigureRows(at: [indexPath])
    }

    // MARK: Editing

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(indexPath) }
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        letters.insert(letters.remove(at: source.row), at: destination.row)
    }
}
