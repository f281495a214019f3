import Trestle
import UIKit

/// The books of a shelf, with a search field, a sheet for adding a book and a confirmation before deleting
/// one.
final class BooksViewController: FormViewController {
    private let library: Library
    private let search = UISearchController(searchResultsController: nil)
    var onSelect: (Book) -> Void = { _ in }

    /// The shelf whose books are listed, or `nil` for all books.
    var shelf: Shelf? {
        didSet {
            title = shelf?.rawValue ?? "All Books"
            setNeedsRender(animated: false)
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
        library.observe { [weak self] in self?.setNeedsRender() }
    }

    override func viewWillAppear(_ animated: Bool) {
        // Keeps the selection only while the selected book is visible next to the list.
        adapter.selectionMode = splitViewController?.isCollapsed == false ? .single : .none
        super.viewWillAppear(animated)
    }

    override var form: Form {
        let books = library.books(on: shelf).filter { $0.matches(search.searchBar.text ?? "") }
        return Form {
            if books.isEmpty {
                ContentUnavailable(
                    "No Books", detail: "There are no matching books.", image: UIImage(systemName: "magnifyingglass"))
            }
            Section(id: "books") {
                for book in books {
                    SubtitleRow(book.title, detail: "\(book.author), \(String(book.year))")
                        .id(book.id)
                        .accessory(book.isRead ? .checkmark : .none)
                        .onSelect(self) { $0.onSelect(book) }
                        .trailingSwipe {
                            SwipeAction("Delete", self, style: .destructive) { $0.confirmDeletion(of: book) }
                        }
                        .leadingSwipe {
                            SwipeAction(book.isRead ? "Unread" : "Read", self, color: .systemBlue) {
                                $0.library.setRead(!book.isRead, book.id)
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

    private func confirmDeletion(of book: Book) {
        let alert = UIAlertController(
            title: "Delete “\(book.title)”?", message: "The book will be removed from your library.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.library.remove(book) })
        present(alert, animated: true)
    }
}

extension BooksViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) { setNeedsRender() }
}
