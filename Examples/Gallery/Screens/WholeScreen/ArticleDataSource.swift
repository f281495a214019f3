import UIKit

/// A data source that provides the cells of an article.
final class ArticleDataSource: NSObject, UITableViewDataSource {
    private let cells: [ArticleCellKind]

    init(cells: [ArticleCellKind]) {
        self.cells = cells
    }

    func registerCells(in tableView: UITableView) {
        tableView.register(HeadingCell.self, forCellReuseIdentifier: HeadingCell.reuseIdentifier)
        tableView.register(TextCell.self, forCellReuseIdentifier: TextCell.reuseIdentifier)
        tableView.register(QuotationCell.self, forCellReuseIdentifier: QuotationCell.reuseIdentifier)
        tableView.register(FactCell.self, forCellReuseIdentifier: FactCell.reuseIdentifier)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch cells[indexPath.row] {
        case .heading(let title, let subtitle):
            let cell = dequeue(HeadingCell.self, HeadingCell.reuseIdentifier, from: tableView, at: indexPath)
            cell.show(title: title, subtitle: subtitle)
            return cell
        case .text(let text):
            let cell = dequeue(TextCell.self, TextCell.reuseIdentifier, from: tableView, at: indexPath)
            cell.show(text)
            return cell
        case .quotation(let text, let source):
            let cell = dequeue(QuotationCell.self, QuotationCell.reuseIdentifier, from: tableView, at: indexPath)
            cell.show(text, source: source)
            return cell
        case .fact(let name, let value):
            let cell = dequeue(FactCell.self, FactCell.reuseIdentifier, from: tableView, at: indexPath)
            cell.show(name: name, value: value)
            return cell
        }
    }

    private func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, _ identifier: String, from tableView: UITableView, at indexPath: IndexPath
    ) -> Cell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? Cell else {
            preconditionFailure("The table has no \(type) for “\(identifier)”. Call registerCells(in:) first.")
        }
        return cell
    }
}
