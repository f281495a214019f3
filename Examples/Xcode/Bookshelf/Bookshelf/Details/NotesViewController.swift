//
//  NotesViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

class NotesViewController: UITableViewController {

    var store = LibraryStore.shared
    var book: Book?
    private var menuIndexPath: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(NotesViewController.addNote)),
            editButtonItem,
        ]
        let recognizer = UILongPressGestureRecognizer(target: self, action: #selector(longPressed(_:)))
        tableView.addGestureRecognizer(recognizer)
    }

    override var canBecomeFirstResponder: Bool {
        return true
    }

    // MARK: - Table view data source

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return book?.notes.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
        guard let note = book?.notes[indexPath.row] else { return cell }
        cell.textLabel?.text = note.isQuote ? "“\(note.text)”" : note.text
        cell.detailTextLabel?.text = note.page.map {
            String.localizedStringWithFormat(NSLocalizedString("Page %lld", comment: "Below a note"), $0)
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        book?.notes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        saveBook()
    }

    // MARK: - Actions

    @objc func addNote() {
        presentPrompt(
            title: NSLocalizedString("New Note", comment: "Title"),
            placeholder: NSLocalizedString("Text", comment: "Placeholder"),
            action: NSLocalizedString("Add", comment: "Button")
        ) { [weak self] text in
            self?.append(Note(text: text))
        }
    }

    func append(_ note: Note) {
        guard let count = book?.notes.count else { return }
        book?.notes.append(note)
        tableView.performBatchUpdates {
            tableView.insertRows(at: [IndexPath(row: count, section: 0)], with: .automatic)
        }
        saveBook()
    }

    private func saveBook() {
        guard let book else { return }
        store.save(book)
    }

    @objc private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let point = recognizer.location(in: tableView)
        guard let indexPath = tableView.indexPathForRow(at: point) else { return }
        becomeFirstResponder()
        menuIndexPath = indexPath
        let menu = UIMenuController.shared
        menu.menuItems = [
            UIMenuItem(title: NSLocalizedString("Quote", comment: "Menu item"), action: #selector(toggleQuote(_:)))
        ]
        menu.showMenu(from: tableView, rect: tableView.rectForRow(at: indexPath))
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(toggleQuote(_:)), #selector(copy(_:)): return menuIndexPath != nil
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    @objc func toggleQuote(_ sender: Any?) {
        guard let indexPath = menuIndexPath else { return }
        book?.notes[indexPath.row].isQuote.toggle()
        tableView.reloadRows(at: [indexPath], with: .none)
        saveBook()
    }

    override func copy(_ sender: Any?) {
        guard let indexPath = menuIndexPath else { return }
        UIPasteboard.general.string = book?.notes[indexPath.row].text
    }
}
