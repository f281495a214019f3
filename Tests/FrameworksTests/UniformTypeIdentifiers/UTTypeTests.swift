import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test("all types of the system are declared once, with declared supertypes")
    func table() {
        let records = systemTypes.split(separator: "\n").map { TypeRecord(line: $0) }
        #expect(records.allSatisfy { $0 != nil })
        let identifiers = records.compactMap { $0?.identifier }
        #expect(Set(identifiers).count == identifiers.count)
        for record in records.compactMap(\.self) {
            #expect(Set(record.supertypes).isSubset(of: identifiers), "\(record.identifier)")
        }
        #expect(UTType.png.isDeclared && UTType.epub.isDeclared && UTType.usdz.isDeclared)
    }

    @Test(
        "a filename extension has a type",
        arguments: [
            ("png", UTType.png), ("PNG", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("txt", .plainText), ("pdf", .pdf),
            ("json", .json), ("mp4", .mpeg4Movie), ("mov", .quickTimeMovie), ("html", .html),
            ("csv", .commaSeparatedText),
            ("zip", .zip), ("vcf", .vCard), ("swift", .swiftSource),
        ])
    func extensions(fileExtension: String, type: UTType) {
        #expect(UTType(filenameExtension: fileExtension) == type)
        #expect(type.tags[.filenameExtension]?.contains(fileExtension.lowercased()) == true)
    }

    @Test("a MIME type has a type")
    func mimeTypes() {
        #expect(UTType(mimeType: "image/jpeg") == .jpeg)
        #expect(UTType(mimeType: "Application/JSON") == .json)
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.image.preferredFilenameExtension == nil)
    }

    @Test("a type conforms to itself and to all of its supertypes")
    func conformance() {
        #expect(UTType.png.conforms(to: .png))
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
        #expect(UTType.png.isSubtype(of: .image) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .png))
        #expect(UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .data, .item, .content])
    }

    @Test("an unknown identifier has no type")
    func unknownIdentifier() {
        #expect(UTType("com.example.unknown") == nil)
        #expect(UTType("PUBLIC.PNG") == .png)
        #expect(UTType("dyn.a!") == nil)
        let exported = UTType(exportedAs: "com.example.unknown", conformingTo: .json)
        #expect(!exported.isDeclared && !exported.isDynamic && exported.conforms(to: .text))
    }

    @Test("an unknown extension has a dynamic type, whose identifier restores it")
    func dynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "Trail%:x"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "trail%:x")
        #expect(type.conforms(to: .data))
        let restored = try #require(UTType(type.identifier))
        #expect(restored == type && restored.preferredFilenameExtension == "trail%:x" && restored.conforms(to: .data))
        #expect(UTType(filenameExtension: "trail%:x") == type)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("a dynamic type conforms to the required supertype")
    func conformingDynamicTypes() {
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.conforms(to: .text) == true)
        #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
    }

    @Test("types can be encoded and decoded, and unknown ones are errors")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png, UTType.json])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png","public.json"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .json])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: Data(#"["x.y"]"#.utf8)) }
    }

    @Test("a URL gets the extension of a type unless it has one")
    func urls() {
        let folder = URL(fileURLWithPath: "/tmp", isDirectory: true)
        #expect(folder.appendingPathComponent("a", conformingTo: .png).path == "/tmp/a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).path == "/tmp/a.jpg")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .png).path == "/tmp/a.jpg.png")
        #expect(folder.appendingPathComponent("a", conformingTo: .folder).path == "/tmp/a")
    }
}

@Suite struct TypeRegistryTests {
    private let declarations: [String: Any] = [
        "UTExportedTypeDeclarations": [
            [
                "UTTypeIdentifier": "com.example.trail", "UTTypeConformsTo": ["public.json"],
                "UTTypeDescription": "Trail",
                "UTTypeTagSpecification": [
                    "public.filename-extension": ["Trail", "trl"], "public.mime-type": "application/x-trail",
                ],
            ] as [String: Any],
            ["UTTypeConformsTo": 5],
        ]
    ]

    @Test("the app's Info.plist declares types, and malformed declarations are ignored")
    func declaredTypes() {
        let registry = TypeRegistry(infoDictionary: declarations, database: SharedMIMEDatabase())
        let record = registry.record("com.example.trail")
        #expect(record?.extensions == ["trail", "trl"])
        #expect(record?.mimeTypes == ["application/x-trail"])
        #expect(registry.supertypes(of: "com.example.trail").contains("public.text"))
        let found = registry.type(tag: "TRL", tagClass: .filenameExtension, conformingTo: "public.data")
        #expect(found?.identifier == "com.example.trail")
        let malformed = TypeRegistry(
            infoDictionary: ["UTExportedTypeDeclarations": "x"], database: SharedMIMEDatabase())
        #expect(malformed.record("com.example.trail") == nil)
    }

    @Test("types that conform to each other do not loop")
    func cycle() {
        let registry = TypeRegistry(
            infoDictionary: [
                "UTImportedTypeDeclarations": [
                    ["UTTypeIdentifier": "a.a", "UTTypeConformsTo": "b.b"],
                    ["UTTypeIdentifier": "b.b", "UTTypeConformsTo": "a.a"],
                ]
            ], database: SharedMIMEDatabase())
        #expect(registry.supertypes(of: "a.a") == ["a.a", "b.b"])
    }

    @Test("the desktop's database gives the MIME type and the supertype of an undeclared extension")
    func database() {
        var database = SharedMIMEDatabase()
        database.add(globs: "# comment\n50:image/x-foo:*.foo\n80:audio/x-foo:*.foo\n50:text/x-m:m*\nbroken\n:::\n")
        let registry = TypeRegistry(infoDictionary: [:], database: database)
        let type = registry.type(tag: "foo", tagClass: .filenameExtension, conformingTo: "public.data")
        #expect(type?.mimeTypes == ["audio/x-foo"])
        #expect(type.map { $0.supertypes } == ["public.audio"])
        let image = registry.type(tag: "image/x-foo", tagClass: .mimeType, conformingTo: "public.data")
        #expect(image?.extensions == ["foo"])
    }
}
