import Trestle
import UIKit

/// The books of a shelf, with a field to search them, a sheet to add one, and a question before one goes.
final class BooksViewController: FormViewController {
    private let library: Library
    private let search = UISearchController(searchResultsController: nil)
    var onSelect: (Book) -> Void = { _ in }

    /// The shelf whose books are listed; nil for all.
    var shelf: Shelf? {
        didSet {
            title = shelf?.rawValue ?? "All Books"
            renderForm(animated: false)
        }
    }

    init(library: Library) {
        self.library = library
        super.init(style: .plain)
        title = "All Books"
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Title or author"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addBook() })
        library.observe { [weak self] in self?.renderForm() }
    }

    override func viewWillAppear(_ animated: Bool) {
        // Beside what it shows the row stays chosen; on a screen of its own it acts, and is done.
        adapter.selectionMode = splitViewController?.isCollapsed == false ? .single : .none
        super.viewWillAppear(animated)
    }

    override var form: Form {
        let books = library.books(on: shelf).filter { $0.matches(search.searchBar.text ?? "") }
        return Form {
            Section(id: "books") {
                if books.isEmpty { MessageRow("No books", detail: "Nothing here is called so.").id("none") }
                for book in books {
                    SubtitleRow(book.title, detail: "\(book.author), \(String(book.year))")
                        .id(book.id)
                        .accessory(book.isRead ? .checkmark : .none)
                        .onSelect { [weak self] in self?.onSelect(book) }
                        .trailingSwipe {
                            SwipeAction("Delete", style: .destructive) { [weak self] in self?.askToDelete(book) }
                        }
                        .leadingSwipe {
                            SwipeAction(book.isRead ? "Unread" : "Read", color: .systemBlue) { [weak self] in
                                self?.library.setRead(!book.isRead, book.id)
                            }
                        }
                }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.keyboardDismissMode = .onDrag
    }

    private func addBook() {
        let sheet = NewBookViewController(shelf: shelf ?? .novels) { [weak self] in self?.library.add($0) }
        let navigation = UINavigationController(rootViewController: sheet)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        present(navigation, animated: true)
    }

    private func askToDelete(_ book: Book) {
        let alert = UIAlertController(
            title: "Delete “\(book.title)”?", message: "It goes from all shelves.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.library.remove(book) })
        present(alert, animated: true)
    }
}

extension BooksViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { renderForm() }
}
