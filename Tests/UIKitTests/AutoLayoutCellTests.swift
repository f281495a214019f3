import Testing
import TrestleTesting

@testable import UIKit

/// Compares self-sizing rows, headers and footers with calculated heights.
@MainActor
@Suite("Auto Layout in table views", .serialized)
struct AutoLayoutCellTests {
    /// A label with insets of 16 points at the sides, 11 above and 9 below.
    private final class TextCell: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            contentView.adding(label).pinned(left: 16, top: 11, right: 16, bottom: 9)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }
    }

    /// A header or footer with a label: 5 points above and 7 below.
    private final class TextHeader: UITableViewHeaderFooterView {
        let label = UILabel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            contentView.adding(label).pinned(left: 16, top: 5, right: 16, bottom: 7)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }
    }

    private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
        var texts: [String]
        var accessory = UITableViewCell.AccessoryType.none
        var header: String?
        var footer: String?
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)

        init(_ texts: [String]) {
            self.texts = texts
            super.init()
            table.register(TextCell.self, forCellReuseIdentifier: "cell")
            table.register(TextHeader.self, forHeaderFooterViewReuseIdentifier: "header")
            table.sectionHeaderTopPadding = 0
        }

        func show() {
            table.dataSource = self
            table.delegate = self
            let controller = UIViewController()
            controller.view = table
            screen.show(controller)
            screen.settle()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? TextCell)?.label.text = texts[indexPath.row]
            cell.accessoryType = accessory
            return cell
        }

        private func view(_ text: String?) -> UIView? {
            guard let text else { return nil }
            let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
            (view as? TextHeader)?.label.text = text
            return view
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(header) }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(footer) }

        func cell(_ row: Int) throws -> TextCell { try #require(table.cellForRow(at: [0, row]) as? TextCell) }
    }

    private let short = "Short"
    private let long =
        "A text that takes several lines in a row of 320 points, whatever the font may be, and even more words"

    private func height(of label: UILabel, width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: 10_000)).height
    }

    @Test("a row has the height of its content view's constraints")
    func rows() throws {
        let texts = Texts([short, long, short])
        texts.show()
        let line = height(of: try texts.cell(0).label, width: 288)
        let lines = height(of: try texts.cell(1).label, width: 288)
        #expect(lines > 1.5 * line)
        expect(texts.table.rectForRow(at: [0, 0]), is: 0, 0, 320, line + 20)
        expect(texts.table.rectForRow(at: [0, 1]), is: 0, line + 20, 320, lines + 20)
        expect(try texts.cell(1).label.frame, is: 16, 11, 288, lines)
        expect(try texts.cell(2).frame.minY, is: line + lines + 40)
    }

    /// A cell whose label is constrained to the cell instead of its content view.
    private final class CellBoundCell: UITableViewCell {
        enum Form: CaseIterable {
            /// The label is in the content view.
            case labelInContentView
            /// The label is in the cell.
            case labelInCell
            /// The content view is pinned to the cell.
            case contentViewInCell
            /// The top is that of the content view, the bottom that of the cell.
            case mixed
            /// The label is in the content view, and a line in the cell.
            case lineInCell
            /// The content view has its usual layout and a redundant constraint to the cell.
            case contentViewAtBottom
        }

        let label = UILabel()

        func build(_ form: Form) {
            guard label.superview == nil else { return }
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            let outer: UIView = form == .labelInCell ? self : contentView
            outer.addSubview(label)
            let isInside = form == .contentViewInCell || form == .lineInCell || form == .contentViewAtBottom
            let end: UIView = isInside ? contentView : self
            let start: UIView = form == .mixed ? contentView : end
            label.leadingAnchor.constraint(equalTo: start.leadingAnchor, constant: 16).on()
            label.topAnchor.constraint(equalTo: start.topAnchor, constant: 11).on()
            end.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16).on()
            end.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 9).on()
            if form == .lineInCell { addingBox(left: 0, right: 0, bottom: 0, height: 1) }
            if form == .contentViewAtBottom { contentView.bottomAnchor.constraint(equalTo: bottomAnchor).on() }
            guard form == .contentViewInCell else { return }
            contentView.translatesAutoresizingMaskIntoConstraints = false
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor).on()
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor).on()
            contentView.topAnchor.constraint(equalTo: topAnchor).on()
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5).on()
        }
    }

    private final class CellBoundTexts: NSObject, UITableViewDataSource {
        let form: CellBoundCell.Form
        let texts: [String]

        init(_ form: CellBoundCell.Form, _ texts: [String]) {
            self.form = form
            self.texts = texts
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? CellBoundCell)?.build(form)
            (cell as? CellBoundCell)?.label.text = texts[indexPath.row]
            return cell
        }
    }

    @Test("a row has the height of constraints to its cell", arguments: CellBoundCell.Form.allCases)
    private func cellBoundRows(form: CellBoundCell.Form) throws {
        let source = CellBoundTexts(form, [short, long, short])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        table.register(CellBoundCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.settle()
        let cells = table.visibleCells.compactMap { $0 as? CellBoundCell }
        #expect(cells.count == 3)
        let gap: CGFloat = form == .contentViewInCell ? 5 : 0
        let (line, lines) = (height(of: cells[0].label, width: 288), height(of: cells[1].label, width: 288))
        #expect(lines > 1.5 * line)
        expect(table.rectForRow(at: [0, 0]), is: 0, 0, 320, line + 20 + gap)
        expect(table.rectForRow(at: [0, 1]), is: 0, line + 20 + gap, 320, lines + 20 + gap)
        expect(cells[1].label.rect(in: cells[1]), is: 16, 11, 288, lines)
    }

    @Test("a row with a text has its usual height if the cell also has constraints")
    func textAndLine() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = short
        let height = cell.fittingHeight(width: 320)
        cell.addingBox(left: 0, right: 0, bottom: 0, height: 1)
        let target = CGSize(width: 320, height: 0)
        let size = cell.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == height && height >= 44)
    }

    @Test(
        "an accessory narrows the content view, so that the row is higher",
        arguments: [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark])
    func accessories(_ accessory: UITableViewCell.AccessoryType) throws {
        let texts = Texts([long])
        texts.accessory = accessory
        texts.show()
        let cell = try texts.cell(0)
        let width = cell.contentView.bounds.width
        #expect(width < 310 && width > 250)
        let lines = height(of: cell.label, width: width - 32)
        expect(cell.label.frame, is: 16, 11, width - 32, lines)
        expect(texts.table.rectForRow(at: [0, 0]).height, is: lines + 20)
    }

    @Test("headers and footers have the heights of their constraints")
    func headers() throws {
        let texts = Texts([short])
        texts.header = long
        texts.footer = short
        texts.table.sectionHeaderHeight = UITableView.automaticDimension
        texts.table.sectionFooterHeight = UITableView.automaticDimension
        texts.table.estimatedSectionHeaderHeight = 30
        texts.table.estimatedSectionFooterHeight = 30
        texts.show()
        let header = try #require(texts.table.headerView(forSection: 0) as? TextHeader)
        let footer = try #require(texts.table.footerView(forSection: 0) as? TextHeader)
        let (lines, line) = (height(of: header.label, width: 288), height(of: footer.label, width: 288))
        #expect(lines > 1.5 * line)
        expect(header.frame, is: 0, 0, 320, lines + 12)
        expect(header.label.frame, is: 16, 5, 288, lines)
        let row = texts.table.rectForRow(at: [0, 0])
        expect(row.minY, is: lines + 12)
        expect(footer.frame.height, is: line + 12)
        expect(footer.label.frame, is: 16, 5, 288, line)
    }

    @Test("a row grows with animation when its text becomes longer, if self-sizing invalidation includes constraints")
    func resizing() throws {
        let texts = Texts([short, short, short])
        texts.table.selfSizingInvalidation = .enabledIncludingConstraints
        texts.show()
        let (cell, below) = (try texts.cell(0), try texts.cell(1))
        let before = below.frame.minY
        cell.label.text = long
        texts.screen.advanceFrame()
        let lines = height(of: cell.label, width: 288)
        expect(cell.frame.height, is: lines + 20)
        expect(cell.label.frame, is: 16, 11, 288, lines)
        expect(below.frame.minY, is: lines + 20)
        let shown = try #require(below.layer.presentation()?.frame.minY)
        #expect(shown < before + 10)
        texts.screen.settle()
        #expect(below.layer.presentation()?.frame.minY == below.frame.minY)
    }

    @Test(
        "a changed constraint resizes its row only if self-sizing invalidation includes constraints",
        arguments: [true, false])
    func changedConstants(includesConstraints: Bool) throws {
        let texts = Texts([short, short])
        texts.table.selfSizingInvalidation = includesConstraints ? .enabledIncludingConstraints : .enabled
        texts.show()
        let cell = try texts.cell(0)
        let before = cell.frame.height
        let top = try #require(cell.contentView.constraints.first { $0.firstAttribute == .top })
        top.constant = 31
        // Without measurement the row is too low, so one of its constraints must be broken.
        cell.contentView.constraints.first { $0.firstAttribute == .bottom }?.isActive = includesConstraints
        texts.screen.settle()
        expect(cell.frame.height, is: includesConstraints ? before + 20 : before)
        expect(cell.label.frame.minY, is: 31)
    }
}
