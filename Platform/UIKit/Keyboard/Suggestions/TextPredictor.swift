import Foundation

/// Completes and corrects the word before the caret, and predicts the next word.
///
/// Words that the text contains come first, then the most frequent words of English, then those of the system's dictionary. Without a
/// dictionary only the first two are suggested.
@MainActor
struct TextPredictor {
    /// The number of suggestions that a keyboard displays.
    static let count = 3

    private let dictionary: SpellingDictionary?

    init(language: String) {
        dictionary = SpellingDictionary.dictionary(for: language)
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character == "'" || character == "\u{2019}"
    }

    /// Returns the characters of the word at the end of a text.
    static func lastWord(of text: String) -> Substring {
        text.suffix(while: isPartOfWord)
    }

    /// Returns the suggestions after a text, with the likeliest first, behind the typed word.
    func suggestions(after text: String) -> [TextSuggestion] {
        let word = Self.lastWord(of: text)
        let before = text.dropLast(word.count)
        let wordsBefore = before.split { !Self.isPartOfWord($0) }.map(String.init)
        guard !word.isEmpty else {
            let isSentenceStart = KeyboardTraits().capitalizes(after: text)
            let words = isSentenceStart ? CommonWords.starts : nextWords(after: wordsBefore)
            return words.prefix(Self.count).map { TextSuggestion(text: $0) }
        }
        let (words, names) = completions(of: String(word), in: wordsBefore)
        let corrected = words.count < Self.count - 1 ? corrections(of: String(word)) : []
        let others = (words + corrected + names).map { $0.capitalized(like: word) }.filter { $0 != word }.uniqued()
        return [TextSuggestion(text: String(word), isTyped: true)]
            + others.prefix(Self.count - 1).map { TextSuggestion(text: $0) }
    }

    /// Returns the words that followed the last one of a text before, with the most recent first, and then the most frequent words.
    private func nextWords(after words: [String]) -> [String] {
        guard let last = words.last?.lowercased() else { return CommonWords.all }
        let followers = zip(words, words.dropFirst()).filter { $0.0.lowercased() == last }.map(\.1)
        return (followers.reversed() + CommonWords.all.filter { $0 != last }).uniqued()
    }

    /// Returns the words and the names that begin with a typed word.
    private func completions(of word: String, in words: [String]) -> (words: [String], names: [String]) {
        let key = word.lowercased()
        let isLonger = { (candidate: String) in candidate.count > key.count && candidate.lowercased().hasPrefix(key) }
        let own = words.reversed().filter(isLonger).uniqued()
        let frequent = own + CommonWords.all.filter(isLonger)
        // Thousands of words of the dictionary begin with one letter.
        guard Set(frequent.map { $0.lowercased() }).count < Self.count - 1 else { return (frequent, []) }
        let known = (dictionary?.words(withPrefix: key) ?? []).filter { $0.count > key.count }
            .sorted { ($0.count, $0) < ($1.count, $1) }
        let words = frequent + known.filter { $0.first?.isUppercase == false }
        return (words, known.filter { $0.first?.isUppercase == true })
    }

    /// Returns the words that differ from a misspelled one by a single letter or by two letters that have changed places.
    private func corrections(of word: String) -> [String] {
        guard let dictionary, word.count > 1, word.count < 24, !dictionary.contains(word) else { return [] }
        let found = dictionary.neighbors(of: word.lowercased()).uniqued()
        return found.filter(CommonWords.all.contains) + found
    }
}

extension String {
    /// Returns the word in capitals, or with a capital first letter, if the typed word is written that way.
    fileprivate func capitalized(like typed: Substring) -> String {
        if typed.count > 1, typed.allSatisfy({ !$0.isLowercase }) { return uppercased() }
        return typed.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
    }

    fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
        self[(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}

extension Sequence<String> {
    /// Returns the words without repetitions.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
