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

    /// The entry with this hash for which `isSame` holds; if there is none, `entry` is noted and the result is nil.
    @inlinable
    @inline(__always)
    mutating func find(_ hash: Int, orInsert entry: Int, where isSame: (Int) -> Bool) -> Int? {
        let tag = UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000
        var slot = hash & mask
        while slots[slot] != 0 {
            let value = slots[slot]
            if value & 0xFFFF_FFFF_0000_0000 == tag {
                let other = Int(value & 0xFFFF_FFFF) - 1
                if isSame(other) { return other }
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = tag | UInt64(entry + 1)
        return nil
    }

    /// The entry with this hash for which `isSame` holds.
    @inlinable
    @inline(__always)
    func find(_ hash: Int, where isSame: (Int) -> Bool) -> Int? {
        let tag = UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000
        var slot = hash & mask
        while slots[slot] != 0 {
            let value = slots[slot]
            if value & 0xFFFF_FFFF_0000_0000 == tag {
                let other = Int(value & 0xFFFF_FFFF) - 1
                if isSame(other) { return other }
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Notes `entry` in the place of the one with this hash for which `isSame` holds, and returns that one.
    @inlinable
    @inline(__always)
    mutating func replace(_ hash: Int, with entry: Int, where isSame: (Int) -> Bool) -> Int? {
        let tag = UInt64(truncatingIfNeeded: hash) & 0xFFFF_FFFF_0000_0000
        var slot = hash & mask
        var replaced: Int?
        while slots[slot] != 0 {
            let value = slots[slot]
            if value & 0xFFFF_FFFF_0000_0000 == tag {
                let other = Int(value & 0xFFFF_FFFF) - 1
                if isSame(other) {
                    replaced = other
                    break
                }
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = tag | UInt64(entry + 1)
        return replaced
    }
}
