import Changeset

/// An error that describes two rows of one section, or two sections, with the same id.
struct DuplicateIdentity: Error, CustomStringConvertible {
    let description: String

    /// Creates an error for two elements of a lazy section.
    init(id: String, first: Int, second: Int, section: SectionIdentity) {
        description = """
            The rows \(first) and \(second) of the lazy section \(section) have the same id: \(id). Pass a key path to \
            Section(id:data:id:) that is unique for each element, or remove the duplicate element from the data.
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
                same id: \(pair.id). Give each row of a section a unique id, with .id(…) or by an Identifiable component.
                """
        } else {
            description = """
                The sections \(pair.first) and \(pair.second) have the same id: \(pair.id). Give each section of a form a \
                unique id.
                """
        }
    }
}
