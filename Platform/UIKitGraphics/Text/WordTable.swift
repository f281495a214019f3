import Foundation

/// The words of an enumeration in several languages, each in the order of the cases.
package struct WordTable: Sendable {
    private let english: [String]
    /// The words by language code. Chinese has the scripts `zh-Hans` and `zh-Hant`.
    private let translations: [String: [String]]

    package init(english: [String], translations: [String: [String]]) {
        self.english = english
        self.translations = translations
    }

    /// Returns a word in the first language that has translations, or in English.
    package func word(at index: Int, in languages: [String]) -> String {
        for language in languages {
            if let words = words(in: language) { return words[index] }
        }
        return english[index]
    }

    /// The languages other than English, and the number of words in each.
    package var counts: [String: Int] { translations.mapValues(\.count) }

    private func words(in language: String) -> [String]? {
        var parts = language.replacing("_", with: "-").split(separator: "-").map(String.init)
        if parts.first == "en" { return english }
        // Chinese has two scripts, which the region also determines.
        if parts.first == "zh" {
            let isTraditional = !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"])
            return translations[isTraditional ? "zh-Hant" : "zh-Hans"]
        }
        while !parts.isEmpty {
            if let words = translations[parts.joined(separator: "-")] { return words }
            parts.removeLast()
        }
        return nil
    }
}
