/// The id of a row, together with the id of its section. It stays the same while rows are inserted, deleted
/// and moved.
///
/// ```swift
/// adapter.selectedRows = [RowID(walk.id, in: "walks")]
/// ```
///
/// The adapter also assigns ids to rows that were given none, by their component type and their index among
/// the rows of that type. Only the adapter can create those.
public struct RowID: Hashable, CustomStringConvertible {
    let row: RowIdentity
    let section: SectionIdentity

    /// Creates the id of the row and section with these ids. The row's id is set by `id(_:)`, an
    /// `Identifiable` component, or the data of a lazy section.
    public init(_ row: some Hashable, in section: some Hashable) {
        self.row = .explicit(AnyHashable(row))
        self.section = .explicit(AnyHashable(section))
    }

    init(row: RowIdentity, section: SectionIdentity) {
        self.row = row
        self.section = section
    }

    /// The id that was given to the row, or `nil` if it was given none.
    public var id: AnyHashable? {
        if case .explicit(let id) = row { id } else { nil }
    }

    /// The id that was given to the section, or `nil` if it was given none.
    public var sectionID: AnyHashable? {
        if case .explicit(let id) = section { id } else { nil }
    }

    /// Returns the id that was given to the row, or `nil` if there is none of this type.
    ///
    /// ```swift
    /// let numbers = adapter.selectedRows.compactMap { $0.id(as: Int.self) }
    /// ```
    public func id<ID: Hashable>(as type: ID.Type) -> ID? { id?.base as? ID }

    /// Returns the id that was given to the section, or `nil` if there is none of this type.
    public func sectionID<ID: Hashable>(as type: ID.Type) -> ID? { sectionID?.base as? ID }

    /// A text with the ids of row and section.
    public var description: String { "\(row) in \(section)" }
}
