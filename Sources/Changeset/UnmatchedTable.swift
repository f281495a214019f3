/// A hash table from ids to small numbers that stores 32 bits of each hash, but neither ids nor complete hashes.
///
/// It uses open addressing with linear probing (Knuth, *The Art of Computer Programming*, vol. 3, section 6.4, algorithm L) in one
/// flat array, which is at most half full and is reused for the next list.
@usableFromInline
struct UnmatchedTable {
    /// The upper half of a slot is the upper half of the hash, the lower half is the number plus one. Zero is an empty slot.
    @usableFromInline var slots: [UInt64] = []
    @usableFromInline var mask = 0

    @inlinable
    init() {}

    /// Removes all entries, and reserves space for `count` entries.
    @inlinable
    mutating func reset(for count: Int) {
        var capacity = 16
        while capacity < count * 2 {
            capacity *= 2
        }
        mask = capacity - 1
        slots.removeAll(keepingCapacity: true)
        slots.append(contentsOf: repeatElement(0, count: capacity))
    }

    /// The current slot of a search for a hash.
    @usableFromInline
    struct Cursor {
        @usableFromInline let tag: UInt64
        @usableFromInline var slot: Int

        @inlinable
        init(tag: UInt64, slot: Int) {
            self.tag = tag
            self.slot = slot
        }
    }

    /// Returns a cursor for the entries with a hash.
    @inlinable
    func cursor(for hash: Int) -> Cursor {
        Cursor(tag: UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000, slot: hash & mask)
    }

    /// Returns the next entry that may have the hash, or `nil` at the end of the search, where ``insert(_:at:)`` inserts an entry.
    ///
    /// The caller compares the ids to find out whether the entry matches.
    @inlinable
    func next(_ cursor: inout Cursor) -> Int? {
        while true {
            let value = slots[cursor.slot]
            if value == 0 { return nil }
            if value & 0xFFFF_FFFF_0000_0000 == cursor.tag { return Int(value & 0xFFFF_FFFF) - 1 }
            cursor.slot = (cursor.slot + 1) & mask
        }
    }

    /// Advances a cursor past an entry with another id.
    @inlinable
    func skip(_ cursor: inout Cursor) {
        cursor.slot = (cursor.slot + 1) & mask
    }

    /// Inserts an entry where a search has ended, or replaces the entry that it has found.
    @inlinable
    mutating func insert(_ entry: Int, at cursor: Cursor) {
        slots[cursor.slot] = cursor.tag | UInt64(entry + 1)
    }
}
