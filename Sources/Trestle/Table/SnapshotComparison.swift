/// What changed in the large snapshots of a form, found on another thread.
///
/// Rows that are made, and lazy sections over `data`, are compared on the main thread, since nothing says that they may be
/// read elsewhere. A snapshot's elements and identities are `Sendable`, as its initialiser demands.
struct SnapshotComparison: Sendable {
    /// Two versions of one section's rows.
    ///
    /// Unchecked: rows over a snapshot read nothing in `change(from:)` but constants that are `Sendable`.
    private struct Pair: @unchecked Sendable {
        let old: any LazyRows
        let new: any LazyRows
    }

    /// What names a pair once it is compared.
    private struct Key: Hashable {
        let old: ObjectIdentifier
        let new: ObjectIdentifier

        init(_ old: any LazyRows, _ new: any LazyRows) {
            self.old = ObjectIdentifier(old)
            self.new = ObjectIdentifier(new)
        }
    }

    private let pairs: [Pair]
    private var changes: [Key: LazyChange] = [:]

    /// From how many elements on, old and new ones together, a comparison would be felt on the main thread: about a
    /// millisecond.
    static let limit = 10_000

    /// Finds out which sections are worth to be compared elsewhere. O(sections).
    init(from old: TableState, to new: TableState) {
        guard old.hasLazySections, new.hasLazySections else {
            pairs = []
            return
        }
        let rows = Dictionary(
            old.sections.compactMap { section in section.lazyRows.map { (section.identity, $0) } },
            uniquingKeysWith: { first, _ in first })
        pairs = new.sections.compactMap { section in
            guard let new = section.lazyRows, let old = rows[section.identity], new.isSnapshot, old.isSnapshot,
                new.count + old.count > Self.limit, !new.isKnownToBeSame(as: old)
            else { return nil }
            return Pair(old: old, new: new)
        }
    }

    private init() { pairs = [] }

    /// Nothing was compared beforehand.
    static var none: SnapshotComparison { SnapshotComparison() }

    /// Whether the main thread can as well do it all.
    var isEmpty: Bool { pairs.isEmpty }

    /// The comparison with all that it has to find out. On any thread.
    func found() -> SnapshotComparison {
        var result = self
        for pair in pairs { result.changes[Key(pair.old, pair.new)] = pair.new.change(from: pair.old) }
        return result
    }

    /// What to do to a table that shows `old` so that it shows `new`, found now if it has not been.
    func change(from old: any LazyRows, to new: any LazyRows) -> LazyChange {
        changes[Key(old, new)] ?? new.change(from: old)
    }
}

extension TableState.ShownSection {
    fileprivate var lazyRows: (any LazyRows)? {
        if case .lazy(let rows) = rows { rows } else { nil }
    }
}
