/// Closures that are called when the user moves items of a data source with identifiers of any type.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject {
    /// Returns whether an item may be moved. No item may be moved if this is `nil`.
    open var canReorderItemHandler: ((_ itemIdentifier: Any) -> Bool)?

    /// Called when the user has moved an item, before the data source stores the new order.
    open var willReorderHandler: ((_ transaction: __NSDiffableDataSourceTransaction) -> Void)?

    /// Called after the data source has stored the new order. Store it in the model here.
    open var didReorderHandler: ((_ transaction: __NSDiffableDataSourceTransaction) -> Void)?
}

/// Closures that are called when the user expands and collapses items of a data source with identifiers of any type.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject {
    /// Returns whether an item may be expanded. The default is `true`.
    open var shouldExpandItemHandler: ((_ itemIdentifier: Any) -> Bool)?

    /// Called before an item is expanded.
    open var willExpandItemHandler: ((_ itemIdentifier: Any) -> Void)?

    /// Returns whether an item may be collapsed. The default is `true`.
    open var shouldCollapseItemHandler: ((_ itemIdentifier: Any) -> Bool)?

    /// Called before an item is collapsed.
    open var willCollapseItemHandler: ((_ itemIdentifier: Any) -> Void)?

    /// Returns the descendants of an item that is being expanded. Receives the item and its current descendants.
    open var snapshotForExpandingParentItemHandler:
        (
            (_ parentItem: Any, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshotReference) ->
                NSDiffableDataSourceSectionSnapshotReference
        )?
}
