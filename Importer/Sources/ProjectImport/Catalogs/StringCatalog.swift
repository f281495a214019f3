import Foundation

/// A string catalog (`.xcstrings`).
struct StringCatalog: Decodable {
    /// A text, or its variants.
    struct Localization: Decodable {
        var stringUnit: StringUnit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct StringUnit: Decodable {
        var value: String?
    }

    /// The variants of a text by plural category or by device.
    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    /// A part of a text with variants, which the text contains as `%#@name@`.
    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    var sourceLanguage: String?
    var strings: [String: Entry]

    /// Reads a catalog.
    ///
    /// - Throws: `ImportDiagnostic` if the file is not a string catalog.
    init(contentsOf url: URL) throws(ImportDiagnostic) {
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: url))
        } catch {
            throw ImportDiagnostic(
                .error, "The string catalog could not be read: \(error.summary)",
                remedy: "Open the catalog in Xcode and save it again.", file: url)
        }
    }
}

extension StringCatalog {
    /// The content of the files that a bundle contains in place of the catalog, for one language.
    struct Tables: Equatable {
        /// The texts of the `.strings` file by key.
        var strings: [String: String] = [:]
        /// The texts with plural forms of the `.stringsdict` file by key.
        var plurals: [String: PluralText] = [:]
    }

    /// The files' content by language. Languages without texts are not contained.
    var tables: [String: Tables] {
        var tables: [String: Tables] = [:]
        for (key, entry) in strings {
            for (language, localization) in entry.localizations ?? [:] {
                switch localization.compiled(key: key) {
                case .text(let text): tables[language, default: Tables()].strings[key] = text
                case .plural(let plural): tables[language, default: Tables()].plurals[key] = plural
                case nil: break
                }
            }
        }
        return tables
    }
}

extension StringCatalog.Localization {
    enum Compiled: Equatable {
        case text(String)
        case plural(PluralText)
    }

    /// Returns the text for the device that UIKit here stands for, or `nil` if the localization has no text.
    func compiled(key: String) -> Compiled? {
        if let device = variations?.device { return Self.variant(of: device)?.compiled(key: key) }
        if let plural = variations?.plural {
            return PluralText(forms: Self.forms(plural), key: key).map(Compiled.plural)
        }
        guard let text = stringUnit?.value else { return nil }
        guard let substitutions, !substitutions.isEmpty else { return .text(text) }
        return .plural(PluralText(text: text, substitutions: substitutions))
    }

    /// The texts by plural category, resolved for the device.
    static func forms(_ plural: [String: Self]) -> [String: String] {
        plural.compactMapValues { form in
            if let device = form.variations?.device { return variant(of: device)?.stringUnit?.value }
            return form.stringUnit?.value
        }
    }

    /// Returns the variant for an iPhone, otherwise that for all other devices, otherwise the first.
    static func variant(of device: [String: Self]) -> Self? {
        for name in ["iphone", "other", "ipad", "mac"] {
            if let variant = device[name] { return variant }
        }
        return device.min { $0.key < $1.key }?.value
    }
}
