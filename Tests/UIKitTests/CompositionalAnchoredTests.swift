import Testing
import TrestleTesting

@testable import UIKit

/// A badge whose label determines its size.
private final class Badge: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
        ])
    }

    @available(*, unavailable, message: "Badge is created in code")
    required init?(coder: NSCoder) { fatalError("Badge is created in code") }
}

/// A grid of texts whose items have badges with the same texts.
@MainActor
private final class Badges: TextCollection {
    init(_ items: [String], attachesToGroups: Bool = false) {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(20), heightDimension: .estimated(20)),
            elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
        let item =
            attachesToGroups
            ? NSCollectionLayoutItem(layoutSize: size)
            : NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
            subitems: [item])
        if attachesToGroups { group.supplementaryItems = [badge] }
        super.init(
            [items], layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        show()
        screen.settle()
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
        (view as? Badge)?.label.text = sections[0][indexPath.item]
        return view
    }

    func badge(_ index: Int) -> UICollectionReusableView? {
        view.supplementaryView(forElementKind: "badge", at: [0, index])
    }

    func size(of text: String) -> CGSize {
        let label = UILabel()
        label.text = text
        let size = label.sizeThatFits(.zero)
        return CGSize(width: size.width.rounded(.up) + 12, height: size.height.rounded(.up) + 4)
    }
}

@MainActor
@Suite("Estimated supplementary items of compositional layouts", .serialized)
struct CompositionalAnchoredTests {
    private func expectMeasured(_ grid: Badges, _ count: Int, _ comment: Comment) {
        for index in 0..<count {
            let badge = grid.badge(index)
            #expect(badge?.frame.size == grid.size(of: grid.sections[0][index]), "\(comment), badge \(index)")
            #expect(badge?.frame.maxX == grid.frame(index)?.maxX && badge?.frame.minY == grid.frame(index)?.minY)
        }
    }

    @Test("estimated badges have the size of their contents and remain attached to their corner")
    func measures() {
        let grid = Badges(["1", "twelve", "a long badge", "4"])
        expectMeasured(grid, 4, "first layout")
    }

    @Test("the sizes of badges move with their items")
    func updates() {
        let grid = Badges(["1", "twelve", "a long badge", "4", "five", "6"])
        grid.sections[0].insert("an inserted badge", at: 1)
        grid.sections[0].removeLast(2)
        grid.view.performBatchUpdates {
            grid.view.insertItems(at: [[0, 1]])
            grid.view.deleteItems(at: [[0, 4], [0, 5]])
        }
        grid.screen.settle()
        expectMeasured(grid, 5, "after an update")
    }

    @Test("estimated items of groups are measured, and measured again after an update")
    func groups() {
        let grid = Badges(["1", "a long badge", "3", "4"], attachesToGroups: true)
        for index in 0...1 {
            #expect(grid.badge(index)?.frame.size == grid.size(of: grid.sections[0][index]))
            #expect(grid.badge(index)?.frame.maxX == 320)
        }
        grid.sections[0].insert("x", at: 0)
        grid.view.insertItems(at: [[0, 0]])
        grid.screen.settle()
        #expect(grid.badge(2)?.frame.size == grid.size(of: grid.sections[0][2]))
    }
}
