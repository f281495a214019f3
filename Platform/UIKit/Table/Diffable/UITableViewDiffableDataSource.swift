import Synchronization

/// The data source of a table that is told what to show by snapshots, and finds out itself what that changes.
///
/// ```swift
/// dataSource = UITableViewDiffableDataSource<Section, Item.ID>(tableView: tableView) { tableView, indexPath, id in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
///     cell.textLabel?.text = store[id].title
///     return cell
/// }
/// …
/// dataSource.apply(snapshot)
/// ```
///
/// The table does not keep its data source: whoever made it does. Titles of headers, editing and moving are a subclass's:
/// override `tableView(_:titleForHeaderInSection:)`, `tableView(_:canEditRowAt:)` and the others.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Makes the cell of an item: dequeue one, and fill it.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    final weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// What the table shows at present: in the middle of a change that takes two batches, neither the old nor the new.
    final var shown: [SnapshotSection<SectionIdentifierType, ItemIdentifierType>] = []
    /// Snapshots that came while another one was being applied.
    final var waiting: [() -> Void] = []
    final var isApplying = false
    /// What the table shows when all that was applied is done, and the how-manieth that was.
    final var shownSnapshot = Snapshot()
    final var shownNumber = 0
    /// What was applied last, for every thread to know.
    nonisolated final let latest = Mutex(LatestSnapshot<SectionIdentifierType, ItemIdentifierType>())

    /// Makes a data source, and sets it as that of `tableView`.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows and sections come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: What is where

    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.indices.contains(index) ? shown[index].id : nil
    }

    /// The index of a section; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shownSnapshot.indexOfSection(sectionIdentifier)
    }

    /// The item of a row; nil if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard shown.indices.contains(indexPath.section) else { return nil }
        let items = shown[indexPath.section].items
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    /// The row of an item; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shownSnapshot.storage.position(of: itemIdentifier).map { IndexPath(row: $0.item, section: $0.section) }
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { shown.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown[section].items.count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            preconditionFailure("\(self) was asked for a cell at \(indexPath), and there is no item")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure(
                "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self)): the cell provider "
                    + "returned nil for the item \(item) at \(indexPath); return a cell for each item")
        }
        return cell
    }

    /// No title, unless a subclass has one.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title, unless a subclass has one.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Rows can't be edited, unless a subclass says so.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// A row's deletion or insertion was asked for by a person. A subclass applies a snapshot without the row, or with
    /// another one.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Rows can't be moved, unless a subclass says so.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// A row was moved by a person. It goes back, unless a subclass applies a snapshot with the new order.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// No index, unless a subclass has one.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section with the number of the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }

    // MARK: Applying

    /// What was applied last.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        latest.withLock { $0.snapshot }
    }

    /// Shows a snapshot.
    ///
    /// May be called on any thread: on others than the main one it is compared there, and shown on the main one when that
    /// has time.
    ///
    /// - Parameters:
    ///   - animatingDifferences: whether rows and sections are seen to come, go and move.
    ///   - completion: called on the main thread when everything is in its place.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot, animatingDifferences ? .animated : .plain, completion)
    }

    /// Shows a snapshot, and returns when everything is in its place.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, animatingDifferences ? .animated : .plain) { continuation.resume() }
        }
    }

    /// Shows a snapshot with all cells new, without looking for what changed.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(snapshot, .reload, completion)
    }

    /// Shows a snapshot with all cells new, without looking for what changed, and returns when that is done.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, .reload) { continuation.resume() }
        }
    }

    nonisolated open override var description: String {
        let snapshot = snapshot()
        return "<UITableViewDiffableDataSource: \(ObjectIdentifier(self)); sections: \(snapshot.numberOfSections); "
            + "items: \(snapshot.numberOfItems)>"
    }
}
