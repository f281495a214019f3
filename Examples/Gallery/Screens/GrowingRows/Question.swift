/// Something that people ask about tables, and what there is to say to it.
struct Question {
    let question: String
    let answer: String

    static let all = [
        Question(
            question: "How does a row know how high it is?",
            answer: "The table asks its cell for the size that fits, at the width that rows have, when the row first "
                + "comes to light. Until then it counts with an estimate."),
        Question(
            question: "What happens when the estimate was wrong?",
            answer:
                "The rows below move. A row that comes in from above moves the offset instead, so that nothing that "
                + "you read jumps."),
        Question(
            question: "Does a long list take longer?",
            answer: "No. Rows that nobody has seen are one entry in a tree, however many they are."),
        Question(
            question: "What does an empty batch of updates do?",
            answer:
                "It asks the rows that are seen for their heights anew, and lets them grow and shrink animated. That "
                + "is what opens and closes these answers."),
        Question(
            question: "Can several rows grow at once?",
            answer: "Yes. Tap quickly: each animation starts from where the one before has brought things."),
        Question(
            question: "What if people want larger text?",
            answer: "All rows are measured again, and the topmost one stays where it is."),
    ]
}
