import Foundation

/// From places to ids and back. Ids are not kept in a table of their own: a form may have a million of them, and few are ever
/// asked for. What is looked for is mostly near where it was, so a search goes outwards from there.
extension TableState {
    /// The id of the row at a path that may be out of date. O(1).
    func rowID(at path: IndexPath) -> RowID? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        switch section.rows {
        case .made:
            guard section.identities.indices.contains(path.row) else { return nil }
            return RowID(row: section.identities[path.row], section: section.identity)
        case .lazy(let rows):
            guard (0..<rows.count).contains(path.row) else { return nil }
            return RowID(row: .explicit(rows.id(at: path.row)), section: section.identity)
        }
    }

    /// Where a row stands. O(sections + distance from `hint`); O(rows of the section) if it is not there.
    func indexPath(of id: RowID, near hint: IndexPath? = nil) -> IndexPath? {
        guard let index = index(ofSection: id.section, near: hint?.section) else { return nil }
        let section = sections[index]
        let start = hint?.row ?? 0
        let row: Int?
        switch section.rows {
        case .made:
            row = section.identities.indices.first(outwardsFrom: start) { section.identities[$0] == id.row }
        case .lazy(let rows):
            guard case .explicit(let wanted) = id.row else { return nil }
            row = rows.index(of: wanted, near: start)
        }
        return row.map { IndexPath(indexes: [index, $0]) }
    }

    private func index(ofSection identity: SectionIdentity, near hint: Int?) -> Int? {
        sections.indices.first(outwardsFrom: hint ?? 0) { sections[$0].identity == identity }
    }
}

extension Range<Int> {
    /// The number nearest to `start` for which `matches` holds. O(distance).
    func first(outwardsFrom start: Int, where matches: (Int) -> Bool) -> Int? {
        guard !isEmpty else { return nil }
        var below = Swift.min(Swift.max(start, lowerBound), upperBound - 1)
        var above = below + 1
        while below >= lowerBound || above < upperBound {
            if below >= lowerBound {
                if matches(below) { return below }
                below -= 1
            }
            if above < upperBound {
                if matches(above) { return above }
                above += 1
            }
        }
        return nil
    }
}
