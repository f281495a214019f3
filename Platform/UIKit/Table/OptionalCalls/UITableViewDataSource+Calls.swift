// Optional calls, as app code writes them: `dataSource?.tableView?(table, …)`.
//
// In Objective-C the question mark asks whether the method is implemented. Here each is: what an app leaves out does what
// its default does, and where the table itself has to tell, the answer is nil. An object that has a property of the same
// name keeps it.

extension UITableViewDataSource {
    /// Optional calls of the methods that begin with `numberOfSections`.
    public var numberOfSections: UITableViewDataSourceNumberOfSectionsCall? {
        UITableViewDataSourceNumberOfSectionsCall(implementation: self)
    }

    /// Optional calls of the methods that begin with `tableView`.
    public var tableView: UITableViewDataSourceCalls? { UITableViewDataSourceCalls(implementation: self) }

    /// Optional calls of the methods that begin with `sectionIndexTitles`.
    public var sectionIndexTitles: UITableViewDataSourceSectionIndexTitlesCall? {
        UITableViewDataSourceSectionIndexTitlesCall(implementation: self)
    }
}

/// The methods of a table's data source that begin with `numberOfSections`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourceNumberOfSectionsCall {
    fileprivate let implementation: any UITableViewDataSource

    /// What the method of these names answers.
    public func callAsFunction(in tableView: UITableView) -> Int? {
        implementation.numberOfSections(in: tableView)
    }
}

/// The methods of a table's data source that begin with `tableView`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourceCalls {
    fileprivate let implementation: any UITableViewDataSource

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        implementation.tableView(tableView, titleForHeaderInSection: section)
    }

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        implementation.tableView(tableView, titleForFooterInSection: section)
    }

    /// What the method of these names answers; nil where it is not implemented.
    public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int?
    {
        NotImplemented.answer(
            implementation.tableView(tableView, sectionForSectionIndexTitle: title, at: index),
            unless: NotImplemented.section)
    }

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
        implementation.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Calls the method of these names.
    public func callAsFunction(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { implementation.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }

    /// What the method of these names answers.
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
        implementation.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// Calls the method of these names.
    public func callAsFunction(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { implementation.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}

/// The methods of a table's data source that begin with `sectionIndexTitles`, as optional calls.
@preconcurrency @MainActor
public struct UITableViewDataSourceSectionIndexTitlesCall {
    fileprivate let implementation: any UITableViewDataSource

    /// What the method of these names answers.
    public func callAsFunction(for tableView: UITableView) -> [String]? {
        implementation.sectionIndexTitles(for: tableView)
    }
}
