import UIKit

/// The files of a folder as an outline: folders expand and collapse, and files are deleted by a swipe.
final class OutlineViewController: UIViewController {
    enum Section { case files }

    private let items: [FileItem]
    private let itemsByID: [FileItem.ID: FileItem]
    private var collectionView: UICollectionView?
    private var dataSource: UICollectionViewDiffableDataSource<Section, FileItem.ID>?

    init(items: [FileItem] = FileItem.items(in: GalleryFolder.listing)) {
        self.items = items
        var byID: [FileItem.ID: FileItem] = [:]
        func add(_ item: FileItem) {
            byID[item.id] = item
            item.children?.forEach(add)
        }
        items.forEach(add)
        itemsByID = byID
        super.init(nibName: nil, bundle: nil)
        title = "Files"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
        navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    }

    @available(*, unavailable, message: "OutlineViewController is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("OutlineViewController does not support init(coder:). Create it with init(items:).")
    }

    private func makeMenu() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Expand All", image: UIImage(systemName: "chevron.down")) { [weak self] _ in
                self?.updateSnapshot { $0.expand($0.items) }
            },
            UIAction(title: "Collapse All", image: UIImage(systemName: "chevron.up")) { [weak self] _ in
                self?.updateSnapshot { $0.collapse($0.items) }
            },
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.allowsSelection = false
        view.addSubview(collectionView)
        self.collectionView = collectionView
        dataSource = makeDataSource(for: collectionView)
        applyFirstSnapshot()
    }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self, let id = dataSource?.itemIdentifier(for: path), itemsByID[id]?.isFolder == false else {
                return nil
            }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
                self?.updateSnapshot { $0.delete([id]) }
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [delete])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    // MARK: Cells

    private func makeDataSource(
        for collectionView: UICollectionView
    ) -> UICollectionViewDiffableDataSource<Section, FileItem.ID> {
        let itemsByID = itemsByID
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FileItem.ID> { cell, _, id in
            if let item = itemsByID[id] { Self.show(item, in: cell) }
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, path, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
        }
    }

    private static func show(_ item: FileItem, in cell: UICollectionViewListCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = item.name
        content.secondaryText =
            item.isFolder ? "\(item.fileCount)" : Int64(item.size).formatted(.byteCount(style: .file))
        content.image = UIImage(systemName: item.isFolder ? "folder.fill" : symbol(ofFile: item.name))
        content.imageProperties.tintColor = item.isFolder ? .systemBlue : .secondaryLabel
        content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        cell.contentConfiguration = content
        // A tap anywhere on a folder expands it.
        cell.accessories = item.isFolder ? [.outlineDisclosure(options: .init(style: .header))] : []
    }

    private static func symbol(ofFile name: String) -> String {
        switch name.split(separator: ".").last {
        case "swift": "chevron.left.forwardslash.chevron.right"
        case "png", "jpg", "svg": "photo"
        case "storyboard", "xib": "rectangle.on.rectangle"
        default: "doc.text"
        }
    }

    // MARK: Snapshot

    private func applyFirstSnapshot() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<FileItem.ID>()
        func add(_ items: [FileItem], to parent: FileItem.ID?) {
            snapshot.append(items.map(\.id), to: parent)
            for item in items { item.children.map { add($0, to: item.id) } }
        }
        add(items, to: nil)
        snapshot.expand(items.prefix(1).map(\.id))
        dataSource?.apply(snapshot, to: .files, animatingDifferences: false)
    }

    private func updateSnapshot(_ change: (inout NSDiffableDataSourceSectionSnapshot<FileItem.ID>) -> Void) {
        guard let dataSource else { return }
        var snapshot = dataSource.snapshot(for: .files)
        change(&snapshot)
        dataSource.apply(snapshot, to: .files)
    }
}
