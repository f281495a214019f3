import UIKit

/// Makes cells, headers and footers of table views for use in other views.
///
/// The initializers of cells are not `required`, so that only a table view can make one from its class. This one is never
/// displayed.
@MainActor
enum TableViewFactory {
    private static let tableView = UITableView()

    /// Makes a cell from its class or its nib.
    static func makeCell(_ cell: RowCellKind, identifier: String) -> UITableViewCell {
        tableView.register(cell, identifier: identifier)
        guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "No cell was made for the reuse identifier \"\(identifier)\" and \(cell.description). This is a bug in Trestle."
            )
        }
        return cell
    }

    /// Makes a header or footer view from its class.
    static func makeView(
        _ type: UITableViewHeaderFooterView.Type, identifier: String
    ) -> UITableViewHeaderFooterView {
        tableView.register(type, forHeaderFooterViewReuseIdentifier: identifier)
        guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
            preconditionFailure(
                "No \(type) was made for the reuse identifier \"\(identifier)\". This is a bug in Trestle.")
        }
        return view
    }
}
