import Foundation

/// The layout direction of the language in which the app is displayed.
enum InterfaceDirection {
    /// The languages that are written from right to left, unless another script is specified.
    private static let languages: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    private static let scripts: Set<String> = ["arab", "hebr", "nkoo", "syrc", "thaa", "adlm", "rohg"]

    /// The direction of the app's localization, as on iOS: an app without a translation into the user's language keeps the
    /// direction of its own.
    ///
    /// - Parameters:
    ///   - languages: The user's preferred languages in descending order.
    ///   - folders: The search folders of the app's resources. They are determined only if a language is written from
    ///     right to left, because that takes some milliseconds.
    static func ofApp(
        languages: [String], folders: @autoclosure () -> [URL]
    ) -> UITraitEnvironmentLayoutDirection {
        guard languages.contains(where: isRightToLeft) else { return .leftToRight }
        let localization = folders().first { $0.pathExtension == "lproj" && $0.lastPathComponent != "Base.lproj" }
        guard let name = localization?.deletingPathExtension().lastPathComponent else { return .leftToRight }
        return isRightToLeft(name) ? .rightToLeft : .leftToRight
    }

    /// Returns whether a language, such as `ar-EG`, is written from right to left.
    static func isRightToLeft(_ language: String) -> Bool {
        let parts = language.lowercased().split { "-_".contains($0) }.map(String.init)
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) { return scripts.contains(script) }
        return parts.first.map(Self.languages.contains) ?? false
    }
}
