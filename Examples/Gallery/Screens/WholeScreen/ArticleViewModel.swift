/// What the screen shows, ready to be shown: it knows no view, so that a test can read it.
struct ArticleViewModel: Sendable {
    let title: String
    let cells: [ArticleCellKind]

    init(article: Article) {
        title = article.title
        cells =
            [.heading(title: article.title, subtitle: "\(article.author) · \(Self.readingTime(of: article))")]
            + article.paragraphs.map { .text($0) }
            + [.quotation(article.quotation.text, source: article.quotation.source)]
            + [.heading(title: "In figures", subtitle: "As built")]
            + article.facts.map { .fact(name: $0.name, value: $0.value) }
    }

    /// How long the article takes to read, in words for a person.
    private static func readingTime(of article: Article) -> String {
        // People read some 230 words of prose a minute.
        let words = article.paragraphs.joined(separator: " ").split(separator: " ").count
        let minutes = max(1, (words + 115) / 230)
        return minutes == 1 ? "1 minute to read" : "\(minutes) minutes to read"
    }
}
