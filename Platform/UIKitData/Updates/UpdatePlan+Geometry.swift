package import RowGeometry

extension UpdatePlan {
    /// Updates the geometry from the state before the batch to the state after it.
    ///
    /// Remaining, moved, and reloaded rows keep their heights until they are measured again.
    ///
    /// - Parameters:
    ///   - newRows: A closure that returns the heights of consecutive inserted rows, by their new section
    ///     and indices.
    ///   - newSection: A closure that returns the heights of an inserted or reloaded section, by its new
    ///     index.
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
        // Deleting in descending and inserting in ascending order keeps the other indices valid.
        for (section, indexSet) in removedRows {
            for rows in indexSet.ranges.reversed() {
                geometry.removeRows(rows, inSection: section)
            }
        }
        var carriedSections: [Int: SectionGeometry] = [:]
        for section in removedSections.indices.reversed() {
            let removed = geometry.removeSection(at: section)
            if let target = self.newSection(of: section) { carriedSections[target] = removed }
        }
        for sections in addedSections.ranges {
            geometry.insertSections(
                sections.map { carriedSections[$0] ?? newSection($0) }, at: sections.lowerBound)
        }
        for reload in reloadedSections {
            geometry.removeSection(at: reload.new)
            geometry.insertSections([newSection(reload.new)], at: reload.new)
        }
        for (section, indexSet) in addedRows.sorted(by: { $0.key < $1.key }) {
            insertRows(indexSet, into: section, of: &geometry, carriedRows, newRows)
        }
    }

    private func insertRows(
        _ indexSet: RankedIndexSet, into section: Int, of geometry: inout TableGeometry,
        _ carried: [RowPath: RowGeometry], _ newRows: (_ section: Int, _ rows: Range<Int>) -> RowGeometry
    ) {
        for range in indexSet.ranges {
            // Moved rows may be between inserted ones, which are inserted in the longest possible ranges.
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
                    "UpdatePlan.apply(to:newRows:newSection:) received \(rows.count) heights for \(end - start) rows "
                        + "of section \(section). Return one height per row from newRows.")
                geometry.insertRows(rows, at: start, inSection: section)
                start = end
            }
        }
    }
}
