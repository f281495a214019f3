/// A closure that returns the configured cell of an item, whose identifier has any type.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?

/// A closure that returns a configured supplementary view.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// A collection view's data source with identifiers of any hashable type, which provides the items of a snapshot
/// object.
///
/// It is the class to which Objective-C code refers. Use ``UICollectionViewDiffableDataSource`` in new Swift code,
/// whose identifiers have types. The collection view references its data source weakly, so keep a strong reference to
/// it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    nonisolated private let items: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

    /// Creates a data source, and sets it as the data source of `collectionView`.
    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        items = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.value) }
        super.init()
        items.representative = self
        collectionView.dataSource = self
        forwardHandlers()
    }

    /// A closure that provides headers, footers, and other supplementary views. It must be set if the layout has such
    /// views.
    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
        get { items.supplementaryViewProvider }
        set { items.supplementaryViewProvider = newValue }
    }

    /// The closures that are called when the user moves items. Items cannot be moved by default.
    open var reorderingHandlers = __UICollectionViewDiffableDataSourceReorderingHandlers()

    /// The closures that are called when the user expands and collapses items of section snapshots.
    open var sectionSnapshotHandlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()

    /// Calls the closures that the handlers have when they are needed, because an app can change them at any time.
    private func forwardHandlers() {
        items.reorderingHandlers.canReorderItem = { [weak self] in
            self?.reorderingHandlers.canReorderItemHandler?($0.value) ?? false
        }
        items.reorderingHandlers.willReorder = { [weak self] in
            self?.reorderingHandlers.willReorderHandler?(__NSDiffableDataSourceTransaction($0))
        }
        items.reorderingHandlers.didReorder = { [weak self] in
            self?.reorderingHandlers.didReorderHandler?(__NSDiffableDataSourceTransaction($0))
        }
        items.sectionSnapshotHandlers.shouldExpandItem = { [weak self] in
            self?.sectionSnapshotHandlers.shouldExpandItemHandler?($0.value) ?? true
        }
        items.sectionSnapshotHandlers.willExpandItem = { [weak self] in
            self?.sectionSnapshotHandlers.willExpandItemHandler?($0.value)
        }
        items.sectionSnapshotHandlers.shouldCollapseItem = { [weak self] in
            self?.sectionSnapshotHandlers.shouldCollapseItemHandler?($0.value) ?? true
        }
        items.sectionSnapshotHandlers.willCollapseItem = { [weak self] in
            self?.sectionSnapshotHandlers.willCollapseItemHandler?($0.value)
        }
        items.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak self] in
            let current = NSDiffableDataSourceSectionSnapshotReference($1)
            return self?.sectionSnapshotHandlers.snapshotForExpandingParentItemHandler?($0.value, current).value ?? $1
        }
    }

    // MARK: Identifiers and index paths

    /// Returns the section at an index, or `nil` if the index is out of range.
    open func sectionIdentifier(for index: Int) -> Any? { items.sectionIdentifier(for: index)?.value }

    /// Returns the index of a section, or `NSNotFound` if the collection view does not contain it.
    open func index(forSectionIdentifier identifier: Any) -> Int {
        items.index(for: ReferenceIdentifier(identifier)) ?? NSNotFound
    }

    /// Returns the item at an index path, or `nil` if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> Any? { items.itemIdentifier(for: indexPath)?.value }

    /// Returns the index path of an item, or `nil` if the collection view does not contain it.
    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        items.indexPath(for: ReferenceIdentifier(identifier))
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        items.numberOfSections(in: collectionView)
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.collectionView(collectionView, numberOfItemsInSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { items.collectionView(collectionView, cellForItemAt: indexPath) }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        items.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    /// Returns whether the user may move an item. The default implementation calls the closure of
    /// `reorderingHandlers`, and returns `false` without one.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        items.collectionView(collectionView, canMoveItemAt: indexPath)
    }

    /// Moves an item in the snapshot, and calls the closures of `reorderingHandlers`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { items.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }

    /// Returns the titles of the index at the trailing edge. The default implementation returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the item for an index title. The default implementation returns the first item of the section with the
    /// index of the title.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { items.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }

    // MARK: Applying

    /// Returns the latest snapshot that was applied, without marks for reloads. Of a section with hierarchy, it
    /// contains the visible items.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(items.snapshot())
    }

    /// Updates the collection view with a snapshot. Can be called on any thread.
    nonisolated open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates the collection view with a snapshot. Can be called on any thread.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items to display. Later changes of the object have no effect.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: Called on the main thread when the animations have ended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)?
    ) {
        items.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Reloads the collection view with a snapshot, without comparing it with the previous one.
    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        applySnapshot(usingReloadData: snapshot, completion: nil)
    }

    /// Reloads the collection view with a snapshot, without comparing it with the previous one.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items to display. Later changes of the object have no effect.
    ///   - completion: Called on the main thread afterwards.
    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)?
    ) {
        items.applySnapshotUsingReloadData(snapshot.value, completion: completion)
    }

    // MARK: Section snapshots

    /// Returns the items of a section and their hierarchy. The snapshot is empty if the section does not exist.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(items.snapshot(for: ReferenceIdentifier(section)))
    }

    /// Updates a section with the visible items of a section snapshot. A section that does not exist is appended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        applySnapshot(
            snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Updates a section with the visible items of a section snapshot. A section that does not exist is appended.
    ///
    /// - Parameters:
    ///   - snapshot: The items of the section and their hierarchy. Later changes of the object have no effect.
    ///   - sectionIdentifier: The identifier of the section.
    ///   - animatingDifferences: Whether the changes are animated.
    ///   - completion: Called on the main thread when the animations have ended.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)?
    ) {
        items.apply(
            snapshot.value, to: ReferenceIdentifier(sectionIdentifier), animatingDifferences: animatingDifferences,
            completion: completion)
    }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
    final func outlinePosition(at indexPath: IndexPath) -> OutlinePosition? { items.outlinePosition(at: indexPath) }

    final func setExpanded(_ isExpanded: Bool, at indexPath: IndexPath) -> Bool {
        items.setExpanded(isExpanded, at: indexPath)
    }
}
