import Foundation

/// A string catalog (`.xcstrings`), which contains the translations into all languages.
struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    /// The translation into a language. Translations that vary by plural or device have no single unit; nibs
    /// contain none.
    private struct Localization: Decodable {
        struct Unit: Decodable {
            let value: String
        }

        let stringUnit: Unit?
    }

    /// The development language.
    let sourceLanguage: String?
    private let strings: [String: Entry]

    /// Loads a catalog. Returns `nil` with a warning if the file is invalid.
    init?(_ file: URL) {
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: file))
        } catch {
            ResourceWarning.log("NibStrings", "\(file.path) cannot be read: \(ResourceWarning.reason(of: error))")
            return nil
        }
    }

    /// The languages of the translations.
    var languages: Set<String> { Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }) }

    /// Returns the translations into a language by key.
    func texts(in language: String) -> [String: String] {
        strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
}
