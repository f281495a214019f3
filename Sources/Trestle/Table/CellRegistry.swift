import UIKit

/// Which classes and nibs the adapter has registered under which names, so that a component's class is registered when its first row
/// comes on the screen, once.
@MainActor
struct CellRegistry {
    private struct Cell: Equatable {
        let type: UITableViewCell.Type
        let registration: CellRegistration

        static func == (left: Self, right: Self) -> Bool {
            left.type == right.type && left.registration == right.registration
        }

        var description: String {
            guard case .nib(let name, _) = registration else { return "\(type)" }
            return "\(type) of \(name).xib"
        }
    }

    private var cells: [String: Cell] = [:]
    private var headerFooterViews: [String: UITableViewHeaderFooterView.Type] = [:]

    nonisolated init() {}

    /// A cell of the component's class, from its pool.
    mutating func cell(
        for component: any Component, in tableView: UITableView, at indexPath: IndexPath
    ) -> UITableViewCell {
        let identifier = component.reuseIdentifier
        if component.registration == .byTable {
            return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
        let wanted = Cell(type: type(of: component).cellClass, registration: component.registration)
        if let registered = cells[identifier] {
            precondition(
                registered == wanted,
                Self.conflict(
                    identifier, component: component, wanted: wanted.description, registered: registered.description))
        } else {
            if case .nib(let name, let bundle) = wanted.registration {
                tableView.register(UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier)
            } else {
                tableView.register(wanted.type, forCellReuseIdentifier: identifier)
            }
            cells[identifier] = wanted
        }
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// A view of the component's class, from its pool.
    mutating func headerFooterView(
        for component: any HeaderFooterComponent, in tableView: UITableView
    ) -> UITableViewHeaderFooterView {
        let identifier = component.reuseIdentifier
        let wanted = type(of: component).headerFooterViewClass
        if let registered = headerFooterViews[identifier] {
            precondition(
                registered == wanted,
                Self.conflict(
                    identifier, component: component, wanted: "\(wanted)", registered: "\(registered)"))
        } else {
            tableView.register(wanted, forHeaderFooterViewReuseIdentifier: identifier)
            headerFooterViews[identifier] = wanted
        }
        guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
            preconditionFailure("The table has forgotten that \(wanted) is registered for \"\(identifier)\".")
        }
        return view
    }

    private static func conflict(
        _ identifier: String, component: Any, wanted: String, registered: String
    ) -> String {
        """
        \(type(of: component)) shows itself in \(wanted), but its reuse identifier "\(identifier)" already stands for \
        \(registered). Give one of the two component types another reuseIdentifier.
        """
    }
}
