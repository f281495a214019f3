import Foundation

/// Conversions between index paths and ids.
///
/// There is no dictionary from ids to index paths: a form may have a million rows, and few of them are ever
/// looked up. Because a row is mostly near its last index path, lookups search outward from there.
extension TableState {
    /// Returns the id of the row at a path that may be out of date.
    ///
    /// - Complexity: O(1).
    func rowID(at path: IndexPath) -> RowID? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        switch section.rows {
        case .eager:
            guard section.identities.indices.contains(path.row) else { return nil }
            return RowID(row: section.identities[path.row], section: section.identity)
        case .lazy(let rows):
            guard (0..<rows.count).contains(path.row) else { return nil }
            return RowID(row: .explicit(rows.id(at: path.row)), section: section.identity)
        }
    }

    /// Returns the index path of a row, searching outward from `hint`.
    ///
    /// - Complexity: O(sections + distance from `hint`), or O(rows of the section) if there is no such row.
    func indexPath(of id: RowID, near hint: IndexPath? = nil) -> IndexPath? {
        guard let index = index(ofSection: id.section, near: hint?.section) else { return nil }
        let section = sections[index]
        let start = hint?.row ?? 0
        let row: Int?
        switch section.rows {
        case .eager:
            row = section.identities.indices.first(outwardFrom: start) { section.identities[$0] == id.row }
        case .lazy(let rows):
            guard case .explicit(let wanted) = id.row else { return nil }
            row = rows.index(of: wanted, near: start)
        }
        return row.map { IndexPath(indexes: [index, $0]) }
    }

    private func index(ofSection identity: SectionIdentity, near hint: Int?) -> Int? {
        sections.indices.first(outwardFrom: hint ?? 0) { sections[$0].identity == identity }
    }
}

extension Range<Int> {
    /// Returns the number nearest to `start` that satisfies the predicate.
    ///
    /// - Complexity: O(distance).
    func first(outwardFrom start: Int, where matches: (Int) -> Bool) -> Int? {
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
