/// The state of a list: sections with items, each represented by a unique identifier.
///
/// Create a snapshot, fill it, and pass it to `apply(_:)` of a data source, which computes the changes and
/// updates the table. A snapshot is a value with copy-on-write storage.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Primes", "Squares"])
/// snapshot.appendItems([2, 3, 5], toSection: "Primes")
/// snapshot.appendItems([1, 4, 9], toSection: "Squares")
/// ```
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    package var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()
    var reloadedSections = OrderedIdentifiers<SectionIdentifierType>()
    var reloadedItems = OrderedIdentifiers<ItemIdentifierType>()
    var reconfiguredItems = OrderedIdentifiers<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Properties

    /// The number of items in all sections.
    public var numberOfItems: Int { storage.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { storage.sections.count }

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections.map(\.id) }

    /// The identifiers of the items in all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] {
        if storage.sections.count == 1 { return storage.sections[0].items }
        var items: [ItemIdentifierType] = []
        items.reserveCapacity(numberOfItems)
        for section in storage.sections { items.append(contentsOf: section.items) }
        return items
    }

    /// Returns the number of items in a section.
    /// - Precondition: The snapshot contains the section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        storage.sections[existingSection(identifier, "numberOfItems(inSection:)")].items.count
    }

    /// Returns the items of a section.
    /// - Precondition: The snapshot contains the section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        storage.sections[existingSection(identifier, "itemIdentifiers(inSection:)")].items
    }

    /// Returns the section that contains an item, or `nil` if the snapshot does not contain the item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.sectionIndex(of: identifier).map { storage.sections[$0].id }
    }

    /// Returns the index of an item among those of all sections, or `nil` if the snapshot does not contain
    /// it.
    ///
    /// - Complexity: O(*s*) in the number of sections, in addition to finding the item in its section.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let (section, item) = storage.position(of: identifier) else { return nil }
        return storage.sections[..<section].reduce(item) { $0 + $1.items.count }
    }

    /// Returns the index of a section, or `nil` if the snapshot does not contain it.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        storage.index(ofSection: identifier)
    }

    func existingSection(_ identifier: SectionIdentifierType, _ caller: StaticString) -> Int {
        guard let index = storage.index(ofSection: identifier) else {
            preconditionFailure(DiffableMisuse.missingSection(identifier, caller))
        }
        return index
    }

    func existingItem(_ identifier: ItemIdentifierType, _ caller: StaticString) -> (section: Int, item: Int) {
        guard let position = storage.position(of: identifier) else {
            preconditionFailure(DiffableMisuse.missingItem(identifier, caller))
        }
        return position
    }

    // MARK: Reloads

    /// The sections marked by `reloadSections(_:)`.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.list }

    /// The items marked by `reloadItems(_:)`.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.list }

    /// The items marked by `reconfigureItems(_:)`.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.list }

    /// A copy without marks for reloads, which is the state after the snapshot has been applied.
    package var withoutReloads: Self {
        var copy = self
        copy.reloadedSections = OrderedIdentifiers()
        copy.reloadedItems = OrderedIdentifiers()
        copy.reconfiguredItems = OrderedIdentifiers()
        return copy
    }
}
