//
//  ShelvesViewController.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

class ShelvesViewController: UITableViewController {

    @IBOutlet private weak var summaryLabel: UILabel!

    var store = LibraryStore.shared

    private lazy var dataSource = ShelvesDataSource(tableView: tableView) { [weak self] tableView, indexPath, scope in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Shelf", for: indexPath)
        self?.configure(cell, for: scope)
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addShelf(_:)))
        dataSource.store = store
        dataSource.defaultRowAnimation = .fade
        applySnapshot(animated: false)
        NotificationCenter.default.addObserver(
            self, selector: #selector(libraryDidChange(_:)), name: .libraryDidChange, object: store)
    }

    private func applySnapshot(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<ShelvesSection, BookQuery.Scope>()
        snapshot.appendSections([.smart, .custom])
        snapshot.appendItems([.all, .unfinished], toSection: .smart)
        snapshot.appendItems(store.library.shelves.map { .shelf($0.id) }, toSection: .custom)
        if animated {
            snapshot.reloadItems(snapshot.itemIdentifiers.filter { dataSource.indexPath(for: $0) != nil })
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        let format = NSLocalizedString("%lld books", comment: "Number of books below the shelves")
        summaryLabel.text = String.localizedStringWithFormat(format, store.bookCount)
    }

    private func configure(_ cell: UITableViewCell, for scope: BookQuery.Scope) {
        var content = UIListContentConfiguration.valueCell()
        content.text = title(of: scope)
        content.secondaryText = "\(store.library.books(matching: BookQuery(scope: scope)).count)"
        content.image = image(of: scope)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    private func title(of scope: BookQuery.Scope) -> String? {
        switch scope {
        case .all: return String(localized: "All Books")
        case .unfinished: return String(localized: "Unfinished")
        case .shelf(let id): return store.library.shelf(withID: id)?.name
        }
    }

    private func image(of scope: BookQuery.Scope) -> UIImage? {
        switch scope {
        case .all: return UIImage(named: "Stack")
        case .unfinished: return UIImage(systemName: "bookmark")
        case .shelf(let id): return store.library.shelf(withID: id).flatMap { UIImage(systemName: $0.symbolName) }
        }
    }

    // MARK: Actions

    @objc private func libraryDidChange(_ notification: Notification) {
        applySnapshot(animated: view.window != nil)
    }

    @objc func addShelf(_ sender: Any?) {
        presentPrompt(
            title: NSLocalizedString("New Shelf", comment: "Title"),
            placeholder: NSLocalizedString("Name", comment: "Placeholder"),
            action: NSLocalizedString("Add", comment: "Button")
        ) { [store] name in
            store.addShelf(named: name)
        }
    }

    @IBSegueAction
    private func showBooks(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> BooksViewController? {
        guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell),
            let scope = dataSource.itemIdentifier(for: indexPath)
        else { return nil }
        let controller = BooksViewController(coder: coder, store: store, scope: scope)
        controller?.title = title(of: scope)
        return controller
    }

    @IBAction func unwindToShelves(_ segue: UIStoryboardSegue) {
        Log.trace("Returned to the shelves from \(segue.source)")
    }

    // MARK: UITableViewDelegate

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath.section == sourceIndexPath.section
            ? proposedDestinationIndexPath : IndexPath(row: 0, section: sourceIndexPath.section)
    }
}
