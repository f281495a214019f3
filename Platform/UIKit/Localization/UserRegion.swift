@_implementationOnly import CCurrentLocale
import Foundation

/// The languages and the region of the user.
///
/// Foundation on this platform ignores the desktop's settings. These come from the arguments `-AppleLanguages` and
/// `-AppleLocale`, or from the environment variables that desktops set.
struct UserRegion: Equatable {
    /// The preferred languages in descending order, such as `de-AT`.
    let languages: [String]
    /// The identifier of the locale, such as `en_DE` for English texts with the formats of Germany.
    let localeIdentifier: String

    /// Determines the settings.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the program.
    ///   - environment: The environment variables, or none for the same settings on each computer.
    init(arguments: [String], environment: [String: String]) {
        let formats = Self.locale(of: "LC_TIME", environment)
        let languages = Self.languages(arguments: arguments, environment: environment)
        if let chosen = Self.value(of: "-AppleLocale", in: arguments), !chosen.isEmpty {
            localeIdentifier = chosen
        } else if let formats {
            let language = languages.first.map { Locale.Language(identifier: $0) }
            let region = Locale(identifier: formats).region?.identifier
            let isSameLanguage = Locale.Language(identifier: formats).languageCode == language?.languageCode
            if let code = language?.languageCode?.identifier, let region, !isSameLanguage {
                localeIdentifier = "\(code)_\(region)"
            } else {
                localeIdentifier = formats
            }
        } else {
            localeIdentifier = Self.fallback
        }
        var known: Set<String> = []
        self.languages =
            languages.isEmpty
            ? [Self.fallback.replacingOccurrences(of: "_", with: "-")] : languages.filter { known.insert($0).inserted }
    }

    /// Returns the languages that the arguments or the environment specify, in descending order.
    private static func languages(arguments: [String], environment: [String: String]) -> [String] {
        let languages = list(value(of: "-AppleLanguages", in: arguments))
        guard languages.isEmpty, let messages = locale(of: "LC_MESSAGES", environment) else { return languages }
        let names = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        return (names + [messages]).compactMap(identifier).map { $0.replacingOccurrences(of: "_", with: "-") }
    }

    /// Foundation's locale on Linux: English with international formats.
    private static let fallback = "en_001"

    /// Returns the locale of a category, as the C library determines it, or `nil` for the locale C.
    private static func locale(of category: String, _ environment: [String: String]) -> String? {
        let value = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        return value.flatMap(identifier)
    }

    /// Returns the locale's identifier of a name such as `de_DE.UTF-8@euro`, or `nil` for the locale C.
    private static func identifier(_ name: String) -> String? {
        let identifier = String(name.prefix { $0 != "." && $0 != "@" })
        return ["", "C", "POSIX"].contains(identifier) ? nil : identifier
    }

    private static func value(of argument: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: argument), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }

    /// Returns the elements of a list in the form `(de, "en-GB")`.
    private static func list(_ text: String?) -> [String] {
        (text ?? "").split { "(),\" ".contains($0) }.map(String.init)
    }

    // MARK: The user of the process

    /// The settings of the process. Tests have the same ones on each computer.
    static let current = UserRegion(
        arguments: CommandLine.arguments, environment: isTest ? [:] : ProcessInfo.processInfo.environment)

    /// The languages that the user prefers in this process. Unlike `current`, they are determined without the data of
    /// locales, which takes some milliseconds to load.
    static var currentLanguages: [String] {
        isTest ? [] : languages(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    }

    private static var isTest: Bool {
        let program = CommandLine.arguments.first ?? ""
        return program.hasSuffix(".xctest") || program.hasSuffix("swiftpm-testing-helper")
    }

    fileprivate static let locale = Locale(identifier: current.localeIdentifier)

    fileprivate static let calendar: Calendar = {
        var calendar = locale.calendar
        calendar.locale = locale
        return calendar
    }()
}

// The replacements of Foundation's getters must not use them.

@_silgen_name("trestle_current_locale")
nonisolated func currentLocale() -> Locale { UserRegion.locale }

@_silgen_name("trestle_preferred_languages")
nonisolated func preferredLanguages() -> [String] { UserRegion.current.languages }

@_silgen_name("trestle_current_calendar")
nonisolated func currentCalendar() -> Calendar {
    var calendar = UserRegion.calendar
    calendar.timeZone = .current
    return calendar
}
