/// Sections with items, and the position of each item.
///
/// Each item stores its section and an approximate index. Insertions and deletions shift the following
/// items; their stored indices are updated only when they may differ so much that searching around them
/// becomes expensive. Therefore an item is found in O(√*n*) in the worst case and usually in O(1), while a
/// change costs no more than that of the array.
package struct SnapshotStorage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    package typealias Section = SnapshotSection<SectionID, ItemID>

    /// The position of an item: the key of its section and its approximate index.
    private struct ItemPosition {
        var key: Int32
        var hint: Int32

        init(_ key: Int, _ hint: Int) {
            self.key = Int32(truncatingIfNeeded: key)
            self.hint = Int32(truncatingIfNeeded: hint)
        }
    }

    /// The sections in order.
    package private(set) var sections: [Section] = []
    /// The index of each section by its key; -1 for unused keys.
    private var positions: [Int] = []
    private var freeKeys: [Int] = []
    private var keys: [SectionID: Int] = [:]
    private var itemPositions: [ItemID: ItemPosition] = [:]

    var itemCount: Int { itemPositions.count }

    // MARK: Lookup

    package func index(ofSection id: SectionID) -> Int? { keys[id].map { positions[$0] } }

    func contains(_ item: ItemID) -> Bool { itemPositions[item] != nil }

    func sectionIndex(of item: ItemID) -> Int? { itemPositions[item].map { positions[Int($0.key)] } }

    /// Returns the section and index of an item.
    package func position(of item: ItemID) -> (section: Int, item: Int)? {
        guard let entry = itemPositions[item] else { return nil }
        let section = positions[Int(entry.key)]
        let items = sections[section].items
        let hint = Int(entry.hint)
        if hint < items.count, items[hint] == item { return (section, hint) }
        var distance = 1
        while distance <= sections[section].drift {
            let (before, after) = (hint - distance, hint + distance)
            if before >= 0, before < items.count, items[before] == item { return (section, before) }
            if after < items.count, items[after] == item { return (section, after) }
            distance += 1
        }
        preconditionFailure(
            "The hash value or equality of the item \(item) changed while it was in a snapshot. Use identifiers that "
                + "do not change.")
    }

    // MARK: Items

    /// Inserts items into a section. Items that the snapshot already contains are moved.
    mutating func insert(_ items: [ItemID], at index: Int, inSection section: Int) {
        let key = sections[section].key
        // Reserves capacity only for large insertions, because the dictionary grows exponentially by itself.
        if items.count > itemPositions.count { itemPositions.reserveCapacity(itemPositions.count + items.count) }
        for (offset, item) in items.enumerated() {
            guard let old = itemPositions.updateValue(ItemPosition(key, index + offset), forKey: item) else { continue }
            // An item occurs twice or is already in the snapshot. The insertions are undone before the
            // slower path.
            itemPositions[item] = old
            for existing in items[..<offset] { itemPositions[existing] = nil }
            return insertMovingExisting(items, at: index, inSection: section)
        }
        let isAtEnd = index == sections[section].items.count
        sections[section].items.insert(contentsOf: items, at: index)
        if !isAtEnd { addDrift(items.count, toSection: section) }
    }

    private mutating func insertMovingExisting(_ items: [ItemID], at index: Int, inSection section: Int) {
        let duplicates = DiffableMisuse.duplicates(items)
        precondition(duplicates.isEmpty, DiffableMisuse.repeatedItems(duplicates))
        // Removing items above the index shifts it.
        let existing = items.compactMap { position(of: $0) }
        let above = existing.count { $0.section == section && $0.item < index }
        remove(items)
        insert(items, at: index - above, inSection: section)
    }

    /// Removes items. Items that the snapshot does not contain are ignored.
    mutating func remove(_ items: [ItemID]) {
        var removedIndices: [Int: [Int]] = [:]
        for item in items {
            guard let position = position(of: item) else { continue }
            removedIndices[position.section, default: []].append(position.item)
        }
        for item in items { itemPositions[item] = nil }
        for (section, indices) in removedIndices {
            // Items may be specified more than once.
            let indices = Set(indices).sorted()
            if indices.count == 1 {
                sections[section].items.remove(at: indices[0])
            } else {
                sections[section].items.removeSorted(indices)
            }
            if indices[0] < sections[section].items.count { addDrift(indices.count, toSection: section) }
        }
    }

    mutating func removeAll() {
        self = SnapshotStorage()
    }

    private mutating func addDrift(_ count: Int, toSection section: Int) {
        sections[section].drift += count
        let drift = sections[section].drift
        guard drift > 32, drift * drift > sections[section].items.count else { return }
        sections[section].drift = 0
        let key = sections[section].key
        for (index, item) in sections[section].items.enumerated() { itemPositions[item] = ItemPosition(key, index) }
    }

    // MARK: Sections

    mutating func insertSections(_ ids: [SectionID], at index: Int) {
        let duplicates = DiffableMisuse.duplicates(ids) + ids.filter { keys[$0] != nil }
        precondition(duplicates.isEmpty, DiffableMisuse.repeatedSections(duplicates))
        let new = ids.map { id in
            let key = freeKeys.popLast() ?? positions.count
            if key == positions.count { positions.append(-1) }
            keys[id] = key
            return Section(id: id, key: key)
        }
        sections.insert(contentsOf: new, at: index)
        updatePositions(from: index)
    }

    /// Removes sections and their items. Sections that the snapshot does not contain are ignored.
    mutating func removeSections(_ ids: [SectionID]) {
        var first = sections.count
        for id in ids {
            guard let key = keys.removeValue(forKey: id) else { continue }
            let index = positions[key]
            for item in sections[index].items { itemPositions[item] = nil }
            positions[key] = -1
            freeKeys.append(key)
            first = min(first, index)
        }
        sections.removeAll { positions[$0.key] < 0 }
        updatePositions(from: first)
    }

    /// Moves the section at an index before or after another one.
    mutating func moveSection(at index: Int, to anchor: Int, after isAfter: Bool) {
        guard index != anchor else { return }
        let section = sections.remove(at: index)
        let shifted = anchor > index ? anchor - 1 : anchor
        sections.insert(section, at: shifted + (isAfter ? 1 : 0))
        updatePositions(from: min(index, anchor))
    }

    private mutating func updatePositions(from first: Int) {
        var index = first
        while index < sections.count {
            positions[sections[index].key] = index
            index += 1
        }
    }
}

extension Array {
    /// Removes the elements at ascending indices in one pass.
    fileprivate mutating func removeSorted(_ indices: [Int]) {
        var write = indices[0]
        var next = 0
        for read in indices[0]..<count {
            if next < indices.count, indices[next] == read {
                next += 1
            } else {
                swapAt(write, read)
                write += 1
            }
        }
        removeLast(indices.count)
    }
}
