package import RowGeometry

/// The positions of gaps among rows of known heights. Offsets are relative to the first section.
extension RowDisplacement {
    /// Returns the offset at which a gap begins.
    package func offset(ofGap index: Int, in geometry: TableGeometry) -> CGFloat {
        let gap = gaps[index]
        let following = gaps[index...].prefix { ($0.section, $0.rank) == (gap.section, gap.rank) }
        return end(ofRank: gap.rank, inSection: gap.section, in: geometry)
            - following.reduce(0) { $0 + $1.height }
    }

    /// Returns the displayed offset of the row with a rank, or of the section's footer for the rank after
    /// the last row.
    private func end(ofRank rank: Int, inSection section: Int, in geometry: TableGeometry) -> CGFloat {
        let path = row(ofRank: rank, inSection: section)
        guard geometry.contains(path) else {
            return geometry.footerOffset(ofSection: section) + shift(ofFooter: section)
        }
        return geometry.offset(of: path) + shift(of: path)
    }

    /// Returns the index of the gap at an offset.
    func gap(at offset: CGFloat, in geometry: TableGeometry) -> Int? {
        gaps.indices.first { index in
            let start = self.offset(ofGap: index, in: geometry)
            return offset >= start && offset < start + gaps[index].height
        }
    }

    /// Returns the row displayed at an offset, or `nil` for a gap, header, or footer.
    package func row(at offset: CGFloat, in geometry: TableGeometry) -> RowPath? {
        guard !isEmpty else { return geometry.row(at: offset) }
        if gap(at: offset, in: geometry) != nil { return nil }
        // The sum of all gaps limits the distance between a row's displayed and undisplaced position.
        guard var path = geometry.firstRow(at: max(0, offset - reach)) else { return nil }
        while true {
            while path.row >= geometry.rowCount(in: path.section) {
                path = RowPath(section: path.section + 1, row: 0)
                guard path.section < geometry.sectionCount else { return nil }
            }
            if !isHiddenRow(path) {
                let start = geometry.offset(of: path) + shift(of: path)
                guard start <= offset else { return nil }
                if offset < start + geometry.height(of: path) { return path }
            }
            path.row += 1
        }
    }

    /// A copy without gaps and with the same hidden rows.
    package var closed: RowDisplacement {
        var copy = self
        copy.closeAllGaps()
        return copy
    }

    /// Returns the position between rows that is closest for a row with its top edge at `top`.
    ///
    /// Open gaps are ignored, so that the result does not depend on the current position.
    package func nearestPosition(forTop top: CGFloat, in geometry: TableGeometry) -> (section: Int, rank: Int)? {
        guard geometry.sectionCount > 0 else { return nil }
        let rows = closed
        let section = rows.section(at: top, in: geometry)
        var best: (section: Int, rank: Int, distance: CGFloat)?
        func consider(_ section: Int, _ rank: Int) {
            let distance = abs(rows.end(ofRank: rank, inSection: section, in: geometry) - top)
            // If two positions are equally close, such as the ends of adjacent sections, the upper one is
            // used.
            if best.map({ distance < $0.distance }) ?? true { best = (section, rank, distance) }
        }
        for candidate in max(0, section - 1)...min(geometry.sectionCount - 1, section + 1) {
            let count = rows.visibleRowCount(inSection: candidate, of: geometry.rowCount(in: candidate))
            let rank = rows.lastRank(before: top, inSection: candidate, count: count, in: geometry)
            consider(candidate, rank)
            if rank < count { consider(candidate, rank + 1) }
        }
        return best.map { ($0.section, $0.rank) }
    }

    /// Returns the section at an offset, or the closest one.
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

    /// Returns the last rank that begins at or above an offset, or 0 if there is none.
    /// - Complexity: O(log *n*) in the number of rows.
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
