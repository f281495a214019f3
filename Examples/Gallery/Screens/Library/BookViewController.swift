import Trestle
import UIKit

/// What there is to say about one book.
final class BookViewController: FormViewController {
    private let id: Book.ID?
    private let library: Library

    /// - Parameter id: nil for a screen that asks to choose a book.
    init(_ id: Book.ID?, in library: Library) {
        self.id = id
        self.library = library
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
        library.observe { [weak self] in self?.renderForm() }
    }

    override var form: Form {
        guard let book = id.flatMap(library.book) else {
            return Form {
                Section(id: "none") {
                    MessageRow("No book", detail: "Choose one from the list.").id("none")
                }
            }
        }
        return Form {
            Section(id: "book", header: Title(book.title)) {
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
