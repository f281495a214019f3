/// The content of a table: sections of rows. Forms are values that are cheap to make. They are displayed
/// when an adapter renders them.
///
/// ```swift
/// let form = Form {
///     for region in sampleRegions {
///         Section(region.name) {
///             for walk in region.walks {
///                 WalkRow(walk).id(walk.id)
///             }
///         }
///     }
/// }
/// adapter.render(form)
/// ```
///
/// Adjacent rows outside of a section share a section without a header.
public struct Form {
    /// All sections except the last, to which rows can still be appended.
    private var finished = AppendableList<Section>()
    private var last: Section?

    /// The message that the table displays in place of rows, or `nil` for none.
    public var contentUnavailable: ContentUnavailable?

    /// A form without sections.
    public static var empty: Form { Form() }

    private init() {}

    /// Creates a form with the sections and rows of a result builder.
    public init(@FormBuilder content: () -> Form) {
        self = content()
    }

    /// Creates a form with sections.
    public init(_ sections: some Collection<Section>) {
        finished = AppendableList(Array(sections.dropLast()))
        last = sections.isEmpty ? nil : Array(sections.suffix(1))[0]
    }

    /// The sections, in order.
    public var sections: [Section] {
        guard let last else { return [] }
        return finished + [last]
    }

    /// Appends a row to the last section, or to a new section without a header if there is none.
    ///
    /// - Complexity: O(1).
    public mutating func append(_ row: some RowConvertible) {
        var section = last ?? Section(rows: [])
        last = nil
        section.append(row)
        last = section
    }

    /// Appends a section.
    ///
    /// - Complexity: O(1).
    public mutating func append(_ section: Section) {
        if let last { finished.append(last) }
        last = section
    }
}
