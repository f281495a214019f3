/// The content of a row of an article. Exhaustive switches ensure that every kind has a cell.
enum ArticleCellKind: Hashable, Sendable {
    case heading(title: String, subtitle: String)
    case text(String)
    case quotation(String, source: String)
    case fact(name: String, value: String)
}
