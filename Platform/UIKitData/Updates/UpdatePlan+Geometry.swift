package import RowGeometry

extension UpdatePlan {
    /// Turns the geometry of the state before the batch into that of the state after it.
    ///
    /// Rows and sections that stay or move keep their heights, reloaded rows as well, until they are measured again.
    ///
    /// - Parameters:
    ///   - newRows: the heights of rows that came, which are in one piece: the section and the rows, as they are after the
    ///     batch.
    ///   - newSection: the heights of a section that came or is reloaded, by its index after the batch.
    package func apply(
        to geometry: inout TableGeometry,
        newRows: (_ section: Int, _ rows: Range<Int>) -> RowGeometry,
        newSection: (_ section: Int) -> SectionGeometry
    ) {
        var carriedRows: [RowPath: RowGeometry] = [:]
        for move in movedRows {
            carriedRows[move.new] = RowGeometry(
                count: 1,
                height: geometry.height(ofRow: move.old.row, inSection: move.old.section),
                isEstimated: geometry.isEstimated(row: move.old.row, inSection: move.old.section))
        }
        // Taking away goes upwards, and putting in goes downwards, so that each index still means what it meant.
        for (section, gaps) in leavingRows {
            for rows in gaps.ranges.reversed() {
                geometry.removeRows(rows, inSection: section)
            }
        }
        var carriedSections: [Int: SectionGeometry] = [:]
        for section in leavingSections.indices.reversed() {
            let removed = geometry.removeSection(at: section)
            if let target = self.newSection(of: section) { carriedSections[target] = removed }
        }
        for sections in arrivingSections.ranges {
            geometry.insertSections(
                sections.map { carriedSections[$0] ?? newSection($0) }, at: sections.lowerBound)
        }
        for reload in reloadedSections {
            geometry.removeSection(at: reload.new)
            geometry.insertSections([newSection(reload.new)], at: reload.new)
        }
        for (section, gaps) in arrivingRows {
            insertRows(gaps, into: section, of: &geometry, carriedRows, newRows)
        }
    }

    private func insertRows(
        _ gaps: RankedIndexSet, into section: Int, of geometry: inout TableGeometry, _ carried: [RowPath: RowGeometry],
        _ newRows: (_ section: Int, _ rows: Range<Int>) -> RowGeometry
    ) {
        for range in gaps.ranges {
            // Moved rows lie between inserted ones, which come in pieces as large as they can be.
            var start = range.lowerBound
            while start < range.upperBound {
                if let row = carried[RowPath(section: section, row: start)] {
                    geometry.insertRows(row, at: start, inSection: section)
                    start += 1
                    continue
                }
                var end = start + 1
                while end < range.upperBound, carried[RowPath(section: section, row: end)] == nil { end += 1 }
                let rows = newRows(section, start..<end)
                precondition(
                    rows.count == end - start,
                    "UpdatePlan.apply(to:newRows:newSection:) received \(rows.count) heights for \(end - start) rows of "
                        + "section \(section). Return one height per row from newRows.")
                geometry.insertRows(rows, at: start, inSection: section)
                start = end
            }
        }
    }
}
