import TrestleTesting

@testable import UIKit

/// A screen with a collection view whose items are those of a snapshot.
@MainActor
final class DiffableCollection {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
    let view: UICollectionView
    var source: Source!
    /// Texts appended to the items of cells.
    var suffixes: [Int: String] = [:]
    private(set) var requestedItems: [Int] = []

    init(headerHeight: CGFloat = 0, isShown: Bool = true) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: headerHeight)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        source = Source(collectionView: view) { [unowned self] view, indexPath, item in
            requestedItems.append(item)
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TextCell)?.label.text = "\(item)\(suffixes[item] ?? "")"
            return cell
        }
        source.supplementaryViewProvider = { [unowned self] view, kind, indexPath in
            let header = view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (header as? TextHeader)?.label.text = source.sectionIdentifier(for: indexPath.section)
            return header
        }
        guard isShown else { return }
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
    }

    func clearLog() { requestedItems = [] }

    func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func show(_ sections: [(String, [Int])]) {
        source.apply(snapshot(sections), animatingDifferences: false)
        screen.settle()
    }

    /// Shows an outline of 1, with the children 2 (with the child 3) and 4, and of 5, as the section "a".
    func showOutline(expanded: [Int] = []) {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 5])
        outline.append([2, 4], to: 1)
        outline.append([3], to: 2)
        outline.expand(expanded)
        source.apply(outline, to: "a", animatingDifferences: false)
        screen.settle()
    }

    /// The texts of the visible cells, from top to bottom.
    var texts: [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? TextCell)?.label.text }
    }

    func cell(_ item: Int) -> UICollectionViewCell? { source.indexPath(for: item).flatMap(view.cellForItem(at:)) }

    @discardableResult
    func toggle(_ item: Int) -> Bool {
        defer { screen.settle() }
        return source.indexPath(for: item).map { view.toggleExpansion(at: $0) } ?? false
    }

    /// Moves an item as a drag to a point does.
    func drag(_ item: Int, to y: CGFloat) -> Bool {
        guard let path = source.indexPath(for: item), view.beginInteractiveMovementForItem(at: path) else {
            return false
        }
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: y))
        view.endInteractiveMovement()
        screen.settle()
        return true
    }
}
