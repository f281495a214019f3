import TrestleTesting
import UIKit

@testable import Trestle

/// A collection view with an adapter on its own screen.
@MainActor
final class CollectionScreen {
    let screen: HeadlessScreen
    let collectionView: UICollectionView
    let adapter = CollectionAdapter()

    init(size: CGSize = CGSize(width: 320, height: 480)) {
        screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: adapter.layout)
        collectionView.backgroundColor = .systemBackground
        adapter.collectionView = collectionView
        let controller = UIViewController()
        controller.view = collectionView
        screen.show(controller)
    }

    /// Renders a form and lets all animations end. Resets the counts of renderings first.
    func render(_ form: Form, animated: Bool = false) {
        AdapterScreen.forgetRenderings()
        adapter.render(form, animated: animated)
        screen.settle()
    }

    /// The texts of the visible rows, from top to bottom.
    var shownTexts: [String] {
        collectionView.indexPathsForVisibleItems.sorted().map { path in
            tableCell(path.item, path.section)?.textLabel?.text ?? "no cell at \(path)"
        }
    }

    func cell(_ row: Int, _ section: Int = 0) -> UICollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: row, section: section))
    }

    /// The table cell that the cell of a row hosts.
    func tableCell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        cell(row, section)?.rowView as? UITableViewCell
    }

    func frame(_ row: Int, _ section: Int = 0) -> CGRect { cell(row, section)?.frame ?? .null }

    /// Taps the center of a row.
    func tap(_ row: Int, _ section: Int = 0) {
        let rect = collectionView.rectForRow(at: IndexPath(item: row, section: section))
        screen.tap(at: CGPoint(x: rect.midX, y: rect.midY - collectionView.contentOffset.y))
        screen.settle()
    }
}

/// A component with a cell of its own in tables and in collections.
struct Tile: CollectionComponent, Identifiable {
    let id: Int

    func render(in cell: WordCell) { cell.textLabel?.text = "row \(id)" }
    func render(in cell: TileCell) { cell.text = "tile \(id)" }
}

final class TileCell: UICollectionViewCell {
    var text = ""
}

/// A component that collections only can display.
struct Poster: CollectionComponent {
    let name: String

    func render(in cell: TileCell) { cell.text = name }
}
