/// The identity of a section in its form.
enum SectionIdentity: Hashable, CustomStringConvertible {
    case explicit(AnyHashable)
    /// The index among the sections without an id.
    case automatic(Int)
    /// A later occurrence of an identity that is not unique, counted from 1.
    indirect case repeated(SectionIdentity, Int)

    /// The identity as error messages name it.
    var description: String {
        switch self {
        case .explicit(let id): String(reflecting: id.base)
        case .automatic(let index): "number \(index + 1) without an id"
        case .repeated(let identity, let occurrence): "\(identity), occurrence \(occurrence + 1)"
        }
    }
}
