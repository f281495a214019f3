/// The whole content of a table: sections of rows. A value, cheap to make and to keep; nothing is shown before an adapter
/// renders it.
///
/// ```swift
/// let form = Form {
///     for house in houses {
///         Section(id: house.name, header: Title(house.name)) {
///             for character in house.characters {
///                 CharacterRow(character: character).id(character.id)
///             }
///         }
///     }
/// }
/// adapter.render(form, animated: true)
/// ```
///
/// Rows may stand without a section: those that follow each other share one without a header.
public struct Form {
    /// All sections but the last, which rows are still added to.
    private var finished = GrowingList<Section>()
    private var last: Section?

    /// A form without sections.
    public static var empty: Form { Form() }

    private init() {}

    /// The form of what the braces describe.
    public init(@FormBuilder content: () -> FormContent) {
        self.init(content().sections)
    }

    /// The form of these sections.
    public init(_ sections: some Collection<Section>) {
        finished = GrowingList(Array(sections.dropLast()))
        last = sections.isEmpty ? nil : Array(sections.suffix(1))[0]
    }

    /// The sections in order.
    public var sections: [Section] {
        guard let last else { return [] }
        return finished + [last]
    }

    /// Adds a row to the last section; to a new one without a header if there is none. O(1).
    public mutating func append(_ row: some RowConvertible) {
        var section = last ?? Section(rows: [])
        last = nil
        section.append(row)
        last = section
    }

    /// Adds a section. O(1).
    public mutating func append(_ section: Section) {
        if let last { finished.append(last) }
        last = section
    }
}
