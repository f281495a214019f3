import UIKit

/// An app in the shape that people ship: shelves in a sidebar, the books of one in a list, one book beside it. In a narrow window
/// the three are screens one after another.
final class LibraryViewController: UISplitViewController {
    private let library: Library
    private let shelves: ShelvesViewController
    private let books: BooksViewController
    private var isBookChosen = false

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

    @available(*, unavailable, message: "Made in code.")
    required init?(coder: NSCoder) {
        preconditionFailure("A LibraryViewController is made in code.")
    }

    private func show(_ shelf: Shelf?) {
        books.shelf = shelf
        show(.supplementary)
    }

    private func show(_ book: Book) {
        isBookChosen = true
        setViewController(BookViewController(book.id, in: library), for: .secondary)
        show(.secondary)
    }
}

extension LibraryViewController: UISplitViewControllerDelegate {
    /// Where there is room for one screen alone, the shelves come first until a book has been chosen.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column {
        isBookChosen ? proposedTopColumn : .primary
    }
}
