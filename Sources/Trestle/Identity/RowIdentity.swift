/// The identity of a row in its section.
enum RowIdentity: Hashable {
    case explicit(AnyHashable)
    /// The index among the rows of a component type without an id.
    case automatic(ObjectIdentifier, Int)
    /// A later occurrence of an identity that is not unique, counted from 1.
    indirect case repeated(RowIdentity, Int)
}

extension RowIdentity: CustomStringConvertible {
    /// The identity as error messages name it.
    var description: String {
        switch self {
        case .explicit(let id): String(reflecting: id.base)
        case .automatic(_, let index): "number \(index + 1) of its type"
        case .repeated(let identity, let occurrence): "\(identity), occurrence \(occurrence + 1)"
        }
    }
}

/// Assigns identities to the rows of a section in order. Rows without an id are numbered by component type.
struct RowIdentityAssigner {
    // The count of the last type is kept apart, because adjacent rows mostly have the same type.
    private var lastType: ObjectIdentifier?
    private var lastCount = 0
    private var counts: [ObjectIdentifier: Int] = [:]

    mutating func identity(of row: Row) -> RowIdentity {
        if let id = row.explicitID { return .explicit(id) }
        let type = ObjectIdentifier(Swift.type(of: row.component.base))
        if type != lastType {
            if let lastType { counts[lastType] = lastCount }
            lastType = type
            lastCount = counts[type] ?? 0
        }
        lastCount += 1
        return .automatic(type, lastCount - 1)
    }
}
