/// The items of a data source, and the outlines of the sections that section snapshots were applied to.
struct SnapshotState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemID>

    var snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>()
    /// The outlines of sections. Their visible items are the items of the sections in `snapshot`.
    var outlines: [SectionID: Outline] = [:]
    /// The sequence number of the state.
    var number = 0

    /// Returns the state with a new snapshot. Outlines lose the items that the snapshot does not contain, and
    /// become flat if the snapshot has other items in another order.
    func replacing(_ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>) -> Self {
        var result = self
        result.snapshot = snapshot
        for (section, outline) in outlines {
            guard snapshot.indexOfSection(section) != nil else {
                result.outlines[section] = nil
                continue
            }
            let items = snapshot.itemIdentifiers(inSection: section)
            let visible = outline.visibleItems
            guard visible != items else { continue }
            let kept = Set(items)
            var remaining = outline
            remaining.delete(visible.filter { !kept.contains($0) })
            result.outlines[section] = remaining.visibleItems == items ? remaining : nil
        }
        return result
    }

    /// Returns the state with the visible items of an outline as the items of a section, which is appended if
    /// it does not exist.
    func replacing(_ outline: Outline, in section: SectionID) -> Self {
        var result = self
        if result.snapshot.indexOfSection(section) == nil { result.snapshot.appendSections([section]) }
        result.snapshot.deleteItems(result.snapshot.itemIdentifiers(inSection: section))
        result.snapshot.appendItems(outline.visibleItems, toSection: section)
        result.outlines[section] = outline
        return result
    }

    /// Returns the outline of a section: that of the last section snapshot, or one without hierarchy.
    func outline(of section: SectionID) -> Outline {
        if let outline = outlines[section] { return outline }
        var outline = Outline()
        if snapshot.indexOfSection(section) != nil { outline.append(snapshot.itemIdentifiers(inSection: section)) }
        return outline
    }
}
