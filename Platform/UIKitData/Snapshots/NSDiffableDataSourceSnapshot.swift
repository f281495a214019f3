/// What a list shows at one time: sections with items, each by its identifier.
///
/// Make one, fill it and hand it to a data source's `apply(_:)`, which finds out what changed and tells the table.
/// Identifiers are unique: no section and no item is there twice. A snapshot is a value: copying one costs nothing, and
/// changing a copy copies what is changed.
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
    package var reloadedSections = IdentifierMarks<SectionIdentifierType>()
    var reloadedItems = IdentifierMarks<ItemIdentifierType>()
    var reconfiguredItems = IdentifierMarks<ItemIdentifierType>()

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: What is in it

    /// How many items there are in all sections.
    public var numberOfItems: Int { storage.itemCount }

    /// How many sections there are.
    public var numberOfSections: Int { storage.sections.count }

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections.map(\.id) }

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] {
        if storage.sections.count == 1 { return storage.sections[0].items }
        var items: [ItemIdentifierType] = []
        items.reserveCapacity(numberOfItems)
        for section in storage.sections { items.append(contentsOf: section.items) }
        return items
    }

    /// How many items a section has. It must be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        storage.sections[existingSection(identifier, "numberOfItems(inSection:)")].items.count
    }

    /// The items of a section, which must be there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        storage.sections[existingSection(identifier, "itemIdentifiers(inSection:)")].items
    }

    /// The section that an item is in; nil if it is in none.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.sectionIndex(of: identifier).map { storage.sections[$0].id }
    }

    /// The index of an item among those of all sections; nil if it is not there.
    ///
    /// - Complexity: O(sections), and what it takes to find the item in its section.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let (section, item) = storage.position(of: identifier) else { return nil }
        return storage.sections[..<section].reduce(item) { $0 + $1.items.count }
    }

    /// The index of a section; nil if it is not there.
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

    // MARK: What is to be shown anew

    /// The sections that are to get new cells, headers and footers.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.list }

    /// The items that are to get new cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.list }

    /// The items whose cells are to be filled anew.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.list }

    /// The same sections and items, with nothing to be shown anew: what a data source shows once it has done so.
    package var settled: Self {
        var copy = self
        copy.reloadedSections = IdentifierMarks()
        copy.reloadedItems = IdentifierMarks()
        copy.reconfiguredItems = IdentifierMarks()
        return copy
    }
}
