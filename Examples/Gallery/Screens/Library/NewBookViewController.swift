import Trestle
import UIKit

/// A form for a book that comes to the library.
final class NewBookViewController: FormViewController {
    private var name = "" {
        didSet { entryDidChange() }
    }
    private var author = ""
    private var year = ""
    private var shelf: Shelf
    private let onAdd: (Book) -> Void
    private lazy var addItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.add() })

    init(shelf: Shelf, onAdd: @escaping (Book) -> Void) {
        self.shelf = shelf
        self.onAdd = onAdd
        super.init(style: .insetGrouped)
        title = "New Book"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = addItem
        entryDidChange()
    }

    override var form: Form {
        Form {
            Section(id: "book") {
                TextFieldRow(placeholder: "Title", text: name) { [weak self] in self?.name = $0 }.id("title")
                TextFieldRow(placeholder: "Author", text: author) { [weak self] in self?.author = $0 }.id("author")
                TextFieldRow(placeholder: "Year", text: year, keyboardType: .numberPad) { [weak self] in
                    self?.year = $0
                }.id("year")
            }
            Section(id: "shelf", header: Title("Shelf")) {
                for shelf in Shelf.allCases {
                    TextRow(shelf.rawValue)
                        .id(shelf)
                        .accessory(shelf == self.shelf ? .checkmark : .none)
                        .onSelect { [weak self] in self?.choose(shelf) }
                }
            }
        }
    }

    private func choose(_ shelf: Shelf) {
        self.shelf = shelf
        renderForm()
    }

    /// A book needs a name; what was typed is not thrown away by a careless swipe.
    private func entryDidChange() {
        addItem.isEnabled = !name.isEmpty
        isModalInPresentation = !name.isEmpty
    }

    private func add() {
        onAdd(Book(name, by: author, Int(year) ?? 0, on: shelf))
        dismiss(animated: true)
    }
}
