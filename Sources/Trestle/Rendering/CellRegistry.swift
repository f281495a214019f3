import UIKit

/// The cell classes, nibs and header classes that are registered with a list view under each reuse identifier.
///
/// A component's class is registered when its first row is displayed.
@MainActor
struct CellRegistry {
    /// Called when two component types have the same reuse identifier and different cells. The argument describes how to
    /// fix it.
    var onConflict: (@MainActor (String) -> Void)?

    private var cells: [String: RowCellKind] = [:]
    private var headerFooterViews: [String: UITableViewHeaderFooterView.Type] = [:]

    /// Dequeues a cell for a component, registering its class or nib first if needed.
    mutating func cell(
        for component: any Component, in listView: any ListView, at indexPath: IndexPath
    ) -> UIView {
        var identifier = component.reuseIdentifier
        if component.registration == .byTable {
            return listView.dequeueCell(nil, identifier: identifier, for: indexPath)
        }
        let required = RowCellKind(
            type: listView.cellClass(for: component), registration: component.registration)
        if let registered = cells[identifier], !registered.isSame(as: required) {
            let message = Self.conflict(
                identifier, component: component, required: required.description, registered: registered.description)
            identifier += " (\(required.description))"
            if cells[identifier] == nil { onConflict?(message) }
        }
        if cells[identifier] == nil {
            listView.register(required, identifier: identifier)
            cells[identifier] = required
        }
        return listView.dequeueCell(required, identifier: identifier, for: indexPath)
    }

    /// Dequeues a header or footer view for a component, registering its class first if needed.
    mutating func headerFooterView(
        for component: any HeaderFooterComponent, in tableView: UITableView
    ) -> UITableViewHeaderFooterView {
        var identifier = component.reuseIdentifier
        let required = type(of: component).headerFooterViewClass
        if let registered = headerFooterViews[identifier], registered != required {
            let message = Self.conflict(
                identifier, component: component, required: "\(required)", registered: "\(registered)")
            identifier += " (\(required))"
            if headerFooterViews[identifier] == nil { onConflict?(message) }
        }
        if headerFooterViews[identifier] == nil {
            tableView.register(required, forHeaderFooterViewReuseIdentifier: identifier)
            headerFooterViews[identifier] = required
        }
        guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else {
            preconditionFailure(
                """
                The table view returned no \(required) for the reuse identifier "\(identifier)", which a TableAdapter has \
                registered. Don't register nil for that identifier.
                """)
        }
        return view
    }

    private static func conflict(
        _ identifier: String, component: Any, required: String, registered: String
    ) -> String {
        """
        \(type(of: component)) renders into \(required), but its reuse identifier "\(identifier)" is registered for \
        \(registered). Return a different reuseIdentifier in one of the two component types.
        """
    }
}
