/// What a table shows: how many sections and rows there are, and a cell for each row that comes to light.
@preconcurrency @MainActor
public protocol UITableViewDataSource: UITableViewDataSourceEdits {
    /// How many rows `section` has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row: dequeue one, and fill it.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are: one, where this is not implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    /// What stands above a section; nil for nothing.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// What stands below a section; nil for nothing.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Index

    /// The titles of the index at the table's side; nil for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index stands for; `NSNotFound` for none.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    // MARK: Editing

    /// Whether a person may edit a row: delete it, insert one, swipe it.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// A person deletes a row, or inserts one: do so in the data, and tell the table with `deleteRows` or `insertRows`.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    // MARK: Moving

    /// Whether a person may move a row, by its grip in a table that is edited, or by a drag.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// A person has moved a row: make the same move in the data. The table has no need to be told.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// No header.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// No footer.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
