import TrestleTesting

@testable import UIKit

/// A list whose cells a closure configures, and that logs what its accessories and its delegate do.
@MainActor
final class ListCells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items: [String]
    var log: [String] = []
    var isMovable = true
    var configure: (UICollectionViewListCell, Int) -> Void
    let view: UICollectionView
    let screen: HeadlessScreen
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }

    init(
        _ count: Int = 5, appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        style: UIUserInterfaceStyle = .light, isRightToLeft: Bool = false,
        configure: @escaping (UICollectionViewListCell, Int) -> Void = { _, _ in }
    ) {
        items = texts("Row ", count)
        self.configure = configure
        let size = CGSize(width: 320, height: 300)
        screen = HeadlessScreen(
            size: size, scale: 2, style: style, safeAreaInsets: .zero,
            layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        var deletes: (IndexPath) -> Void = { _ in }
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                deletes(path)
                finish(true)
            }
            return UISwipeActionsConfiguration(actions: [action])
        }
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        super.init()
        deletes = { [weak self] path in self?.log.append("delete \(path.item)") }
        view.dataSource = self
        view.delegate = self
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
        screen.settle()
    }

    func cell(_ item: Int) -> UICollectionViewListCell {
        view.cellForItem(at: [0, item]) as! UICollectionViewListCell
    }

    /// A point of a visible cell on the screen, by its distance from the leading edge, or from the trailing one if it is
    /// negative.
    func point(_ item: Int, x: CGFloat) -> CGPoint {
        let frame = cell(item).frame
        let x = x < 0 ? frame.width + x : x
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(
            x: isRightToLeft ? frame.maxX - x : frame.minX + x, y: frame.midY - view.contentOffset.y)
    }

    func tap(_ item: Int, x: CGFloat) {
        screen.tap(at: point(item, x: x))
        screen.settle()
    }

    func edit(_ isEditing: Bool = true) {
        view.isEditing = isEditing
        screen.settle()
    }

    func note(_ text: String) -> () -> Void { { [weak self] in self?.log.append(text) } }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: items[indexPath.item])
        configure(cell, indexPath.item)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { isMovable }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
}
