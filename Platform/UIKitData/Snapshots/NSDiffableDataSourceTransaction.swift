/// A transition between two snapshots.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The snapshot before the transition.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The snapshot after the transition.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The outlines of sections with hierarchy before and after the transition.
    private let initialOutlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    private let finalOutlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]

    package init(
        initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        initialOutlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:],
        finalOutlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    ) {
        self.initialSnapshot = initialSnapshot
        self.finalSnapshot = finalSnapshot
        self.initialOutlines = initialOutlines
        self.finalOutlines = finalOutlines
    }

    /// The inserted and removed items of all sections. A move is a removal and an insertion associated with
    /// each other.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }

    /// The transitions of the sections that both snapshots contain and whose items differ.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.storage.sections.compactMap { section in
            guard let old = initialSnapshot.storage.index(ofSection: section.id) else { return nil }
            let oldSection = initialSnapshot.storage.sections[old]
            if section.hasSameRows(as: oldSection) || section.items == oldSection.items { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section.id,
                initialSnapshot: initialOutlines[section.id] ?? NSDiffableDataSourceSectionSnapshot(oldSection.items),
                finalSnapshot: finalOutlines[section.id] ?? NSDiffableDataSourceSectionSnapshot(section.items))
        }
    }
}

/// A transition between two states of a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// The identifier of the section.
    public let sectionIdentifier: SectionIdentifierType

    /// The items before the transition.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The items after the transition.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The inserted and removed items. A move is a removal and an insertion associated with each other.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
    }
}
