import Foundation
import Testing

@testable import UIKit

/// Whether the dictionary of the tests is installed.
private var hasDictionary: Bool { FileManager.default.fileExists(atPath: "/usr/share/hunspell/en_US.dic") }

@Suite("Spelling", .serialized) @MainActor
struct TextCheckerTests {
    private let checker = UITextChecker()

    private func misspelled(_ text: String, at offset: Int = 0, wraps: Bool = false, language: String = "en") -> String?
    {
        let range = checker.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: offset, wrap: wraps,
            language: language)
        return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }

    @Test("the first misspelled word is found, after a position and from the start again", .enabled(if: hasDictionary))
    func search() {
        #expect(misspelled("The quick brown fox doesn’t 'jump' 3D") == nil)
        #expect(misspelled("A gardn and a flowr") == "gardn")
        #expect(misspelled("A gardn and a flowr", at: 5) == "flowr")
        #expect(misspelled("A gardn and a flower", at: 9) == nil)
        #expect(misspelled("A gardn and a flower", at: 9, wraps: true) == "gardn")
    }

    @Test("words of a language without dictionary are correct")
    func unknownLanguage() { #expect(misspelled("gardn", language: "xx") == nil) }

    @Test("ignored words are correct for one checker, learned words for all", .enabled(if: hasDictionary))
    func words() {
        checker.ignoreWord("gardn")
        #expect(misspelled("gardn flowr") == "flowr")
        UITextChecker.learnWord("flowr")
        #expect(UITextChecker.hasLearnedWord("flowr") && misspelled("gardn flowr") == nil)
        UITextChecker.unlearnWord("flowr")
        #expect(misspelled("gardn flowr") == "flowr")
    }

    @Test("a misspelled word has corrections, and a part of a word has completions", .enabled(if: hasDictionary))
    func suggestions() throws {
        let range = NSRange(location: 2, length: 5)
        #expect(checker.guesses(forWordRange: range, in: "A gardn", language: "en_US")?.contains("garden") == true)
        let completions = try #require(checker.completions(forPartialWordRange: range, in: "A garde", language: "en"))
        #expect(completions.contains("garden") && completions.allSatisfy { $0.lowercased().hasPrefix("garde") })
        #expect(completions.map { $0.lowercased() } == completions.map { $0.lowercased() }.sorted())
    }
}
