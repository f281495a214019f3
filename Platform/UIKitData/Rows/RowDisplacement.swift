internal import RowGeometry

/// What a table shows otherwise than its rows stand in its geometry: gaps that are open between rows, and rows that take
/// no room while they are being dragged.
///
/// It is a value that knows no view: a table without drags has an empty one, which changes nothing. All costs grow with
/// the number of gaps and dragged rows, which are few, however many rows there are.
package struct RowDisplacement: Equatable, Sendable {
    /// Room for a row that is not there.
    package struct Gap: Equatable, Sendable {
        /// The section that the gap is in.
        package var section: Int
        /// How many rows of the section that take room are above the gap.
        package var rank: Int
        /// In points.
        package var height: CGFloat
        /// Which gap it is: the one for a row that is carried or dropped, or the one of a placeholder.
        var id = RowDisplacement.dropGap

        package init(section: Int, rank: Int, height: CGFloat, id: Int = RowDisplacement.dropGap) {
            self.section = section
            self.rank = rank
            self.height = height
            self.id = id
        }
    }

    /// The gap for a row that is carried, or is about to be dropped.
    package static let dropGap = 0

    /// A row that takes no room where it stands.
    package struct HiddenRow: Equatable, Sendable {
        package let path: RowPath
        /// The room in points that it would take.
        package let height: CGFloat

        package init(path: RowPath, height: CGFloat) {
            self.path = path
            self.height = height
        }
    }

    /// From the top; of gaps at one place, the first is above the others.
    package private(set) var gaps: [Gap] = []
    /// From the top.
    package private(set) var absences: [HiddenRow] = []

    package init() {}

    package var isEmpty: Bool { gaps.isEmpty && absences.isEmpty }

    /// Takes rows out of where they stand; those that were out before are back.
    package mutating func setAbsences(_ new: [HiddenRow]) {
        absences = new.sorted { $0.path < $1.path }
    }

    /// Opens a gap below the gaps that are at its place already.
    package mutating func open(_ gap: Gap) {
        let index = gaps.firstIndex { ($0.section, $0.rank) > (gap.section, gap.rank) } ?? gaps.endIndex
        gaps.insert(gap, at: index)
    }

    /// Opens a gap that is shown at `path`: counting all that takes room above it, gaps as well as rows.
    package mutating func openGap(at path: RowPath, height: CGFloat, id: Int = RowDisplacement.dropGap) {
        let above = gaps.indices.prefix { index in
            let shown = presentedPath(ofGap: index)
            return (shown.section, shown.row) < (path.section, path.row)
        }
        let inSection = above.filter { gaps[$0].section == path.section }.count
        gaps.insert(Gap(section: path.section, rank: path.row - inSection, height: height, id: id), at: above.count)
    }

    /// Closes a gap, if it is open.
    package mutating func close(_ id: Int) {
        gaps.removeAll { $0.id == id }
    }

    /// Closes the gap for what is carried or dropped, and takes no row out any more. Placeholders keep their gaps.
    package mutating func closeDrop() {
        close(RowDisplacement.dropGap)
        absences = []
    }

    /// The place of a gap among `gaps`; nil where it is closed.
    package func index(ofGap id: Int) -> Int? { gaps.firstIndex { $0.id == id } }

    mutating func closeAllGaps() {
        gaps.removeAll()
    }

    /// Takes gaps and rows along to where a batch has moved them. A gap stays behind the row above it.
    ///
    /// - Parameters:
    ///   - row: where a row is now; nil where it is gone.
    ///   - section: where a section is now; nil where it is gone.
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
        absences = absences.compactMap { absence in
            row(absence.path).map { HiddenRow(path: $0, height: absence.height) }
        }.sorted { $0.path < $1.path }
        // Ranks count the rows that take room alone.
        gaps = []
        for gap in new {
            var gap = gap
            gap.rank -= absences.filter { $0.path.section == gap.section && $0.path.row < gap.rank }.count
            open(gap)
        }
    }

    /// Gaps below another one at its place come below the row that takes that one's place.
    package mutating func rowTakesPlace(ofGap id: Int) {
        guard let index = index(ofGap: id) else { return }
        let gap = gaps.remove(at: index)
        for later in gaps.indices[index...] where (gaps[later].section, gaps[later].rank) == (gap.section, gap.rank) {
            gaps[later].rank += 1
        }
    }

    // MARK: Rows and paths

    package func isAbsent(_ path: RowPath) -> Bool { absences.contains { $0.path == path } }

    /// How many rows that take room are above a row in its section.
    package func rank(of path: RowPath) -> Int {
        path.row - absences.filter { $0.path.section == path.section && $0.path.row < path.row }.count
    }

    /// The row with a rank in a section: the first that has so many above it that take room.
    package func row(ofRank rank: Int, inSection section: Int) -> RowPath {
        var row = rank
        for absence in absences where absence.path.section == section && absence.path.row <= row { row += 1 }
        return RowPath(section: section, row: row)
    }

    /// How many rows of a section take room, of `count` that it has.
    package func presentRows(inSection section: Int, of count: Int) -> Int {
        count - absences.filter { $0.path.section == section }.count
    }

    /// How many rows and gaps of a section are seen, of `count` rows that it has.
    package func presentedRows(inSection section: Int, of count: Int) -> Int {
        presentRows(inSection: section, of: count) + gaps.filter { $0.section == section }.count
    }

    /// Where a row is shown, counting gaps as rows; nil where it takes no room.
    package func presentedPath(of path: RowPath) -> RowPath? {
        guard !isAbsent(path) else { return nil }
        let rank = rank(of: path)
        return RowPath(
            section: path.section,
            row: rank + gaps.filter { $0.section == path.section && $0.rank <= rank }.count)
    }

    /// Where a gap is, counting all that takes room.
    package func presentedPath(ofGap index: Int) -> RowPath {
        let gap = gaps[index]
        return RowPath(
            section: gap.section, row: gap.rank + gaps[..<index].filter { $0.section == gap.section }.count)
    }

    /// What is shown at a place, counting gaps as rows.
    package func path(ofPresented path: RowPath) -> RowPath? {
        var rank = path.row
        for index in gaps.indices where gaps[index].section == path.section {
            let gap = presentedPath(ofGap: index)
            if gap == path { return nil }
            if gap.row < path.row { rank -= 1 }
        }
        return row(ofRank: rank, inSection: path.section)
    }

    // MARK: Heights

    /// By how much a row is shown further down than it stands.
    package func shift(of path: RowPath) -> CGFloat {
        guard !isEmpty else { return 0 }
        let rank = rank(of: path)
        return gapHeight { ($0.section, $0.rank) <= (path.section, rank) } - absentHeight { $0 < path }
    }

    /// By how much the header of a section is shown further down; for the section after the last, the table's footer.
    package func shift(ofHeader section: Int) -> CGFloat {
        guard !isEmpty else { return 0 }
        return gapHeight { $0.section < section } - absentHeight { $0.section < section }
    }

    /// By how much the footer of a section is shown further down.
    package func shift(ofFooter section: Int) -> CGFloat { shift(ofHeader: section + 1) }

    /// By how much the table is higher.
    package var growth: CGFloat {
        guard !isEmpty else { return 0 }
        return gapHeight { _ in true } - absentHeight { _ in true }
    }

    /// No row is shown further from where it stands than this.
    package var reach: CGFloat {
        guard !isEmpty else { return 0 }
        return max(gapHeight { _ in true }, absentHeight { _ in true })
    }

    private func gapHeight(where isIncluded: (Gap) -> Bool) -> CGFloat {
        gaps.reduce(0) { isIncluded($1) ? $0 + $1.height : $0 }
    }

    private func absentHeight(where isIncluded: (RowPath) -> Bool) -> CGFloat {
        absences.reduce(0) { isIncluded($1.path) ? $0 + $1.height : $0 }
    }
}
