import Foundation
import Testing

@testable import XcodeProject

@Suite("OldStylePropertyList")
struct OldStylePropertyListTests {
    private let file = URL(fileURLWithPath: "/App.xcodeproj/project.pbxproj")

    private func parse(_ text: String) throws(ProjectError) -> PropertyListNode {
        try OldStylePropertyList(text: text, file: file).root
    }

    private func error(_ text: String) -> ProjectError? {
        do {
            _ = try parse(text)
            return nil
        } catch {
            return error
        }
    }

    @Test("comments, lists, data and nested dictionaries are read")
    func values() throws {
        let root = try parse(
            """
            // !$*UTF8*$!
            {
            \tfiles = (
            \t\tAB12 /* a.swift in Sources */,
            \t\t"b c.swift",
            \t);
            \tdata = <0fbd 77>;
            \tnested = {isa = PBXBuildFile; path = ../A/b-c.swift; };
            }
            """)
        #expect(root["files"]?.array?.map(\.string) == ["AB12", "b c.swift"])
        #expect(root["data"]?.value == .data(Data([0x0F, 0xBD, 0x77])))
        #expect(root["nested"]?["path"]?.string == "../A/b-c.swift")
        #expect(root["nested"]?.line == 8)
        #expect(root["nested"]?.column == 11)
    }

    @Test(
        "escapes in quoted strings are decoded",
        arguments: [
            (#""a\nb\t\"c\"""#, "a\nb\t\"c\""), (#""\\ \101""#, "\\ A"), (#""\U00e4\Ud83d\Ude00!""#, "ä😀!"),
            (#"'single "quoted"'"#, #"single "quoted""#), ("\"ünïcode /* no comment */\"", "ünïcode /* no comment */"),
        ])
    func escapes(text: String, value: String) throws {
        #expect(try parse("{ key = \(text); }")["key"]?.string == value)
    }

    @Test(
        "an error has the line and column of its cause",
        arguments: [
            ("{\n\ta = 1;\n\tb 2;\n}", 3, 4), ("{\n\ta = \"never ends;\n}", 2, 6), ("{\n/* never ends", 2, 1),
            ("{ a = (1, 2", 1, 7), ("{ a = 1; } extra", 1, 12), ("{ a = <0g>; }", 1, 9), ("", 1, 1),
            ("{ ä = 1 ? }", 1, 9),
        ])
    func positions(text: String, line: Int, column: Int) {
        let error = error(text)
        #expect(error?.kind == .syntax)
        #expect(error?.location.file == file)
        #expect(error?.location.line == line)
        #expect(error?.location.column == column)
    }

    @Test("a conflict of a merge is named as such")
    func conflict() {
        let error = error("{\n\tobjects = {\n<<<<<<< HEAD\n\t\ta = 1;\n=======\n>>>>>>> main\n\t};\n}")
        #expect(error?.message == "The file has a conflict of a merge.")
        #expect(error?.location.line == 3)
    }

    @Test("deep nesting is an error instead of a stack overflow")
    func depth() {
        let text = String(repeating: "(", count: 100_000)
        #expect(error(text)?.kind == .nesting)
        #expect(error(String(repeating: "{a=", count: 100_000))?.kind == .nesting)
    }

    @Test("the last of several values for a key takes precedence and is listed with its line")
    func duplicates() throws {
        let list = try OldStylePropertyList(text: "{\n\ta = 1;\n\tb = 2;\n\ta = 3;\n}", file: file)
        #expect(list.root["a"]?.string == "3")
        #expect(list.duplicateKeys == [PropertyListDocument.DuplicateKey(key: "a", line: 4)])
    }
}
