/// Matches the elements of two lists by their ids, in linear time.
///
/// Heckel's algorithm (Paul Heckel, "A technique for isolating differences between files", *Communications of the ACM* 21, 1978)
/// matches unique elements with a hash table. This implementation hashes only the elements that cheaper passes leave unmatched.
/// Because ids are unique, equal ids match regardless of the pass that finds them:
/// 1. **Prefix and suffix** compares the lists from both ends. Equal lists need nothing else.
/// 2. **Alignment** traverses both lists in parallel. Where they differ, it looks a few elements ahead for a common element.
/// 3. **Hashing** matches the remaining elements, which are few unless the list was shuffled.
/// 4. **Duplicates** compares the insertions with all other elements. Ids that were in the old list are unique.
///
/// A matcher can be reused for further lists and keeps its memory between them, so that it allocates nothing per element and
/// rarely per list.
@usableFromInline
struct IdentityMatcher<ID: Hashable> {
    /// An element that the alignment has not matched.
    @usableFromInline
    struct Unmatched {
        /// The element's index in its list.
        @usableFromInline let index: Int32
        /// The index of the same element in the other list, found by hashing, or -1.
        @usableFromInline var partner: Int32 = -1
        /// The hash of the element's id, if ``IdentityMatcher/isHashed``.
        @usableFromInline var hash = 0

        @inlinable
        init(_ index: Int) {
            self.index = Int32(truncatingIfNeeded: index)
        }
    }

    /// The number of elements with equal ids at the beginning of both lists.
    @usableFromInline var prefix = 0
    /// The number of elements with equal ids at the end of both lists, after the prefix.
    @usableFromInline var suffix = 0
    /// The old index of each element of the new list between prefix and suffix, or -1.
    @usableFromInline var oldIndices: [Int32] = []
    /// The elements of the old list that the alignment has not matched, in order. Those without a partner are deletions.
    @usableFromInline var removed: [Unmatched] = []
    /// The elements of the new list that the alignment has not matched, in order. Those without a partner are insertions.
    @usableFromInline var inserted: [Unmatched] = []
    /// Whether `removed` and `inserted` contain hashes.
    @usableFromInline var isHashed = false
    /// The ids that occur several times in the new list.
    @usableFromInline var duplicates: [DuplicateIDs.Duplicate] = []
    @usableFromInline var table = UnmatchedTable()
    @usableFromInline let hasher = IdentityHasher()

    @inlinable
    init() {}

    /// The number of pairs of unmatched elements up to which comparing all pairs is faster than hashing.
    @inlinable static var maximumComparedPairs: Int { 16 }
    /// The number of insertions up to which comparing them with the whole list is faster than hashing the list.
    @inlinable static var maximumComparedInsertions: Int { 6 }
    /// The number of elements that the alignment looks ahead.
    @inlinable static var lookahead: Int { 4 }

    /// Matches two lists. The results are in the properties until the next call.
    ///
    /// - Parameters:
    ///   - section: The section in reports of duplicates.
    ///   - idsAreUnique: Whether to skip the search for duplicates.
    /// - Complexity: O(oldCount + newCount).
    @inlinable
    @inline(__always)
    mutating func match(
        oldCount: Int, newCount: Int, section: Int?, idsAreUnique: Bool, oldID: (Int) -> ID, newID: (Int) -> ID
    ) {
        precondition(
            max(oldCount, newCount) < Int(Int32.max),
            "A list of \(max(oldCount, newCount)) elements cannot be compared. Pass at most \(Int32.max - 1) elements."
        )
        matchEnds(oldCount: oldCount, newCount: newCount, oldID: oldID, newID: newID)
        let oldEnd = oldCount - suffix
        let newEnd = newCount - suffix
        if prefix == newEnd {
            removed.reserveCapacity(oldEnd - prefix)
            for index in prefix..<oldEnd {
                removed.append(Unmatched(index))
            }
            return
        }
        oldIndices.append(contentsOf: repeatElement(-1, count: newEnd - prefix))
        align(oldEnd: oldEnd, newEnd: newEnd, oldID: oldID, newID: newID)
        var insertionCount = inserted.count
        if !removed.isEmpty, !inserted.isEmpty {
            insertionCount -= matchRemaining(section: section, oldID: oldID, newID: newID)
        }
        if insertionCount > 0, !idsAreUnique {
            findDuplicates(insertionCount, newCount: newCount, section: section, newID: newID)
        }
    }

    /// Pass 1: discards the results of the last call, and compares the lists from both ends.
    @inlinable
    @inline(__always)
    mutating func matchEnds(oldCount: Int, newCount: Int, oldID: (Int) -> ID, newID: (Int) -> ID) {
        oldIndices.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
        inserted.removeAll(keepingCapacity: true)
        isHashed = false
        prefix = 0
        suffix = 0
        let shorter = min(oldCount, newCount)
        while prefix < shorter, oldID(prefix) == newID(prefix) {
            prefix += 1
        }
        while suffix < shorter - prefix, oldID(oldCount - 1 - suffix) == newID(newCount - 1 - suffix) {
            suffix += 1
        }
    }

    @inlinable
    @inline(__always)
    mutating func pair(_ removedSlot: Int, _ insertedSlot: Int) {
        let old = removed[removedSlot].index
        let new = inserted[insertedSlot].index
        removed[removedSlot].partner = new
        inserted[insertedSlot].partner = old
        oldIndices[Int(new) - prefix] = old
    }
}
