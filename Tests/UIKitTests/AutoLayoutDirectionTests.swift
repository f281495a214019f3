import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Auto Layout and the layout direction", .serialized) @MainActor
struct AutoLayoutDirectionTests {
    private final class Cell: UITableViewCell {
        let stack = UIStackView()
        let title = UILabel()
        let field = UITextField()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.text = "Title"
            field.text = "Text"
            title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            for view in [title, field] { stack.addArrangedSubview(view) }
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
    }

    @Test("visible rows keep their heights and mirror their content when the layout direction changes")
    func change() throws {
        let screen = HeadlessScreen(scale: 1)
        let rows = Rows(style: .plain)
        let stack = UINavigationController(rootViewController: rows)
        screen.show(stack)
        screen.settle()
        let cell = try #require(rows.tableView.visibleCells.first as? Cell)
        let (height, x) = (cell.bounds.height, cell.title.frame.minX)
        #expect(height > 50)
        stack.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: rows)
        screen.settle()
        #expect(cell.bounds.height == height)
        #expect(cell.title.frame.maxX == cell.stack.bounds.width - x && cell.field.frame.maxX <= cell.title.frame.minX)
        rows.tableView.reloadData()
        screen.settle()
        let new = try #require(rows.tableView.visibleCells.first as? Cell)
        #expect(new.bounds.height == height)
    }
}
