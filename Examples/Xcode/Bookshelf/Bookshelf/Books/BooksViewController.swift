//
//  BooksViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

final class BooksViewController: ListViewController, UITableViewDataSource {

    let store: LibraryStore
    var query: BookQuery
    private(set) var books: [Book] = []
    let searchController = UISearchController(searchResultsController: nil)
    var searchesUnfinishedOnly = false

    init?(coder: NSCoder, store: LibraryStore, scope: BookQuery.Scope) {
        self.store = store
        query = BookQuery(scope: scope, order: Preferences.shared.sortOrder)
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        store = LibraryStore.shared
        query = BookQuery(order: Preferences.shared.sortOrder)
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 88
        tableView.register(UINib(nibName: "BookCell", bundle: nil), forCellReuseIdentifier: BookCell.reuseIdentifier)
        tableView.register(
            UINib(nibName: "BookHeaderView", bundle: Bundle(for: BookHeaderView.self)),
            forHeaderFooterViewReuseIdentifier: BookHeaderView.reuseIdentifier)

        let refreshControl = UIRefreshControl()
        refreshControl.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        tableView.refreshControl = refreshControl

        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addBook)),
            UIBarButtonItem(
                title: NSLocalizedString("Sort", comment: "Button"),
                image: UIImage(systemName: "arrow.up.arrow.down"), primaryAction: nil, menu: makeSortMenu()),
        ]
        configureSearch()
        NotificationCenter.default.addObserver(
            self, selector: #selector(reloadBooks), name: .libraryDidChange, object: store)
        reloadBooks()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc func reloadBooks() {
        query.includesFinished = Preferences.shared.showsFinished && !searchesUnfinishedOnly
        books = store.library.books(matching: query)
        tableView.reloadData()
        setPlaceholder(books.isEmpty ? NSLocalizedString("No Books", comment: "Placeholder") : nil)
    }

    // MARK: UITableViewDataSource

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BookCell.reuseIdentifier, for: indexPath)
        if let cell = cell as? BookCell {
            cell.configure(with: books[indexPath.row])
            cell.delegate = self
        }
        return cell
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "ShowBook", sender: books[indexPath.row].id)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: BookHeaderView.reuseIdentifier)
        if let header = view as? BookHeaderView {
            let format = NSLocalizedString("%lld books", comment: "Number of books below the shelves")
            header.countLabel.text = String.localizedStringWithFormat(format, books.count)
            header.sortButton.setTitle(query.order.title, for: .normal)
            header.onSort = { [weak self] in self?.selectNextOrder() }
        }
        return view
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        books.isEmpty ? 0 : 44
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "ShowBook":
            let controller = segue.destination as? BookViewController
            controller?.delegate = self
            controller?.store = store
            controller?.book = (sender as? UUID).flatMap(store.library.book(withID:))
        case "AddBook":
            let navigationController = segue.destination as? UINavigationController
            let controller = navigationController?.topViewController as? BookViewController
            controller?.delegate = self
            controller?.store = store
            controller?.isNew = true
            if case .shelf(let id) = query.scope {
                controller?.book = Book(title: "", shelfID: id)
            }
        default:
            super.prepare(for: segue, sender: sender)
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier != "AddBook" || !store.library.shelves.isEmpty
    }

    @IBAction func cancelBook(_ segue: UIStoryboardSegue) {
        Log.trace("Canceled")
    }
}

// MARK: - BookViewControllerDelegate

extension BooksViewController: BookViewControllerDelegate {
    func bookViewController(_ controller: BookViewController, didSaveBookWithID id: UUID) {
        if controller.isNew {
            dismiss(animated: true)
        } else {
            navigationController?.popToViewController(self, animated: true)
        }
    }
}

// MARK: - BookCellDelegate

extension BooksViewController: BookCellDelegate {
    func bookCellDidToggleFinished(_ cell: BookCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        toggleFinished(books[indexPath.row])
    }

    func bookCell(_ cell: BookCell, didChangeStars stars: Int) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        var book = books[indexPath.row]
        book.stars = stars
        store.save(book)
    }
}
