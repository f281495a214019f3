import Foundation

/// A country or territory with a code in ISO 3166-1.
struct Country: Identifiable, Hashable, Sendable {
    /// Two letters, such as "PT".
    let code: String
    /// Three letters, such as "PRT".
    let longCode: String
    /// Three digits, such as "620".
    let number: String
    /// The name that people use where the standard's is unwieldy, such as "Bolivia".
    let name: String
    /// The name in full, such as "Portuguese Republic", where the standard has one.
    let officialName: String?

    var id: String { code }

    /// The continent, where this app knows it: the standard says nothing about it.
    var continent: Continent? { Continent.of(code) }

    /// The flag as an emoji: the two letters as regional indicator symbols.
    var flag: String {
        let indicatorA: UInt32 = 0x1F1E6
        let letterA: UInt32 = 0x41
        let scalars = code.unicodeScalars.compactMap { Unicode.Scalar($0.value - letterA + indicatorA) }
        return String(String.UnicodeScalarView(scalars))
    }
}
