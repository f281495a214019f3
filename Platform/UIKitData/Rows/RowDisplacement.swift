package import RowGeometry

/// The difference between the displayed rows of a table and its geometry: gaps between rows, and rows that
/// are hidden while they are dragged.
///
/// Without a drag, the value is empty and has no effect. The cost of all operations depends on the number of
/// gaps and hidden rows, but not on the number of rows.
package struct RowDisplacement: Equatable, Sendable {
    /// A gap with the height of a row.
    package struct Gap: Equatable, Sendable {
        /// The section that contains the gap.
        package var section: Int
        /// The number of visible rows above the gap in its section.
        package var rank: Int
        /// The height in points.
        package var height: CGFloat
        /// The identifier of the gap, which is that of the drop target or of a placeholder.
        package private(set) var id = RowDisplacement.dropGap

        package init(section: Int, rank: Int, height: CGFloat, id: Int = RowDisplacement.dropGap) {
            self.section = section
            self.rank = rank
            self.height = height
            self.id = id
        }
    }

    /// The identifier of the gap for the dragged or dropped row.
    package static let dropGap = 0

    /// A row that takes no space at its position.
    package struct HiddenRow: Equatable, Sendable {
        package let path: RowPath
        /// The height of the row when it is visible, in points.
        package let height: CGFloat

        package init(path: RowPath, height: CGFloat) {
            self.path = path
            self.height = height
        }
    }

    /// The gaps from top to bottom, including those at the same position.
    package private(set) var gaps: [Gap] = []
    /// The hidden rows from top to bottom.
    package private(set) var hiddenRows: [HiddenRow] = []

    package init() {}

    package var isEmpty: Bool { gaps.isEmpty && hiddenRows.isEmpty }

    /// Sets the hidden rows and replaces the previous ones.
    package mutating func setHiddenRows(_ new: [HiddenRow]) {
        hiddenRows = new.sorted { $0.path < $1.path }
    }

    /// Opens a gap below any other gaps at the same position.
    package mutating func open(_ gap: Gap) {
        let index = gaps.firstIndex { ($0.section, $0.rank) > (gap.section, gap.rank) } ?? gaps.endIndex
        gaps.insert(gap, at: index)
    }

    /// Opens a gap at the displayed path `path`, which counts rows and gaps.
    package mutating func openGap(at path: RowPath, height: CGFloat, id: Int = RowDisplacement.dropGap) {
        let above = gaps.indices.prefix { index in
            let shown = displayedPath(ofGap: index)
            return (shown.section, shown.row) < (path.section, path.row)
        }
        let inSection = above.filter { gaps[$0].section == path.section }.count
        gaps.insert(Gap(section: path.section, rank: path.row - inSection, height: height, id: id), at: above.count)
    }

    /// Closes a gap if it is open.
    package mutating func close(_ id: Int) {
        gaps.removeAll { $0.id == id }
    }

    /// Closes the drop gap and shows all hidden rows. The gaps of placeholders remain.
    package mutating func closeDropGap() {
        close(RowDisplacement.dropGap)
        hiddenRows = []
    }

    /// Returns the index of a gap in `gaps`, or `nil` if it is closed.
    package func index(ofGap id: Int) -> Int? { gaps.firstIndex { $0.id == id } }

    mutating func closeAllGaps() {
        gaps.removeAll()
    }

    /// Updates gaps and hidden rows after a batch of updates. A gap remains below the row above it.
    ///
    /// - Parameters:
    ///   - row: A closure that returns the new path of a row, or `nil` if it was deleted.
    ///   - section: A closure that returns the new index of a section, or `nil` if it was deleted.
    package mutating func remap(row: (RowPath) -> RowPath?, section: (Int) -> Int?) {
        var new: [Gap] = []
        for gap in gaps {
            guard let newSection = section(gap.section) else { continue }
            var moved = gap
            moved.section = newSection
            moved.rank = 0
            for rank in (0..<gap.rank).reversed() {
                guard let above = row(self.row(ofRank: rank, inSection: gap.section)), above.section == newSection
                else {
                    continue
                }
                moved.rank = above.row + 1
                break
            }
            new.append(moved)
        }
        hiddenRows = hiddenRows.compactMap { hiddenRow in
            row(hiddenRow.path).map { HiddenRow(path: $0, height: hiddenRow.height) }
        }.sorted { $0.path < $1.path }
        // Ranks count only visible rows.
        gaps = []
        for gap in new {
            var gap = gap
            gap.rank -= hiddenRows.filter { $0.path.section == gap.section && $0.path.row < gap.rank }.count
            open(gap)
        }
    }

    /// Replaces a gap with a row and moves the gaps below it at the same position below the row.
    package mutating func rowTakesPlace(ofGap id: Int) {
        guard let index = index(ofGap: id) else { return }
        let gap = gaps.remove(at: index)
        for later in gaps.indices[index...] where (gaps[later].section, gaps[later].rank) == (gap.section, gap.rank) {
            gaps[later].rank += 1
        }
    }

    // MARK: Rows and paths

    package func isHiddenRow(_ path: RowPath) -> Bool { hiddenRows.contains { $0.path == path } }

    /// Returns the number of visible rows above a row in its section.
    package func rank(of path: RowPath) -> Int {
        path.row - hiddenRows.filter { $0.path.section == path.section && $0.path.row < path.row }.count
    }

    /// Returns the first row of a section with `rank` visible rows above it.
    package func row(ofRank rank: Int, inSection section: Int) -> RowPath {
        var row = rank
        for hiddenRow in hiddenRows where hiddenRow.path.section == section && hiddenRow.path.row <= row { row += 1 }
        return RowPath(section: section, row: row)
    }

    /// Returns the number of visible rows among the `count` rows of a section.
    package func visibleRowCount(inSection section: Int, of count: Int) -> Int {
        count - hiddenRows.filter { $0.path.section == section }.count
    }

    /// Returns the number of visible rows and gaps for the `count` rows of a section.
    package func displayedRowCount(inSection section: Int, of count: Int) -> Int {
        visibleRowCount(inSection: section, of: count) + gaps.filter { $0.section == section }.count
    }

    /// Returns the displayed path of a row, which counts rows and gaps, or `nil` if the row is hidden.
    package func displayedPath(of path: RowPath) -> RowPath? {
        guard !isHiddenRow(path) else { return nil }
        let rank = rank(of: path)
        return RowPath(
            section: path.section,
            row: rank + gaps.filter { $0.section == path.section && $0.rank <= rank }.count)
    }

    /// Returns the displayed path of a gap, which counts rows and gaps.
    package func displayedPath(ofGap index: Int) -> RowPath {
        let gap = gaps[index]
        return RowPath(
            section: gap.section, row: gap.rank + gaps[..<index].filter { $0.section == gap.section }.count)
    }

    /// Returns the row at a displayed path, or `nil` for a gap.
    package func path(ofDisplayed path: RowPath) -> RowPath? {
        var rank = path.row
        for index in gaps.indices where gaps[index].section == path.section {
            let gap = displayedPath(ofGap: index)
            if gap == path { return nil }
            if gap.row < path.row { rank -= 1 }
        }
        return row(ofRank: rank, inSection: path.section)
    }

    // MARK: Heights

    /// Returns the vertical distance between a row's displayed and undisplaced position, in points.
    package func shift(of path: RowPath) -> CGFloat {
        guard !isEmpty else { return 0 }
        let rank = rank(of: path)
        return gapHeight { ($0.section, $0.rank) <= (path.section, rank) } - hiddenHeight { $0 < path }
    }

    /// Returns the vertical displacement of a section's header, or of the table's footer for the index after
    /// the last section.
    package func shift(ofHeader section: Int) -> CGFloat {
        guard !isEmpty else { return 0 }
        return gapHeight { $0.section < section } - hiddenHeight { $0.section < section }
    }

    /// Returns the vertical displacement of a section's footer.
    package func shift(ofFooter section: Int) -> CGFloat { shift(ofHeader: section + 1) }

    /// The difference between the table's displayed and undisplaced height.
    package var growth: CGFloat {
        guard !isEmpty else { return 0 }
        return gapHeight { _ in true } - hiddenHeight { _ in true }
    }

    /// An upper bound of the distance between any row's displayed and undisplaced position.
    package var reach: CGFloat {
        guard !isEmpty else { return 0 }
        return max(gapHeight { _ in true }, hiddenHeight { _ in true })
    }

    private func gapHeight(where isIncluded: (Gap) -> Bool) -> CGFloat {
        gaps.reduce(0) { isIncluded($1) ? $0 + $1.height : $0 }
    }

    private func hiddenHeight(where isIncluded: (RowPath) -> Bool) -> CGFloat {
        hiddenRows.reduce(0) { isIncluded($1.path) ? $0 + $1.height : $0 }
    }
}
