import Testing
import TrestleTesting

@testable import UIKit

/// Stack views in table cells.
@MainActor
@Suite("Stack views in tables", .serialized)
struct StackViewTableTests {
    private final class StackCell: UITableViewCell {
        let boxes = [StackBox(40, 20), StackBox(60, 50), StackBox(20, 30)]
        let stack = UIStackView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            boxes.forEach(stack.addArrangedSubview)
            stack.axis = .vertical
            stack.spacing = 5
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }
    }

    private final class Stacks: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "stack", for: indexPath)
            (cell as? StackCell)?.boxes[1].isHidden = indexPath.row == 1
            return cell
        }
    }

    @Test("a row is as high as its stack view, and hidden views have no height")
    func rowHeights() throws {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2, safeAreaInsets: .zero)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let stacks = Stacks()
        table.register(StackCell.self, forCellReuseIdentifier: "stack")
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = stacks
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.settle()
        let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(isClose(heights, [126, 71, 126]), "\(heights)")
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StackCell)
        #expect(isClose(cell.stack.frame, CGRect(x: 16, y: 8, width: 288, height: 110)))
        #expect(isClose(cell.boxes[2].frame, CGRect(x: 0, y: 80, width: 288, height: 30)))
    }

    /// An image, a title above wrapping text, and a switch.
    private final class TextCell: UITableViewCell {
        let picture = StackBox(40, 40)
        let title = UILabel()
        let text = UILabel()
        let choice = UISwitch()
        lazy var texts = UIStackView(arrangedSubviews: [title, text])

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            texts.axis = .vertical
            texts.spacing = 4
            text.numberOfLines = 0
            text.font = .systemFont(ofSize: 13)
            for view in [picture, choice] { view.setContentHuggingPriority(.required, for: .horizontal) }
            for view in [picture, choice] { view.setContentCompressionResistancePriority(.required, for: .horizontal) }
            let row = UIStackView(arrangedSubviews: [picture, texts, choice])
            row.alignment = .center
            row.spacing = 12
            row.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(row)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: margins.topAnchor),
                row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { preconditionFailure("made in code") }
    }

    private final class Texts: NSObject, UITableViewDataSource {
        let texts = ["", "Short", String(repeating: "many words that have to go on below ", count: 6)]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            guard let cell = cell as? TextCell else { return cell }
            cell.title.text = "Title"
            cell.text.text = texts[indexPath.row]
            cell.text.isHidden = texts[indexPath.row].isEmpty
            return cell
        }
    }

    @Test("text wraps between views of fixed width and increases the row's height")
    func textRows() throws {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 2, safeAreaInsets: .zero)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let texts = Texts()
        table.register(TextCell.self, forCellReuseIdentifier: "text")
        table.rowHeight = UITableView.automaticDimension
        table.dataSource = texts
        let controller = UIViewController()
        controller.view = table
        screen.show(controller)
        screen.settle()
        let cells = try (0..<3).map { try #require(table.cellForRow(at: [0, $0]) as? TextCell) }
        for cell in cells {
            #expect(cell.picture.bounds.width == 40)
            #expect(cell.choice.bounds.size == cell.choice.intrinsicContentSize)
            let margins = cell.contentView.layoutMargins
            let availableWidth = cell.contentView.bounds.width - margins.left - margins.right
            #expect(isClose([cell.texts.frame.width], [availableWidth - 40 - 24 - cell.choice.bounds.width]))
            #expect(isClose([cell.title.frame.minY], [0]))
        }
        let title = cells[0].title.intrinsicContentSize.height
        #expect(isClose([cells[0].texts.bounds.height, cells[0].picture.frame.height], [title, 40]))
        let long = cells[2].text
        let needed = long.sizeThatFits(CGSize(width: long.bounds.width, height: .greatestFiniteMagnitude)).height
        #expect(needed > 60)
        #expect(isClose([long.bounds.height, cells[2].texts.bounds.height], [needed, title + 4 + needed]))
        let margins = cells[2].contentView.layoutMargins
        #expect(
            isClose(
                [cells[2].contentView.bounds.height], [cells[2].texts.bounds.height + margins.top + margins.bottom]))
        // A reused cell shows the texts of its row.
        cells[2].text.isHidden = true
        table.beginUpdates()
        table.endUpdates()
        screen.settle()
        #expect(isClose([cells[2].contentView.bounds.height], [cells[0].contentView.bounds.height]))
    }
}
