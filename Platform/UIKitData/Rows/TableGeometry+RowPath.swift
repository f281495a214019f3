package import RowGeometry

/// Accessors of the geometry by row path. Offsets are relative to the first section instead of the top of
/// the table.
extension TableGeometry {
    package func contains(_ path: RowPath) -> Bool {
        path.section >= 0 && path.section < sectionCount && path.row >= 0 && path.row < rowCount(in: path.section)
    }

    package func height(of path: RowPath) -> CGFloat { height(ofRow: path.row, inSection: path.section) }

    package func isEstimated(_ path: RowPath) -> Bool { isEstimated(row: path.row, inSection: path.section) }

    package func offset(of path: RowPath) -> CGFloat { offset(ofRow: path.row, inSection: path.section) }

    package mutating func setHeight(_ height: CGFloat, of path: RowPath, isEstimated: Bool = false) {
        setHeight(height, ofRow: path.row, inSection: path.section, isEstimated: isEstimated)
    }

    /// Returns the row at `offset`, or `nil` for headers, footers, and offsets outside of all sections.
    package func row(at offset: CGFloat) -> RowPath? {
        guard case .row(let row, let section) = element(at: offset) else { return nil }
        return RowPath(section: section, row: row)
    }

    /// Returns the first row that ends below `offset`. If its section has no such row, the path is one past
    /// the section's end.
    package func firstRow(at offset: CGFloat) -> RowPath? {
        guard sectionCount > 0 else { return nil }
        guard offset > 0 else { return RowPath(section: 0, row: 0) }
        switch element(at: offset) {
        case .row(let row, let section): return RowPath(section: section, row: row)
        case .header(let section): return RowPath(section: section, row: 0)
        case .footer(let section): return RowPath(section: section, row: rowCount(in: section))
        case nil: return nil
        }
    }

    /// Returns the section at `offset`, or the closest one.
    package func nearestSection(at offset: CGFloat) -> Int {
        offset < 0 ? 0 : section(at: offset) ?? max(0, sectionCount - 1)
    }

    package var rowCounts: [Int] { (0..<sectionCount).map { rowCount(in: $0) } }
}
