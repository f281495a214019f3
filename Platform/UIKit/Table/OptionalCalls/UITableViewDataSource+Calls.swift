// Optional calls as in apps for Apple platforms: `dataSource?.tableView?(table, …)`.
//
// In Objective-C the question mark calls a method only if it is implemented. Here every method has a default implementation.
// The result is `nil` if the default is one that the table distinguishes from an implementation. A property of the same name in
// an app's class takes precedence.

extension UITableViewDataSource {
    /// The methods whose names begin with `numberOfSections`, as optional calls.
    public var numberOfSections: UITableViewDataSourceNumberOfSectionsCall? {
        UITableViewDataSourceNumberOfSectionsCall(implementation: self)
    }

    /// The methods whose names begin with `tableView`, as optional calls.
    public var tableView: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(implementation: self) }

    /// The methods whose names begin with `sectionIndexTitles`, as optional calls.
    public var sectionIndexTitles: UITableViewDataSourceSectionIndexTitlesCall? {
        UITableViewDataSourceSectionIndexTitlesCall(implementation: self)
    }
}

/// The methods of a table's data source whose names begin with `numberOfSections`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourceNumberOfSectionsCall {
    fileprivate let implementation: any UITableViewDataSource

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(in tableView: UITableView) -> Int {
        implementation.numberOfSections(in: tableView)
    }
}

/// The methods of a table's data source whose names begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourceCalls {
    fileprivate let implementation: any UITableViewDataSource

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        implementation.tableView(tableView, titleForHeaderInSection: section)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        implementation.tableView(tableView, titleForFooterInSection: section)
    }

    /// Returns the result of the method with these argument labels, or `nil` if it is not implemented.
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int?
    {
        NotImplemented.answer(
            implementation.tableView(tableView, sectionForSectionIndexTitle: title, at: index),
            unless: NotImplemented.section)
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        NotImplemented.requireAnswer(
            implementation.tableView(tableView, sectionForSectionIndexTitle: title, at: index),
            unless: NotImplemented.section)
    }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { implementation.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        implementation.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// Calls the method with these argument labels.
    public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { implementation.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

/// The methods of a table's data source whose names begin with `sectionIndexTitles`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourceSectionIndexTitlesCall {
    fileprivate let implementation: any UITableViewDataSource

    /// Returns the result of the method with these argument labels.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
        implementation.sectionIndexTitles(for: tableView)
    }
}
