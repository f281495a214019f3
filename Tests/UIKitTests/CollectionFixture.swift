import TrestleTesting

@testable import UIKit

/// A cell that displays a text.
final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.backgroundColor = .systemTeal
        contentView.layer.cornerRadius = 6
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    @available(*, unavailable, message: "TextCell is created in code")
    required init?(coder: NSCoder) { fatalError("TextCell is created in code") }
}

/// A supplementary view that displays its kind and section.
final class TextHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        addSubview(label)
    }

    @available(*, unavailable, message: "TextHeader is created in code")
    required init?(coder: NSCoder) { fatalError("TextHeader is created in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}

/// A collection view of texts that logs the calls of its data source and delegate.
@MainActor
class TextCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var sizes: ((IndexPath) -> CGSize)?
    /// Whether items can be moved.
    var isMovable: (IndexPath) -> Bool = { _ in true }
    private(set) var moves: [[Int]] = []
    /// The titles of the index.
    var titles: [String]?
    var itemForTitle: (Int) -> IndexPath = { IndexPath(item: 0, section: $0) }
    var isEditable: (IndexPath) -> Bool = { _ in true }
    /// Whether a drag that begins on an item selects several items.
    var beginsMultipleSelection: (IndexPath) -> Bool = { _ in false }
    private(set) var selectionGestures: [String] = []
    /// The title of the only action of context menus, or `nil` for none.
    var menuTitle: String?
    /// The items of the context menus that were requested, and an empty list for each action that was performed.
    private(set) var menuItems: [[Int]] = []
    private(set) var log: [String] = []
    private(set) var requestedCells: [IndexPath] = []
    private(set) var sizeRequestCount = 0
    let view: UICollectionView
    let layout: UICollectionViewLayout
    let screen: HeadlessScreen
    let controller = UIViewController()

    init(
        _ sections: [[String]], layout: UICollectionViewLayout? = nil, size: CGSize = CGSize(width: 320, height: 480),
        screen: HeadlessScreen? = nil, configure: (UICollectionView) -> Void = { _ in }
    ) {
        self.sections = sections
        self.layout = layout ?? UICollectionViewFlowLayout()
        self.screen = screen ?? HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: self.layout)
        super.init()
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        view.backgroundColor = .systemBackground
        configure(view)
    }

    /// The layout, which must be a flow layout.
    var flow: UICollectionViewFlowLayout { layout as! UICollectionViewFlowLayout }

    /// Shows the collection view on its screen.
    @discardableResult
    func show() -> Self {
        view.dataSource = self
        view.delegate = self
        controller.view = view
        screen.show(controller)
        return self
    }

    func takeLog() -> [String] {
        defer {
            log = []
            requestedCells = []
        }
        return log
    }

    /// The texts of the visible cells, in the order of their items.
    var visibleTexts: [String] { view.visibleCells.compactMap { ($0 as? TextCell)?.label.text } }

    func frame(_ item: Int, section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The center of a visible item on the screen.
    func point(_ item: Int, section: Int = 0) -> CGPoint {
        let frame = frame(item, section: section)!
        return CGPoint(x: frame.midX - view.contentOffset.x, y: frame.midY - view.contentOffset.y)
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        requestedCells.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        let name = kind == UICollectionView.elementKindSectionHeader ? "Header" : "Footer"
        (view as? TextHeader)?.label.text = "\(name) \(indexPath.section)"
        return view
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        isMovable(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append([sourceIndexPath.item, destinationIndexPath.item])
        let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { itemForTitle(index) }

    // MARK: UICollectionViewDelegate

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        isEditable(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { beginsMultipleSelection(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        selectionGestures.append("begin \(indexPath.item)")
        collectionView.allowsMultipleSelection = true
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        selectionGestures.append("end")
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menuTitle else { return nil }
        menuItems.append(indexPaths.map(\.item))
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: menuTitle) { [weak self] _ in self?.menuItems.append([]) }])
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let sizes else { return NotImplemented.size }
        sizeRequestCount += 1
        return sizes(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("willDisplay \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("didEndDisplaying \(indexPath.item)") }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }
}
