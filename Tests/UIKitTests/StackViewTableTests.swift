import Testing
import TrestleTesting

@testable import UIKit

/// Stacks in cells.
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

    @Test("a row is as high as the stack in it, and what is hidden takes no height")
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
}
