import Testing
import TrestleTesting

@testable import UIKit

/// Self-sizing rows, and heights that change while rows are visible.
@MainActor
@Suite("Row heights", .serialized)
struct TableHeightTests {
    /// A cell with an adjustable fitting height.
    private final class BoxCell: UITableViewCell {
        var height: CGFloat = 60
        let box = UIView()
        private(set) var targetSizes: [CGSize] = []

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(box)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            targetSizes.append(targetSize)
            return CGSize(width: targetSize.width, height: height)
        }
    }

    private final class Boxes: NSObject, UITableViewDataSource, UITableViewDelegate {
        var estimates: [String] = []
        var rowCount = 20
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)

        override init() {
            super.init()
            table.register(BoxCell.self, forCellReuseIdentifier: "box")
            table.dataSource = self
            table.delegate = self
            table.sectionHeaderTopPadding = 0
            let controller = UIViewController()
            controller.view = table
            screen.show(controller)
            screen.settle()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Boxes" }

        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
            estimates.append("header")
            return 30
        }

        func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
            estimates.append("footer")
            return 30
        }

        func cell(_ row: Int) throws -> BoxCell {
            try #require(table.cellForRow(at: [0, row]) as? BoxCell)
        }
    }

    @Test("a cell's height comes from `systemLayoutSizeFitting`, called with the row's width")
    func fitting() throws {
        let boxes = Boxes()
        #expect(boxes.table.rectForRow(at: [0, 0]).height == 60)
        #expect(try boxes.cell(0).targetSizes == [CGSize(width: 320, height: 0)])
        #expect(boxes.estimates.contains("header"))
    }

    @Test("an insertion measures the new row only, and keeps the heights of rows that were scrolled past")
    func insertionKeepsHeights() throws {
        let boxes = Boxes()
        boxes.table.contentOffset.y = 480
        boxes.screen.settle()
        let inserted = try #require(boxes.table.indexPathsForVisibleRows?[2])
        let next = try boxes.cell(inserted.row)
        let measurements = next.targetSizes.count
        boxes.rowCount += 1
        boxes.table.insertRows(at: [inserted], with: .automatic)
        boxes.screen.settle()
        #expect(boxes.table.rectForRow(at: [0, 0]).height == 60)
        #expect(next.targetSizes.count == measurements)
        #expect(boxes.table.rectForRow(at: inserted).height == 60)
    }

    @Test("an empty batch measures the visible rows again")
    func emptyBatch() throws {
        let boxes = Boxes()
        try boxes.cell(1).height = 90
        boxes.table.performBatchUpdates(nil)
        boxes.screen.settle()
        #expect(boxes.table.rectForRow(at: [0, 1]).height == 90)
    }

    @Test("a cell that invalidates its size is resized with animation, and the rows below move with it")
    func invalidated() throws {
        let boxes = Boxes()
        let cell = try boxes.cell(1)
        let below = try boxes.cell(2)
        let before = below.frame.minY
        cell.height = 100
        cell.invalidateIntrinsicContentSize()
        boxes.screen.advanceFrame()
        #expect(cell.frame.height == 100)
        #expect(below.frame.minY == before + 40)
        let shown = try #require(below.layer.presentation()?.frame.minY)
        #expect(shown < before + 10)
        boxes.screen.settle()
        #expect(below.layer.presentation()?.frame.minY == before + 40)
    }

    @Test("with animations disabled the row has its new height immediately")
    func unanimated() throws {
        let boxes = Boxes()
        let cell = try boxes.cell(1)
        cell.height = 100
        UIView.performWithoutAnimation { cell.contentView.invalidateIntrinsicContentSize() }
        boxes.screen.advanceFrame()
        #expect(cell.layer.presentation()?.frame.height == 100)
    }

    @Test(
        "the table's mode determines which size invalidations resize a row",
        arguments: [
            (UITableView.SelfSizingInvalidation.disabled, false, false), (.enabled, true, false),
            (.enabledIncludingConstraints, true, true),
        ])
    func invalidation(by mode: UITableView.SelfSizingInvalidation, cellCounts: Bool, contentCounts: Bool) throws {
        let boxes = Boxes()
        #expect(boxes.table.selfSizingInvalidation == .enabled)
        boxes.table.selfSizingInvalidation = mode
        let cell = try boxes.cell(1)
        cell.height = 100
        cell.box.invalidateIntrinsicContentSize()
        boxes.screen.settle()
        #expect((cell.frame.height == 100) == contentCounts)
        cell.height = 120
        cell.invalidateIntrinsicContentSize()
        boxes.screen.settle()
        #expect((cell.frame.height == 120) == cellCounts)
    }

    @Test("a row that grows above the visible rows does not move them")
    func growsAbove() throws {
        let boxes = Boxes()
        boxes.table.contentOffset.y = 130
        boxes.screen.settle()
        let first = try #require(boxes.table.indexPathsForVisibleRows?.first)
        let next = try boxes.cell(first.row + 1)
        let offsetBefore = next.frame.minY - boxes.table.contentOffset.y
        let growing = try boxes.cell(first.row)
        growing.height = 90
        growing.invalidateIntrinsicContentSize()
        boxes.screen.settle()
        #expect(growing.frame.height == 90)
        // The topmost row keeps its position.
        #expect(next.frame.minY - boxes.table.contentOffset.y == offsetBefore + 30)
    }

    @Test("filler rows are drawn with separators at the given height, and not by default")
    func fillers() {
        let fixture = TextTable([texts("row ", 3)])
        fixture.show()
        fixture.screen.settle()
        #expect(fixture.table.fillerRows == nil)
        fixture.table.fillerRowHeight = UITableView.automaticDimension
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "fillers")
        fixture.table.fillerRowHeight = 60
        fixture.screen.settle()
        #expect(fixture.table.fillerRows?.subviews.map(\.frame.maxY) == [60, 120, 180, 240, 300])
        fixture.sections = [texts("row ", 30)]
        fixture.table.reloadData()
        fixture.screen.settle()
        #expect(fixture.table.fillerRows == nil)
    }

    @Test("separator insets are relative to the cell's edges or to the automatic insets")
    func separatorReference() throws {
        let fixture = TextTable([texts("row ", 3)])
        fixture.show()
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
        fixture.screen.settle()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
        #expect(cell.separator.frame.minX == 10 && cell.separator.frame.maxX == 315)
        fixture.table.separatorInsetReference = .fromAutomaticInsets
        fixture.screen.settle()
        #expect(cell.separator.frame.minX == 26 && cell.separator.frame.maxX == 315)
        fixture.table.separatorInset.left = UITableView.automaticDimension
        fixture.screen.settle()
        #expect(cell.separator.frame.minX == 16)
    }

    @Test("separator insets are mirrored in a right-to-left layout")
    func flippedSeparators() throws {
        let size = CGSize(width: 320, height: 480)
        let screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero, layoutDirection: .rightToLeft)
        let fixture = TextTable([texts("row ", 2)], size: size, screen: screen)
        fixture.show()
        let cell = try #require(fixture.table.cellForRow(at: [0, 0]))
        #expect(cell.separator.frame.minX == 0 && cell.separator.frame.maxX == 304)
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
        fixture.table.fillerRowHeight = 60
        fixture.screen.settle()
        #expect(cell.separator.frame.minX == 5 && cell.separator.frame.maxX == 290)
        let filler = try #require(fixture.table.fillerRows?.subviews.first)
        #expect(filler.frame.minX == 5 && filler.frame.maxX == 290)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        fixture.screen.settle()
        #expect(cell.separator.frame.minX == 0 && cell.separator.frame.maxX == 280)
    }

    @Test("cells of a wide table follow the readable width if enabled")
    func readable() throws {
        let size = CGSize(width: 1000, height: 400)
        let screen = HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
        let fixture = TextTable([texts("row ", 3)], size: size, screen: screen)
        fixture.show()
        screen.settle()
        let label = try #require(fixture.table.cellForRow(at: [0, 0])?.textLabel)
        #expect(label.frame.minX == 20)
        fixture.table.cellLayoutMarginsFollowReadableWidth = true
        screen.settle()
        #expect(label.frame.minX == 164 && label.frame.maxX == 836)
    }
}
