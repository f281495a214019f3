/// A table's data source that provides the rows of a snapshot, and updates the table with the differences
/// when a new snapshot is applied.
///
/// ```swift members of UITableViewController
/// private var names: [Walk.ID: String] = [:]
/// private lazy var dataSource = UITableViewDiffableDataSource<String, Walk.ID>(tableView: tableView) {
///     [weak self] tableView, indexPath, id in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "Walk", for: indexPath)
///     cell.textLabel?.text = self?.names[id]
///     return cell
/// }
///
/// func show(_ walks: [Walk]) {
///     for walk in walks { names[walk.id] = walk.name }
///     var snapshot = NSDiffableDataSourceSnapshot<String, Walk.ID>()
///     snapshot.appendSections(["walks"])
///     snapshot.appendItems(walks.map(\.id))
///     dataSource.apply(snapshot)
/// }
/// ```
///
/// Register the cell or create it in a storyboard. The table references its data source weakly, so keep a
/// strong reference to it. To provide titles of
/// headers or to support editing and moving, override `tableView(_:titleForHeaderInSection:)`,
/// `tableView(_:canEditRowAt:)` and similar methods in a subclass.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    final weak var tableView: UITableView?
    /// The data source of the table that forwards to this one, or `nil` if this one is set itself.
    final weak var representative: (any UITableViewDataSource)?
    private let cellProvider: CellProvider
    nonisolated private let application = SnapshotApplication<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source, and sets it as the data source of `tableView`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted, deleted, and reloaded rows and sections.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Identifiers and index paths

    /// Returns the section at an index, or `nil` if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        application.shown.indices.contains(index) ? application.shown[index].id : nil
    }

    /// Returns the index of a section, or `nil` if the table does not contain it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        application.shownSnapshot.indexOfSection(sectionIdentifier)
    }

    /// Returns the item at an index path, or `nil` if the table has no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        application.item(at: indexPath)
    }

    /// Returns the index path of an item, or `nil` if the table does not contain it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        application.indexPath(of: itemIdentifier)
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { application.shown.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        application.shown[section].items.count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            preconditionFailure(
                "\(self) has no item at \(indexPath), but the table requested its cell. Change rows only by applying "
                    + "snapshots.")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure(
                "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self)): The cell provider "
                    + "returned nil for the item \(item) at \(indexPath). Return a cell for each item.")
        }
        return cell
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
    /// Override it to apply a snapshot with the new order. Otherwise the row returns to its original
    /// position.
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

    /// Returns the latest snapshot that was passed to one of the `apply` methods, without marks for reloads.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        application.state.snapshot
    }

    /// Updates the table with a snapshot.
    ///
    /// Can be called on any thread. Off the main thread, the snapshots are compared on the calling thread,
    /// and the changes are applied on the main thread later.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items to display.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: Called on the main thread when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot, animatingDifferences ? .animated : .plain, completion)
    }

    /// Updates the table with a snapshot, and returns when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, animatingDifferences ? .animated : .plain) { continuation.resume() }
        }
    }

    /// Reloads the table with a snapshot, without comparing it with the previous one.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(snapshot, .reload, completion)
    }

    /// Reloads the table with a snapshot, without comparing it with the previous one, and returns
    /// afterwards.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, .reload) { continuation.resume() }
        }
    }

    nonisolated private func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ presentation: SnapshotPresentation, _ completion: (() -> Void)?
    ) {
        application.submit(to: self, presentation, completion) { $0.replacing(snapshot) }
    }

    nonisolated open override var description: String {
        let snapshot = snapshot()
        return "<UITableViewDiffableDataSource: \(ObjectIdentifier(self)); sections: \(snapshot.numberOfSections); "
            + "items: \(snapshot.numberOfItems)>"
    }
}
