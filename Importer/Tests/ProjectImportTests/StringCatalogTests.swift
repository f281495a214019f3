import Foundation
import Testing

@testable import ProjectImport

@Suite struct StringCatalogTests {
    private func tables(_ strings: String) throws -> [String: StringCatalog.Tables] {
        let text = "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcstrings")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try StringCatalog(contentsOf: url).tables
    }

    private func unit(_ text: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }

    @Test("texts become entries of the tables of their languages")
    func texts() throws {
        let tables = try tables(
            """
            "Hello": {"localizations": {"de": \(unit("Hallo")), "pt-BR": \(unit("Olá"))}},
            "Untranslated": {}, "Stale": {"extractionState": "stale", "localizations": {"de": \(unit("Alt"))}}
            """)
        #expect(tables["de"]?.strings == ["Hello": "Hallo", "Stale": "Alt"])
        #expect(tables["pt-BR"]?.strings == ["Hello": "Olá"])
        #expect(tables.keys.sorted() == ["de", "pt-BR"])
    }

    @Test("plural variations become plural rules for the first number")
    func plurals() throws {
        let tables = try tables(
            """
            "%@ has %lld items": {"localizations": {"de": {"variations": {"plural": {
                "one": \(unit("%1$@ hat ein Ding")), "other": \(unit("%1$@ hat %2$lld Dinge"))}}}}},
            "items": {"localizations": {"de": {"variations": {"plural": {"other": \(unit("%d Dinge"))}}}}}
            """)
        let text = try #require(tables["de"]?.plurals["%@ has %lld items"])
        #expect(text.format == "%2$#@value@")
        #expect(text.variables["value"]?.valueType == "lld")
        #expect(text.variables["value"]?.forms["one"] == "%1$@ hat ein Ding")
        #expect(tables["de"]?.plurals["items"]?.format == "%#@value@")
        #expect(tables["de"]?.plurals["items"]?.variables["value"]?.valueType == "d")
        let entry = text.propertyList["value"] as? [String: Any]
        #expect(entry?["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType")
        #expect(entry?["other"] as? String == "%1$@ hat %2$lld Dinge")
    }

    @Test("substitutions become variables at the positions of their arguments")
    func substitutions() throws {
        let tables = try tables(
            """
            "found": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "%#@files@ in %#@folders@"},
                "substitutions": {
                    "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                        "one": \(unit("%arg file")), "other": \(unit("%arg files"))}}},
                    "folders": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
                        "other": \(unit("%arg folders"))}}}}}}}
            """)
        let text = try #require(tables["en"]?.plurals["found"])
        #expect(text.format == "%1$#@files@ in %2$#@folders@")
        #expect(text.variables["files"]?.forms == ["one": "%lld file", "other": "%lld files"])
        #expect(text.variables["folders"] == .init(valueType: "d", forms: ["other": "%d folders"]))
    }

    @Test("of device variations, the one for an iPhone is used, otherwise the one for other devices")
    func devices() throws {
        let tables = try tables(
            """
            "Tap": {"localizations": {"en": {"variations": {"device": {
                "mac": \(unit("Click")), "iphone": \(unit("Tap")), "other": \(unit("Select"))}}}}},
            "Look": {"localizations": {"en": {"variations": {"device": {
                "applevision": \(unit("Look")), "other": \(unit("See"))}}}}},
            "Rows": {"localizations": {"en": {"variations": {"device": {"iphone": {"variations": {"plural": {
                "one": \(unit("%lld row")), "other": \(unit("%lld rows"))}}}}}}}}
            """)
        #expect(tables["en"]?.strings == ["Tap": "Tap", "Look": "See"])
        #expect(tables["en"]?.plurals["Rows"]?.variables["value"]?.forms["one"] == "%lld row")
    }

    @Test(
        "a catalog that is no JSON is reported with its file", arguments: ["", "{", "[]", "{\"strings\": 1}", "\u{0}"])
    func malformed(text: String) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xcstrings")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let error = #expect(throws: ImportDiagnostic.self) { try StringCatalog(contentsOf: url) }
        #expect(error?.file == url)
        #expect(error?.message.contains("could not be read") == true)
    }

    @Test("arguments of formats are found with flags, widths and positions")
    func formatArguments() {
        #expect(FormatArgument.arguments(of: "100 %% %@ %5.2f %-3d %2$lld %n").map(\.type) == ["@", "f", "d", "lld"])
        #expect(FormatArgument.arguments(of: "%3$@ %1$d").map(\.position) == [3, 1])
        #expect(FormatArgument.arguments(of: "%").isEmpty)
    }
}
