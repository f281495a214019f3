import Foundation

/// A spelling checker, over the library Hunspell and the dictionaries of the system.
///
/// Debian's packages are `libhunspell-1.7-0`, and `hunspell-en-us` or those of other languages. Without them
/// `availableLanguages` is empty, and all words count as correct.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words of one checker that count as correct.
    open var ignoredWords: [String]?

    /// The languages with a dictionary, such as `en_US`.
    open class var availableLanguages: [String] { SpellingDictionary.languages }

    /// Returns the first range of a word that is misspelled.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The range of the text to check, in UTF-16 code units.
    ///   - startingOffset: The position in the text from which to search.
    ///   - wrapFlag: Whether to continue at the start of the range.
    ///   - language: The language, such as `en` or `en_US`.
    /// - Returns: The range, or one with the location `NSNotFound` if all words are correct.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        guard let dictionary = SpellingDictionary.dictionary(for: language) else {
            return NSRange(location: NSNotFound, length: 0)
        }
        let text = stringToCheck as NSString
        let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        let words = Self.words(of: text, in: range).filter { word in
            let string = text.substring(with: word)
            return !isCorrectByUser(string) && !dictionary.contains(string)
        }
        let next = words.first { $0.location >= startingOffset }
        return next ?? (wrapFlag ? words.first : nil) ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns corrections of a misspelled word, with the likeliest first.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        SpellingDictionary.dictionary(for: language)?.suggestions(for: (string as NSString).substring(with: range))
    }

    /// Returns the words of the dictionary that begin with a part of a word, in alphabetical order.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let part = (string as NSString).substring(with: range)
        return SpellingDictionary.dictionary(for: language)?.words(withPrefix: part)
    }

    /// Ignores a word until the checker is deallocated.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Adds a word to those that all checkers of the app know.
    open class func learnWord(_ word: String) { LearnedWords.all.insert(word) }

    /// Returns whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }

    /// Removes a word that was learned.
    open class func unlearnWord(_ word: String) { LearnedWords.all.remove(word) }

    private func isCorrectByUser(_ word: String) -> Bool {
        ignoredWords?.contains(word) == true || Self.hasLearnedWord(word)
    }

    /// Returns the ranges of words that contain letters and no digits.
    private static func words(of text: NSString, in range: NSRange) -> [NSRange] {
        var ranges: [NSRange] = []
        var location = range.location
        while location < NSMaxRange(range) {
            var end = location
            while end < NSMaxRange(range), isPartOfWord(text, end) { end += 1 }
            if end > location {
                let word = trimmed(NSRange(location: location, length: end - location), in: text)
                let string = text.substring(with: word)
                if string.contains(where: \.isLetter), !string.contains(where: \.isNumber) { ranges.append(word) }
                location = end
            } else {
                location += 1
            }
        }
        return ranges
    }

    private static func isApostrophe(_ unit: unichar) -> Bool { unit == 0x27 || unit == 0x2019 }

    private static func isPartOfWord(_ text: NSString, _ index: Int) -> Bool {
        let unit = text.character(at: index)
        // Half of a surrogate pair is part of a word, whose letters decide.
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return isApostrophe(unit) || CharacterSet.alphanumerics.contains(scalar)
    }

    /// Returns a range without quotation marks at its ends.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var (start, end) = (range.location, NSMaxRange(range))
        while start < end, isApostrophe(text.character(at: start)) { start += 1 }
        while end > start, isApostrophe(text.character(at: end - 1)) { end -= 1 }
        return NSRange(location: start, length: end - start)
    }
}

/// The words that the app has learned, which it keeps between its runs.
@MainActor
private enum LearnedWords {
    private static let key = "UITextCheckerLearnedWords"

    static var all: Set<String> {
        get { Set(UserDefaults.standard.stringArray(forKey: key) ?? []) }
        set { UserDefaults.standard.set(newValue.sorted(), forKey: key) }
    }
}
