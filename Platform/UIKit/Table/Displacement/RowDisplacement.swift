internal import RowGeometry

/// The differences between the rows that a table displays and those in its geometry: open gaps between rows,
/// and rows that take up no space while they are dragged.
///
/// A table without drags has an empty displacement. The cost of all operations depends on the number of gaps
/// and dragged rows only, regardless of the number of rows.
struct RowDisplacement: Equatable, Sendable {
    /// Space for a row that does not exist.
    struct Gap: Equatable, Sendable {
        /// The section that contains the gap.
        var section: Int
        /// The number of rows of the section above the gap that take up space.
        var rank: Int
        /// The height, in points.
        var height: CGFloat
        /// The identifier of the gap: `dropGap`, or that of a placeholder.
        var id = RowDisplacement.dropGap
    }

    /// The identifier of the gap for a row that is reordered or dropped.
    static let dropGap = 0

    /// A row that takes up no space.
    struct HiddenRow: Equatable, Sendable {
        let path: RowPath
        /// The height that the row has otherwise, in points.
        let height: CGFloat
    }

    /// The gaps from top to bottom. Of gaps at the same position, the first is above the others.
    private(set) var gaps: [Gap] = []
    /// The rows that take up no space, from top to bottom.
    private(set) var hiddenRows: [HiddenRow] = []

    var isEmpty: Bool { gaps.isEmpty && hiddenRows.isEmpty }

    /// Replaces the rows that take up no space.
    mutating func setHiddenRows(_ new: [HiddenRow]) {
        hiddenRows = new.sorted { $0.path < $1.path }
    }

    /// Opens a gap below other gaps at the same position.
    mutating func open(_ gap: Gap) {
        let index = gaps.firstIndex { ($0.section, $0.rank) > (gap.section, gap.rank) } ?? gaps.endIndex
        gaps.insert(gap, at: index)
    }

    /// Opens a gap that is displayed at a path, which counts rows that take up space and other gaps.
    mutating func openGap(at path: RowPath, height: CGFloat, id: Int = RowDisplacement.dropGap) {
        let above = gaps.indices.prefix { index in
            let shown = presentedPath(ofGap: index)
            return (shown.section, shown.row) < (path.section, path.row)
        }
        let inSection = above.filter { gaps[$0].section == path.section }.count
        gaps.insert(Gap(section: path.section, rank: path.row - inSection, height: height, id: id), at: above.count)
    }

    /// Closes a gap if it is open.
    mutating func close(_ id: Int) {
        gaps.removeAll { $0.id == id }
    }

    /// Closes the gap of a reordered or dropped row, and lets all rows take up space. Gaps of placeholders
    /// remain open.
    mutating func closeDrop() {
        close(RowDisplacement.dropGap)
        hiddenRows = []
    }

    /// Returns the index of a gap in `gaps`, or `nil` if it is closed.
    func index(ofGap id: Int) -> Int? { gaps.firstIndex { $0.id == id } }

    mutating func closeAllGaps() {
        gaps.removeAll()
    }

    /// Updates gaps and rows after a batch update. A gap remains below the row above it.
    ///
    /// - Parameters:
    ///   - row: Returns the new path of a row, or `nil` if it has been deleted.
    ///   - section: Returns the new index of a section, or `nil` if it has been deleted.
    mutating func remap(row: (RowPath) -> RowPath?, section: (Int) -> Int?) {
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
        // Ranks count only rows that take up space.
        gaps = []
        for gap in new {
            var gap = gap
            gap.rank -= hiddenRows.filter { $0.path.section == gap.section && $0.path.row < gap.rank }.count
            open(gap)
        }
    }

    /// Removes a gap that a new row replaces. Gaps below it at the same position move below that row.
    mutating func rowTakesPlace(ofGap id: Int) {
        guard let index = index(ofGap: id) else { return }
        let gap = gaps.remove(at: index)
        for later in gaps.indices[index...] where (gaps[later].section, gaps[later].rank) == (gap.section, gap.rank) {
            gaps[later].rank += 1
        }
    }

