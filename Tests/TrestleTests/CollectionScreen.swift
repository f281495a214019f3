import TrestleTesting
import UIKit

@testable import Trestle

/// A collection view with an adapter on its own screen.
@MainActor
final class CollectionScreen: AdapterScreen {
    init(size: CGSize = CGSize(width: 320, height: 480)) { super.init(.collection, size: size) }

    var collectionView: UICollectionView {
        guard let collectionView = listView as? UICollectionView else { preconditionFailure("Not a collection view") }
        return collectionView
    }

    var collectionAdapter: CollectionAdapter {
        guard let adapter = adapter as? CollectionAdapter else { preconditionFailure("Not a collection view") }
        return adapter
    }

    func collectionCell(_ row: Int, _ section: Int = 0) -> UICollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: row, section: section))
    }

    func frame(_ row: Int, _ section: Int = 0) -> CGRect { collectionCell(row, section)?.frame ?? .null }
}

/// A component with a cell of its own in tables and in collections.
struct Tile: CollectionComponent, Identifiable {
    let id: Int

    func render(in cell: WordCell) { cell.textLabel?.text = "row \(id)" }
    func render(in cell: TileCell) { cell.text = "tile \(id)" }
}

final class TileCell: UICollectionViewCell {
    var text = ""
    var log: [String] = []
}

/// A component that collections only can display.
struct Poster: CollectionComponent {
    let name: String

    func render(in cell: TileCell) { cell.text = name }
    func willDisplay(_ cell: TileCell) { cell.log.append("display") }
    func didEndDisplaying(_ cell: TileCell) { cell.log.append("end") }
    func setHighlighted(_ isHighlighted: Bool, in cell: TileCell) {
        cell.log.append(isHighlighted ? "highlight" : "unhighlight")
    }
}
