/// The content of the article screen. It does not depend on views, so that tests can inspect it.
struct ArticleViewModel: Sendable {
    let title: String
    let cells: [ArticleCellKind]

    init(article: Article) {
        title = article.title
        cells =
            [.heading(title: article.title, subtitle: "\(article.author) · \(Self.readingTime(of: article))")]
            + article.paragraphs.map { .text($0) }
            + [.quotation(article.quotation.text, source: article.quotation.source)]
            + [.heading(title: "Key figures", subtitle: "As built")]
            + article.facts.map { .fact(name: $0.name, value: $0.value) }
    }

    /// Returns a user-readable description of the article's reading time.
    private static func readingTime(of article: Article) -> String {
        // Assumes 230 words per minute.
        let words = article.paragraphs.joined(separator: " ").split(separator: " ").count
        let minutes = max(1, (words + 115) / 230)
        return "\(minutes)-minute read"
    }
}
