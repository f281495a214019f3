import Changeset
import UIKit

/// Animated updates of a table view with a data source of the app.
extension UITableView {
    /// Displays new sections in place of old ones, with as few insertions, deletions and moves as possible.
    ///
    /// ```swift members of UITableViewController
    /// private var shelves: [Shelf] = []
    ///
    /// func show(_ newShelves: [Shelf]) throws {
    ///     try tableView.reload(from: shelves, to: newShelves) { shelves = $0 }
    /// }
    /// ```
    ///
    /// `setData` sets the data that the data source returns. It is called once for each stage of the change, mostly once; see
    /// ``Changeset/SectionedChangeset``. Rows with other content are reconfigured in their cells, and sections with other headers or
    /// footers are reloaded.
    ///
    /// The table view is reloaded without animation if it is not in a window, if there are more than `changeLimit` changes, or if
    /// `interrupt` returns `true`.
    ///
    /// - Parameters:
    ///   - old: The sections that the table view displays.
    ///   - new: The sections to display.
    ///   - animation: The animation of insertions and deletions.
    ///   - changeLimit: The number of changes above which the table view is reloaded. A table view applies more single changes than
    ///     the default more slowly than it reloads.
    ///   - interrupt: Returns whether to reload the table view in place of applying a stage and those after it.
    ///   - setData: Sets the data of the data source.
    ///   - completion: Called when all animations have ended. The argument is `false` if they were interrupted.
    /// - Throws: `DuplicateIDs` if two sections of `new`, or two rows of one section, have the same id. The table view and the data
    ///   are not changed.
    /// - Complexity: That of `SectionedChangeset`, plus the cost of the updates.
    public func reload<Section: DiffableSection>(
        from old: [Section], to new: [Section], with animation: RowAnimation = .automatic, changeLimit: Int = 10_000,
        interrupt: (SectionedChangeset.Stage) -> Bool = { _ in false }, setData: ([Section]) -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) throws(DuplicateIDs) {
        let changeset = try SectionedChangeset(from: old, to: new)
        let progress = BatchProgress()
        defer { if let completion { progress.notify(completion) } }
        guard window != nil, changeset.changeCount <= changeLimit else {
            setData(new)
            return reloadData()
        }
        // A table view that has not loaded its counts yet would load them within the first batch, and find them changed.
        _ = numberOfSections
        for stage in changeset.stages {
            if interrupt(stage) {
                setData(new)
                return reloadData()
            }
            progress.perform(in: self) {
                setData((0..<stage.sectionCount).map { new[stage.newSection(at: $0)] })
                apply(stage, with: animation)
            }
            // A table view does not support updates of rows and sections that move in the same batch.
            let rows = stage.updatedRows.map { IndexPath($0.to) }
            if !rows.isEmpty { reconfigureRows(at: rows) }
            let sections = IndexSet(stage.updatedSections.map(\.to))
            if !sections.isEmpty { progress.perform(in: self) { reloadSections(sections, with: .none) } }
        }
    }

    private func apply(_ stage: SectionedChangeset.Stage, with animation: RowAnimation) {
        if !stage.deletedSections.isEmpty { deleteSections(IndexSet(stage.deletedSections), with: animation) }
        if !stage.insertedSections.isEmpty { insertSections(IndexSet(stage.insertedSections), with: animation) }
        for move in stage.movedSections { moveSection(move.from, toSection: move.to) }
        if !stage.deletedRows.isEmpty { deleteRows(at: stage.deletedRows.map(IndexPath.init), with: animation) }
        if !stage.insertedRows.isEmpty { insertRows(at: stage.insertedRows.map(IndexPath.init), with: animation) }
        for move in stage.movedRows { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }
}
