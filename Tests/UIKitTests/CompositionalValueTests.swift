import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Compositional values", .serialized)
struct CompositionalValueTests {
    @Test("dimensions have their kinds and values, and are equal by content")
    func dimensions() {
        #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
        #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
        #expect(NSCollectionLayoutDimension.absolute(5).isAbsolute)
        #expect(NSCollectionLayoutDimension.estimated(5).isEstimated)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 7).dimension == 7)
        #expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 7).isUniformAcrossSiblings)
        #expect(NSCollectionLayoutDimension.absolute(5) == NSCollectionLayoutDimension.absolute(5))
        #expect(NSCollectionLayoutDimension.absolute(5) != NSCollectionLayoutDimension.estimated(5))
    }

    @Test("new items, groups and sections have the defaults of UIKit")
    func defaults() {
        let size = Compose.size(.absolute(10), .absolute(10))
        let item = NSCollectionLayoutItem(layoutSize: size)
        #expect(item.contentInsets == .zero)
        #expect(item.edgeSpacing?.leading?.isFixed == true)
        #expect(item.supplementaryItems.isEmpty)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        #expect(group.interItemSpacing?.spacing == 0)
        #expect(group.subitems.count == 1)
        let section = NSCollectionLayoutSection(group: group)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.contentInsetsReference == .automatic)
        #expect(section.orthogonalScrollingProperties.bounce == .automatic)
        let header = Compose.header()
        #expect(header.zIndex == 1)
        #expect(header.extendsBoundary)
        #expect(!header.pinToVisibleBounds)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex == 0)
    }

    @Test("a copy of a section is independent of it")
    func copies() throws {
        let section = Compose.row(.paging)
        section.orthogonalScrollingProperties.bounce = .never
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.interGroupSpacing = 99
        section.orthogonalScrollingProperties.bounce = .always
        #expect(copy.interGroupSpacing == 10)
        #expect(copy.orthogonalScrollingBehavior == .paging)
        #expect(copy.orthogonalScrollingProperties.bounce == .never)
    }

    @Test("a group is drawn in characters")
    func drawing() {
        let item = NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Compose.size(.absolute(200), .absolute(40)), subitems: [item])
        let lines = group.visualDescription().split(separator: "\n")
        #expect(lines.first?.filter { $0 == "+" }.count == 3)
        #expect(lines.count == 11)
        #expect(lines.allSatisfy { $0.count == 101 })
    }

    @Test("items of a custom group have the frames of its provider")
    func customGroup() {
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: Compose.size(.fractionalWidth(1), .absolute(100))
        ) { environment in
            let width = environment.container.effectiveContentSize.width
            return (0..<3).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 3 * CGFloat($0), y: CGFloat($0) * 10, width: width / 3, height: 50))
            }
        }
        let page = StorePage(7, NSCollectionLayoutSection(group: group))
        #expect(page.frame(5) == CGRect(x: 260, y: 120, width: 130, height: 50))
        #expect(page.frame(6) == CGRect(x: 0, y: 200, width: 130, height: 50))
    }
}
