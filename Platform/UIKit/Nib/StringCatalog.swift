import Foundation

/// A string catalogue (`.xcstrings`): texts in all their languages.
struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    /// Texts that vary by number or device have no one unit; nibs have no such texts.
    private struct Localization: Decodable {
        struct Unit: Decodable {
            let value: String
        }

        let stringUnit: Unit?
    }

    /// The language that the app was written in.
    let sourceLanguage: String?
    private let strings: [String: Entry]

    /// Nil for a file that is none, which is told.
    init?(_ file: URL) {
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: file))
        } catch {
            ResourceWarning.tell("NibStrings", "\(file.path) can't be read: \(ResourceWarning.reason(of: error))")
            return nil
        }
    }

    /// The languages that there are texts in.
    var languages: Set<String> { Set(strings.values.flatMap { ($0.localizations ?? [:]).keys }) }

    /// The texts in a language, by their keys.
    func texts(in language: String) -> [String: String] {
        strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
}
