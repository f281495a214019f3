/// The changes of the large snapshots of a form, computed on another thread.
///
/// Eager rows, and lazy sections over data that is not `Sendable`, are compared on the main thread.
struct SnapshotComparison: Sendable {
    /// Two versions of the rows of one section.
    private struct Pair: Sendable {
        let key: Key
        let old: any LazySnapshot
        let new: any LazySnapshot
    }

    private struct Key: Hashable, Sendable {
        let old: ObjectIdentifier
        let new: ObjectIdentifier

        init(_ old: any LazyRows, _ new: any LazyRows) {
            self.old = ObjectIdentifier(old)
            self.new = ObjectIdentifier(new)
        }
    }

    private let pairs: [Pair]
    private var changes: [Key: LazyChange] = [:]

    /// The number of old and new elements from which they are compared on another thread. Comparing as many takes about a
    /// millisecond.
    static let limit = 10_000

    /// Finds the sections that are large enough to be compared on another thread.
    ///
    /// - Complexity: O(sections).
    init(from old: TableState, to new: TableState) {
        guard old.hasLazySections, new.hasLazySections else {
            pairs = []
            return
        }
        let rows = Dictionary(
            old.sections.compactMap { section in section.lazyRows.map { (section.identity, $0) } },
            uniquingKeysWith: { first, _ in first })
        pairs = new.sections.compactMap { section in
            guard let new = section.lazyRows, let old = rows[section.identity], let newSnapshot = new.snapshot,
                let oldSnapshot = old.snapshot, new.count + old.count > Self.limit, !new.isKnownToBeSame(as: old)
            else { return nil }
            return Pair(key: Key(old, new), old: oldSnapshot, new: newSnapshot)
        }
    }

    private init() { pairs = [] }

    /// A comparison without computed changes.
    static var none: SnapshotComparison { SnapshotComparison() }

    /// Whether there is nothing to compute on another thread.
    var isEmpty: Bool { pairs.isEmpty }

    /// Returns the comparison with all changes computed. Can be called on any thread.
    func computed() -> SnapshotComparison {
        var result = self
        for pair in pairs { result.changes[pair.key] = pair.new.change(from: pair.old) }
        return result
    }

    /// Returns the change between two versions of a section's rows, computing it if needed.
    func change(from old: any LazyRows, to new: any LazyRows) -> LazyChange {
        changes[Key(old, new)] ?? new.change(from: old)
    }
}

extension TableState.DisplayedSection {
    fileprivate var lazyRows: (any LazyRows)? {
        if case .lazy(let rows) = rows { rows } else { nil }
    }
}
