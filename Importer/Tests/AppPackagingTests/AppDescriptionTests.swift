import Foundation
import ProjectImport
import Testing
import XcodeProject

@testable import AppPackaging

@Suite struct AppDescriptionTests {
    private func describe(_ information: [String: PropertyListValue]) throws -> AppDescription {
        try AppDescription(information: information, executable: "Walks")
    }

    @Test("an app without an information property list has the name of its executable")
    func empty() throws {
        let app = try describe([:])
        #expect(app.name == "Walks" && app.identifier == "Walks" && app.version == "1.0")
        #expect(app.mimeTypes.isEmpty && app.category.categories == ["Utility"])
    }

    @Test("name, version and category are those of the information property list")
    func values() throws {
        let app = try describe([
            "CFBundleIdentifier": .string("com.example.walks"), "CFBundleDisplayName": .string("My Walks"),
            "CFBundleName": .string("Walks"), "CFBundleShortVersionString": .string("2.1"),
            "LSApplicationCategoryType": .string("public.app-category.puzzle-games"),
        ])
        #expect(app.identifier == "com.example.walks" && app.name == "My Walks" && app.version == "2.1")
        #expect(app.category.categories == ["Game", "LogicGame"] && app.category.section == "games")
    }

    @Test("values of other types and empty texts are ignored")
    func wrongTypes() throws {
        let app = try describe([
            "CFBundleIdentifier": .integer(1), "CFBundleDisplayName": .string(" "),
            "CFBundleURLTypes": .string("walks"),
            "CFBundleDocumentTypes": .dictionary([:]), "UTExportedTypeDeclarations": .array([.string("x")]),
        ])
        #expect(app.identifier == "Walks" && app.name == "Walks" && app.mimeTypes.isEmpty)
    }

    @Test("an identifier that is not a file name is an error", arguments: ["../walks", "a b", "-walks", ".walks", "ä"])
    func identifier(_ text: String) {
        #expect(throws: ImportDiagnostic.self) { try describe(["CFBundleIdentifier": .string(text)]) }
    }

    @Test("schemes are MIME types in lower case, and invalid ones are ignored")
    func schemes() throws {
        let schemes = ["Walks", "walks", "x-walks.1", "", "1walks", "a;b", "a b"].map(PropertyListValue.string)
        let app = try describe([
            "CFBundleURLTypes": .array([.dictionary(["CFBundleURLSchemes": .array(schemes)]), .string("?")])
        ])
        #expect(app.mimeTypes == ["x-scheme-handler/walks", "x-scheme-handler/x-walks.1"])
    }

    @Test("document types are the MIME types of the system's types and of declared types")
    func documents() throws {
        let app = try describe([
            "CFBundleDocumentTypes": .array([
                .dictionary([
                    "LSItemContentTypes": .array(["com.example.Walk", "public.png", "org.unknown"].map { .string($0) })
                ]),
                .dictionary(["CFBundleTypeMIMETypes": .array([.string("text/x-gpx"), .string("not one")])]),
            ]),
            "UTExportedTypeDeclarations": .array([
                .dictionary([
                    "UTTypeIdentifier": .string("com.example.walk"), "UTTypeDescription": .string("Walk"),
                    "UTTypeConformsTo": .array([.string("public.json"), .string("public.data")]),
                    "UTTypeTagSpecification": .dictionary([
                        "public.filename-extension": .array([.string("Walk")]),
                        "public.mime-type": .string("application/vnd.example.walk"),
                    ]),
                ]),
                .dictionary(["UTTypeIdentifier": .string("com.example.route")]),
            ]),
        ])
        #expect(app.mimeTypes == ["application/vnd.example.walk", "image/png", "text/x-gpx"])
        #expect(app.documents.unknownIdentifiers == ["org.unknown"])
        #expect(
            app.documents.declaredTypes == [
                .init(
                    name: "application/vnd.example.walk", comment: "Walk", extensions: ["walk"],
                    supertypes: ["application/json"]),
                .init(name: "application/x-com.example.route", comment: "com.example.route"),
            ])
    }
}
