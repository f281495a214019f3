/// The object that provides the rows of a table: their number, and a cell for each row that becomes visible.
@preconcurrency @MainActor
public protocol UITableViewDataSource: UITableViewDataSourceEdits {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell of a row. Dequeue a cell and configure it.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections. The default implementation returns 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a section's header, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer, or `nil` for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Index

    /// Returns the titles of the section index, or `nil` for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section of a title in the section index, or `NSNotFound` for none.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    // MARK: Editing

    /// Returns whether the user may edit a row: delete it, insert one, or swipe it.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Deletes or inserts a row at the user's request. Change the data, then call
    /// `deleteRows(at:with:)` or `insertRows(at:with:)`.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    // MARK: Moving

    /// Returns whether the user may move a row by its reorder control or by dragging.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Called when the user has moved a row. Make the same move in the data. The table has
    /// been updated already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// The default implementation returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// The default implementation returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The default implementation returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
