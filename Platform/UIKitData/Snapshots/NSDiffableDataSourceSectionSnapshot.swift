/// The items of one section as an outline: items below items, which can be expanded and collapsed.
///
/// A table shows the `visibleItems` of an outline: append them to the section of a snapshot, and apply that.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private struct Node {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    private var nodes: [ItemIdentifierType: Node] = [:]

    /// The items that are below no other one.
    public private(set) var rootItems: [ItemIdentifierType] = []

    /// Makes a snapshot without items.
    public init() {}

    /// Makes a copy of `snapshot`.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    init(_ items: [ItemIdentifierType]) {
        append(items)
    }

    // MARK: What is in it

    /// All items, each followed by those below it.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

    /// The items that are seen: of those below an item, only where that is expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { nodes[$0]?.isExpanded ?? false } }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// The index of an item among `items`; nil if it is not there.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// How many items an item is below of.
    public func level(of item: ItemIdentifierType) -> Int {
        ancestors(of: existing(item, "level(of:)")).count
    }

    /// The item that an item is right below of; nil for one that is below none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Whether the items below an item are shown where it is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Whether an item is seen: all items that it is below of are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(isExpanded)
    }

    /// What is below an item, as a snapshot of its own.
    ///
    /// - Parameter includingParent: whether the item is in it, above the others.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let parent = existing(parent, "snapshot(of:includingParent:)")
        var result = Self()
        result.graft(self, includingParent ? [parent] : nodes[parent]?.children ?? [], below: nil)
        return result
    }

    /// The items line by line, indented by their level: `-` before those that are expanded, `+` before those that could
    /// be, and `*` before those that have nothing below them.
    public func visualDescription() -> String {
        items.map { item in
            let mark = nodes[item]?.children.isEmpty ?? true ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Changing

    /// Adds items at the end of those below `parent`; of those below none, if that is nil.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let parent = parent.map { existing($0, "append(_:to:)") }
        insert(items, below: parent, at: children(of: parent).count)
    }

    /// Adds items right before another one, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let (parent, index) = place(of: item, "insert(_:before:)")
        insert(items, below: parent, at: index)
    }

    /// Adds items right after another one and those below it, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let (parent, index) = place(of: item, "insert(_:after:)")
        insert(items, below: parent, at: index + 1)
    }

    /// Adds all of another snapshot right before an item, below the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        let (parent, index) = place(of: item, "insert(_:before:)")
        insert(snapshot, below: parent, at: index)
    }

    /// Adds all of another snapshot right after an item and those below it, below the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        let (parent, index) = place(of: item, "insert(_:after:)")
        insert(snapshot, below: parent, at: index + 1)
    }

    /// Takes out what is below an item, and puts another snapshot there.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let parent = existing(parent, "replace(childrenOf:using:)")
        delete(children(of: parent))
        insert(snapshot, below: parent, at: 0)
    }

    /// Takes items out, with those below them. Those that are not there are left alone.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = Set(flattened(items.filter(contains)) { _ in true })
        guard !gone.isEmpty else { return }
        for parent in Set(items.filter(contains).map { nodes[$0]?.parent }) {
            if let parent {
                nodes[parent]?.children.removeAll(where: gone.contains)
            } else {
                rootItems.removeAll(where: gone.contains)
            }
        }
        for item in gone { nodes[item] = nil }
    }

    /// Takes all items out.
    public mutating func deleteAll() {
        self = Self()
    }

    /// Has what is below items shown.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[existing(item, "expand(_:)")]?.isExpanded = true }
    }

    /// Has what is below items not shown.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[existing(item, "collapse(_:)")]?.isExpanded = false }
    }

    // MARK: The tree

    private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        guard let parent else { return rootItems }
        return nodes[parent]?.children ?? []
    }

    private func existing(_ item: ItemIdentifierType, _ caller: StaticString) -> ItemIdentifierType {
        precondition(contains(item), DiffableMisuse.missingInSectionSnapshot(item, caller))
        return item
    }

    private func place(
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

    /// Items and what is below them, where `isOpen` says so. Without recursion: outlines may be deep.
    private func flattened(
        _ top: [ItemIdentifierType], isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(top.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if let node = nodes[item], !node.children.isEmpty, isOpen(item) {
                waiting.append(contentsOf: node.children.reversed())
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

    /// Brings along what is below an item in another snapshot.
    private mutating func graftChildren(of item: ItemIdentifierType, from source: Self) {
        var waiting = [item]
        while let next = waiting.popLast() {
            guard let node = source.nodes[next] else { continue }
            nodes[next]?.isExpanded = node.isExpanded
            if node.children.isEmpty { continue }
            insert(node.children, below: next, at: 0)
            waiting.append(contentsOf: node.children)
        }
    }
}
