internal import RowGeometry

/// An element that a layout positions: a cell, a supplementary view or a decoration view.
enum CollectionElement: Hashable {
    case cell(RowPath)
    /// A supplementary view, by kind and index path.
    case supplementary(String, IndexPath)
    /// A decoration view, by kind and index path.
    case decoration(String, IndexPath)
    /// A placeholder for an item that was dropped, by its identifier.
    case placeholder(Int)

    /// The path of the item, or `nil` for a supplementary or decoration view.
    var item: RowPath? {
        if case .cell(let path) = self { return path }
        return nil
    }

    var indexPath: IndexPath {
        switch self {
        case .cell(let path): path.indexPath
        case .supplementary(_, let path), .decoration(_, let path): path
        case .placeholder: IndexPath()
        }
    }
}
