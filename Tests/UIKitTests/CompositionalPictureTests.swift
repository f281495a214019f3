import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Compositional pictures", .serialized)
struct CompositionalPictureTests {
    /// A page with a row of banners, columns of three apps, tags of their own widths and a gallery.
    private static func layout() -> UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in
                let section =
                    switch index {
                    case 0: Compose.row(.groupPagingCentered, width: 320, height: 130)
                    case 1: apps()
                    case 2: tags()
                    default: gallery()
                    }
                if index > 0 { section.boundarySupplementaryItems = [Compose.header(height: .absolute(32))] }
                return section
            }, configuration: configuration)
    }

    private static func apps() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: Compose.size(.fractionalWidth(1), .fractionalHeight(1.0 / 3)),
            supplementaryItems: [
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: Compose.size(.absolute(20), .absolute(20)), elementKind: "badge",
                    containerAnchor: NSCollectionLayoutAnchor(
                        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
            ])
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Compose.size(.fractionalWidth(0.8), .absolute(180)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.interGroupSpacing = 12
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private static func tags() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: Compose.size(.estimated(80), .absolute(32)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Compose.size(.fractionalWidth(1), .absolute(32)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
        section.interGroupSpacing = 8
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [background]
        return section
    }

    private static func gallery() -> NSCollectionLayoutSection {
        let large = NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(0.65), .fractionalHeight(1)))
        large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let small = NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(1), .fractionalHeight(0.5)))
        small.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: Compose.size(.fractionalWidth(0.35), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Compose.size(.fractionalWidth(1), .absolute(140)), subitems: [large, column])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        return section
    }

    private static let words = [
        "Art", "Photography", "Games", "Music", "Productivity", "News", "Travel", "Food and drink",
    ]

    private func page(isRightToLeft: Bool = false) -> StorePage {
        StorePage(
            [Compose.texts("Banner ", 5), Compose.texts("App ", 11), Self.words, Compose.texts("Photo ", 9)],
            layout: Self.layout(),
            isRightToLeft: isRightToLeft)
    }

    @Test("a store page with rows, columns, tags and a gallery")
    func store() {
        let page = page()
        expectSnapshot(page.screen, matches: "compositional-store")
        page.screen.fling(from: CGPoint(x: 300, y: 260), by: CGVector(dx: -150, dy: 0), duration: 0.05)
        page.screen.settle()
        page.view.contentOffset.y = 120
        page.screen.settle()
        expectSnapshot(page.screen, matches: "compositional-store-scrolled")
    }

    @Test("a store page from right to left")
    func rightToLeft() {
        expectSnapshot(page(isRightToLeft: true).screen, matches: "compositional-store-rtl")
    }
}
