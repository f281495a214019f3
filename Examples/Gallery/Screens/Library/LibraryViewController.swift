import UIKit

/// A complete app with shelves in a sidebar, the books of a shelf in a list, and the details of a book next
/// to it. In a narrow window each of them is a screen of its own.
final class LibraryViewController: UISplitViewController {
    private let library: Library
    private let shelves: ShelvesViewController
    private let books: BooksViewController
    private var hasSelectedBook = false

    init(library: Library = Library()) {
        self.library = library
        shelves = ShelvesViewController(library: library)
        books = BooksViewController(library: library)
        super.init(style: .tripleColumn)
        delegate = self
        preferredDisplayMode = .twoBesideSecondary
        preferredSplitBehavior = .tile
        setViewController(shelves, for: .primary)
        setViewController(books, for: .supplementary)
        setViewController(BookViewController(nil, in: library), for: .secondary)
        shelves.onSelect = { [weak self] in self?.show($0) }
        books.onSelect = { [weak self] in self?.show($0) }
    }

    @available(*, unavailable, message: "Use init(library:) instead.")
    required init?(coder: NSCoder) {
        preconditionFailure("LibraryViewController does not support init(coder:). Create it with init(library:).")
    }

    private func show(_ shelf: Shelf?) {
        books.shelf = shelf
        show(.supplementary)
    }

    private func show(_ book: Book) {
        hasSelectedBook = true
        setViewController(BookViewController(book.id, in: library), for: .secondary)
        show(.secondary)
    }
}

extension LibraryViewController: UISplitViewControllerDelegate {
    /// Shows the shelves first in a narrow window until the user has selected a book.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        hasSelectedBook ? proposedTopColumn : .primary
    }
}
