/// A closure that returns the configured cell of an item, whose identifier has any type.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// A table's data source with identifiers of any hashable type, which provides the rows of a snapshot object.
///
/// It is the class to which Objective-C code refers. Use ``UITableViewDiffableDataSource`` in new Swift code, whose
/// identifiers have types.
///
/// The table references its data source weakly, so keep a strong reference to it. To provide titles of headers or to
/// support editing and moving, override `tableView(_:titleForHeaderInSection:)`, `tableView(_:canEditRowAt:)` and
/// similar methods in a subclass.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    nonisolated private let rows: UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

    /// Creates a data source, and sets it as the data source of `tableView`.
    public init(
        tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
    ) {
        rows = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.value) }
        super.init()
        rows.representative = self
        tableView.dataSource = self
    }

    /// The animation of inserted, deleted, and reloaded rows and sections.
    open var defaultRowAnimation: UITableView.RowAnimation {
        get { rows.defaultRowAnimation }
        set { rows.defaultRowAnimation = newValue }
    }

    // MARK: Identifiers and index paths

    /// Returns the section at an index, or `nil` if the index is out of range.
    open func sectionIdentifier(for index: Int) -> Any? { rows.sectionIdentifier(for: index)?.value }

    /// Returns the index of a section, or `NSNotFound` if the table does not contain it.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        rows.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
    }

    /// Returns the item at an index path, or `nil` if the table has no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { rows.itemIdentifier(for: indexPath)?.value }

    /// Returns the index path of an item, or `nil` if the table does not contain it.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        rows.indexPath(for: ReferenceIdentifier(identifier))
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { rows.numberOfSections(in: tableView) }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.tableView(tableView, numberOfRowsInSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows.tableView(tableView, cellForRowAt: indexPath)
    }

    /// Returns the title of a section's header. The default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns the title of a section's footer. The default implementation returns `nil`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns whether the user can edit a row. The default implementation returns `false`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Called when the user deletes or inserts a row. The default implementation does nothing.
    ///
    /// Override it to apply a snapshot without the row, or with an additional one.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns whether the user can move a row. The default implementation returns `false`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Called when the user has moved a row.
    ///
    /// Override it to apply a snapshot with the new order. Otherwise the row returns to its original position.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns the titles of the section index. The default implementation returns `nil`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns the section for a title of the section index. The default implementation returns `index`.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: Applying

    /// Returns the latest snapshot that was applied, without marks for reloads.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(rows.snapshot())
    }

    /// Updates the table with a snapshot. Can be called on any thread.
    nonisolated open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates the table with a snapshot. Can be called on any thread.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items to display. Later changes of the object have no effect.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: Called on the main thread when the animations have ended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)?
    ) {
        rows.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Reloads the table with a snapshot, without comparing it with the previous one.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Reloads the table with a snapshot, without comparing it with the previous one.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items to display. Later changes of the object have no effect.
    ///   - completion: Called on the main thread afterwards.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)?
    ) {
        rows.applySnapshotUsingReloadData(snapshot.value, completion: completion)
    }
}
