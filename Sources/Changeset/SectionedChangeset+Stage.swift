extension SectionedChangeset {
    /// One batch of operations.
    ///
    /// Deletions are indexed in the state before the stage, insertions and updates in the state after it. The state after a stage
    /// consists of sections of the new data, each with all of its new rows; ``newSection(at:)`` returns which ones. A data source
    /// therefore needs no copies of the data for intermediate stages.
    public struct Stage: Hashable, Sendable {
        /// The number of sections after this stage.
        public let sectionCount: Int

        /// The indices of the deleted sections before the stage, ascending. Their rows are deleted with them.
        public let deletedSections: [Int]

        /// The indices of the inserted sections after the stage, ascending. Their rows are inserted with them.
        public let insertedSections: [Int]

        /// The sections that move relative to others, ordered by their index after the stage.
        public let movedSections: [Move<Int>]

        /// The sections with other content, disregarding their rows, with their indices before and after the stage.
        ///
        /// These are not part of the batch: update their headers and footers in place.
        public let updatedSections: [Move<Int>]

        /// The positions of rows deleted from remaining sections, before the stage and from top to bottom.
        public let deletedRows: [RowPosition]

        /// The positions of rows inserted into remaining sections, after the stage and from top to bottom.
        public let insertedRows: [RowPosition]

        /// The rows that move relative to others, within their section or to another one, ordered by their position after the
        /// stage.
        public let movedRows: [Move<RowPosition>]

        /// The remaining rows with other content, moved or not, with their positions before and after the stage.
        ///
        /// These are not part of the batch, in which a row must not be both moved and reloaded: update their cells in place.
        public let updatedRows: [Move<RowPosition>]

        /// The indices in the new data of the sections after this stage, or `nil` for all sections in order.
        @usableFromInline let displayedSections: [Int]?

        @usableFromInline
        init(
            sectionCount: Int,
            deletedSections: [Int] = [],
            insertedSections: [Int] = [],
            movedSections: [Move<Int>] = [],
            updatedSections: [Move<Int>] = [],
            deletedRows: [RowPosition] = [],
            insertedRows: [RowPosition] = [],
            movedRows: [Move<RowPosition>] = [],
            updatedRows: [Move<RowPosition>] = [],
            displayedSections: [Int]? = nil
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
            self.displayedSections = displayedSections
        }

        /// Returns the index in the new data of a section after this stage.
        ///
        /// In the last stage, this is `index` itself.
        ///
        /// - Parameter index: An index from 0 to `sectionCount - 1`.
        /// - Complexity: O(1).
        public func newSection(at index: Int) -> Int {
            precondition(
                index >= 0 && index < sectionCount,
                "newSection(at:) was called with the index \(index). Pass an index from 0 to \(sectionCount - 1)."
            )
            return displayedSections?[index] ?? index
        }

        /// Whether there are insertions, deletions or moves. Updates alone need no batch.
        public var hasBatch: Bool { hasSectionOperations || hasRowOperations }

        /// The number of insertions, deletions, moves and updates.
        public var changeCount: Int {
            deletedSections.count + insertedSections.count + movedSections.count + updatedSections.count
                + deletedRows.count + insertedRows.count + movedRows.count + updatedRows.count
        }

        private var hasSectionOperations: Bool {
            !deletedSections.isEmpty || !insertedSections.isEmpty || !movedSections.isEmpty
        }

        private var hasRowOperations: Bool {
            !deletedRows.isEmpty || !insertedRows.isEmpty || !movedRows.isEmpty
        }
    }
}

extension SectionedChangeset.Stage {
    /// Splits a stage with all changes into the smallest number of stages that a table view supports.
    @usableFromInline
    func split(oldSectionCount: Int) -> [Self] {
        if !hasBatch, updatedRows.isEmpty, updatedSections.isEmpty { return [] }
        // Rows were compared in the order of the new sections. If sections have moved, deletions are not in order yet.
        let deletedRows = movedSections.isEmpty ? deletedRows : deletedRows.sorted()
        if !changesRowsOfMovedSection {
            return [
                Self(
                    sectionCount: sectionCount, deletedSections: deletedSections, insertedSections: insertedSections,
                    movedSections: movedSections, updatedSections: updatedSections, deletedRows: deletedRows,
                    insertedRows: insertedRows, movedRows: movedRows, updatedRows: updatedRows)
            ]
        }
        let order = remainingSectionsInOldOrder(oldSectionCount: oldSectionCount)
        // The index of each new section after the first stage.
        var firstStageIndex = [Int](repeating: 0, count: sectionCount)
        for (index, section) in order.enumerated() {
            firstStageIndex[section] = index
        }
        func firstStagePosition(_ row: RowPosition) -> RowPosition {
            RowPosition(section: firstStageIndex[row.section], row: row.row)
        }
        let rowsFirst = Self(
            sectionCount: order.count,
            deletedSections: deletedSections,
            updatedSections: updatedSections.map { Move(from: $0.from, to: firstStageIndex[$0.to]) },
            deletedRows: deletedRows,
            insertedRows: insertedRows.map(firstStagePosition).sorted(),
            movedRows: movedRows.map { Move(from: $0.from, to: firstStagePosition($0.to)) }.sorted { $0.to < $1.to },
            updatedRows: updatedRows.map { Move(from: $0.from, to: firstStagePosition($0.to)) }.sorted {
                $0.to < $1.to
            },
            displayedSections: order
        )
        let sectionsThen = Self(
            sectionCount: sectionCount,
            insertedSections: insertedSections,
            movedSections: movedSections.map { Move(from: firstStageIndex[$0.to], to: $0.to) }
        )
        return [rowsFirst, sectionsThen]
    }

    /// Whether rows are deleted from, inserted into or moved in a section that moves itself.
    private var changesRowsOfMovedSection: Bool {
        if movedSections.isEmpty || !hasRowOperations { return false }
        let old = Set(movedSections.lazy.map(\.from))
        let new = Set(movedSections.lazy.map(\.to))
        return deletedRows.contains { old.contains($0.section) } || insertedRows.contains { new.contains($0.section) }
            || movedRows.contains { old.contains($0.from.section) || new.contains($0.to.section) }
    }

    /// Returns the indices in the new data of the remaining sections, in their old order.
    private func remainingSectionsInOldOrder(oldSectionCount: Int) -> [Int] {
        // Sections that have not moved are in order; the moved ones are inserted between them.
        var isDeleted = [Bool](repeating: false, count: oldSectionCount)
        var isInserted = [Bool](repeating: false, count: sectionCount)
        for section in deletedSections { isDeleted[section] = true }
        for section in insertedSections { isInserted[section] = true }
        var movedIndices: [Int: Int] = [:]
        for move in movedSections {
            movedIndices[move.from] = move.to
            isInserted[move.to] = true
        }
        var order: [Int] = []
        order.reserveCapacity(oldSectionCount - deletedSections.count)
        var unmoved = 0
        for section in 0..<oldSectionCount where !isDeleted[section] {
            if let new = movedIndices[section] {
                order.append(new)
                continue
            }
            while isInserted[unmoved] { unmoved += 1 }
            order.append(unmoved)
            unmoved += 1
        }
        return order
    }
}
