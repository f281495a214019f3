extension SectionedChangeset {
    /// One batch of operations, and what the table shows after it.
    ///
    /// Indices of what goes count in the state before the stage; of what comes, and of what is updated, in the state after
    /// it. The state after it is made of sections of the new data, each with all of its new rows: which ones,
    /// ``newSection(at:)`` says. So a data source needs no copy of the data for a stage in the middle.
    public struct Stage: Hashable, Sendable {
        /// How many sections there are after this stage.
        public let sectionCount: Int

        /// The sections that go: ascending indices before the stage. Their rows go with them.
        public let deletedSections: [Int]

        /// The sections that come: ascending indices after the stage. Their rows come with them.
        public let insertedSections: [Int]

        /// The sections that change places with others, ordered by their index after the stage.
        public let movedSections: [Pairing<Int>]

        /// The sections that stay and look different, the rows apart: their indices before and after the stage.
        ///
        /// Nothing to put into the batch: refresh their headers and footers in place.
        public let updatedSections: [Pairing<Int>]

        /// The rows that go from sections that stay, from top to bottom: positions before the stage.
        public let deletedRows: [RowPosition]

        /// The rows that come to sections that stay, from top to bottom: positions after the stage.
        public let insertedRows: [RowPosition]

        /// The rows that change places with others, in their section or into another one, ordered by the position after the
        /// stage.
        public let movedRows: [Pairing<RowPosition>]

        /// The rows that stay, moved or not, and look different: their positions before and after the stage.
        ///
        /// Nothing to put into the batch, where a row must not be both moved and reloaded: refresh their cells in place.
        public let updatedRows: [Pairing<RowPosition>]

        /// The new data's sections that are shown after this stage; nil for all of them in order.
        @usableFromInline let shownSections: [Int]?

        @usableFromInline
        init(
            sectionCount: Int,
            deletedSections: [Int] = [],
            insertedSections: [Int] = [],
            movedSections: [Pairing<Int>] = [],
            updatedSections: [Pairing<Int>] = [],
            deletedRows: [RowPosition] = [],
            insertedRows: [RowPosition] = [],
            movedRows: [Pairing<RowPosition>] = [],
            updatedRows: [Pairing<RowPosition>] = [],
            shownSections: [Int]? = nil
        ) {
            self.sectionCount = sectionCount
            self.deletedSections = deletedSections
            self.insertedSections = insertedSections
            self.movedSections = movedSections
            self.updatedSections = updatedSections
            self.deletedRows = deletedRows
            self.insertedRows = insertedRows
            self.movedRows = movedRows
            self.updatedRows = updatedRows
            self.shownSections = shownSections
        }

        /// The index in the new data of the section that stands at `index` after this stage.
        ///
        /// In the last stage, that is `index` itself.
        ///
        /// - Parameter index: from 0 to `sectionCount - 1`.
        /// - Complexity: O(1).
        public func newSection(at index: Int) -> Int {
            precondition(
                index >= 0 && index < sectionCount,
                "Section \(index) was asked for, but there are \(sectionCount) sections after this stage."
            )
            return shownSections?[index] ?? index
        }

        /// Whether rows or sections go, come or move, so that the table view needs a batch. If not, there are only updates.
        public var hasBatch: Bool { hasSectionOperations || hasRowOperations }

        private var hasSectionOperations: Bool {
            !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
        }

        private var hasRowOperations: Bool {
            !deletedRows.isEmpty || !insertedRows.isEmpty || !movedRows.isEmpty
        }
    }
}

extension SectionedChangeset.Stage {
    /// The shortest sequence of stages for all changes, given as if they were one stage.
    @usableFromInline
    func split(oldSectionCount: Int) -> [Self] {
        if !hasBatch, updatedRows.isEmpty, updatedSections.isEmpty { return [] }
        // The comparison goes through the new sections; if some moved, what goes has yet to be put in the old order.
        let deletedRows = movedSections.isEmpty ? deletedRows : deletedRows.sorted()
        if !changesRowsOfMovedSection {
            return [
                Self(
                    sectionCount: sectionCount, deletedSections: deletedSections, insertedSections: insertedSections,
                    movedSections: movedSections, updatedSections: updatedSections, deletedRows: deletedRows,
                    insertedRows: insertedRows, movedRows: movedRows, updatedRows: updatedRows)
            ]
        }
        let order = survivorsInOldOrder(oldSectionCount: oldSectionCount)
        // Where a section of the new data stands after the first stage.
        var place = [Int](repeating: 0, count: sectionCount)
        for (index, section) in order.enumerated() {
            place[section] = index
        }
        func placed(_ row: RowPosition) -> RowPosition { RowPosition(section: place[row.section], row: row.row) }
        let rowsFirst = Self(
            sectionCount: order.count,
            deletedSections: deletedSections,
            updatedSections: updatedSections.map { Pairing(old: $0.old, new: place[$0.new]) },
            deletedRows: deletedRows,
            insertedRows: insertedRows.map(placed).sorted(),
            movedRows: movedRows.map { Pairing(old: $0.old, new: placed($0.new)) }.sorted { $0.new < $1.new },
            updatedRows: updatedRows.map { Pairing(old: $0.old, new: placed($0.new)) }.sorted { $0.new < $1.new },
            shownSections: order
        )
        let sectionsThen = Self(
            sectionCount: sectionCount,
            insertedSections: insertedSections,
            movedSections: movedSections.map { Pairing(old: place[$0.new], new: $0.new) }
        )
        return [rowsFirst, sectionsThen]
    }

    /// Whether rows go from, come to or move in a section that moves itself.
    private var changesRowsOfMovedSection: Bool {
        if movedSections.isEmpty || !hasRowOperations { return false }
        let old = Set(movedSections.lazy.map(\.old))
        let new = Set(movedSections.lazy.map(\.new))
        return deletedRows.contains { old.contains($0.section) } || insertedRows.contains { new.contains($0.section) }
            || movedRows.contains { old.contains($0.old.section) || new.contains($0.new.section) }
    }

    /// The new data's sections that were there before, in the order that they had.
    private func survivorsInOldOrder(oldSectionCount: Int) -> [Int] {
        // Those that did not move are in their order already; the moved ones go back between them.
        var isLeaving = [Bool](repeating: false, count: oldSectionCount)
        var isArriving = [Bool](repeating: false, count: sectionCount)
        for section in deletedSections { isLeaving[section] = true }
        for section in insertedSections { isArriving[section] = true }
        var newOfMoved: [Int: Int] = [:]
        for move in movedSections {
            newOfMoved[move.old] = move.new
            isArriving[move.new] = true
        }
        var order: [Int] = []
        order.reserveCapacity(oldSectionCount - deletedSections.count)
        var staying = 0
        for section in 0..<oldSectionCount where !isLeaving[section] {
            if let new = newOfMoved[section] {
                order.append(new)
                continue
            }
            while isArriving[staying] { staying += 1 }
            order.append(staying)
            staying += 1
        }
        return order
    }
}
