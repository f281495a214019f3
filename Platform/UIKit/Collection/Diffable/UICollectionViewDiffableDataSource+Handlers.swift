extension UICollectionViewDiffableDataSource {
    /// Closures that are called when the user moves items.
    public struct ReorderingHandlers {
        /// Returns whether an item may be moved. No item may be moved if this is `nil`.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called when the user has moved an item, before the data source stores the new order.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called after the data source has stored the new order. Store it in the model here.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// Closures that are called when the user expands and collapses items of section snapshots.
    public struct SectionSnapshotHandlers<ItemID>
    where ItemID: Hashable, ItemID: Sendable {
        /// Returns whether an item may be expanded. The default is `true`.
        public var shouldExpandItem: ((ItemID) -> Bool)?

        /// Called before an item is expanded.
        public var willExpandItem: ((ItemID) -> Void)?

        /// Returns whether an item may be collapsed. The default is `true`.
        public var shouldCollapseItem: ((ItemID) -> Bool)?

        /// Called before an item is collapsed.
        public var willCollapseItem: ((ItemID) -> Void)?

        /// Returns the descendants of an item that is being expanded. Receives the item and its current
        /// descendants. Use it to load descendants when they become visible.
        public var snapshotForExpandingParent:
            (
                (ItemID, NSDiffableDataSourceSectionSnapshot<ItemID>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemID>
            )?

        /// Creates handlers without closures.
        public init() {}
    }
}
