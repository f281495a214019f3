import Foundation

/// The translations of a nib in `Base.lproj`: strings files such as `de.lproj/Main.strings` for
/// `Main.storyboard`, or the string catalog `Main.xcstrings`.
struct NibStrings: Sendable {
    /// The translations by `<object id>.<property>`.
    private var texts: [String: String] = [:]

    /// Loads the translations of a nib. They are empty if the nib is not localized or is written in the
    /// preferred language.
    ///
    /// - Parameters:
    ///   - nib: The nib's file, in `Base.lproj` or beside its string catalog.
    ///   - languages: The user's preferred languages in order.
    init(nib: URL, languages: [String] = PreferredLanguages.current) {
        let name = nib.deletingPathExtension().lastPathComponent
        let folder = nib.deletingLastPathComponent()
        let isBase = folder.lastPathComponent == "Base.lproj"
        // A nib in the folder of a language is localized as a whole.
        guard isBase || folder.pathExtension != "lproj" else { return }
        let resources = isBase ? folder.deletingLastPathComponent() : folder
        let tables = (isBase ? AppResources.contents(of: resources) : []).filter { folder in
            folder.pathExtension == "lproj" && Self.exists(folder.appendingPathComponent("\(name).strings"))
        }
        let translations = tables.map { $0.deletingPathExtension().lastPathComponent }
        let catalog = [folder, resources, resources.appendingPathComponent("mul.lproj")].lazy
            .map { $0.appendingPathComponent("\(name).xcstrings") }.first(where: Self.exists)
            .flatMap(StringCatalog.init)
        // The nib itself is written in the development language.
        let region = Bundle(url: resources)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let own = catalog?.sourceLanguage ?? region ?? "en"
        let offered = Set(translations).union(catalog?.languages ?? []).union([own]).sorted()
        guard let language = PreferredLanguages.best(of: offered, for: languages) else { return }
        texts = catalog?.texts(in: language) ?? [:]
        if translations.contains(language) {
            let table = resources.appendingPathComponent("\(language).lproj/\(name).strings")
            texts.merge(Self.table(table)) { $1 }
        }
    }

    /// Returns the translation of an object's property, such as `text`, `normalTitle` or `segmentTitles[0]`,
    /// if there is one.
    subscript(objectID: String, property: String) -> String? { texts["\(objectID).\(property)"] }

    var isEmpty: Bool { texts.isEmpty }

    private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// Returns the contents of a strings file, a property list in UTF-8 or UTF-16 with comments.
    private static func table(_ file: URL) -> [String: String] {
        do {
            let data = try Data(contentsOf: file)
            guard !data.isEmpty else { return [:] }
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            guard let entries = list as? [String: Any] else {
                ResourceWarning.log("NibStrings", "\(file.path) is not a strings table")
                return [:]
            }
            return entries.compactMapValues { $0 as? String }
        } catch {
            ResourceWarning.log("NibStrings", "\(file.path) cannot be read: \(ResourceWarning.reason(of: error))")
            return [:]
        }
    }
}
