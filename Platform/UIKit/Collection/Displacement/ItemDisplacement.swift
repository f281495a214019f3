internal import RowGeometry

/// The difference between the items of the data source and those that the layout arranges: gaps for a drop, items that are moved
/// into the gaps, and placeholders.
///
/// The layout counts gaps as items. Everything else in the collection view uses the index paths of the data source.
struct ItemDisplacement: Equatable {
    /// The content of an index path of the layout.
    enum Content: Equatable {
        case item(RowPath)
        /// A gap for an item from elsewhere.
        case gap
        /// A placeholder, by its identifier.
        case placeholder(Int)
    }

    /// The gaps and the hidden items. The heights are not used.
    private(set) var rows = RowDisplacement()
    /// The items of the data source that are moved into the drop gaps, in order, or none for items from elsewhere.
    private(set) var movedItems: [RowPath] = []
    /// The size of an item from elsewhere, in points, if it is known.
    private(set) var incomingSize: CGSize?

    var isEmpty: Bool { rows.isEmpty }

    // MARK: Changes

    /// Closes the gaps of a drop. Placeholders remain.
    mutating func closeDropGap() {
        rows.closeDropGap()
        movedItems = []
        incomingSize = nil
    }

    /// Opens a gap for a drop at a path of the data source, which counts the items that are not moved.
    ///
    /// - Parameters:
    ///   - moved: The items of the collection view that are moved into the gap.
    ///   - count: The number of items from elsewhere, if no items are moved.
    mutating func openDropGap(at path: RowPath, moved: [RowPath], count: Int, incomingSize: CGSize?) {
        closeDropGap()
        movedItems = moved
        rows.setHiddenRows(moved.map { RowDisplacement.HiddenRow(path: $0, height: 0) })
        self.incomingSize = moved.isEmpty ? incomingSize : nil
        for _ in 0..<(moved.isEmpty ? count : moved.count) {
            rows.open(RowDisplacement.Gap(section: path.section, rank: path.row, height: 0))
        }
    }

    /// Opens a gap for a placeholder at a path of the layout.
    mutating func openPlaceholder(_ id: Int, at path: RowPath) { rows.openGap(at: path, height: 0, id: id) }

    mutating func closePlaceholder(_ id: Int) { rows.close(id) }

    /// Replaces a placeholder with an item that has been inserted in its place.
    mutating func itemTakesPlace(ofPlaceholder id: Int) { rows.rowTakesPlace(ofGap: id) }

    /// Moves the gaps to their positions after a batch of updates.
    mutating func remap(by plan: UpdatePlan) {
        guard !isEmpty else { return }
        rows.remap(row: plan.newPath(of:), section: plan.newSection(of:))
        let moved = movedItems.compactMap(plan.newPath(of:))
        if moved.count == movedItems.count { movedItems = moved } else { closeDropGap() }
    }

    // MARK: Index paths

    /// The drop gaps by index in `rows.gaps`, in order.
    private var dropGaps: [Int] { rows.gaps.indices.filter { rows.gaps[$0].id == RowDisplacement.dropGap } }

    /// Returns whether an item is moved into the gap of a drop.
    func isMoved(_ item: RowPath) -> Bool { rows.isHiddenRow(item) }

    /// Returns the path of an item in the layout.
    func layoutPath(of item: RowPath) -> RowPath? {
        guard let index = movedItems.firstIndex(of: item) else { return rows.displayedPath(of: item) }
        let gaps = dropGaps
        return index < gaps.count ? rows.displayedPath(ofGap: gaps[index]) : nil
    }

    /// Returns the path of a placeholder in the layout.
    func layoutPath(ofPlaceholder id: Int) -> RowPath? { rows.index(ofGap: id).map(rows.displayedPath(ofGap:)) }

    /// Returns the path in the data source of an item that takes the place of a placeholder.
    func insertionPath(ofPlaceholder id: Int) -> RowPath? {
        guard let index = rows.index(ofGap: id) else { return nil }
        return rows.row(ofRank: rows.gaps[index].rank, inSection: rows.gaps[index].section)
    }

    /// The paths of the drop gaps in the layout.
    var layoutPathsOfDropGaps: [RowPath] { dropGaps.map(rows.displayedPath(ofGap:)) }

    /// Returns the content of a path of the layout.
    func content(at path: RowPath) -> Content {
        if let item = rows.path(ofDisplayed: path) { return .item(item) }
        guard let index = rows.gaps.indices.first(where: { rows.displayedPath(ofGap: $0) == path }) else { return .gap }
        let id = rows.gaps[index].id
        guard id == RowDisplacement.dropGap else { return .placeholder(id) }
        guard let order = dropGaps.firstIndex(of: index), order < movedItems.count else { return .gap }
        return .item(movedItems[order])
    }

    /// Returns the number of items in the layout for the numbers of items in the data source.
    func layoutCounts(_ counts: [Int]) -> [Int] {
        counts.indices.map { rows.displayedRowCount(inSection: $0, of: counts[$0]) }
    }

    /// The identifiers of the placeholders.
    private var placeholders: [Int] { rows.gaps.map(\.id).filter { $0 != RowDisplacement.dropGap } }

    // MARK: Updates of the layout

    /// Returns the effect on the layout's paths of a change of gaps between batches of updates.
    func layoutBatch(to new: ItemDisplacement) -> UpdateBatch {
        var batch = UpdateBatch()
        if movedItems.isEmpty { batch.deletedRows.formUnion(layoutPathsOfDropGaps) }
        if new.movedItems.isEmpty { batch.insertedRows.formUnion(new.layoutPathsOfDropGaps) }
        for id in placeholders where new.rows.index(ofGap: id) == nil {
            if let path = layoutPath(ofPlaceholder: id) { batch.deletedRows.insert(path) }
        }
        for id in new.placeholders where rows.index(ofGap: id) == nil {
            if let path = new.layoutPath(ofPlaceholder: id) { batch.insertedRows.insert(path) }
        }
        for item in Set(movedItems + new.movedItems) {
            if let old = layoutPath(of: item), let path = new.layoutPath(of: item) {
                batch.movedRows.insert(Relocation(old: old, new: path))
            }
        }
        return batch
    }

    /// Returns a batch of updates of the data source in the paths of the layout.
    ///
    /// - Parameters:
    ///   - batch: The batch in the paths of the data source.
    ///   - new: The displacement after the batch.
    func layoutBatch(_ batch: UpdateBatch, after new: ItemDisplacement) -> UpdateBatch {
        var result = batch
        let closed = placeholders.filter { new.rows.index(ofGap: $0) == nil }.compactMap(layoutPath(ofPlaceholder:))
        result.deletedRows = Set(batch.deletedRows.compactMap(layoutPath)).union(closed)
        result.reloadedRows = Set(batch.reloadedRows.compactMap(layoutPath))
        result.insertedRows = Set(batch.insertedRows.compactMap(new.layoutPath))
        result.movedRows = Set(
            batch.movedRows.compactMap { move in
                guard let old = layoutPath(of: move.old), let path = new.layoutPath(of: move.new) else { return nil }
                return Relocation(old: old, new: path)
            })
        return result
    }
}
