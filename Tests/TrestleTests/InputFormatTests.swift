import Foundation
import RandomRuns
import Testing
import UIKit

@testable import Trestle

@Suite("Input formats") @MainActor
struct InputFormatTests {
    private let phone = InputFormat.pattern("(###) ###-####")

    /// Types `text` character by character at the insertion point, as a text field does.
    private func type(_ text: String, into start: (String, Int) = ("", 0), _ format: InputFormat) -> (String, Int) {
        text.reduce(start) { state, character in
            let index = String.Index(utf16Offset: state.1, in: state.0)
            var typed = state.0
            typed.insert(character, at: index)
            return format.apply(to: typed, caret: state.1 + 1)
        }
    }

    @Test("a pattern inserts its literals between the digits and omits further digits")
    func pattern() {
        #expect(type("555", phone) == ("(555", 4))
        #expect(type("5551", phone) == ("(555) 1", 7))
        #expect(type("55512345678", phone).0 == "(555) 123-4567")
    }

    @Test("the insertion point is after a digit that is typed in the middle")
    func middle() {
        #expect(type("9", into: ("(555) 123-4", 2), phone) == ("(595) 512-34", 3))
        #expect(type("9", into: ("(555) 1", 4), phone) == ("(555) 91", 7))
    }

    @Test("deleting a literal deletes the digit before it")
    func deletion() {
        #expect(phone.deletion(of: NSRange(location: 5, length: 1), in: "(555) 1") == NSRange(location: 3, length: 3))
        #expect(phone.deletion(of: NSRange(location: 6, length: 1), in: "(555) 1") == NSRange(location: 6, length: 1))
    }

    @Test("numbers are grouped according to the locale while they are typed")
    func numbers() {
        let german = NumberFormat(locale: Locale(identifier: "de_DE"), fractionDigits: 2, currency: "EUR")
        #expect(type("1234567,891", german.input) == ("1.234.567,89", 12))
        #expect(german.number(from: "1.234,5") == Decimal(string: "1234.5"))
        let american = NumberFormat(locale: Locale(identifier: "en_US"), fractionDigits: 2, currency: "USD")
        #expect(type("1234.", american.input) == ("1,234.", 6))
        #expect(type("007", american.input).0 == "7")
        #expect(type(".5", american.input).0 == "0.5")
        #expect(american.text(for: Decimal(string: "1234.5") ?? 0) == "$1,234.50")
        #expect(american.number(from: "") == nil)
    }

    @Test("random typing keeps every typed character and the insertion point after the same number of them")
    func randomTyping() {
        let formats = [phone, .groups(of: 4), .date("dd.mm.yyyy")]
        repeatRandomly(200) { seed, generator in
            let format = formats.randomElement(using: &generator) ?? phone
            var (text, caret) = ("", 0)
            for _ in 0..<30 {
                let index = String.Index(utf16Offset: caret, in: text)
                var typed = text
                if Bool.random(using: &generator) || text.isEmpty {
                    typed.insert("0123456789".randomElement(using: &generator) ?? "0", at: index)
                    caret += 1
                } else {
                    caret = Int.random(in: 0...text.utf16.count, using: &generator)
                }
                let counted = String.Index(utf16Offset: caret, in: typed)
                let before = typed[..<counted].filter(format.isInput)
                let all = typed.filter(format.isInput)
                (text, caret) = format.apply(to: typed, caret: caret)
                let after = String.Index(utf16Offset: caret, in: text)
                #expect(all.hasPrefix(text.filter(format.isInput)), "TRESTLE_SEED=\(seed)")
                #expect(
                    text[..<after].filter(format.isInput).count <= before.count,
                    "TRESTLE_SEED=\(seed): \(text) \(caret)"
                )
                #expect(format.apply(to: text, caret: caret).0 == text, "TRESTLE_SEED=\(seed)")
            }
        }
    }
}
