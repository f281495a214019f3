/// From one snapshot to another.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What is shown after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Which items came and went, counted over all sections; those that moved are a removal and an insertion that name
    /// each other.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers).inferringMoves()
    }

    /// What happened in each section that is there before and after, and whose items are others now or stand in another
    /// order.
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        finalSnapshot.storage.sections.compactMap { section in
            guard let old = initialSnapshot.storage.index(ofSection: section.id) else { return nil }
            let oldSection = initialSnapshot.storage.sections[old]
            if section.hasSameRows(as: oldSection) || section.items == oldSection.items { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section.id,
                initialSnapshot: NSDiffableDataSourceSectionSnapshot(oldSection.items),
                finalSnapshot: NSDiffableDataSourceSectionSnapshot(section.items))
        }
    }
}

/// From one state of a section to another.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Which section it is.
    public let sectionIdentifier: SectionIdentifierType

    /// What was in it before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What is in it after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// Which items came and went; those that moved are a removal and an insertion that name each other.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.items.difference(from: initialSnapshot.items).inferringMoves()
    }
}
