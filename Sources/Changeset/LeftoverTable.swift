/// A hash table from ids to small numbers that stores neither ids nor hashes, only 32 bits of each hash.
///
/// Open addressing with linear probing, at most half full; one flat array that is kept from one use to the next.
@usableFromInline
struct LeftoverTable {
    /// The upper half is the upper half of the hash, the lower half is the number plus one. Zero is an empty slot.
    @usableFromInline var slots: [UInt64] = []
    @usableFromInline var mask = 0

    @inlinable
    init() {}

    /// Empties the table and makes it large enough for `count` entries.
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

    /// Where a search for a hash has got to.
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

    /// Begins a search for the entries with a hash.
    @inlinable
    func cursor(for hash: Int) -> Cursor {
        Cursor(tag: UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000, slot: hash & mask)
    }

    /// The next entry that may have the hash: whether it has, only its id can tell. Nil at the end, where ``insert(_:at:)``
    /// puts a new one.
    @inlinable
    func next(_ cursor: inout Cursor) -> Int? {
        while true {
            let value = slots[cursor.slot]
            if value == 0 { return nil }
            if value & 0xFFFF_FFFF_0000_0000 == cursor.tag { return Int(value & 0xFFFF_FFFF) - 1 }
            cursor.slot = (cursor.slot + 1) & mask
        }
    }

    /// Goes on from an entry that has another id.
    @inlinable
    func pass(_ cursor: inout Cursor) {
        cursor.slot = (cursor.slot + 1) & mask
    }

    /// Notes an entry where a search ended, or in place of the entry that it found.
    @inlinable
    mutating func insert(_ entry: Int, at cursor: Cursor) {
        slots[cursor.slot] = cursor.tag | UInt64(entry + 1)
    }
}
