/// Sections with items, and where each item is.
///
/// An item knows its section, and about where in it: inserting and deleting shifts the items behind, and what they know is
/// put right only when they may be further off than a search around that place is worth. So items are found in
/// O(√*n*) at worst and nearly always at once, while a change costs no more than the array's own shifting.
package struct SnapshotStorage<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    package typealias Section = SnapshotSection<SectionID, ItemID>

    /// Where an item is: in the section with that key, and about at that index.
    private struct Place {
        var key: Int32
        var hint: Int32

        init(_ key: Int, _ hint: Int) {
            self.key = Int32(truncatingIfNeeded: key)
            self.hint = Int32(truncatingIfNeeded: hint)
        }
    }

    /// The sections in order.
    package private(set) var sections: [Section] = []
    /// By their keys, where the sections are; -1 for keys that are free.
    private var positions: [Int] = []
    private var freeKeys: [Int] = []
    private var keys: [SectionID: Int] = [:]
    private var places: [ItemID: Place] = [:]

    var itemCount: Int { places.count }

    // MARK: Finding

    package func index(ofSection id: SectionID) -> Int? { keys[id].map { positions[$0] } }

    package func contains(_ item: ItemID) -> Bool { places[item] != nil }

    package func sectionIndex(of item: ItemID) -> Int? { places[item].map { positions[Int($0.key)] } }

    /// The section and the index of an item.
    package func position(of item: ItemID) -> (section: Int, item: Int)? {
        guard let place = places[item] else { return nil }
        let section = positions[Int(place.key)]
        let items = sections[section].items
        let hint = Int(place.hint)
        if hint < items.count, items[hint] == item { return (section, hint) }
        var distance = 1
        while distance <= sections[section].drift {
            let (before, after) = (hint - distance, hint + distance)
            if before >= 0, before < items.count, items[before] == item { return (section, before) }
            if after < items.count, items[after] == item { return (section, after) }
            distance += 1
        }
        preconditionFailure(
            "The hash value or equality of the item \(item) changed while it was in a snapshot. Use identifiers that do "
                + "not change.")
    }

    // MARK: Items

    /// Puts items into a section. Those that are in the snapshot already are moved.
    mutating func insert(_ items: [ItemID], at index: Int, inSection section: Int) {
        let key = sections[section].key
        // Many at one go make room at one go; few leave it to the dictionary, which grows by doubling.
        if items.count > places.count { places.reserveCapacity(places.count + items.count) }
        for (offset, item) in items.enumerated() {
            guard let old = places.updateValue(Place(key, index + offset), forKey: item) else { continue }
            // Taken back, to do it the long way: an item is there twice, or was there before.
            places[item] = old
            for known in items[..<offset] { places[known] = nil }
            return insertAnew(items, at: index, inSection: section)
        }
        let isAtEnd = index == sections[section].items.count
        sections[section].items.insert(contentsOf: items, at: index)
        if !isAtEnd { addDrift(items.count, toSection: section) }
    }

    private mutating func insertAnew(_ items: [ItemID], at index: Int, inSection section: Int) {
        let duplicates = DiffableMisuse.duplicates(items)
        precondition(duplicates.isEmpty, DiffableMisuse.repeatedItems(duplicates))
        // What was above the place and goes shifts the place.
        let known = items.compactMap { position(of: $0) }
        let above = known.count { $0.section == section && $0.item < index }
        remove(items)
        insert(items, at: index - above, inSection: section)
    }

    /// Takes items out. Those that are not there are left alone.
    mutating func remove(_ items: [ItemID]) {
        var gone: [Int: [Int]] = [:]
        for item in items {
            guard let position = position(of: item) else { continue }
            gone[position.section, default: []].append(position.item)
        }
        for item in items { places[item] = nil }
        for (section, indices) in gone {
            // An item that was named twice goes once.
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
        for (index, item) in sections[section].items.enumerated() { places[item] = Place(key, index) }
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

    /// Takes sections out with their items. Those that are not there are left alone.
    mutating func removeSections(_ ids: [SectionID]) {
        var first = sections.count
        for id in ids {
            guard let key = keys.removeValue(forKey: id) else { continue }
            let index = positions[key]
            for item in sections[index].items { places[item] = nil }
            positions[key] = -1
            freeKeys.append(key)
            first = min(first, index)
        }
        sections.removeAll { positions[$0.key] < 0 }
        updatePositions(from: first)
    }

    /// Moves the section at an index to before or after another one.
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
    /// Takes out the elements at ascending indices, in one pass.
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
