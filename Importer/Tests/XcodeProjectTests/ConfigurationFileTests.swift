import Foundation
import Testing

@testable import XcodeProject

@Suite("ConfigurationFile")
struct ConfigurationFileTests {
    /// Reads the first of several files.
    private func read(_ files: [(String, String)]) throws -> (ConfigurationFile, [String: String]) {
        try Fixture.withFolder { folder in
            for (name, text) in files { try folder.appendingPathComponent(name).write(text) }
            let file = ConfigurationFile(
                contentsOf: folder.appendingPathComponent(files[0].0), finder: FileFinder())
            let layer = BuildConfiguration.Layer(origin: .projectFile, settings: file.settings)
            let settings = BuildSettings(
                layers: [layer], parameters: BuildParameters(configuration: "Debug", sdk: "iphonesimulator"))
            var values: [String: String] = [:]
            for name in settings.names { values[name] = settings[name] }
            return (file, values)
        }
    }

    @Test("comments, conditions, semicolons and continued lines are read")
    func syntax() throws {
        let (file, values) = try read([
            (
                "A.xcconfig",
                "// Comment\nA = 1 // rest\nB = two words ;\r\nC = a \\\n  b\nD[sdk=iphone*][arch=*] = d\nE=\nURL = https:/$()/x.com"
            )
        ])
        #expect(file.diagnostics.isEmpty)
        #expect(values["A"] == "1")
        #expect(values["B"]?.trimmingCharacters(in: .whitespaces) == "two words")
        #expect(ShellWords.split(values["C"] ?? "") == ["a", "b"])
        #expect(values["D"] == "d")
        #expect(values["E"] == "")
        #expect(values["URL"] == "https://x.com")
        #expect(file.settings.first { $0.name == "D" }?.location?.line == 6)
    }

    @Test("an included file is read at its place, with an optional extension and folder")
    func includes() throws {
        let (file, values) = try read([
            ("A.xcconfig", "X = 1\n#include \"sub/B\"\n#include? \"None.xcconfig\"\nY = $(inherited)!\n"),
            ("sub/B.xcconfig", "#include \"../C.xcconfig\"\nX = 2\n"), ("C.xcconfig", "Y = c\n"),
        ])
        #expect(file.diagnostics.isEmpty)
        #expect(values["X"] == "2")
        #expect(values["Y"] == "c!")
        #expect(file.settings.first { $0.name == "Y" }?.location?.file.lastPathComponent == "C.xcconfig")
    }

    @Test("a cycle of files is reported at the line that closes it")
    func cycle() throws {
        let (file, values) = try read([
            ("A.xcconfig", "A = 1\n#include \"B.xcconfig\""), ("B.xcconfig", "\n\n#include \"A.xcconfig\"\nB = 2"),
        ])
        let diagnostic = try #require(file.diagnostics.first)
        #expect(file.diagnostics.count == 1)
        #expect(diagnostic.location.file.lastPathComponent == "B.xcconfig")
        #expect(diagnostic.location.line == 3)
        #expect(values["A"] == "1")
        #expect(values["B"] == "2")
    }

    @Test("files that include each other many times end")
    func explosion() throws {
        let files = (0..<40).map { index in
            (
                "F\(index).xcconfig",
                "#include \"F\(index + 1).xcconfig\"\n#include \"F\(index + 1).xcconfig\"\nV\(index) = 1"
            )
        }
        let (file, _) = try read(files + [("F40.xcconfig", "END = 1")])
        #expect(file.diagnostics.contains { $0.message.contains("too many files") })
    }

    @Test("lines that are no assignments are reported, and the rest is read")
    func errors() throws {
        let (file, values) = try read([
            (
                "A.xcconfig",
                "no assignment\n#inclued \"x\"\n#include \"Missing.xcconfig\"\nA[sdk = 1\nB[planet=mars] = 1\nC = 3"
            )
        ])
        #expect(file.diagnostics.map(\.location.line) == [1, 2, 3, 4, 5])
        #expect(file.diagnostics.allSatisfy { !$0.remedy.isEmpty })
        #expect(values["C"] == "3")
        #expect(values["B"] == nil)
    }
}
