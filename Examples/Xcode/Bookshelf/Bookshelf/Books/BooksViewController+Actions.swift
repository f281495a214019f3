//
//  BooksViewController+Actions.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

extension BookSortOrder {
    var title: String {
        switch self {
        case .title: return NSLocalizedString("Title", comment: "Order of books")
        case .author: return NSLocalizedString("Author", comment: "Order of books")
        case .year: return NSLocalizedString("Year", comment: "Order of books")
        case .progress: return NSLocalizedString("Progress", comment: "Order of books")
        }
    }
}

// MARK: - Swipes and context menus

extension BooksViewController {

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let id = books[indexPath.row].id
        let title = NSLocalizedString("Delete", comment: "Swipe action")
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            self?.store.removeBook(withID: id)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let book = books[indexPath.row]
        let action = UIContextualAction(style: .normal, title: finishedTitle(for: book)) { [weak self] _, _, done in
            self?.toggleFinished(book)
            done(true)
        }
        action.backgroundColor = UIColor(named: "Spine")
        return UISwipeActionsConfiguration(actions: [action])
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let book = books[indexPath.row]
        return UIContextMenuConfiguration(identifier: book.id.uuidString as NSString, previewProvider: nil) { _ in
            let finish = UIAction(
                title: self.finishedTitle(for: book), image: UIImage(systemName: "checkmark")
            ) { [weak self] _ in
                self?.toggleFinished(book)
            }
            let copy = UIAction(title: NSLocalizedString("Copy Title", comment: "Menu item")) { _ in
                UIPasteboard.general.string = book.title
            }
            let shelves = self.store.library.shelves.map { shelf in
                UIAction(title: shelf.name, state: shelf.id == book.shelfID ? .on : .off) { [weak self] _ in
                    self?.move(book, to: shelf)
                }
            }
            let move = UIMenu(title: NSLocalizedString("Move to Shelf", comment: "Menu"), children: shelves)
            return UIMenu(title: book.title, children: [finish, copy, move])
        }
    }

    private func finishedTitle(for book: Book) -> String {
        book.isFinished
            ? NSLocalizedString("Mark as Unread", comment: "Action") : NSLocalizedString("Finished", comment: "Action")
    }

    func toggleFinished(_ book: Book) {
        var book = book
        book.pageCount = max(book.pageCount, 1)
        book.pagesRead = book.isFinished ? 0 : book.pageCount
        store.save(book)
    }

    private func move(_ book: Book, to shelf: Shelf) {
        var book = book
        book.shelfID = shelf.id
        store.save(book)
    }
}

// MARK: - Bar buttons and keys

extension BooksViewController {

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let find = UIKeyCommand(
            title: NSLocalizedString("Find", comment: "Key command"), action: #selector(focusSearch), input: "f",
            modifierFlags: .command)
        return [
            UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(addBook)),
            UIKeyCommand(
                input: "r", modifierFlags: [.command, .shift], action: #selector(BooksViewController.reloadBooks)),
            find,
        ]
    }

    @objc func addBook() {
        guard shouldPerformSegue(withIdentifier: "AddBook", sender: nil) else {
            presentAlert(title: NSLocalizedString("Add a shelf first.", comment: "Alert"))
            return
        }
        performSegue(withIdentifier: "AddBook", sender: nil)
    }

    @objc private func focusSearch() {
        searchController.isActive = true
        searchController.searchBar.becomeFirstResponder()
    }

    @objc func refresh(_ sender: UIRefreshControl) {
        guard let url = Bundle.main.url(forResource: "books", withExtension: "json") else { return }
        LibraryImporter(store: store).importBooks(from: url) { sender.endRefreshing() }
    }

    func makeSortMenu() -> UIMenu {
        let actions = BookSortOrder.allCases.map { order in
            UIAction(title: order.title, state: order == query.order ? .on : .off) { [weak self] _ in
                self?.select(order)
            }
        }
        return UIMenu(options: .singleSelection, children: actions)
    }

    func select(_ order: BookSortOrder) {
        query.order = order
        Preferences.shared.sortOrder = order
        reloadBooks()
    }

    func selectNextOrder() {
        let orders = BookSortOrder.allCases
        let index = orders.firstIndex(of: query.order) ?? 0
        select(orders[(index + 1) % orders.count])
    }
}
