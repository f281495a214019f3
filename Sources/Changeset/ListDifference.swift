/// The differences between two lists: deletions, insertions, moves, and updates of elements with other content.
///
/// Identity and content are independent. The *id* of an element determines whether the old list contains it; *equality* determines
/// whether its content is the same. An element with a new id is an insertion even if it is equal to a deleted one.
///
/// ```swift
/// import Changeset
///
/// struct Task: Equatable {
///     let number: Int
///     let title: String
/// }
/// let old = [Task(number: 1, title: "Write"), Task(number: 2, title: "Test"), Task(number: 3, title: "Rest")]
/// let new = [Task(number: 3, title: "Sleep"), Task(number: 1, title: "Write"), Task(number: 4, title: "Ship")]
///
/// let difference = try ListDifference(from: old, to: new, id: \.number)
/// print(difference.deletions)     // [1]: "Test" is deleted
/// print(difference.insertions)    // [2]: "Ship" is inserted
/// print(difference.moves)         // [2 → 0]: number 3 moves to the top; one move, not two
/// print(difference.updates)       // [2 → 0]: number 3 also has another title
/// ```
///
/// To apply the difference to an array, remove the `deletions` and the `from` indices of the moves, all indexed in the old list.
/// Then insert the `insertions` and the `to` indices of the moves in ascending order, indexed in the new list.
/// `UITableView.performBatchUpdates` uses the same indices, except that a row must not be both moved and reloaded: update the cell
/// of a moved row in place.
///
/// The number of moves is minimal: moving the first of 5,000 rows to the end is one move.
///
/// - Complexity: O(*n* + *m*) for *n* old and *m* new elements, and O(*s* log *s*) for *s* elements whose order has changed.
///   Common elements at the beginning and at the end are hashed only if other elements were inserted.
public struct ListDifference: Hashable, Sendable {
    /// The indices of the deleted elements in the old list, ascending.
    public let deletions: [Int]

    /// The indices of the inserted elements in the new list, ascending.
    public let insertions: [Int]

    /// The elements that have moved relative to others, ordered by their new index.
    ///
    /// An element whose index changes only because of insertions and deletions above it does not move.
    public let moves: [Move<Int>]

    /// The elements of both lists whose content differs, ordered by their new index.
    public let updates: [Move<Int>]

    /// Whether the lists are equal.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

    /// Compares two lists.
    ///
    /// ```swift continued
    /// let changes = try ListDifference(from: old, to: new, id: { $0.number }, isEqual: { $0.title == $1.title })
    /// ```
    ///
    /// - Parameters:
    ///   - old: The old list.
    ///   - new: The new list.
    ///   - id: Returns the id of an element, which is unique in its list.
    ///   - isEqual: Returns whether two elements with the same id, the old one first, have the same content.
    /// - Throws: ``DuplicateIDs`` if an id occurs several times in `new`.
    /// - Complexity: See ``ListDifference``. Each id is hashed at most once.
    @inlinable
    public init<Old: RandomAccessCollection, New: RandomAccessCollection, ID: Hashable>(
        from old: Old,
        to new: New,
        id: (Old.Element) -> ID,
        isEqual: (Old.Element, Old.Element) -> Bool
    ) throws(DuplicateIDs) where Old.Element == New.Element {
        var matcher = IdentityMatcher<ID>()
        matcher.match(
            oldCount: old.count,
            newCount: new.count,
            section: nil,
            idsAreUnique: false,
            oldID: { id(old[old.index(old.startIndex, offsetBy: $0)]) },
            newID: { id(new[new.index(new.startIndex, offsetBy: $0)]) }
        )
        if !matcher.duplicates.isEmpty {
            throw DuplicateIDs(duplicates: matcher.duplicates)
        }
        deletions = matcher.removed.compactMap { $0.partner < 0 ? Int($0.index) : nil }
        insertions = matcher.inserted.compactMap { $0.partner < 0 ? Int($0.index) : nil }
        moves = movedPositions(in: matcher.oldIndices).map { position in
            Move(from: Int(matcher.oldIndices[position]), to: matcher.prefix + position)
        }
        var updates: [Move<Int>] = []
        matcher.forEachMatch(oldCount: old.count, newCount: new.count) { oldIndex, newIndex in
            let oldElement = old[old.index(old.startIndex, offsetBy: oldIndex)]
            let newElement = new[new.index(new.startIndex, offsetBy: newIndex)]
            if !isEqual(oldElement, newElement) {
                updates.append(Move(from: oldIndex, to: newIndex))
            }
        }
        self.updates = updates
    }

    /// Compares two lists of equatable elements.
    ///
    /// - Parameters:
    ///   - old: The old list.
    ///   - new: The new list.
    ///   - id: Returns the id of an element, which is unique in its list.
    /// - Throws: ``DuplicateIDs`` if an id occurs several times in `new`.
    @inlinable
    public init<Old: RandomAccessCollection, New: RandomAccessCollection, ID: Hashable>(
        from old: Old,
        to new: New,
        id: (Old.Element) -> ID
    ) throws(DuplicateIDs) where Old.Element == New.Element, Old.Element: Equatable {
        try self.init(from: old, to: new, id: id, isEqual: ==)
    }

    /// Compares two lists of elements that are their own ids, so that there are no updates.
    ///
    /// ```swift continued
    /// let moves = try ListDifference(from: ["a", "b", "c"], to: ["c", "a", "b"]).moves    // [2 → 0]
    /// ```
    ///
    /// - Parameters:
    ///   - old: The old list.
    ///   - new: The new list.
    /// - Throws: ``DuplicateIDs`` if an element occurs several times in `new`.
    @inlinable
    public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
        from old: Old,
        to new: New
    ) throws(DuplicateIDs) where Old.Element == New.Element, Old.Element: Hashable {
        try self.init(from: old, to: new, id: { $0 }, isEqual: { _, _ in true })
    }
}
