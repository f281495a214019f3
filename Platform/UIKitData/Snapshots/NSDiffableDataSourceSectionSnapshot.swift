/// The items of one section as an outline, in which items can be expanded and collapsed.
///
/// A collection view displays an outline that is applied to a section with
/// `apply(_:to:animatingDifferences:completion:)` of its diffable data source. In a table, append the
/// `visibleItems` to a section of a snapshot, and apply that snapshot.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]

    /// The items without a parent.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy of `snapshot`.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    package init(_ items: [ItemIdentifierType]) {
        append(items)
    }

    // MARK: Properties

    /// All items in depth-first order.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

    /// The visible items: those whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { nodes[$0]?.isExpanded ?? false } }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Returns the index of an item in `items`, or `nil` if the snapshot does not contain it.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// Returns the number of ancestors of an item.
    /// - Precondition: The snapshot contains the item.
    public func level(of item: ItemIdentifierType) -> Int {
        ancestors(of: existing(item, "level(of:)")).count
    }

    /// Returns the parent of an item, or `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Returns whether an item is visible, which requires that all of its ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(isExpanded)
    }

    /// Returns the descendants of an item as a snapshot.
    ///
    /// - Parameter includingParent: Whether the result contains the item as its root.
    /// - Precondition: The snapshot contains the item.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let parent = existing(parent, "snapshot(of:includingParent:)")
        var result = Self()
        result.graft(self, includingParent ? [parent] : nodes[parent]?.children ?? [], below: nil)
        return result
    }

    /// Returns the items line by line, indented by their level. Expanded items are marked with `-`,
    /// collapsed items with children with `+`, and items without children with `*`.
    public func visualDescription() -> String {
        items.map { item in
            let mark = nodes[item]?.children.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changes

    /// Appends items to the children of `parent`, or to the root items if `parent` is `nil`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let parent = parent.map { existing($0, "append(_:to:)") }
        insert(items, below: parent, at: children(of: parent).count)
    }

    /// Inserts items before an item with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = position(of: item, "insert(_:before:)")
        insert(items, below: parent, at: index)
    }

    /// Inserts items after an item and its descendants, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = position(of: item, "insert(_:after:)")
        insert(items, below: parent, at: index + 1)
    }

    /// Inserts the items of a snapshot before an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        let (parent, index) = position(of: item, "insert(_:before:)")
        insert(snapshot, below: parent, at: index)
    }

    /// Inserts the items of a snapshot after an item and its descendants, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        let (parent, index) = position(of: item, "insert(_:after:)")
        insert(snapshot, below: parent, at: index + 1)
    }

    /// Replaces the descendants of an item with the items of a snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let parent = existing(parent, "replace(childrenOf:using:)")
        delete(children(of: parent))
        insert(snapshot, below: parent, at: 0)
    }

    /// Deletes items and their descendants. Items that the snapshot does not contain are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let deleted = Set(flattened(items.filter(contains)) { _ in true })
        guard !deleted.isEmpty else { return }
        for parent in Set(items.filter(contains).map { nodes[$0]?.parent }) {
            if let parent {
                nodes[parent]?.children.removeAll(where: deleted.contains)
            } else {
                rootItems.removeAll(where: deleted.contains)
            }
        }
        for item in deleted { nodes[item] = nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        self = Self()
    }

    /// Expands items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[existing(item, "expand(_:)")]?.isExpanded = true }
    }

    /// Collapses items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[existing(item, "collapse(_:)")]?.isExpanded = false }
    }

    // MARK: Tree

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        guard let parent else { return rootItems }
        return nodes[parent]?.children ?? []
    }

    private func existing(_ item: ItemIdentifierType, _ caller: StaticString) -> ItemIdentifierType {
        precondition(contains(item), DiffableMisuse.missingInSectionSnapshot(item, caller))
        return item
    }

    private func position(
        of item: ItemIdentifierType, _ caller: StaticString
    ) -> (parent: ItemIdentifierType?, index: Int) {
        let parent = nodes[existing(item, caller)]?.parent
        return (parent, children(of: parent).firstIndex(of: item) ?? 0)
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var next = nodes[item]?.parent
        while let parent = next {
            result.append(parent)
            next = nodes[parent]?.parent
        }
        return result
    }

    /// Returns items and their descendants, as far as `isOpen` permits. The algorithm is iterative because
    /// outlines can be deep.
    private func flattened(
        _ top: [ItemIdentifierType], isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var pending = Array(top.reversed())
        while let item = pending.popLast() {
            result.append(item)
            if let node = nodes[item], !node.children.isEmpty, isOpen(item) {
                pending.append(contentsOf: node.children.reversed())
            }
        }
        return result
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int
    ) {
        let duplicates = DiffableMisuse.duplicates(items) + items.filter(contains)
        precondition(duplicates.isEmpty, DiffableMisuse.repeatedInSectionSnapshot(duplicates))
        for item in items { nodes[item] = Node(parent: parent) }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
    }

    private mutating func insert(_ snapshot: Self, below parent: ItemIdentifierType?, at index: Int) {
        insert(snapshot.rootItems, below: parent, at: index)
        for item in snapshot.rootItems { graftChildren(of: item, from: snapshot) }
    }

    private mutating func graft(_ source: Self, _ items: [ItemIdentifierType], below parent: ItemIdentifierType?) {
        insert(items, below: parent, at: children(of: parent).count)
        for item in items { graftChildren(of: item, from: source) }
    }

    /// Copies the descendants of an item from another snapshot.
    private mutating func graftChildren(of item: ItemIdentifierType, from source: Self) {
        var pending = [item]
        while let next = pending.popLast() {
            guard let node = source.nodes[next] else { continue }
            nodes[next]?.isExpanded = node.isExpanded
            if node.children.isEmpty { continue }
            insert(node.children, below: next, at: 0)
            pending.append(contentsOf: node.children)
        }
    }
}
