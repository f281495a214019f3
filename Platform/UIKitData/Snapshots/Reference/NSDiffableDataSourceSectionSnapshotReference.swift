/// The items of one section as an object, with identifiers of any hashable type: an outline, in which items can be
/// expanded and collapsed.
///
/// It is the class to which Objective-C code refers. Use ``NSDiffableDataSourceSectionSnapshot`` in new Swift code,
/// whose identifiers have a type. The preconditions are the same.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    package typealias Value = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>

    /// The snapshot that the object refers to.
    package private(set) final var value: Value

    /// Creates an empty snapshot.
    public override init() { value = Value() }

    package init(_ value: Value) { self.value = value }

    /// Returns a snapshot with the same items.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

    // MARK: Properties

    /// All items in depth-first order.
    open var items: [Any] { value.items.values }

    /// The items without a parent.
    open var rootItems: [Any] { value.rootItems.values }

    /// The visible items: those whose ancestors are all expanded.
    open var visibleItems: [Any] { value.visibleItems.values }

    /// The expanded items, in depth-first order.
    open func expandedItems() -> [Any] { value.items.filter(value.isExpanded).values }

    /// Returns whether an item is expanded.
    open func isExpanded(_ item: Any) -> Bool { value.isExpanded(ReferenceIdentifier(item)) }

    /// Returns whether an item is visible, which requires that all of its ancestors are expanded.
    open func isVisible(_ item: Any) -> Bool { value.isVisible(ReferenceIdentifier(item)) }

    /// Returns whether the snapshot contains an item.
    open func containsItem(_ item: Any) -> Bool { value.contains(ReferenceIdentifier(item)) }

    /// Returns the number of ancestors of an item.
    open func level(ofItem item: Any) -> Int { value.level(of: ReferenceIdentifier(item)) }

    /// Returns the index of an item in `items`, or `NSNotFound`.
    open func index(ofItem item: Any) -> Int { value.index(of: ReferenceIdentifier(item)) ?? NSNotFound }

    /// Returns the parent of an item, or `nil` for a root item.
    open func parent(ofChildItem childItem: Any) -> Any? { value.parent(of: ReferenceIdentifier(childItem))?.value }

    /// Returns the descendants of an item as a snapshot.
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }

    /// Returns the descendants of an item as a snapshot.
    ///
    /// - Parameter includingParentItem: Whether the result contains the item as its root.
    open func ofParentItem(
        _ parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(
            value.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
    }

    /// Returns the items line by line, indented by their level.
    open func visualDescription() -> String { value.visualDescription() }

    // MARK: Changes

    /// Appends items to the root items.
    open func appendItems(_ items: [Any]) { value.append([ReferenceIdentifier](values: items)) }

    /// Appends items to the children of an item, or to the root items if `parentItem` is `nil`.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        value.append([ReferenceIdentifier](values: items), to: parentItem.map { ReferenceIdentifier($0) })
    }

    /// Inserts items before an item with the same parent.
    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        value.insert([ReferenceIdentifier](values: items), before: ReferenceIdentifier(beforeIdentifier))
    }

    /// Inserts items after an item and its descendants, with the same parent.
    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        value.insert([ReferenceIdentifier](values: items), after: ReferenceIdentifier(afterIdentifier))
    }

    /// Deletes items and their descendants. Items that the snapshot does not contain are ignored.
    open func deleteItems(_ items: [Any]) { value.delete([ReferenceIdentifier](values: items)) }

    /// Deletes all items.
    open func deleteAllItems() { value.deleteAll() }

    /// Expands items.
    open func expandItems(_ items: [Any]) { value.expand([ReferenceIdentifier](values: items)) }

    /// Collapses items.
    open func collapseItems(_ items: [Any]) { value.collapse([ReferenceIdentifier](values: items)) }

    /// Replaces the descendants of an item with the items of a snapshot.
    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) {
        value.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.value)
    }

    /// Inserts the items of a snapshot before an item, with the same parent.
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        value.insert(snapshot.value, before: ReferenceIdentifier(item))
    }

    /// Inserts the items of a snapshot after an item and its descendants, with the same parent.
    ///
    /// - Returns: The last inserted item with this parent, or `item` if the snapshot is empty, so that another
    ///   snapshot can be inserted after it.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        value.insert(snapshot.value, after: ReferenceIdentifier(item))
        return snapshot.value.rootItems.last?.value ?? item
    }
}
