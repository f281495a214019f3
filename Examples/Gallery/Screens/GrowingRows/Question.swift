/// A frequently asked question about tables, with its answer.
struct Question {
    let question: String
    let answer: String

    static let all = [
        Question(
            question: "How does a row get its height?",
            answer: "The table measures the cell, at the width of the rows, when the row first becomes visible. "
                + "Until then it uses an estimate."),
        Question(
            question: "What if the estimate is wrong?",
            answer:
                "The rows below move. For a row above, the table adjusts the scroll position instead, so that the "
                + "text you are reading does not jump."),
        Question(
            question: "Is a long list slower?",
            answer: "No. Rows that have not been measured share one entry in a tree, however many there are."),
        Question(
            question: "What does an empty batch of updates do?",
            answer:
                "It measures the visible rows again and animates their new heights. The answers on this screen "
                + "expand and collapse with it."),
        Question(
            question: "Can several rows expand at once?",
            answer: "Yes. Tap quickly: each animation starts from the current state of the previous one."),
        Question(
            question: "What if the text size changes?",
            answer: "All rows are measured again, and the topmost row keeps its position."),
    ]
}
