import Trestle
import UIKit

/// A form for adding a book to the library.
final class NewBookViewController: FormViewController {
    private struct Entry: Equatable {
        var title = ""
        var author = ""
        var year: Int?
        var shelf: Shelf
    }

    private let draft: Draft<Entry>
    private let onAdd: (Book) -> Void
    private lazy var addItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.add() })

    init(shelf: Shelf, onAdd: @escaping (Book) -> Void) {
        draft = Draft(Entry(shelf: shelf))
        self.onAdd = onAdd
        super.init(style: .insetGrouped)
        title = "New Book"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = addItem
        draft.onChange = { [weak self] in self?.draftDidChange() }
        draftDidChange()
    }

    @FormBuilder override var form: Form {
        Section(id: "book") {
            TextFieldRow(nil, text: draft[\.title], placeholder: "Title")
            TextFieldRow(nil, text: draft[\.author], placeholder: "Author", kind: .name)
            NumberRow(nil, value: draft[\.year], placeholder: "Year", isGrouped: false)
        }
        Section("Shelf") {
            CheckmarkRows(selection: draft[\.shelf], options: Shelf.allCases) { $0.rawValue }
        }
    }

    /// Requires a title, and prevents the user from dismissing unsaved input by accident.
    private func draftDidChange() {
        addItem.isEnabled = !draft.value.title.isEmpty
        isModalInPresentation = !draft.value.title.isEmpty
    }

    private func add() {
        let entry = draft.value
        onAdd(Book(entry.title, by: entry.author, entry.year ?? 0, on: entry.shelf))
        dismiss(animated: true)
    }
}
