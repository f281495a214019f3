import Trestle
import UIKit

/// The sidebar: the shelves with the numbers of their books.
final class ShelvesViewController: FormViewController {
    private let library: Library
    var onSelect: (Shelf?) -> Void = { _ in }

    init(library: Library) {
        self.library = library
        super.init(style: .insetGrouped)
        title = "Library"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        library.observe { [weak self] in self?.setNeedsRender() }
    }

    override func viewWillAppear(_ animated: Bool) {
        // Keeps the selection only while the selected shelf is visible next to the sidebar.
        adapter.selectionMode = splitViewController?.isCollapsed == false ? .single : .none
        super.viewWillAppear(animated)
    }

    @FormBuilder override var form: Form {
        Section(id: "all") { row("All Books", symbol: "books.vertical", shelf: nil) }
        Section("Shelves") {
            for shelf in Shelf.allCases { row(shelf.rawValue, symbol: shelf.symbol, shelf: shelf) }
        }
    }

    private func row(_ title: String, symbol: String, shelf: Shelf?) -> Row {
        ValueRow(title, value: "\(library.books(on: shelf).count)", image: UIImage(systemName: symbol))
            .id(title)
            .accessory(.disclosureIndicator)
            .onSelect(self) { $0.onSelect(shelf) }
    }
}
