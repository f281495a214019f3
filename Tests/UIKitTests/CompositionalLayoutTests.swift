import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Compositional layout", .serialized)
struct CompositionalLayoutTests {
    @Test("cells of a grid have the frames of the layout, and only visible ones are loaded")
    func grid() {
        let page = StorePage(1_000_000, Compose.grid(columns: 3, spacing: 15))
        #expect(page.frame(4) == CGRect(x: 135, y: 115, width: 120, height: 100))
        #expect(page.visibleItems() == Array(0..<21))
        #expect(page.requestedItems.count == 21)
        #expect(page.view.contentSize == CGSize(width: 390, height: 333_334 * 115 - 15))
    }

    @Test("the collection view scrolls to the last of a million items without loading those between")
    func lastItem() {
        let page = StorePage(1_000_000, Compose.grid(columns: 3))
        page.clearRequests()
        page.view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        page.screen.settle()
        #expect(page.visibleItems().last == 999_999)
        #expect(page.requestedItems.count < 30)
    }

    @Test("cells determine the heights of estimated rows")
    func selfSizing() throws {
        let texts = (0..<40).map { String(repeating: "words ", count: 1 + $0 % 5 * 15) }
        let page = StorePage([texts], layout: UICollectionViewCompositionalLayout(section: Compose.list()))
        let visible = page.visibleItems()
        var end: CGFloat = 0
        for item in visible {
            let frame = try #require(page.frame(item))
            #expect(frame.minY == end)
            #expect(frame.width == 390)
            end = frame.maxY
        }
        let first = try #require(page.frame(0))
        let fourth = try #require(page.frame(4))
        #expect(first.height < 44)
        #expect(fourth.height > 60)
    }

    @Test("visible rows remain in place when rows above them determine other heights")
    func selfSizingUpward() throws {
        let texts = (0..<200).map { String(repeating: "words ", count: 1 + $0 % 5 * 15) }
        let page = StorePage([texts], layout: UICollectionViewCompositionalLayout(section: Compose.list()))
        page.view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
        page.screen.settle()
        let item = try #require(page.visibleItems().dropFirst(2).first)
        let before = try #require(page.frame(item)).minY - page.view.contentOffset.y
        page.view.contentOffset.y -= 80
        page.screen.settle()
        let after = try #require(page.frame(item)).minY - page.view.contentOffset.y
        #expect(abs(after - before - 80) < 1)
    }

    @Test("headers are above their sections, and pinned ones remain visible")
    func pinnedHeaders() throws {
        let section = Compose.list()
        let header = Compose.header()
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let page = StorePage(
            [(0..<40).map { "A\($0)" }, (0..<40).map { "B\($0)" }],
            layout: UICollectionViewCompositionalLayout(section: section))
        let path = IndexPath(item: 0, section: 0)
        let view = try #require(page.view.supplementaryView(forElementKind: "header", at: path))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 40))
        page.view.contentOffset.y = 300
        page.screen.settle()
        #expect(page.view.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 300)
    }

    @Test("an estimated header has the height that its view prefers")
    func estimatedHeader() throws {
        final class TallHeader: UICollectionReusableView {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
                -> UICollectionViewLayoutAttributes
            {
                layoutAttributes.size.height = 77
                return layoutAttributes
            }
        }
        let section = Compose.grid(columns: 1)
        section.boundarySupplementaryItems = [Compose.header(height: .estimated(30))]
        let page = StorePage([], layout: UICollectionViewCompositionalLayout(section: section))
        page.view.register(TallHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        page.sections = [["a"]]
        page.view.reloadData()
        page.screen.settle()
        #expect(page.frame(0)?.minY == 77)
    }

    @Test("backgrounds are behind the cells of their section")
    func backgrounds() throws {
        let section = Compose.grid(columns: 2)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.decorationItems = [.background(elementKind: "background")]
        let page = StorePage(4, section)
        let background = try #require(page.view.subviews.first { $0 is StoreBackground })
        #expect(background.frame == CGRect(x: 0, y: 0, width: 390, height: 220))
        let cell = try #require(page.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.layer.zPosition > background.layer.zPosition)
    }

    @Test("badges are at the corners of their cells")
    func badges() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: Compose.size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: Compose.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Compose.size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let page = StorePage(6, NSCollectionLayoutSection(group: group))
        let view = try #require(
            page.view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 3, section: 0)))
        #expect(view.frame == CGRect(x: 366, y: 104, width: 20, height: 20))
    }

    @Test("sections of a provider follow each other, with the spacing of the configuration")
    func provider() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 30
        configuration.boundarySupplementaryItems = [Compose.header()]
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                widths.append(environment.container.effectiveContentSize.width)
                return Compose.grid(columns: index + 1)
            }, configuration: configuration)
        let page = StorePage([["a", "b"], ["c", "d"]], layout: layout)
        #expect(page.frame(1, 0) == CGRect(x: 0, y: 140, width: 390, height: 100))
        #expect(page.frame(1, 1) == CGRect(x: 195, y: 270, width: 195, height: 100))
        #expect(Set(widths) == [390])
        #expect(page.view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0)) != nil)
        configuration.interSectionSpacing = 0
        layout.configuration = configuration
        page.screen.settle()
        #expect(page.frame(1, 1)?.minY == 240)
    }

    @Test("a layout that scrolls horizontally places groups side by side")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: Compose.size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Compose.size(.absolute(150), .fractionalHeight(1)), subitems: [item])
        let page = StorePage(
            [(0..<20).map { "\($0)" }],
            layout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group), configuration: configuration))
        #expect(page.view.contentSize == CGSize(width: 1500, height: 700))
        #expect(page.frame(3) == CGRect(x: 150, y: 350, width: 150, height: 350))
    }

    @Test("the layout is mirrored from right to left")
    func rightToLeft() {
        let page = StorePage(3, Compose.grid(columns: 3, spacing: 15), isRightToLeft: true)
        #expect(page.frame(0) == CGRect(x: 270, y: 0, width: 120, height: 100))
        #expect(page.frame(2)?.minX == 0)
    }

    @Test("the provider is called again when the size changes")
    func resizing() {
        let page = StorePage(30, Compose.grid(columns: 3))
        page.screen.resize(to: CGSize(width: 600, height: 400))
        page.screen.settle()
        #expect(page.frame(1) == CGRect(x: 200, y: 0, width: 200, height: 100))
        #expect(page.visibleItems() == Array(0..<12))
    }

    @Test("rows are measured again for a new width")
    func resizingMeasured() throws {
        let texts = (0..<10).map { _ in String(repeating: "words ", count: 40) }
        let page = StorePage([texts], layout: UICollectionViewCompositionalLayout(section: Compose.list()))
        let narrow = try #require(page.frame(0)).height
        page.screen.resize(to: CGSize(width: 700, height: 700))
        page.screen.settle()
        let wide = try #require(page.frame(0))
        #expect(wide.width == 700)
        #expect(wide.height < narrow)
    }

    @Test("a handler changes the appearance of visible items while they scroll")
    func visibleItemsHandler() throws {
        let section = Compose.grid(columns: 1)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.y)
            for item in items { item.alpha = item.indexPath.item % 2 == 0 ? 1 : 0.5 }
        }
        let page = StorePage(20, section)
        #expect(page.view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 0.5)
        page.view.contentOffset.y = 400
        page.screen.settle()
        #expect(offsets.last == 400)
        #expect(page.view.cellForItem(at: IndexPath(item: 9, section: 0))?.alpha == 0.5)
        #expect(page.view.cellForItem(at: IndexPath(item: 8, section: 0))?.alpha == 1)
    }
}
