import TrestleTesting

@testable import UIKit

/// A list of texts whose rows can be swiped, which logs the calls of its providers and delegate.
@MainActor
final class SwipeList: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var rows: [String]
    var log: [String] = []
    var leading: [UIContextualAction] = []
    var trailing: [UIContextualAction]?
    var fullSwipe = true
    private(set) var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let screen: HeadlessScreen

    init(
        _ count: Int = 6, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        isRightToLeft: Bool = false
    ) {
        rows = texts("Row ", count)
        let size = CGSize(width: 320, height: 300)
        screen = HeadlessScreen(
            size: size, scale: 2, safeAreaInsets: .zero, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        super.init()
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
            log.append("leading \(path.item)")
            return self.configuration(leading)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
            log.append("trailing \(path.item)")
            return trailing.map(self.configuration)
        }
        list = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.register(SizedListCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        list.delegate = self
        let controller = UIViewController()
        controller.view = list
        screen.show(controller)
        screen.settle()
    }

    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = fullSwipe
        return configuration
    }

    func action(_ title: String, _ style: UIContextualAction.Style = .normal, _ body: @escaping () -> Void = {})
        -> UIContextualAction
    {
        UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
            self?.log.append("action \(title)")
            body()
            completion(true)
        }
    }

    func cell(_ row: Int) -> UICollectionViewCell? { list.cellForItem(at: [0, row]) }

    /// Drags across a row.
    func swipe(_ row: Int, by distance: CGFloat) {
        guard let frame = cell(row)?.frame else { return }
        let y = frame.midY - list.contentOffset.y
        let start = CGPoint(x: distance < 0 ? 300 : 20, y: y)
        screen.touchDown(at: start)
        for step in 1...10 {
            screen.advance(by: 0.02)
            screen.touchMove(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: y))
        }
        // Without a pause the drag would end as a fling.
        screen.advance(by: 0.2)
        screen.touchMove(to: CGPoint(x: start.x + distance, y: y))
        screen.advance(by: 0.2)
        screen.touchUp(at: CGPoint(x: start.x + distance, y: y))
        screen.settle()
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? SizedListCell)?.height = 44
        cell.accessibilityLabel = rows[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }
}
