import UIKit

/// A description of a row: its cell class, its content and its action.
@MainActor
protocol RowDescription {
    associatedtype Cell: UITableViewCell = UITableViewCell

    /// The action of the row, or `nil` if the row cannot be selected.
    var onSelect: (@MainActor () -> Void)? { get }

    /// Shows the row in a cell that may still show another one.
    func configure(_ cell: Cell)
}

extension RowDescription {
    var onSelect: (@MainActor () -> Void)? { nil }

    /// The rows of one type share their cells.
    static var reuseIdentifier: String { String(describing: Self.self) }

    static func register(in tableView: UITableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: reuseIdentifier)
    }

    func dequeueCell(from tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.reuseIdentifier, for: indexPath)
        if let cell = cell as? Cell { configure(cell) }
        cell.selectionStyle = onSelect == nil ? .none : .default
        return cell
    }
}

/// A description of a section: its title and its rows.
@MainActor
protocol SectionDescription {
    var title: String? { get }
    var rows: [any RowDescription] { get }
}
