/// A collection view's data source that provides the items of a snapshot, and updates the collection view with
/// the differences when a new snapshot is applied.
///
/// ```swift members of UICollectionViewController
/// private var names: [Walk.ID: String] = [:]
/// private lazy var dataSource: UICollectionViewDiffableDataSource<String, Walk.ID> = {
///     let registration = UICollectionView.CellRegistration<UICollectionViewCell, Walk.ID> { [weak self] cell, _, id in
///         var content = UIListContentConfiguration.cell()
///         content.text = self?.names[id]
///         cell.contentConfiguration = content
///     }
///     return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
///         collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
///     }
/// }()
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
/// The collection view references its data source weakly, so keep a strong reference to it. Sections with a
/// hierarchy are applied as section snapshots. The user expands and collapses items by the outline disclosures of list
/// cells; an app does so by applying a changed section snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// A closure that returns the configured cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// A closure that returns a configured supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final weak var collectionView: UICollectionView?
    /// The data source of the collection view that forwards to this one, or `nil` if this one is set itself.
    final weak var representative: (any UICollectionViewDataSource)?
    private let cellProvider: CellProvider
    nonisolated final let application = SnapshotApplication<SectionIdentifierType, ItemIdentifierType>()

    /// A closure that provides headers, footers, and other supplementary views. It must be set if the layout
    /// has such views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures that are called when the user moves items. Items cannot be moved by default.
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures that are called when the user expands and collapses items of section snapshots, by an
    /// ``UICellAccessory/outlineDisclosure(displayed:options:actionHandler:)`` accessory.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates a data source that no collection view displays, and that provides no cells. It holds the applied snapshot.
    public override init() {
        cellProvider = { _, _, _ in nil }
        super.init()
    }

    /// Creates a data source, and sets it as the data source of `collectionView`.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Identifiers and index paths

    /// Returns the section at an index, or `nil` if the index is out of range.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        application.shown.indices.contains(index) ? application.shown[index].id : nil
    }

    /// Returns the index of a section, or `nil` if the collection view does not contain it.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        application.shownSnapshot.indexOfSection(sectionIdentifier)
    }

    /// Returns the item at an index path, or `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { application.item(at: indexPath) }

    /// Returns the index path of an item, or `nil` if the collection view does not contain it.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        application.indexPath(of: itemIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { application.shown.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        application.shown[section].items.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            preconditionFailure(
                "\(self) has no item at \(indexPath), but the collection view requested its cell. Change items only "
                    + "by applying snapshots.")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure(
                "UICollectionView (\(collectionView)) failed to obtain a cell from its dataSource (\(self)): The cell "
                    + "provider returned nil for the item \(item) at \(indexPath). Return a cell for each item.")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else { return NotImplemented.reusableView }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            preconditionFailure(
                "UICollectionView (\(collectionView)) failed to obtain a view from its dataSource (\(self)): The "
                    + "supplementary view provider returned nil for the kind \(kind) at \(indexPath). Return a view "
                    + "for each supplementary element of the layout.")
        }
        return view
    }

    /// Returns whether the user may move an item. The default implementation calls the closure
    /// `canReorderItem` of `reorderingHandlers`, and returns `false` without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else {
            return false
        }
        return canReorder(item)
    }

    /// Moves an item in the snapshot, and calls `willReorder` and `didReorder` of `reorderingHandlers`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

    /// Returns the titles of the index at the trailing edge. The default implementation returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the item for an index title. The default implementation returns the first item of the section with the
    /// index of the title.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { collectionView.firstItem(ofSection: index) }

    // MARK: Applying

    /// Returns the latest snapshot that was passed to one of the `apply` methods, without marks for reloads. Of
    /// a section with hierarchy, it contains the visible items.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        application.state.snapshot
    }

    /// Updates the collection view with a snapshot.
    ///
    /// Can be called on any thread. Off the main thread, the snapshots are compared on the calling thread,
    /// and the changes are applied on the main thread later. A section with hierarchy keeps it if the snapshot
    /// contains the section's visible items in the same order, or without some of them.
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

    /// Updates the collection view with a snapshot, and returns when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, animatingDifferences ? .animated : .plain) { continuation.resume() }
        }
    }

    /// Reloads the collection view with a snapshot, without comparing it with the previous one.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(snapshot, .reload, completion)
    }

    /// Reloads the collection view with a snapshot, without comparing it with the previous one, and returns
    /// afterwards.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, .reload) { continuation.resume() }
        }
    }

    // MARK: Section snapshots

    /// Updates a section with the visible items of a section snapshot. A section that does not exist is
    /// appended.
    ///
    /// Can be called on any thread, as `apply(_:animatingDifferences:completion:)`.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section and their hierarchy.
    ///   - section: The identifier of the section.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: Called on the main thread when the animations have ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot, to: section, animatingDifferences, completion)
    }

    /// Updates a section with the visible items of a section snapshot, and returns when the animations have
    /// ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            submit(snapshot, to: section, animatingDifferences) { continuation.resume() }
        }
    }

    /// Returns the items of a section and their hierarchy. The snapshot is empty if the section does not exist.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        application.state.outline(of: section)
    }

    nonisolated private func submit(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ presentation: SnapshotPresentation, _ completion: (() -> Void)?
    ) {
        application.submit(to: self, presentation, completion) { $0.replacing(snapshot) }
    }

    nonisolated private func submit(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        _ isAnimated: Bool, _ completion: (() -> Void)?
    ) {
        application.submit(to: self, isAnimated ? .animated : .plain, completion) {
            $0.replacing(snapshot, in: section)
        }
    }

    nonisolated open override var description: String {
        let snapshot = snapshot()
        return "<UICollectionViewDiffableDataSource: \(ObjectIdentifier(self)); sections: "
            + "\(snapshot.numberOfSections); items: \(snapshot.numberOfItems)>"
    }
}
