/// The state of a list as an object, with identifiers of any hashable type: sections with items.
///
/// It is the class to which Objective-C code refers. Use ``NSDiffableDataSourceSnapshot`` in new Swift code, whose
/// identifiers have types.
///
/// ```swift
/// let snapshot = NSDiffableDataSourceSnapshotReference()
/// snapshot.appendSections(withIdentifiers: ["Primes"])
/// snapshot.appendItems(withIdentifiers: [2, 3, 5], intoSectionWithIdentifier: "Primes")
/// ```
///
/// Identifiers are compared by value, and objects by `isEqual(_:)`. The preconditions are those of
/// ``NSDiffableDataSourceSnapshot``.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    package typealias Value = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

    /// The snapshot that the object refers to.
    package private(set) final var value: Value

    /// Creates an empty snapshot.
    public override init() { value = Value() }

    package init(_ value: Value) { self.value = value }

    /// Returns a snapshot with the same sections and items.
    open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSnapshotReference(value) }

    // MARK: Properties

    /// The number of items in all sections.
    open var numberOfItems: Int { value.numberOfItems }

    /// The number of sections.
    open var numberOfSections: Int { value.numberOfSections }

    /// The identifiers of the sections, in order.
    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.values }

    /// The identifiers of the items in all sections, in order.
    open var itemIdentifiers: [Any] { value.itemIdentifiers.values }

    /// The sections marked by `reloadSections(withIdentifiers:)`.
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.values }

    /// The items marked by `reloadItems(withIdentifiers:)`.
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.values }

    /// The items marked by `reconfigureItems(withIdentifiers:)`.
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.values }

    /// Returns the number of items in a section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        value.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
    }

    /// Returns the items of a section.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).values
    }

    /// Returns the section that contains an item, or `nil` if the snapshot does not contain the item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value
    }

    /// Returns the index of an item among those of all sections, or `NSNotFound`.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        value.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
    }

    /// Returns the index of a section, or `NSNotFound`.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    /// Appends items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        value.appendItems([ReferenceIdentifier](values: identifiers))
    }

    /// Appends items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        value.appendItems(
            [ReferenceIdentifier](values: identifiers), toSection: ReferenceIdentifier(sectionIdentifier))
    }

    /// Inserts items before an item.
    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(
            [ReferenceIdentifier](values: identifiers), beforeItem: ReferenceIdentifier(itemIdentifier))
    }

    /// Inserts items after an item.
    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(
            [ReferenceIdentifier](values: identifiers), afterItem: ReferenceIdentifier(itemIdentifier))
    }

    /// Deletes items. Those that the snapshot does not contain are ignored.
    open func deleteItems(withIdentifiers identifiers: [Any]) {
        value.deleteItems([ReferenceIdentifier](values: identifiers))
    }

    /// Deletes all items and all sections.
    open func deleteAllItems() { value.deleteAllItems() }

    /// Moves an item to the position before another one.
    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
    }

    /// Moves an item to the position after another one.
    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
    }

    /// Marks items that are reloaded when the snapshot is applied.
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        value.reloadItems([ReferenceIdentifier](values: identifiers))
    }

    /// Marks items whose existing cells are configured again when the snapshot is applied.
    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        value.reconfigureItems([ReferenceIdentifier](values: identifiers))
    }

    // MARK: Sections

    /// Appends sections.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.appendSections([ReferenceIdentifier](values: sectionIdentifiers))
    }

    /// Inserts sections before a section.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(
            [ReferenceIdentifier](values: sectionIdentifiers),
            beforeSection: ReferenceIdentifier(toSectionIdentifier))
    }

    /// Inserts sections after a section.
    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(
            [ReferenceIdentifier](values: sectionIdentifiers), afterSection: ReferenceIdentifier(toSectionIdentifier))
    }

    /// Deletes sections with their items.
    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.deleteSections([ReferenceIdentifier](values: sectionIdentifiers))
    }

    /// Moves a section to the position before another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
    }

    /// Moves a section to the position after another one.
    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
    }

    /// Marks sections that are reloaded when the snapshot is applied.
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.reloadSections([ReferenceIdentifier](values: sectionIdentifiers))
    }
}
