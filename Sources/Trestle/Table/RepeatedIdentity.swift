import Changeset

/// Two rows of one section, or two sections, that can't be told apart. A programmer's mistake.
struct RepeatedIdentity: Error, CustomStringConvertible {
    let description: String

    /// Two elements of a lazy section.
    init(id: String, first: Int, second: Int, section: SectionIdentity) {
        description = """
            The rows \(first) and \(second) of the lazy section \(section) have the same id: \(id). Pass a key path to \
            Section(id:data:id:) that differs for every element, or take the element out of the data where it repeats.
            """
    }

    init(_ error: DuplicateIDs, in state: TableState) {
        guard let pair = error.duplicates.first else {
            description = "\(error)"
            return
        }
        if let section = pair.section {
            description = """
                The rows \(pair.first) and \(pair.second) of the section \(state.sections[section].identity) have the \
                same id: \(pair.id). Give each row of a section an id of its own, with .id(…) or by an Identifiable \
                component.
                """
        } else {
            description = """
                The sections \(pair.first) and \(pair.second) have the same id: \(pair.id). Give each section of a \
                form an id of its own.
                """
        }
    }
}
