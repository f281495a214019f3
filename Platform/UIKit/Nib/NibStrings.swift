import Foundation

/// The translations of a nib's texts, which Xcode keeps beside the nib in `Base.lproj`: `de.lproj/Main.strings` for `Main.storyboard`,
/// or a string catalogue `Main.xcstrings`.
struct NibStrings: Sendable {
    /// Texts by what they are in the nib: `<object id>.<property>`.
    private var texts: [String: String] = [:]

    /// Empty for a nib that is in one language only, or in the one that is preferred.
    /// - Parameters:
    ///   - nib: the nib's file, in `Base.lproj` or beside its catalogue.
    ///   - languages: what people want to read, the best first.
    init(nib: URL, languages: [String] = PreferredLanguages.current) {
        let name = nib.deletingPathExtension().lastPathComponent
        let folder = nib.deletingLastPathComponent()
        let isBase = folder.lastPathComponent == "Base.lproj"
        // A nib in the folder of a language is translated as a whole.
        guard isBase || folder.pathExtension != "lproj" else { return }
        let resources = isBase ? folder.deletingLastPathComponent() : folder
        let tables = (isBase ? AppResources.contents(of: resources) : []).filter { folder in
            folder.pathExtension == "lproj" && Self.exists(folder.appendingPathComponent("\(name).strings"))
        }
        let translations = tables.map { $0.deletingPathExtension().lastPathComponent }
        let catalog = [folder, resources, resources.appendingPathComponent("mul.lproj")].lazy
            .map { $0.appendingPathComponent("\(name).xcstrings") }.first(where: Self.exists)
            .flatMap(StringCatalog.init)
        // The nib itself is in the language that the app was written in, whose readers need no translation.
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

    /// The text of an object's property, such as `text`, `normalTitle` or `segmentTitles[0]`; nil where it isn't translated.
    subscript(objectID: String, property: String) -> String? { texts["\(objectID).\(property)"] }

    var isEmpty: Bool { texts.isEmpty }

    private static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

    /// A table of strings, as Foundation reads property lists: in UTF-8 or UTF-16, with comments.
    private static func table(_ file: URL) -> [String: String] {
        do {
            let data = try Data(contentsOf: file)
            guard !data.isEmpty else { return [:] }
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            guard let entries = list as? [String: Any] else {
                ResourceWarning.tell("NibStrings", "\(file.path) is no table of strings")
                return [:]
            }
            return entries.compactMapValues { $0 as? String }
        } catch {
            ResourceWarning.tell("NibStrings", "\(file.path) can't be read: \(ResourceWarning.reason(of: error))")
            return [:]
        }
    }
}
