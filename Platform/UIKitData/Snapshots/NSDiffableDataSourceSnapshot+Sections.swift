extension NSDiffableDataSourceSnapshot {
    /// Appends empty sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        storage.insertSections(identifiers, at: numberOfSections)
    }

    /// Inserts empty sections before a section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(toIdentifier, "insertSections(_:beforeSection:)")
        storage.insertSections(identifiers, at: index)
    }

    /// Inserts empty sections after a section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(toIdentifier, "insertSections(_:afterSection:)")
        storage.insertSections(identifiers, at: index + 1)
    }

    /// Deletes sections and their items. Sections that the snapshot does not contain are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
            for section in identifiers.compactMap({ storage.index(ofSection: $0) }) {
                reloadedItems.remove(storage.sections[section].items)
                reconfiguredItems.remove(storage.sections[section].items)
            }
        }
        storage.removeSections(identifiers)
        reloadedSections.remove(identifiers)
    }

    /// Moves a section and its items before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(identifier, "moveSection(_:beforeSection:)")
        let anchor = existingSection(toIdentifier, "moveSection(_:beforeSection:)")
        storage.moveSection(at: index, to: anchor, after: false)
    }

    /// Moves a section and its items after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(identifier, "moveSection(_:afterSection:)")
        let anchor = existingSection(toIdentifier, "moveSection(_:afterSection:)")
        storage.moveSection(at: index, to: anchor, after: true)
    }

    /// Marks sections whose cells, headers, and footers are reloaded when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(
                storage.index(ofSection: identifier) != nil, DiffableMisuse.missingSectionReload(identifier))
            reloadedSections.insert(identifier)
        }
    }
}
