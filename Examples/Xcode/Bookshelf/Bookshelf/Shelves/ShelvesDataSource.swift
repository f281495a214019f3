//
//  ShelvesDataSource.swift
//  Bookshelf
//

import BookshelfKit
import UIKit

enum ShelvesSection: Int, CaseIterable {
    case smart, custom
}

/// Adds titles, deletion and reordering to the diffable data source of the shelves.
final class ShelvesDataSource: UITableViewDiffableDataSource<ShelvesSection, BookQuery.Scope> {

    var store: LibraryStore?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard section < snapshot().numberOfSections else { return nil }
        switch snapshot().sectionIdentifiers[section] {
        case .smart: return nil
        case .custom: return NSLocalizedString("My Shelves", comment: "Header of the list of shelves")
        }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == ShelvesSection.custom.rawValue
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == ShelvesSection.custom.rawValue
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, case .shelf(let id) = itemIdentifier(for: indexPath) else { return }
        store?.removeShelf(withID: id)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        store?.moveShelf(from: sourceIndexPath.row, to: destinationIndexPath.row)
    }
}
