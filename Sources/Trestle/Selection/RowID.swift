/// Names one row of a form: its id, and the id of its section. What stays the same while rows come, go and change places.
///
/// ```swift
/// adapter.selectedRows = [RowID(mail.id, in: "inbox")]
/// ```
///
/// Rows without an id of their own have one too, which the adapter gives them and which only it can make: by the row's type and
/// its place among the rows of that type.
public struct RowID: Hashable, CustomStringConvertible {
    let row: RowIdentity
    let section: SectionIdentity

    /// The row that `id(_:)`, an `Identifiable` component or a lazy section's data gives this id, in the section with this id.
    public init(_ row: some Hashable, in section: some Hashable) {
        self.row = .explicit(AnyHashable(row))
        self.section = .explicit(AnyHashable(section))
    }

    init(row: RowIdentity, section: SectionIdentity) {
        self.row = row
        self.section = section
    }

    /// What the row was given as its id; nil if it was given none.
    public var id: AnyHashable? {
        if case .explicit(let id) = row { id } else { nil }
    }

    /// What the section was given as its id; nil if it was given none.
    public var sectionID: AnyHashable? {
        if case .explicit(let id) = section { id } else { nil }
    }

    /// What the row was given as its id, as a value of the type that the app gives; nil if it is of another.
    ///
    /// ```swift
    /// let numbers = adapter.selectedRows.compactMap { $0.id(as: Int.self) }
    /// ```
    public func id<ID: Hashable>(as type: ID.Type) -> ID? { id?.base as? ID }

    /// What the section was given as its id, as a value of the type that the app gives; nil if it is of another.
    public func sectionID<ID: Hashable>(as type: ID.Type) -> ID? { sectionID?.base as? ID }

    /// Row and section, as a message names them.
    public var description: String { "\(row) in \(section)" }
}
