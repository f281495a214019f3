import Testing
import TrestleTesting

@testable import UIKit

/// Heights that are found out, and that change while they are seen.
@MainActor
@Suite("Heights of rows", .serialized)
struct TableHeightTests {
    /// A cell that is as high as it is told.
    private final class BoxCell: UITableViewCell {
        var height: CGFloat = 60
        let box = UIView()
        private(set) var asked: [CGSize] = []

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
            asked.append(targetSize)
            return CGSize(width: targetSize.width, height: height)
        }
    }

    private final class Boxes: NSObject, UITableViewDataSource, UITableViewDelegate {
        var estimates: [String] = []
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

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

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

    @Test("a cell says how high it is by systemLayoutSizeFitting, asked with the row's width")
    func fitting() throws {
        let boxes = Boxes()
        #expect(boxes.table.rectForRow(at: [0, 0]).height == 60)
        #expect(try boxes.cell(0).asked == [CGSize(width: 320, height: 0)])
        #expect(boxes.estimates.contains("header"))
    }

    @Test("a cell that comes to need more room gets it, animated, and the rows below go along")
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

    @Test("without animations the row has its new height at once")
    func unanimated() throws {
        let boxes = Boxes()
        let cell = try boxes.cell(1)
        cell.height = 100
        UIView.performWithoutAnimation { cell.contentView.invalidateIntrinsicContentSize() }
        boxes.screen.advanceFrame()
        #expect(cell.layer.presentation()?.frame.height == 100)
    }

    @Test(
        "whose change of size counts is the table's to say",
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

    @Test("a row that grows above what is seen does not move it")
    func growsAbove() throws {
        let boxes = Boxes()
        boxes.table.contentOffset.y = 130
        boxes.screen.settle()
        let first = try #require(boxes.table.indexPathsForVisibleRows?.first)
        let next = try boxes.cell(first.row + 1)
        let place = next.frame.minY - boxes.table.contentOffset.y
        let growing = try boxes.cell(first.row)
        growing.height = 90
        growing.invalidateIntrinsicContentSize()
        boxes.screen.settle()
        #expect(growing.frame.height == 90)
        // The topmost row is the one that stays.
        #expect(next.frame.minY - boxes.table.contentOffset.y == place + 30)
    }

    @Test("filler rows fill a plain table with lines, as high as they are told, and not by themselves")
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

    @Test("insets of separators count from the cell's edges, or from where they would be by themselves")
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

    @Test("insets of separators are flipped from right to left, as those that lines have by themselves")
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

    @Test("cells of a wide table keep to a width that can be read, if asked to")
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
