internal import RowGeometry

/// Queries of the geometry by row path. Offsets start at the first section, not at the top of the table.
extension TableGeometry {
    func contains(_ path: RowPath) -> Bool {
        path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < rowCount(in: path.section)
    }

    func height(of path: RowPath) -> CGFloat { height(ofRow: path.row, inSection: path.section) }

    func isEstimated(_ path: RowPath) -> Bool { isEstimated(row: path.row, inSection: path.section) }

    func offset(of path: RowPath) -> CGFloat { offset(ofRow: path.row, inSection: path.section) }

    mutating func setHeight(_ height: CGFloat, of path: RowPath) {
        setHeight(height, ofRow: path.row, inSection: path.section)
    }

    /// Returns the row at an offset, or `nil` on headers and footers and outside of all sections.
    func row(at offset: CGFloat) -> RowPath? {
        guard case .row(let row, let section) = element(at: offset) else { return nil }
        return RowPath(section: section, row: row)
    }

    /// Returns the first row that ends below an offset. The path may be past the last row of its section,
    /// followed by the next section's rows.
    func firstRow(at offset: CGFloat) -> RowPath? {
        guard sectionCount > 0 else { return nil }
        guard offset > 0 else { return RowPath(section: 0, row: 0) }
        switch element(at: offset) {
        case .row(let row, let section): return RowPath(section: section, row: row)
        case .header(let section): return RowPath(section: section, row: 0)
        case .footer(let section): return RowPath(section: section, row: rowCount(in: section))
        case nil: return nil
        }
    }

    /// Returns the section at an offset, or the nearest.
    func nearestSection(at offset: CGFloat) -> Int {
        offset < 0 ? 0 : section(at: offset) ?? max(0, sectionCount - 1)
    }

    var rowCounts: [Int] { (0..<sectionCount).map { rowCount(in: $0) } }
}
