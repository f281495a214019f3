/// An article with paragraphs, a quotation and key figures.
struct Article: Sendable {
    let title: String
    let author: String
    let paragraphs: [String]
    let quotation: (text: String, source: String)
    let facts: [(name: String, value: String)]
}

extension Article {
    /// The sample article, about an invented bridge.
    static let trestle = Article(
        title: "How a trestle carries a train",
        author: "Margit Fekete",
        paragraphs: [
            """
            A trestle bridge is a short sentence said over and over: two legs, a cap, a pair of braces, and the same \
            again a few meters on. None of its parts is clever. What carries the train is that each part does one \
            thing, and that the joints between them are plain.
            """,
            """
            The crossing at Varga’s Gorge was put up in eleven weeks, from timber that grew within sight of it. The \
            carpenters cut every bent on the ground, from one template, and only then raised it. A mistake was found \
            while it could still be mended with a saw.
            """,
            """
            When the river took four bents in the spring of the second year, the trains stood still for three days. \
            The rest of the bridge had not noticed: a trestle hands its load straight down, and asks nothing of its \
            neighbors but that they stand where they stood.
            """,
        ],
        quotation: (
            text: "Make it of pieces that one man can carry, and any man can mend it.",
            source: "Gareth Rhys, quarryman"
        ),
        facts: [
            (name: "Length", value: "212 m"),
            (name: "Height above the river", value: "31 m"),
            (name: "Bents", value: "36"),
            (name: "Longest span", value: "9.4 m"),
            (name: "Weeks of work", value: "11"),
        ])
}