    // MARK: Rows and paths

    func isHiddenRow(_ path: RowPath) -> Bool { hiddenRows.contains { $0.path == path } }

    /// Returns the number of rows above a row in its section that take up space.
    func rank(of path: RowPath) -> Int {
        path.row - hiddenRows.filter { $0.path.section == path.section && $0.path.row < path.row }.count
    }

    /// Returns the row with a rank in a section.
    func row(ofRank rank: Int, inSection section: Int) -> RowPath {
        var row = rank
        for hiddenRow in hiddenRows where hiddenRow.path.section == section && hiddenRow.path.row <= row { row += 1 }
        return RowPath(section: section, row: row)
    }

    /// Returns the number of rows of a section that take up space, of `count` rows.
    func presentRows(inSection section: Int, of count: Int) -> Int {
        count - hiddenRows.filter { $0.path.section == section }.count
    }

    /// Returns the number of displayed rows and gaps of a section with `count` rows.
    func presentedRows(inSection section: Int, of count: Int) -> Int {
        presentRows(inSection: section, of: count) + gaps.filter { $0.section == section }.count
    }

    /// Returns the displayed path of a row, counting gaps as rows, or `nil` if it takes up no space.
    func presentedPath(of path: RowPath) -> RowPath? {
        guard !isHiddenRow(path) else { return nil }
        let rank = rank(of: path)
        return RowPath(
            section: path.section,
            row: rank + gaps.filter { $0.section == path.section && $0.rank <= rank }.count)
    }

    /// Returns the displayed path of a gap.
    func presentedPath(ofGap index: Int) -> RowPath {
        let gap = gaps[index]
        return RowPath(
            section: gap.section, row: gap.rank + gaps[..<index].filter { $0.section == gap.section }.count)
    }

    /// Returns the row that is displayed at a path, counting gaps as rows, or `nil` for a gap.
    func path(ofPresented path: RowPath) -> RowPath? {
        var rank = path.row
        for index in gaps.indices where gaps[index].section == path.section {
            let gap = presentedPath(ofGap: index)
            if gap == path { return nil }
            if gap.row < path.row { rank -= 1 }
        }
        return row(ofRank: rank, inSection: path.section)
    }

    // MARK: Heights

    /// Returns the distance by which a row is displayed below its position in the geometry, in points.
    func shift(of path: RowPath) -> CGFloat {
        guard !isEmpty else { return 0 }
        let rank = rank(of: path)
        return gapHeight { ($0.section, $0.rank) <= (path.section, rank) } - absentHeight { $0 < path }
    }

    /// Returns the same distance for the header of a section, or for the table's footer after the last
    /// section.
    func shift(ofHeader section: Int) -> CGFloat {
        guard !isEmpty else { return 0 }
        return gapHeight { $0.section < section } - absentHeight { $0.section < section }
    }

    /// Returns the same distance for the footer of a section.
    func shift(ofFooter section: Int) -> CGFloat { shift(ofHeader: section + 1) }

    /// The height by which the displayed rows exceed the geometry, in points.
    var growth: CGFloat {
        guard !isEmpty else { return 0 }
        return gapHeight { _ in true } - absentHeight { _ in true }
    }

    /// The largest distance between a row's displayed position and its position in the geometry, in points.
    var reach: CGFloat {
        guard !isEmpty else { return 0 }
        return max(gapHeight { _ in true }, absentHeight { _ in true })
    }

    private func gapHeight(where isIncluded: (Gap) -> Bool) -> CGFloat {
        gaps.reduce(0) { isIncluded($1) ? $0 + $1.height : $0 }
    }

    private func absentHeight(where isIncluded: (RowPath) -> Bool) -> CGFloat {
        hiddenRows.reduce(0) { isIncluded($1.path) ? $0 + $1.height : $0 }
    }
}
