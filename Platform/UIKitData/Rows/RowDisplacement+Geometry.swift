package import RowGeometry

/// Where gaps are among rows of known heights. Offsets count from the first section.
extension RowDisplacement {
    /// Where a gap begins.
    package func offset(ofGap index: Int, in geometry: TableGeometry) -> CGFloat {
        let gap = gaps[index]
        let following = gaps[index...].prefix { ($0.section, $0.rank) == (gap.section, gap.rank) }
        return end(ofRank: gap.rank, inSection: gap.section, in: geometry)
            - following.reduce(0) { $0 + $1.height }
    }

    /// Where the row of a rank is shown; behind the last row, where the section's footer is.
    private func end(ofRank rank: Int, inSection section: Int, in geometry: TableGeometry) -> CGFloat {
        let path = row(ofRank: rank, inSection: section)
        guard geometry.contains(path) else {
            return geometry.footerOffset(ofSection: section) + shift(ofFooter: section)
        }
        return geometry.offset(of: path) + shift(of: path)
    }

    /// The gap that covers an offset.
    func gap(at offset: CGFloat, in geometry: TableGeometry) -> Int? {
        gaps.indices.first { index in
            let start = self.offset(ofGap: index, in: geometry)
            return offset >= start && offset < start + gaps[index].height
        }
    }

    /// The row that is shown at an offset; nil on gaps, headers and footers.
    package func row(at offset: CGFloat, in geometry: TableGeometry) -> RowPath? {
        guard !isEmpty else { return geometry.row(at: offset) }
        if gap(at: offset, in: geometry) != nil { return nil }
        // What is shown there stands no further away than all the gaps together.
        guard var path = geometry.firstRow(at: max(0, offset - reach)) else { return nil }
        while true {
            while path.row >= geometry.rowCount(in: path.section) {
                path = RowPath(section: path.section + 1, row: 0)
                guard path.section < geometry.sectionCount else { return nil }
            }
            if !isAbsent(path) {
                let start = geometry.offset(of: path) + shift(of: path)
                guard start <= offset else { return nil }
                if offset < start + geometry.height(of: path) { return path }
            }
            path.row += 1
        }
    }

    /// These rows taken out, and no gap open.
    package var closed: RowDisplacement {
        var copy = self
        copy.closeAllGaps()
        return copy
    }

    /// The place between rows for something whose upper edge is at `top`: the one that it would move least to.
    ///
    /// Gaps that are open don't count, so that the answer does not depend on the last one.
    package func nearestPlace(forTop top: CGFloat, in geometry: TableGeometry) -> (section: Int, rank: Int)? {
        guard geometry.sectionCount > 0 else { return nil }
        let rows = closed
        let section = rows.section(at: top, in: geometry)
        var best: (section: Int, rank: Int, distance: CGFloat)?
        func consider(_ section: Int, _ rank: Int) {
            let distance = abs(rows.end(ofRank: rank, inSection: section, in: geometry) - top)
            // Of two that are equally near, such as the ends of two sections without headers, the upper one.
            if best.map({ distance < $0.distance }) ?? true { best = (section, rank, distance) }
        }
        for candidate in max(0, section - 1)...min(geometry.sectionCount - 1, section + 1) {
            let count = rows.presentRows(inSection: candidate, of: geometry.rowCount(in: candidate))
            let rank = rows.lastRank(before: top, inSection: candidate, count: count, in: geometry)
            consider(candidate, rank)
            if rank < count { consider(candidate, rank + 1) }
        }
        return best.map { ($0.section, $0.rank) }
    }

    /// The section in which an offset lies, or the nearest.
    private func section(at offset: CGFloat, in geometry: TableGeometry) -> Int {
        var section = geometry.nearestSection(at: offset)
        while section > 0, geometry.offset(ofSection: section) + shift(ofHeader: section) > offset { section -= 1 }
        while section + 1 < geometry.sectionCount,
            geometry.offset(ofSection: section + 1) + shift(ofHeader: section + 1) <= offset
        {
            section += 1
        }
        return section
    }

    /// The last rank that begins at an offset or above it; 0 where none does. O(log *n*).
    private func lastRank(before offset: CGFloat, inSection section: Int, count: Int, in geometry: TableGeometry) -> Int
    {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high + 1) / 2
            if end(ofRank: middle, inSection: section, in: geometry) <= offset {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }
}
