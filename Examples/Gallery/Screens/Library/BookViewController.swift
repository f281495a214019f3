import Trestle
import UIKit

/// The details of a book.
final class BookViewController: FormViewController {
    private let id: Book.ID?
    private let library: Library

    /// Creates a screen that shows a book, or a placeholder.
    ///
    /// - Parameters:
    ///   - id: The book's identifier, or `nil` for the placeholder.
    ///   - library: The library that contains the book.
    init(_ id: Book.ID?, in library: Library) {
        self.id = id
        self.library = library
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
        library.observe { [weak self] in self?.setNeedsRender() }
    }

    override var form: Form {
        guard let book = id.flatMap(library.book) else {
            return Form {
                ContentUnavailable("No book selected", detail: "Select a book from the list.")
            }
        }
        return Form {
            Section(book.title, id: "book") {
                ValueRow("Author", value: book.author).id("author")
                ValueRow("Year", value: String(book.year)).id("year")
                ValueRow("Shelf", value: book.shelf.rawValue).id("shelf")
            }
            Section(id: "read") {
                SwitchRow("Read", isOn: book.isRead) { [weak self] in self?.library.setRead($0, book.id) }.id("read")
            }
        }
    }
}
