import Foundation

/// The translated texts of bundles, in the language that the user prefers.
///
/// Foundation on this platform ignores the preferred language, and does not read `.stringsdict` files.
public enum LocalizedTexts {
    /// Returns a translated text, as `Bundle.localizedString(forKey:value:table:)` does on iOS.
    ///
    /// The text of an entry with plural forms is a format for ``string(format:locale:arguments:)``.
    public static func string(forKey key: String, value: String?, table: String?, bundle: Bundle) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if let text = Table.named(name, in: bundle).texts[key] { return text }
        guard let value, !value.isEmpty else { return key }
        return value
    }

    /// Returns a formatted text, with the plural forms of entries of `.stringsdict` files.
    public static func string(format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        let expanded = format.contains("%#@") || format.contains("$#@") ? expand(format, arguments) : format
        return String(format: expanded, locale: locale, arguments: arguments)
    }

    // MARK: Tables

    /// A table of a bundle.
    private struct Table {
        /// The texts by key. Those with plural forms refer to the registered formats.
        var texts: [String: String] = [:]

        static func named(_ name: String, in bundle: Bundle) -> Table {
            let path = bundle.bundlePath
            return lock.withLock {
                if let known = tables[path]?[name] { return known }
                let new = Table(name, in: bundle)
                tables[path, default: [:]][name] = new
                return new
            }
        }

        private init(_ name: String, in bundle: Bundle) {
            // Texts that are not translated are shown in the development language.
            for folder in AppResources.of(bundle).searchFolders.reversed() {
                let language = Locale.Language(identifier: folder.deletingPathExtension().lastPathComponent)
                let code =
                    folder.pathExtension == "lproj" && folder.lastPathComponent != "Base.lproj"
                    ? language.languageCode?.identifier ?? "en" : "en"
                for (key, value) in Self.entries(folder.appendingPathComponent("\(name).strings")) {
                    texts[key] = value as? String
                }
                for (key, value) in Self.entries(folder.appendingPathComponent("\(name).stringsdict")) {
                    let format = (value as? [String: Any]).flatMap { PluralFormat($0, language: code) }
                    if let format { texts[key] = LocalizedTexts.register(format) }
                }
            }
        }

        private static func entries(_ file: URL) -> [String: Any] {
            guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
            do {
                let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                return list as? [String: Any] ?? [:]
            } catch {
                ResourceWarning.log(
                    "LocalizedTexts", "\(file.path) cannot be read: \(ResourceWarning.reason(of: error))")
                return [:]
            }
        }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var tables: [String: [String: Table]] = [:]

    // MARK: Plural forms

    nonisolated(unsafe) private static var formats: [PluralFormat] = []

    /// Stores a format, and returns it with variables that name their entry: `%#@books@` becomes `%#@3:books@`.
    private static func register(_ format: PluralFormat) -> String {
        formats.append(format)
        return qualified(format.format, by: formats.count - 1)
    }

    private static func qualified(_ format: String, by id: Int) -> String {
        format.replacingOccurrences(of: "#@", with: "#@\(id):")
    }

    /// Replaces the variables by their texts, and gives each placeholder the position of its argument.
    private static func expand(_ format: String, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var next = 1
        var rest = format[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            if rest.first == "%" {
                result += "%%"
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            var position: Int?
            if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
                position = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            let index = position ?? next
            if position == nil { next += 1 }
            guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
                result += "%\(index)$"
                continue
            }
            let argument = arguments.indices.contains(index - 1) ? arguments[index - 1] : nil
            let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
            result += positioned(text(ofVariable: name, for: argument), at: index, arguments)
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func text(ofVariable name: Substring, for argument: (any CVarArg)?) -> String {
        let parts = name.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let id = Int(parts[0]) else { return String(name) }
        return lock.withLock {
            guard formats.indices.contains(id) else { return String(name) }
            return qualified(formats[id].text(of: String(parts[1]), for: argument) ?? "", by: id)
        }
    }

    /// Returns the text of a variable, whose placeholders without position refer to its own argument.
    private static func positioned(_ text: String, at index: Int, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start] + "%"
            rest = rest[rest.index(after: start)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
            } else if rest.drop(while: \.isNumber).first != "$" {
                result += "\(index)$"
            }
        }
        result += rest
        return result.contains("#@") ? expand(result, arguments) : result
    }
}
