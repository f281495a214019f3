import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Updates of compositional layouts", .serialized)
struct CompositionalUpdateTests {
    private let long = "A text that is so long that its cell needs more than one line, and then another one."

    private func list(_ sections: [[String]], header: Bool = false) -> StorePage {
        let section = Compose.list(estimate: 150)
        if header { section.boundarySupplementaryItems = [Compose.header(height: .estimated(80))] }
        return StorePage(sections, layout: UICollectionViewCompositionalLayout(section: section))
    }

    /// Scrolls through the whole content, so that all items are measured, and back to the top.
    private func measureAll(_ page: StorePage) {
        while page.view.contentOffset.y < page.view.contentSize.height - page.view.bounds.height {
            page.view.contentOffset.y += 300
            page.screen.settle()
        }
        page.view.contentOffset = .zero
        page.screen.settle()
    }

    private func texts(_ count: Int) -> [String] { (0..<count).map { $0.isMultiple(of: 3) ? long : "Item \($0)" } }

    @Test("items that an update leaves have the heights that their cells have determined")
    func measuredHeights() {
        let page = list([texts(60)])
        measureAll(page)
        let height = page.view.contentSize.height
        page.sections[0].insert("New", at: 40)
        page.view.insertItems(at: [[0, 40]])
        page.screen.settle()
        #expect(page.view.contentSize.height == height + CGFloat(150))
        page.sections[0].remove(at: 40)
        page.view.deleteItems(at: [[0, 40]])
        page.screen.settle()
        #expect(page.view.contentSize.height == height)
        page.view.moveItem(at: [0, 3], to: [0, 55])
        page.sections[0].insert(page.sections[0].remove(at: 3), at: 55)
        page.screen.settle()
        #expect(page.view.contentSize.height == height)
    }

    @Test("sections that move keep the heights of their items and headers")
    func sections() {
        let page = list([texts(30), texts(20), texts(10)], header: true)
        measureAll(page)
        let height = page.view.contentSize.height
        page.view.performBatchUpdates {
            page.sections.append(page.sections.removeFirst())
            page.view.moveSection(0, toSection: 2)
        }
        page.screen.settle()
        #expect(page.view.contentSize.height == height)
    }

    @Test("a reloaded item is measured again")
    func reload() {
        let page = list([texts(6)])
        let height = page.view.contentSize.height
        page.sections[0][1] = long
        page.view.reloadItems(at: [[0, 1]])
        page.screen.settle()
        #expect(page.view.contentSize.height > height)
        #expect(page.frame(1)?.height == page.frame(0)?.height)
    }

    @Test("the scroll offset of a section moves with it")
    func orthogonalOffsets() throws {
        let page = StorePage(
            [Compose.texts("a", 20), Compose.texts("b", 20)],
            layout: UICollectionViewCompositionalLayout(section: Compose.row(.continuous)))
        page.screen.drag(from: CGPoint(x: 300, y: 180), to: CGPoint(x: 100, y: 180))
        page.screen.settle()
        let position = try #require(page.frame(1, 1)?.minX)
        #expect(position < 200 && page.frame(0, 0)?.minX == 20)
        page.sections.insert(Compose.texts("c", 20), at: 0)
        page.view.insertSections([0])
        page.screen.settle()
        #expect(page.frame(1, 2)?.minX == position)
        #expect(page.frame(0, 0)?.minX == 20 && page.frame(0, 1)?.minX == 20)
        page.sections.removeFirst(2)
        page.view.deleteSections([0, 1])
        page.screen.settle()
        #expect(page.frame(1, 0)?.minX == position)
    }

    @Test("the offset of a section that is far away is restored at its new index")
    func distantOffsets() throws {
        let page = StorePage(
            (0..<30).map { Compose.texts("\($0)-", 8) },
            layout: UICollectionViewCompositionalLayout(section: Compose.row(.continuous)))
        page.screen.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 100, y: 60))
        page.screen.settle()
        let position = try #require(page.frame(1, 0)?.minX)
        page.view.contentOffset.y = page.view.contentSize.height - 700
        page.screen.settle()
        page.sections.insert(Compose.texts("new", 8), at: 0)
        page.view.insertSections([0])
        page.screen.settle()
        page.view.contentOffset = .zero
        page.screen.settle()
        #expect(page.frame(1, 1)?.minX == position)
        #expect(page.frame(0, 0)?.minX == 20)
    }

    @Test("items of a row are in place again when the content scrolls away and back during their animation")
    func scrollingDuringAnimation() throws {
        let row = Compose.row(.continuous)
        row.boundarySupplementaryItems = [Compose.header()]
        let page = StorePage(
            (0..<30).map { Compose.texts("\($0)-", 8) }, layout: UICollectionViewCompositionalLayout(section: row))
        page.sections[0].insert("New", at: 0)
        page.view.insertItems(at: [[0, 0]])
        for offset in [CGFloat(3000), 0] {
            page.view.contentOffset.y = offset
            page.view.layoutIfNeeded()
        }
        for item in 0..<2 {
            let cell = try #require(page.view.cellForItem(at: [0, item]))
            #expect(cell.isDescendant(of: page.view))
        }
        page.screen.settle()
        #expect(page.frame(0) == CGRect(x: 20, y: 40, width: 200, height: 120))
        #expect(page.frame(1) == CGRect(x: 230, y: 40, width: 200, height: 120))
    }

    @Test("an item whose height was its estimate keeps it in a place of the group with another estimate")
    func placeWithOtherEstimate() throws {
        let height = try #require(list([["Item"]]).frame(0)?.height)
        let subitems = [height, height * 2].map {
            NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(1), .estimated($0)))
        }
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Compose.size(.fractionalWidth(1), .estimated(height * 3)), subitems: subitems)
        let page = StorePage(6, NSCollectionLayoutSection(group: group))
        #expect((0..<6).allSatisfy { page.frame($0)?.height == height })
        page.sections[0].removeFirst()
        page.view.deleteItems(at: [[0, 0]])
        page.screen.settle()
        #expect((0..<5).map { page.frame($0)?.height } == Array(repeating: height, count: 5))
    }

    @Test("the header of a section without items is measured again when the section is reloaded")
    func reloadedHeader() {
        final class Header: UICollectionReusableView {
            var height: CGFloat = 0

            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = height
                return layoutAttributes
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            var height: CGFloat = 0

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell() }

            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let view = collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "header", for: indexPath)
                (view as? Header)?.height = height
                return view
            }
        }
        let kind = UICollectionView.elementKindSectionHeader
        let section = Compose.list()
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Compose.size(.fractionalWidth(1), .estimated(20)), elementKind: kind, alignment: .top)
        ]
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let source = Source()
        view.dataSource = source
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 400))
        screen.show(view)
        screen.settle()
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame.height == 0)
        source.height = 30
        view.reloadSections([0])
        screen.settle()
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0])?.frame.height == 30)
    }
}
