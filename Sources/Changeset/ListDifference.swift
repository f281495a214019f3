/// What changed between two lists: what went, what came, what moved, and what stayed but looks different.
///
/// Identity and content are two things. The *id* says whether an element was there before; *equality* says whether it
/// still looks the same. An element whose id is new is an insertion, however much it looks like one that went.
///
/// ```swift
/// struct Task: Equatable {
///     let number: Int
///     let title: String
/// }
/// let old = [Task(number: 1, title: "Write"), Task(number: 2, title: "Test"), Task(number: 3, title: "Rest")]
/// let new = [Task(number: 3, title: "Sleep"), Task(number: 1, title: "Write"), Task(number: 4, title: "Ship")]
///
/// let difference = try ListDifference(from: old, to: new, id: \.number)
/// difference.deletions    // [1]: "Test" went
/// difference.insertions   // [2]: "Ship" came
/// difference.moves        // [2 → 0]: number 3 went to the top; one move, not two
/// difference.updates      // [2 → 0]: and number 3 has another title
/// ```
///
/// To apply it to an array: take out `deletions` and the moves' `old`, both counted in the old list; then put in
/// `insertions` and the moves' `new`, from top to bottom, counted in the new list. `UITableView.performBatchUpdates` takes
/// the four in the same way, except that a row must not be both moved and reloaded: refresh a moved row's cell in place.
///
/// The moves are as few as possible: moving the first of 5,000 rows to the end is one move.
///
/// - Complexity: O(*n* + *m*) for *n* old and *m* new elements, and O(*s* log *s*) for *s* of them whose order changed. What
///   is equal at the beginning and at the end is compared, and never hashed unless something was inserted.
public struct ListDifference: Hashable, Sendable {
    /// The elements that went: ascending indices in the old list.
    public let deletions: [Int]

    /// The elements that came: ascending indices in the new list.
    public let insertions: [Int]

    /// The elements that changed places with others, ordered by their new index.
    ///
    /// An element that only shifts since others came or went above it does not move.
    public let moves: [Pairing<Int>]

    /// The elements that stayed, moved or not, and whose content differs, ordered by their new index.
    public let updates: [Pairing<Int>]

    /// Whether the lists are equal.
    public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty }

    /// Compares two lists.
    ///
    /// ```swift
    /// let difference = try ListDifference(from: old, to: new, id: { $0.number }, isEqual: { $0.title == $1.title })
    /// ```
    ///
    /// - Parameters:
    ///   - old: the list as it was.
    ///   - new: the list as it is now.
    ///   - id: what tells an element from all others of its list.
    ///   - isEqual: whether two elements with one id, the old one first, look the same.
    /// - Throws: ``DuplicateIDs`` if an id occurs twice in `new`.
    /// - Complexity: see ``ListDifference``. Each id is hashed at most once.
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
        moves = movedPositions(in: matcher.oldOfNew).map { position in
            Pairing(old: Int(matcher.oldOfNew[position]), new: matcher.prefix + position)
        }
        var updates: [Pairing<Int>] = []
        matcher.forEachSurvivor(oldCount: old.count, newCount: new.count) { oldIndex, newIndex in
            let oldElement = old[old.index(old.startIndex, offsetBy: oldIndex)]
            let newElement = new[new.index(new.startIndex, offsetBy: newIndex)]
            if !isEqual(oldElement, newElement) {
                updates.append(Pairing(old: oldIndex, new: newIndex))
            }
        }
        self.updates = updates
    }

    /// Compares two lists whose elements say themselves whether they are equal.
    ///
    /// - Parameters:
    ///   - old: the list as it was.
    ///   - new: the list as it is now.
    ///   - id: what tells an element from all others of its list.
    /// - Throws: ``DuplicateIDs`` if an id occurs twice in `new`.
    @inlinable
    public init<Old: RandomAccessCollection, New: RandomAccessCollection, ID: Hashable>(
        from old: Old,
        to new: New,
        id: (Old.Element) -> ID
    ) throws(DuplicateIDs) where Old.Element == New.Element, Old.Element: Equatable {
        try self.init(from: old, to: new, id: id, isEqual: ==)
    }

    /// Compares two lists of ids: elements that are nothing but themselves, so that none can be updated.
    ///
    /// ```swift
    /// try ListDifference(from: ["a", "b", "c"], to: ["c", "a", "b"]).moves    // [2 → 0]
    /// ```
    ///
    /// - Parameters:
    ///   - old: the list as it was.
    ///   - new: the list as it is now.
    /// - Throws: ``DuplicateIDs`` if an element occurs twice in `new`.
    @inlinable
    public init<Old: RandomAccessCollection, New: RandomAccessCollection>(
        from old: Old,
        to new: New
    ) throws(DuplicateIDs) where Old.Element == New.Element, Old.Element: Hashable {
        try self.init(from: old, to: new, id: { $0 }, isEqual: { _, _ in true })
    }
}
