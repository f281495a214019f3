import UIKitFixtures
import Foundation
import RandomRuns
import Testing

@testable import UIKit

@Suite("Localized strings of nibs", .serialized)
struct NibStringsTests {
    private let german = """
        /* Class = "UILabel"; text = "Hello"; ObjectID = "aBc-12-xYz"; */
        "aBc-12-xYz.text" = "Grüß \\"Gott\\"\\nund \\U00e4";
        // a button
        "btn-01-aaa.normalTitle" = "Weiter";
        "seg-01-aaa.segmentTitles[0]" = "Eins";
        "tbl-01-aaa.headerTitle" = "Kopf";

        """

    private func strings(
        _ folder: TemporaryFolder, _ languages: [String], nib: String = "Base.lproj/Main.storyboard"
    ) -> NibStrings {
        NibStrings(nib: folder.url.appendingPathComponent(nib), languages: languages)
    }

    @Test(
        "strings come from the strings table of the preferred language, in UTF-8 or UTF-16",
        arguments: [String.Encoding.utf8, .utf16])
    func tables(_ encoding: String.Encoding) throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.storyboard": "", "fr.lproj/Main.strings": #""aBc-12-xYz.text" = "Salut";"#,
            "fr.lproj/Localizable.strings": "", "it.lproj/Other.strings": "",
        ])
        try folder.write(try #require(german.data(using: encoding)), to: "de.lproj/Main.strings")
        let texts = strings(folder, ["de-AT", "fr"])
        #expect(texts["aBc-12-xYz", "text"] == "Grüß \"Gott\"\nund ä")
        #expect(texts["btn-01-aaa", "normalTitle"] == "Weiter")
        #expect(texts["seg-01-aaa", "segmentTitles[0]"] == "Eins")
        #expect(texts["tbl-01-aaa", "headerTitle"] == "Kopf")
        #expect(texts["tbl-01-aaa", "footerTitle"] == nil && texts["none", "text"] == nil)
        #expect(strings(folder, ["fr-CA"])["aBc-12-xYz", "text"] == "Salut")
        #expect(strings(folder, ["it", "fr"])["aBc-12-xYz", "text"] == "Salut")
        #expect(strings(folder, ["en", "de"]).isEmpty, "the nib is in English")
        #expect(strings(folder, ["ja"]).isEmpty)
    }

    @Test("the development language needs no strings table")
    func developmentLanguage() throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.xib": "", "en.lproj/Main.strings": #""a.text" = "Hello";"#,
            "Info.plist":
                "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>de</string></dict></plist>",
        ])
        #expect(strings(folder, ["de", "en"], nib: "Base.lproj/Main.xib").isEmpty)
        #expect(strings(folder, ["en"], nib: "Base.lproj/Main.xib")["a", "text"] == "Hello")
    }

    @Test(
        "strings come from a string catalog in each of Xcode's locations",
        arguments: ["Base.lproj/Main.xcstrings", "Main.xcstrings", "mul.lproj/Main.xcstrings"])
    func catalog(_ place: String) throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.storyboard": "",
            place: """
            { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
              "a.text" : { "comment" : "Class = \\"UILabel\\";", "extractionState" : "extracted_with_value",
                "localizations" : {
                  "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
                  "en" : { "stringUnit" : { "state" : "new", "value" : "Hello" } } } },
              "b.normalTitle" : { "localizations" : { "fr" : { "variations" : { "plural" : { } } } } },
              "" : { } } }
            """,
        ])
        let texts = strings(folder, ["de"])
        #expect(texts["a", "text"] == "Hallo" && texts["b", "normalTitle"] == nil)
        #expect(strings(folder, ["en"])["a", "text"] == "Hello")
        #expect(strings(folder, ["fr"]).isEmpty)
    }

    @Test("a nib without localizations, or localized as a whole, has no strings")
    func none() throws {
        let folder = try TemporaryFolder([
            "Cell.xib": "", "de.lproj/Main.storyboard": "", "de.lproj/Cell.strings": german,
        ])
        try folder.write(Data(german.utf8), to: "de.lproj/Main.strings")
        #expect(strings(folder, ["de"], nib: "Cell.xib").isEmpty)
        #expect(strings(folder, ["de"], nib: "de.lproj/Main.storyboard").isEmpty)
        #expect(strings(folder, ["de"], nib: "Gone.xib").isEmpty)
    }

    @Test("unreadable strings files log one warning each", arguments: ["\"a.text\" = ;", "<plist", "(1, 2)"])
    func damaged(_ text: String) throws {
        let folder = try TemporaryFolder([
            "Base.lproj/Main.storyboard": "", "de.lproj/Main.strings": text, "Base.lproj/Other.storyboard": "",
            "Base.lproj/Other.xcstrings": text, "de.lproj/Empty.strings": "", "Base.lproj/Empty.xib": "",
        ])
        let warnings = AssetFixture.warnings(about: folder.url) {
            for _ in 0..<2 {
                #expect(strings(folder, ["de"]).isEmpty)
                #expect(strings(folder, ["de"], nib: "Base.lproj/Other.storyboard").isEmpty)
                #expect(strings(folder, ["de"], nib: "Base.lproj/Empty.xib").isEmpty)
            }
        }
        #expect(warnings.count == 2 && warnings.contains { $0.contains("de.lproj/Main.strings") }, "\(warnings)")
    }

    @Test("random damage to strings files never traps")
    func randomDamage() throws {
        try repeatRandomly(60) { _, numbers in
            var bytes = Array(german.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let start = Int.random(in: 0..<bytes.count, using: &numbers)
                let end = min(bytes.count, start + .random(in: 0...8, using: &numbers))
                let piece =
                    ["\"", "\\U", ";", "{", "(", "<", "=", "\\", "/*", ">"].randomElement(using: &numbers) ?? ""
                bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
            }
            let folder = try TemporaryFolder(["Base.lproj/Main.storyboard": ""])
            try folder.write(Data(bytes), to: "de.lproj/Main.strings")
            _ = AssetFixture.warnings(about: folder.url) {
                #expect(strings(folder, ["de"])["gone", "text"] == nil)
            }
        }
    }
}
