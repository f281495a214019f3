import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Orthogonal scrolling", .serialized)
struct CompositionalScrollingTests {
    private static let rowPoint = CGPoint(x: 300, y: 60)

    private func offset(_ page: StorePage) -> CGFloat? {
        page.view.subviews.compactMap { $0 as? UIScrollView }.first?.contentOffset.x
    }

    private func page(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> StorePage {
        StorePage(30, Compose.row(behavior))
    }

    @Test("a drag scrolls the section, and loads only the cells that become visible")
    func continuous() {
        let page = StorePage(1_000_000, Compose.row(.continuous))
        #expect(page.view.contentSize == CGSize(width: 390, height: 120))
        #expect(page.visibleItems() == [0, 1])
        page.screen.drag(from: Self.rowPoint, to: CGPoint(x: 60, y: 62))
        page.screen.settle()
        #expect((200...250).contains(offset(page) ?? 0))
        #expect(page.visibleItems() == [0, 1, 2] || page.visibleItems() == [1, 2])
        #expect(page.requestedItems.count < 8)
        #expect(page.view.contentOffset == .zero)
    }

    @Test("cells are subviews of a scroll view in the collection view, and their frames are those of the layout")
    func hierarchy() throws {
        let page = page(.continuous)
        let cell = try #require(page.view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.superview is UIScrollView)
        #expect(cell.superview !== page.view)
        #expect(page.frame(1) == CGRect(x: 230, y: 0, width: 200, height: 120))
        #expect(page.view.indexPath(for: cell) == IndexPath(item: 1, section: 0))
    }

    @Test("a fling comes to rest at the leading edge of a group")
    func groupBoundary() throws {
        let page = page(.continuousGroupLeadingBoundary)
        page.screen.fling(from: Self.rowPoint, by: CGVector(dx: -130, dy: 0))
        page.screen.settle()
        let offset = try #require(self.offset(page))
        #expect(offset > 210)
        #expect(offset.truncatingRemainder(dividingBy: 210) == 0)
    }

    @Test("a fling moves by one group with group paging, however fast it is")
    func groupPaging() {
        let page = page(.groupPaging)
        page.screen.fling(from: Self.rowPoint, by: CGVector(dx: -200, dy: 0), duration: 0.05)
        page.screen.settle()
        #expect(offset(page) == 210)
        page.screen.fling(from: CGPoint(x: 60, y: 60), by: CGVector(dx: 150, dy: 0), duration: 0.05)
        page.screen.settle()
        #expect(offset(page) == 0)
        page.screen.drag(from: Self.rowPoint, to: CGPoint(x: 250, y: 60))
        page.screen.settle()
        #expect(offset(page) == 0)
    }

    @Test("a fling moves by the width without insets with paging")
    func paging() {
        let page = page(.paging)
        page.screen.fling(from: Self.rowPoint, by: CGVector(dx: -150, dy: 0), duration: 0.05)
        page.screen.settle()
        #expect(offset(page) == 350)
    }

    @Test("the group at rest is in the middle with centered group paging, also the first one")
    func centered() throws {
        let page = page(.groupPagingCentered)
        #expect(page.frame(0)?.midX == 195)
        page.screen.fling(from: Self.rowPoint, by: CGVector(dx: -150, dy: 0), duration: 0.05)
        page.screen.settle()
        #expect(page.frame(1)?.midX == 195)
    }

    @Test("a vertical drag on a section that scrolls horizontally scrolls the collection view")
    func verticalDrag() {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 0 ? Compose.row(.continuous) : Compose.grid(columns: 1)
        }
        let page = StorePage([Compose.texts("A", 20), Compose.texts("B", 20)], layout: layout)
        page.screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 20))
        page.screen.settle()
        #expect(page.view.contentOffset.y > 60)
        #expect(offset(page) == 0)
    }

    @Test("the offset of a section remains when it leaves the screen and returns")
    func keptOffset() throws {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 0 ? Compose.row(.continuous) : Compose.grid(columns: 1)
        }
        let page = StorePage([Compose.texts("A", 20), Compose.texts("B", 100)], layout: layout)
        page.screen.drag(from: Self.rowPoint, to: CGPoint(x: 100, y: 60))
        page.screen.settle()
        let before = try #require(offset(page))
        page.view.contentOffset.y = 6000
        page.screen.settle()
        #expect(offset(page) == nil)
        page.view.contentOffset.y = 0
        page.screen.settle()
        #expect(offset(page) == before)
    }

    @Test("scrolling to an item scrolls its section too")
    func scrollToItem() {
        let page = page(.continuous)
        page.view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
        page.screen.settle()
        #expect(page.frame(10)?.midX == 195)
    }

    @Test("the section begins at the right edge from right to left, and scrolls to the left")
    func rightToLeft() {
        let page = StorePage(30, Compose.row(.groupPaging), isRightToLeft: true)
        #expect(page.frame(0) == CGRect(x: 170, y: 0, width: 200, height: 120))
        page.screen.fling(from: CGPoint(x: 60, y: 60), by: CGVector(dx: 150, dy: 0), duration: 0.05)
        page.screen.settle()
        #expect(page.frame(1) == CGRect(x: 170, y: 0, width: 200, height: 120))
    }

    @Test("the row is as tall as the tallest cell that has been visible")
    func measuredRow() throws {
        let size = Compose.size(.absolute(150), .estimated(300))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let texts = (0..<20).map { String(repeating: "word ", count: $0 == 8 ? 40 : 4) }
        let page = StorePage([texts], layout: UICollectionViewCompositionalLayout(section: section))
        let small = page.view.contentSize.height
        #expect(small < 100)
        for _ in 0..<6 {
            page.screen.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 20))
            page.screen.settle()
        }
        #expect(page.view.contentSize.height > small)
    }

    @Test("a handler receives the offset of its section")
    func handler() {
        let section = Compose.row(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: distance < 100 ? 1 : 0.5, y: distance < 100 ? 1 : 0.5)
            }
        }
        let page = StorePage(30, section)
        #expect(page.frame(0)?.width == 200)
        #expect(page.frame(1)?.width == 100)
        page.screen.drag(from: Self.rowPoint, to: CGPoint(x: 160, y: 60))
        page.screen.settle()
        #expect(offsets.last == offset(page))
        #expect(page.frame(1)?.width == 200)
    }
}
