import Testing
import TrestleTesting

@testable import ScreenDriver
@testable import UIKit

@Suite("Hover styles", .serialized)
@MainActor
struct HoverStyleTests {
    /// The fill of the view that the pointer is over.
    private func fill(of view: UIView?) -> UIView? {
        view?.subviews.first { $0.backgroundColor == .tertiarySystemFill }
    }

    private func filledRows(_ rows: SelectionTable) -> [Int] {
        rows.table.indexPathsForVisibleRows?.filter { fill(of: rows.table.cellForRow(at: $0)) != nil }.map(\.row) ?? []
    }

    // MARK: Rows of tables

    @Test("the row that the pointer is over has a slight fill, until the pointer leaves it")
    func hover() {
        let rows = SelectionTable([20])
        #expect(filledRows(rows) == [])
        rows.screen.hover(at: rows.point(2))
        #expect(filledRows(rows) == [2])
        rows.screen.hover(at: rows.point(3))
        #expect(filledRows(rows) == [3])
        rows.screen.hover(at: nil)
        #expect(filledRows(rows) == [])
    }

    @Test("rows that cannot be selected have no fill")
    func unselectable() {
        let rows = SelectionTable([20])
        rows.shouldHighlight = { $0.row != 2 }
        rows.cell(3)?.selectionStyle = .none
        for row in [2, 3] {
            rows.screen.hover(at: rows.point(row))
            #expect(filledRows(rows) == [])
        }
        rows.table.allowsSelection = false
        rows.screen.hover(at: rows.point(4))
        #expect(filledRows(rows) == [])
    }

    @Test("a press replaces the fill, which returns to a row that is not selected when the pointer moves")
    func press() {
        let rows = SelectionTable([20])
        rows.screen.hover(at: rows.point(2))
        rows.screen.click(at: rows.point(2))
        rows.screen.hover(at: rows.point(2))
        #expect(filledRows(rows) == [] && rows.selectedRows == [2])
        rows.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        rows.screen.hover(at: rows.point(2))
        #expect(filledRows(rows) == [2])
        rows.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(filledRows(rows) == [])
    }

    @Test("the wheel moves the fill to the row below the pointer, and a touch removes it")
    func scrolling() {
        let rows = SelectionTable([40])
        rows.screen.hover(at: CGPoint(x: 100, y: 110))
        #expect(filledRows(rows) == [2])
        rows.screen.turnWheel(by: CGVector(dx: 0, dy: -88), at: CGPoint(x: 100, y: 110))
        rows.screen.settle()
        #expect(filledRows(rows) == [4])
        rows.screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        rows.screen.settle()
        #expect(filledRows(rows) == [])
        rows.screen.hover(at: CGPoint(x: 100, y: 111))
        #expect(filledRows(rows).count == 1)
    }

    @Test("the fill follows the rows when one is deleted or the table is reloaded")
    func updates() {
        let rows = SelectionTable([4])
        rows.screen.hover(at: rows.point(3))
        #expect(filledRows(rows) == [3])
        rows.counts = [3]
        rows.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        rows.screen.settle()
        #expect(filledRows(rows) == [])
        rows.screen.hover(at: rows.point(2))
        rows.counts = [2]
        rows.table.reloadData()
        rows.screen.settle()
        #expect(filledRows(rows) == [])
    }

    @Test("several wheel events of a frame look once at what is below the pointer")
    func oneRefreshPerFrame() {
        let rows = SelectionTable([40])
        var changes = 0
        rows.table.addGestureRecognizer(UIHoverGestureRecognizer { _ in changes += 1 })
        let point = CGPoint(x: 100, y: 110)
        rows.screen.hover(at: point)
        changes = 0
        for _ in 0..<5 {
            rows.screen.send(
                .scroll(
                    HostScroll(
                        location: point, delta: CGVector(dx: 0, dy: -10), isPrecise: true,
                        timestamp: rows.screen.time)))
        }
        rows.screen.advanceFrame()
        #expect(changes == 1 && rows.table.contentOffset.y == 50)
    }

    // MARK: Styles

    @Test("an app removes the style of a row, or selects another one")
    func customRow() throws {
        let rows = SelectionTable([20])
        let cell = try #require(rows.cell(2))
        cell.hoverStyle = nil
        rows.screen.hover(at: rows.point(2))
        #expect(filledRows(rows) == [])
        cell.hoverStyle = UIHoverStyle(effect: .lift)
        #expect(cell.transform.a > 1 && filledRows(rows) == [])
        cell.hoverStyle?.isEnabled = false
        rows.screen.hover(at: CGPoint(x: rows.point(2).x + 1, y: rows.point(2).y))
        rows.screen.settle()
        #expect(cell.transform == .identity)
        cell.hoverStyle = .automatic()
        #expect(filledRows(rows) == [2])
        cell.addInteraction(UIPointerInteraction(delegate: nil))
        rows.screen.hover(at: rows.point(2))
        #expect(filledRows(rows) == [])
    }

    @Test("any view has the style that an app sets, in its shape")
    func customView() throws {
        let screen = HeadlessScreen()
        let container = UIView()
        screen.show(container)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        container.addSubview(view)
        screen.hover(at: CGPoint(x: 150, y: 120))
        #expect(fill(of: view) == nil && view.hoverStyle == nil)
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .capsule.inset(by: 2))
        let shown = try #require(fill(of: view))
        screen.advanceFrame()
        let mask = try #require(shown.layer.mask as? CAShapeLayer)
        #expect(mask.path?.boundingBox == CGRect(x: 2, y: 2, width: 96, height: 36))
        #expect(mask.path?.contains(CGPoint(x: 4, y: 4)) == false)
        screen.hover(at: CGPoint(x: 20, y: 20))
        #expect(shown.superview == nil)
    }

    // MARK: Pictures

    @Test(
        "the fill has the round corners of cards and sidebars",
        arguments: [
            (UICollectionLayoutListConfiguration.Appearance.insetGrouped, UIUserInterfaceStyle.light, "hover-cards"),
            (.insetGrouped, .dark, "hover-cards-dark"), (.sidebar, .light, "hover-sidebar"),
            (.sidebar, .dark, "hover-sidebar-dark"), (.plain, .light, "hover-plain"),
        ])
    func pictures(
        appearance: UICollectionLayoutListConfiguration.Appearance, style: UIUserInterfaceStyle, name: String
    ) throws {
        let list = ListCells(4, appearance: appearance, style: style)
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        list.screen.hover(at: cell.convert(CGPoint(x: 60, y: 20), to: nil))
        #expect(fill(of: cell) != nil)
        expectSnapshot(list.screen, matches: name)
    }
}
