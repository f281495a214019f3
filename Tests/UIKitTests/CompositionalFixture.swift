import TrestleTesting

@testable import UIKit

/// A cell of a store page: an image area, a title and a text of any number of lines.
final class StoreCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 8
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }

    @available(*, unavailable, message: "StoreCell is created in code")
    required init?(coder: NSCoder) { fatalError("StoreCell is created in code") }
}

/// A header or badge with a text.
final class StoreHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .boldSystemFont(ofSize: 20)
        addSubview(label)
    }

    @available(*, unavailable, message: "StoreHeader is created in code")
    required init?(coder: NSCoder) { fatalError("StoreHeader is created in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// A rounded background.
final class StoreBackground: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
    }

    @available(*, unavailable, message: "StoreBackground is created in code")
    required init?(coder: NSCoder) { fatalError("StoreBackground is created in code") }
}

/// A collection view with a compositional layout on a headless screen.
@MainActor
final class StorePage: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal]

    var sections: [[String]]
    let view: UICollectionView
    let screen: HeadlessScreen
    private(set) var requestedItems: [IndexPath] = []
    private(set) var selectedItems: [IndexPath] = []
    private let controller = UIViewController()

    init(
        _ sections: [[String]], layout: UICollectionViewCompositionalLayout,
        size: CGSize = CGSize(width: 390, height: 700), isRightToLeft: Bool = false
    ) {
        self.sections = sections
        screen = HeadlessScreen(size: size, scale: 2, safeAreaInsets: .zero)
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        super.init()
        view.register(StoreCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "badge"] {
            view.register(StoreHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        layout.register(StoreBackground.self, forDecorationViewOfKind: "background")
        view.backgroundColor = .systemBackground
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.dataSource = self
        view.delegate = self
        controller.view = view
        screen.show(controller)
        screen.settle()
    }

    convenience init(_ count: Int, _ section: NSCollectionLayoutSection, isRightToLeft: Bool = false) {
        self.init(
            [(0..<count).map { "Item \($0)" }], layout: UICollectionViewCompositionalLayout(section: section),
            isRightToLeft: isRightToLeft)
    }

    /// Returns the frame of an item as it is visible in the collection view's content.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: view) }
    }

    /// The visible items of a section, in order.
    func visibleItems(_ section: Int = 0) -> [Int] {
        view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    }

    func clearRequests() { requestedItems = [] }

    // MARK: Data source and delegate

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        requestedItems.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? StoreCell {
            cell.label.text = sections[indexPath.section][indexPath.item]
            cell.contentView.backgroundColor = Self.colors[indexPath.item % 5].withAlphaComponent(0.35)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        if let header = view as? StoreHeader {
            header.label.text = kind == "badge" ? "" : "\(kind.capitalized) \(indexPath.section)"
            header.backgroundColor = kind == "badge" ? .systemRed : .clear
            header.layer.cornerRadius = kind == "badge" ? 10 : 0
        }
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectedItems.append(indexPath)
    }
}

/// Short forms of the types of compositional layouts.
@MainActor
enum Compose {
    static func texts(_ prefix: String, _ count: Int) -> [String] { (0..<count).map { prefix + "\($0)" } }

    static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// A section of rows with a number of columns.
    static func grid(columns: Int, height: CGFloat = 100, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
        group.interItemSpacing = .fixed(spacing)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return section
    }

    /// A section of rows whose heights the cells determine.
    static func list(estimate: CGFloat = 44) -> NSCollectionLayoutSection {
        let size = size(.fractionalWidth(1), .estimated(estimate))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    /// A section that scrolls horizontally, with groups of a size.
    static func row(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 200, height: CGFloat = 120,
        inset: CGFloat = 20, spacing: CGFloat = 10
    ) -> NSCollectionLayoutSection {
        let size = size(.absolute(width), .absolute(height))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    static func header(height: NSCollectionLayoutDimension = .absolute(40))
        -> NSCollectionLayoutBoundarySupplementaryItem
    {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), height), elementKind: "header", alignment: .top)
    }
}
