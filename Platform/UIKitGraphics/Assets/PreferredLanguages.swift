import Foundation

/// Which of an app's translations is shown.
///
/// On Linux, Foundation's `Bundle.preferredLocalizations(from:forPreferences:)` takes the first one whatever is preferred.
package enum PreferredLanguages {
    /// What people want to read, the best first: the argument `-AppleLanguages "(de, en)"` or the default of that name, else
    /// what `Locale` says.
    package static var current: [String] {
        let chosen = UserDefaults.standard.array(forKey: "AppleLanguages")?.compactMap { $0 as? String } ?? []
        return chosen.isEmpty ? Locale.preferredLanguages : chosen
    }

    /// The one of `localizations` that suits those who prefer `preferences`; nil if they read none of them.
    package static func best(of localizations: [String], for preferences: [String] = current) -> String? {
        for preference in preferences {
            let wanted = Language(preference)
            let ranked = localizations.compactMap { name in wanted.nearness(of: Language(name)).map { (name, $0) } }
            // The first of those that are equally near.
            if let best = ranked.max(by: { $0.1 < $1.1 || ($0.1 == $1.1 && $0.0 > $1.0) }) { return best.0 }
        }
        return nil
    }

    /// What a name like `pt-BR` or `zh_TW` says, and what goes without saying.
    private struct Language {
        let code: String?
        let script: String?
        /// The region that the name names.
        let region: String?

        init(_ name: String) {
            let language = Locale.Language(identifier: name.replacingOccurrences(of: "_", with: "-"))
            code = language.languageCode?.identifier.lowercased()
            script = Locale.Language(identifier: language.maximalIdentifier).script?.identifier
            region = language.region?.identifier
        }

        /// The more, the better; nil for another language, and for the same in other letters.
        func nearness(of offer: Language) -> Int? {
            guard let code, code == offer.code, script == offer.script else { return nil }
            if offer.region == region { return 2 }
            return offer.region == nil ? 1 : 0
        }
    }
}
