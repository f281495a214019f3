import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// The list views that display forms.
enum ListKind: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case table, collection

    var testDescription: String { rawValue }

    @MainActor
    func makeAdapter(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain) -> FormAdapter {
        switch self {
        case .table: TableAdapter()
        case .collection: CollectionAdapter(listAppearance: appearance)
        }
    }

    /// Makes a list view of an adapter, and attaches it.
    @MainActor
    func makeListView(of adapter: FormAdapter, style: UITableView.Style = .plain) -> any ListView {
        switch adapter {
        case let adapter as TableAdapter:
            let tableView = UITableView(frame: .zero, style: style)
            adapter.tableView = tableView
            return tableView
        case let adapter as CollectionAdapter:
            let collectionView = UICollectionView(frame: .zero, collectionViewLayout: adapter.layout)
            collectionView.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
            adapter.collectionView = collectionView
            return collectionView
        default: preconditionFailure("Another adapter")
        }
    }
}

/// A table or a collection view with an adapter on its own screen, which is made when it is first used.
@MainActor
class AdapterScreen {
    /// Set before the screen is used, in suites whose tests share a property.
    var kind: ListKind
    private let style: UITableView.Style
    private let size: CGSize

    private lazy var parts = {
        let screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        let adapter = kind.makeAdapter()
        let listView = kind.makeListView(of: adapter, style: style)
        let controller = UIViewController()
        controller.view = listView
        screen.show(controller)
        return (screen: screen, adapter: adapter, listView: listView)
    }()

    var screen: HeadlessScreen { parts.screen }
    var adapter: FormAdapter { parts.adapter }
    var listView: any ListView { parts.listView }

    init(
        _ kind: ListKind = .table, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480)
    ) {
        self.kind = kind
        self.style = style
        self.size = size
    }

    /// Renders a form and lets all animations end. Resets the counts of renderings first.
    func render(_ form: Form, animated: Bool = false) {
        AdapterScreen.forgetRenderings()
        adapter.render(form, animated: animated)
        screen.settle()
    }

    static func forgetRenderings() {
        Word.renderings = []
        Number.renderings = []
        Item.renderings = []
        Banner.renderings = []
    }

    /// The texts of the visible rows, from top to bottom.
    var shownTexts: [String] {
        (listView.indexPathsForVisibleRows ?? []).map { path in
            cell(path.row, path.section)?.textLabel?.text ?? "no cell at \(path)"
        }
    }

    /// Returns the table cell of a row, which a cell of a collection view hosts.
    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        listView.rowView(at: IndexPath(row: row, section: section)) as? UITableViewCell
    }

    /// Taps the center of a row.
    func tap(_ row: Int, _ section: Int = 0) {
        let rect = listView.rectForRow(at: IndexPath(row: row, section: section))
        screen.tap(at: CGPoint(x: rect.midX, y: rect.midY - listView.contentOffset.y))
        screen.settle()
    }
}

extension AdapterScreen {
    var tableView: UITableView {
        guard let tableView = listView as? UITableView else { preconditionFailure("Not a table") }
        return tableView
    }

    var tableAdapter: TableAdapter {
        guard let adapter = adapter as? TableAdapter else { preconditionFailure("Not a table") }
        return adapter
    }
}

/// Members that have other names in tables and in collections.
extension AdapterScreen {
    var indexTitles: [String]? {
        switch listView {
        case let view as UITableView: view.dataSource?.sectionIndexTitles?(for: view) ?? nil
        case let view as UICollectionView: view.dataSource?.indexTitles?(for: view) ?? nil
        default: nil
        }
    }

    func section(ofIndexTitle title: String, at index: Int) -> Int? {
        switch listView {
        case let view as UITableView:
            view.dataSource?.tableView?(view, sectionForSectionIndexTitle: title, at: index)
        case let view as UICollectionView:
            view.dataSource?.collectionView?(view, indexPathForIndexTitle: title, at: index).section
        default: nil
        }
    }

    func canMoveRow(at path: IndexPath) -> Bool? {
        switch listView {
        case let view as UITableView: view.dataSource?.tableView?(view, canMoveRowAt: path)
        case let view as UICollectionView: view.dataSource?.collectionView?(view, canMoveItemAt: path)
        default: nil
        }
    }

    func moveTarget(from path: IndexPath, proposed: IndexPath) -> IndexPath? {
        switch listView {
        case let view as UITableView:
            view.delegate?.tableView?(view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
        case let view as UICollectionView:
            view.delegate?.collectionView?(
                view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: proposed)
        default: nil
        }
    }

    func moveRow(at path: IndexPath, to target: IndexPath) {
        switch listView {
        case let view as UITableView: view.dataSource?.tableView?(view, moveRowAt: path, to: target)
        case let view as UICollectionView: view.dataSource?.collectionView?(view, moveItemAt: path, to: target)
        default: break
        }
    }

    /// Returns the background of a row, which a cell of a collection view draws itself.
    func background(_ row: Int) -> UIBackgroundConfiguration? {
        let path = IndexPath(row: row, section: 0)
        guard let view = listView as? UICollectionView else { return cell(row)?.backgroundConfiguration }
        return view.cellForItem(at: path)?.backgroundConfiguration
    }

    func setSelectionFollowsFocus(_ follows: Bool) {
        (listView as? UITableView)?.selectionFollowsFocus = follows
        (listView as? UICollectionView)?.selectionFollowsFocus = follows
    }
}

extension UITableViewHeaderFooterView {
    /// The text of a section title.
    var title: String? { (contentConfiguration as? UIListContentConfiguration)?.text ?? textLabel?.text }
}
