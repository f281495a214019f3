import Changeset

/// What changes in the rows of sections that are or were lazy, and that stay. A changeset of all sections would ask each row for
/// its identity; these compare their data among themselves.
struct LazySectionChanges {
    struct Section {
        let oldIndex: Int
        let before: TableState.ShownSection
        /// Nil where the section starts anew.
        let difference: ListDifference?

        /// Whether rows come, go or move, which is left to a batch of its own after the sections have found their places.
        var shiftsRows: Bool {
            guard let difference else { return true }
            return !difference.deletions.isEmpty || !difference.insertions.isEmpty || !difference.moves.isEmpty
        }
    }

    /// The sections whose elements changed, with their indices in the end.
    private(set) var sections: [(index: Int, section: Section)] = []
    private var places: [Int: Int] = [:]

    init(from old: TableState, to new: TableState, _ comparison: SnapshotComparison) throws(RepeatedIdentity) {
        guard old.hasLazySections || new.hasLazySections else { return }
        let oldIndices = Dictionary(old.sections.indices.map { (old.sections[$0].identity, $0) }) { first, _ in first }
        for (index, section) in new.sections.enumerated() {
            guard let oldIndex = oldIndices[section.identity] else { continue }
            let before = old.sections[oldIndex]
            let difference: ListDifference?
            switch (before.rows, section.rows) {
            case (.made, .made): continue
            case (.lazy(let oldRows), .lazy(let newRows)):
                switch Self.wholeChange(from: oldRows, to: newRows) ?? comparison.change(from: oldRows, to: newRows) {
                case .none: continue
                case .everything: difference = nil
                case .rows(let rows): difference = rows
                case .repeated(let id, let first, let second):
                    throw RepeatedIdentity(id: id, first: first, second: second, section: section.identity)
                }
            default: difference = nil
            }
            places[index] = sections.count
            sections.append((index, Section(oldIndex: oldIndex, before: before, difference: difference)))
        }
    }

    /// Where all rows come or go, as when a section opens or closes, nothing has to be compared. Nil otherwise.
    private static func wholeChange(from old: any LazyRows, to new: any LazyRows) -> LazyChange? {
        guard old.count == 0 || new.count == 0 else { return nil }
        guard old.count + new.count > 0 else { return LazyChange.none }
        guard old.count + new.count <= Trestle.Section.lazyChangeLimit,
            let difference = try? ListDifference(from: 0..<old.count, to: 0..<new.count)
        else { return .everything }
        return .rows(difference)
    }

    /// A section of the new state, with the rows that it had if they shift in the last batch.
    func beforeItsRowsChange(_ index: Int, of new: TableState) -> TableState.ShownSection {
        var section = new.sections[index]
        if let place = places[index], sections[place].section.shiftsRows {
            section.rows = sections[place].section.before.rows
            section.identities = sections[place].section.before.identities
        }
        return section
    }
}
