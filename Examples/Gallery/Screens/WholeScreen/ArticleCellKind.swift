/// What a row of an article's screen is. The compiler sees to it that every kind has its cell and its content.
enum ArticleCellKind: Hashable, Sendable {
    case heading(title: String, subtitle: String)
    case text(String)
    case quotation(String, source: String)
    case fact(name: String, value: String)
}
