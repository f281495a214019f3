/// A word that the on-screen keyboard suggests for the text before the caret.
struct TextSuggestion: Equatable {
    let text: String
    /// Whether the word is the one that was typed, which is displayed in quotation marks.
    var isTyped = false

    /// The text that the keyboard displays.
    var title: String { isTyped ? "\u{201C}\(text)\u{201D}" : text }
}
