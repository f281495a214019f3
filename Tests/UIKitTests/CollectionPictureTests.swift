import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of collection views", .serialized)
struct CollectionPictureTests {
    /// A grid of symbols in sections with pinned headers.
    final class Symbols: UICollectionViewController {
        /// A layout that is mirrored right to left.
        final class Layout: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }

        final class SymbolCell: UICollectionViewCell {
            let image = UIImageView()
            let label = UILabel()

            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.backgroundColor = .secondarySystemBackground
                contentView.layer.cornerRadius = 12
                image.contentMode = .scaleAspectFit
                label.font = .preferredFont(forTextStyle: .caption1)
                label.textAlignment = .center
                let stack = UIStackView(arrangedSubviews: [image, label])
                stack.axis = .vertical
                stack.spacing = 6
                stack.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                    image.heightAnchor.constraint(equalToConstant: 32),
                ])
                let selected = UIView()
                selected.backgroundColor = .systemYellow
                selectedBackgroundView = selected
            }

            @available(*, unavailable, message: "SymbolCell is created in code")
            required init?(coder: NSCoder) { fatalError("SymbolCell is created in code") }

            override func layoutSubviews() {
                super.layoutSubviews()
                contentView.frame = bounds.insetBy(dx: 3, dy: 3)
            }
        }

        private let names = ["star.fill", "heart.fill", "bell", "gear", "folder", "trash", "bookmark"]

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Symbols"
            collectionView.register(SymbolCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(
                TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            collectionView.allowsMultipleSelection = true
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 7 : 60
        }

        override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let name = names[indexPath.item % names.count]
            (cell as? SymbolCell)?.image.image = UIImage(systemName: name)
            (cell as? SymbolCell)?.label.text = "Item \(indexPath.item)"
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (view as? TextHeader)?.label.text = "Section \(indexPath.section)"
            return view
        }
    }

    @Test(
        "a grid with pinned headers and selected items matches its reference images",
        arguments: [
            (UIUserInterfaceStyle.light, UITraitEnvironmentLayoutDirection.leftToRight, "grid"),
            (.dark, .leftToRight, "grid-dark"), (.light, .rightToLeft, "grid-right-to-left"),
        ])
    func grid(style: UIUserInterfaceStyle, direction: UITraitEnvironmentLayoutDirection, name: String) {
        let screen = HeadlessScreen(scale: 2, style: style, layoutDirection: direction)
        let layout = Symbols.Layout()
        layout.itemSize = CGSize(width: 86, height: 86)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.headerReferenceSize = CGSize(width: 0, height: 36)
        layout.sectionHeadersPinToVisibleBounds = true
        let symbols = Symbols(collectionViewLayout: layout)
        screen.show(UINavigationController(rootViewController: symbols))
        for item in [1, 5] {
            symbols.collectionView.selectItem(
                at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        symbols.collectionView.contentOffset.y += 30
        screen.settle()
        expectSnapshot(screen, matches: name)
    }
}
