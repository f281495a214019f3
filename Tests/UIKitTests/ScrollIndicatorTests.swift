import Testing
import TrestleTesting

@testable import UIKit

@Suite("Scroll indicators", .serialized) @MainActor
final class ScrollIndicatorTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.backgroundColor = .white
        screen.show(scrollView)
    }

    private func bars() -> [CGRect] {
        (scrollView.layer.sublayers ?? []).filter { $0.delegate is ScrollIndicator && $0.opacity > 0 }
            .map { layer in
                layer.frame.offsetBy(dx: -scrollView.bounds.minX, dy: -scrollView.bounds.minY)
            }
    }

    @Test("an indicator shows the visible part during scrolling, and is hidden afterwards")
    func visibility() throws {
        prepare()
        #expect(bars().isEmpty)
        screen.touchDown(at: CGPoint(x: 150, y: 400))
        screen.touchMove(to: CGPoint(x: 150, y: 300))
        let bar = try #require(bars().first)
        // 594 points of track for 3000 points of content, a fifth of which is visible.
        #expect(abs(bar.height - 594.0 / 5) < 0.01)
        #expect(abs(bar.maxX - 297) < 0.01 && bar.width == 2.5)
        #expect(abs(bar.minY - (3 + 90.0 / 2400 * (594 - bar.height))) < 0.01)
        screen.advance(by: 0.2)
        screen.touchUp(at: CGPoint(x: 150, y: 300))
        screen.advance(by: 0.2)
        #expect(!bars().isEmpty)
        screen.settle()
        #expect(bars().isEmpty)
        #expect(scrollView.subviews.isEmpty)
    }

    @Test("a flashed indicator is drawn and then hidden")
    func picture() {
        prepare()
        scrollView.flashScrollIndicators()
        screen.advanceFrame()
        #expect(screen.picture.pixel(592, 60).red < 200)
        screen.settle()
        screen.settle()
        #expect(screen.picture.pixel(592, 60) == Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("the indicator of a table is in front of a pinned header")
    func pinnedHeader() throws {
        let list = TextTable([(0..<100).map(String.init)])
        list.headers = ["Header"]
        list.table.verticalScrollIndicatorInsets.top = 0
        list.show()
        list.screen.settle()
        list.screen.touchDown(at: CGPoint(x: 150, y: 300))
        list.screen.touchMove(to: CGPoint(x: 150, y: 260))
        list.screen.advanceFrame()
        let layers = list.table.layer.childrenInDrawingOrder
        let header = try #require(list.table.headerView(forSection: 0)).layer
        let indicator = try #require(layers.lastIndex { $0.delegate is ScrollIndicator })
        #expect(try indicator > #require(layers.lastIndex { $0 === header }))
    }

    @Test("beyond the edge the indicator is shortened")
    func pastEdge() throws {
        prepare()
        screen.touchDown(at: CGPoint(x: 150, y: 100))
        screen.touchMove(to: CGPoint(x: 150, y: 310))
        let bar = try #require(bars().first)
        #expect(abs(bar.height - (594.0 / 5 + scrollView.contentOffset.y)) < 0.01)
        #expect(bar.minY == 3)
    }

    @Test("no indicator is shown if it is disabled or the content fits")
    func notNeeded() {
        prepare()
        scrollView.showsVerticalScrollIndicator = false
        scrollView.flashScrollIndicators()
        #expect(bars().isEmpty)
        scrollView.showsVerticalScrollIndicator = true
        scrollView.contentSize.height = 500
        scrollView.flashScrollIndicators()
        #expect(bars().isEmpty)
    }

    @Test("the indicator remains in front of subviews added later")
    func inFront() {
        prepare()
        scrollView.flashScrollIndicators()
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
        scrollView.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
        #expect(scrollView.layer.sublayers?.last?.delegate is ScrollIndicator)
        #expect(scrollView.subviews.count == 2)
    }

    @Test("the indicator respects its insets")
    func insets() throws {
        prepare()
        scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 10)
        scrollView.flashScrollIndicators()
        let bar = try #require(bars().first)
        #expect(abs(bar.minY - 53) < 0.001)
        #expect(abs(bar.maxX - 287) < 0.001)
    }
}
