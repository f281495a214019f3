import AdaptiveCards
import TrestleImages
import UIKit

/// The part of a row in an image behind several rows.
struct CardBackgroundPart: Hashable {
    var image: CardBackgroundImage
    /// The group with the image, which is the same for all of its rows.
    var group: String
    /// The numbers of the other rows of the group in the section.
    var rowsBefore: Int
    var rowsAfter: Int
    /// The numbers of rows in the sections above and below that belong to the group.
    var rowsInPreviousSection = 0
    var rowsInNextSection = 0
}

/// The views behind the rows of a card.
@MainActor
final class CardBackgrounds {
    private struct WeakView {
        weak var view: CardBackgroundPartView?
    }

    private var views: [WeakView] = []

    /// Makes the view behind a row.
    func makeView(_ part: CardBackgroundPart, _ url: URL, _ loader: ImageLoader) -> CardBackgroundPartView {
        let view = CardBackgroundPartView(part, url: url, loader: loader)
        view.onMove = { [weak self, weak view] in
            for other in self?.views ?? [] where other.view !== view { other.view?.setNeedsLayout() }
        }
        views.removeAll { $0.view == nil }
        views.append(WeakView(view: view))
        return view
    }
}

/// The part of an image that is behind a row. It finds the other rows of its group in the table view.
final class CardBackgroundPartView: UIView {
    private(set) var part: CardBackgroundPart {
        didSet { if part != oldValue { setNeedsLayout() } }
    }
    /// A closure that is called when the place of the row among the others has changed, whose places may have changed, too.
    var onMove: (@MainActor () -> Void)?

    private let imageView: CardBackgroundView
    private let url: URL

    init(_ part: CardBackgroundPart, url: URL, loader: ImageLoader) {
        self.part = part
        self.url = url
        imageView = CardBackgroundView(part.image, url: url, loader: loader)
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(imageView)
    }

    @available(*, unavailable, message: "CardBackgroundPartView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "CardBackgroundPartView does not support init(coder:). Create it with init(_:url:loader:).")
    }

    /// Shows another part of the same image. Returns whether the image is the same.
    func show(_ part: CardBackgroundPart, _ url: URL) -> Bool {
        guard part.image == self.part.image, url == self.url else { return false }
        self.part = part
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let (own, all) = frames else {
            imageView.frame = bounds
            return
        }
        let frame = CGRect(
            x: 0, y: all.minY - own.minY, width: bounds.width, height: max(all.height, bounds.height))
        let isSame = abs(frame.minY - imageView.frame.minY) < 0.5 && abs(frame.height - imageView.frame.height) < 0.5
        imageView.frame = frame
        if !isSame { onMove?() }
    }

    // MARK: Rows

    /// The frames of the row and of all rows of the group, or `nil` outside of a list.
    private var frames: (own: CGRect, all: CGRect)? {
        guard let list, let own = list.frame(list.path) else { return nil }
        let path = list.path
        var edges = [
            IndexPath(row: path.row - part.rowsBefore, section: path.section),
            IndexPath(row: path.row + part.rowsAfter, section: path.section),
        ]
        // Other sections may be between those of the card.
        if part.rowsInPreviousSection > 0, list.count(path.section - 1) == part.rowsInPreviousSection {
            edges.append(IndexPath(row: 0, section: path.section - 1))
        }
        if part.rowsInNextSection > 0, list.count(path.section + 1) == part.rowsInNextSection {
            edges.append(IndexPath(row: part.rowsInNextSection - 1, section: path.section + 1))
        }
        return (own, edges.compactMap(list.frame).reduce(own) { $0.union($1) })
    }

    private struct List {
        let path: IndexPath
        /// Returns the number of rows of a section, or `nil` if there is no such section.
        let count: (Int) -> Int?
        /// Returns the frame of a row, or `nil` if there is no such row.
        let frame: (IndexPath) -> CGRect?
    }

    /// The list with the row.
    private var list: List? {
        var cell: UITableViewCell?
        var item: UICollectionViewCell?
        var view = superview
        while let current = view {
            switch current {
            case let current as UITableViewCell: cell = current
            case let current as UICollectionViewCell: item = current
            case let table as UITableView:
                guard let path = cell.flatMap({ table.indexPath(for: $0) }) else { return nil }
                let count = { 0 <= $0 && $0 < table.numberOfSections ? table.numberOfRows(inSection: $0) : nil }
                return List(path: path, count: count) { path in
                    guard 0 <= path.row, path.row < count(path.section) ?? 0 else { return nil }
                    return table.rectForRow(at: path)
                }
            case let collection as UICollectionView:
                guard let path = item.flatMap({ collection.indexPath(for: $0) }) else { return nil }
                let count = {
                    0 <= $0 && $0 < collection.numberOfSections ? collection.numberOfItems(inSection: $0) : nil
                }
                return List(path: path, count: count) { path in
                    guard 0 <= path.item, path.item < count(path.section) ?? 0 else { return nil }
                    return collection.layoutAttributesForItem(at: path)?.frame
                }
            default: break
            }
            view = current.superview
        }
        return nil
    }
}
