extension NSDiffableDataSourceSnapshot {
    /// Adds sections without items at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        storage.insertSections(identifiers, at: numberOfSections)
    }

    /// Adds sections without items right before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(toIdentifier, "insertSections(_:beforeSection:)")
        storage.insertSections(identifiers, at: index)
    }

    /// Adds sections without items right after another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(toIdentifier, "insertSections(_:afterSection:)")
        storage.insertSections(identifiers, at: index + 1)
    }

    /// Takes sections out, with their items. Those that are not in the snapshot are left alone.
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

    /// Moves a section with its items to right before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(identifier, "moveSection(_:beforeSection:)")
        let anchor = existingSection(toIdentifier, "moveSection(_:beforeSection:)")
        storage.moveSection(at: index, to: anchor, after: false)
    }

    /// Moves a section with its items to right after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(identifier, "moveSection(_:afterSection:)")
        let anchor = existingSection(toIdentifier, "moveSection(_:afterSection:)")
        storage.moveSection(at: index, to: anchor, after: true)
    }

    /// Has sections get new cells, headers and footers when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            precondition(
                storage.index(ofSection: identifier) != nil, DiffableMisuse.missingSectionReload(identifier))
            reloadedSections.insert(identifier)
        }
    }
}
