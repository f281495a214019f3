import Foundation

/// A country or territory with a code in ISO 3166-1.
struct Country: Identifiable, Hashable, Sendable {
    /// The two-letter code, such as "PT".
    let code: String
    /// The three-letter code, such as "PRT".
    let longCode: String
    /// The three-digit code, such as "620".
    let number: String
    /// The name, or the common name where the standard's name is unwieldy, such as "Bolivia".
    let name: String
    /// The official name, such as "Portuguese Republic", where the standard has one.
    let officialName: String?

    var id: String { code }

    /// The continent, or `nil` if it is unknown. The standard does not include continents.
    var continent: Continent? { Continent.of(code) }

    /// The flag as an emoji: the two-letter code in regional indicator symbols.
    var flag: String {
        let indicatorA: UInt32 = 0x1F1E6
        let letterA: UInt32 = 0x41
        let scalars = code.unicodeScalars.compactMap { Unicode.Scalar($0.value - letterA + indicatorA) }
        return String(String.UnicodeScalarView(scalars))
    }
}
