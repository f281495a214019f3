import Foundation

/// The selection of an app's localization.
///
/// On Linux, Foundation's `Bundle.preferredLocalizations(from:forPreferences:)` always returns the first
/// localization.
package enum PreferredLanguages {
    /// The user's preferred languages in descending order: the argument or default `-AppleLanguages "(de,
    /// en)"`, or otherwise those of `Locale`.
    package static var current: [String] {
        let chosen = UserDefaults.standard.array(forKey: "AppleLanguages")?.compactMap { $0 as? String } ?? []
        return chosen.isEmpty ? Locale.preferredLanguages : chosen
    }

    /// Returns the best of `localizations` for the preferred languages, or `nil` if none of them matches.
    package static func best(of localizations: [String], for preferences: [String] = current) -> String? {
        for preference in preferences {
            let wanted = Language(preference)
            let ranked = localizations.compactMap { name in wanted.score(of: Language(name)).map { (name, $0) } }
            // If several are equally close, the first name in alphabetical order is used.
            if let best = ranked.max(by: { $0.1 < $1.1 || ($0.1 == $1.1 && $0.0 > $1.0) }) { return best.0 }
        }
        return nil
    }

    /// The components of a language identifier such as `pt-BR` or `zh_TW`, with the script that it implies.
    private struct Language {
        let code: String?
        let script: String?
        /// The region that the identifier specifies.
        let region: String?

        init(_ name: String) {
            let language = Locale.Language(identifier: name.replacingOccurrences(of: "_", with: "-"))
            code = language.languageCode?.identifier.lowercased()
            script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
            region = language.region?.identifier
        }

        /// Returns a score for how close `candidate` is; `nil` for another language or script.
        func score(of candidate: Language) -> Int? {
            guard let code, code == candidate.code, script == candidate.script else { return nil }
            if candidate.region == region { return 2 }
            return candidate.region == nil ? 1 : 0
        }
    }
}
