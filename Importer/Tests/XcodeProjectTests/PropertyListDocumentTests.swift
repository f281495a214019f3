import Foundation
import Testing

@testable import XcodeProject

@Suite("PropertyListDocument")
struct PropertyListDocumentTests {
    private let file = URL(fileURLWithPath: "/Info.plist")

    private func read(_ text: String) throws(ProjectError) -> PropertyListDocument {
        try PropertyListDocument(bytes: Array(text.utf8), file: file)
    }

    private func error(_ text: String) -> ProjectError? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error
        }
    }

    private let sample: PropertyListValue = .dictionary([
        "text": .string("a <b> & \"c\""), "number": .integer(-42), "real": .real(1.5), "flag": .boolean(true),
        "list": .array([.string("ä"), .boolean(false), .array([]), .dictionary([:])]), "data": .data(Data([0, 255])),
        "date": .date(Date(timeIntervalSince1970: 1_000_000)),
    ])

    @Test("a value that is written as XML is read back equal, and by Foundation too")
    func xmlRoundTrip() throws {
        #expect(try read(sample.xml).root.value == sample)
        #expect(try read(sample.xml).format == .xml)
        let object = try PropertyListSerialization.propertyList(from: Data(sample.xml.utf8), format: nil)
        let dictionary = try #require(object as? [String: Any])
        #expect(dictionary["text"] as? String == "a <b> & \"c\"")
        #expect(dictionary["number"] as? Int == -42)
    }

    @Test("a binary property list that Foundation wrote is read")
    func binary() throws {
        let object: [String: Any] = [
            "text": "ascii", "unicode": "ä😀", "number": -7, "large": 1 << 40, "real": 2.5, "flag": true,
            "list": ["a", 1, ["b": "c"]], "data": Data([1, 2, 3]), "long": String(repeating: "x", count: 1000),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: object, format: .binary, options: 0)
        let document = try PropertyListDocument(bytes: Array(data), file: file)
        #expect(document.format == .binary)
        #expect(document.root["text"]?.string == "ascii")
        #expect(document.root["unicode"]?.string == "ä😀")
        #expect(document.root["number"]?.value == .integer(-7))
        #expect(document.root["large"]?.value == .integer(1 << 40))
        #expect(document.root["real"]?.value == .real(2.5))
        #expect(document.root["flag"]?.value == .boolean(true))
        #expect(document.root["list"]?.array?.last?["b"]?.string == "c")
        #expect(document.root["data"]?.value == .data(Data([1, 2, 3])))
        #expect(document.root["long"]?.string?.count == 1000)
    }

    @Test("JSON is told apart from the OpenStep format, whose keys can be quoted too")
    func json() throws {
        let document = try read(#"{ "a" : [1, 2.5, true, "\u00e4\n", {}], "b" : { "c" : "d" } }"#)
        #expect(document.format == .json)
        #expect(document.root["a"]?.array?.map(\.string) == ["1", "2.5", "YES", "ä\n", nil])
        #expect(document.root["b"]?["c"]?.string == "d")
        #expect(try read(#"{ "a" = b; }"#).format == .openStep)
    }

    @Test(
        "an error has the line of its cause",
        arguments: [
            ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 3),
            ("<plist>\n<dict>\n<string>a</string></dict></plist>", 3),
            ("<plist>\n<dict>\n<key>a</key><integer>x</integer></dict></plist>", 3), ("<plist>\n<array>\n", 2),
            ("<plist>\n\n<string>&unknown;</string></plist>", 3), ("<plist>\n</dict>", 2),
            ("<plist></plist>\n<plist/>", 2),
            ("{\n\"a\" : 1\n\"b\" : 2 }", 3), ("{\n\"a\" : [1,\n", 3),
        ])
    func lines(text: String, line: Int) {
        #expect(error(text)?.location.line == line)
    }

    @Test("UTF-16 with a byte order mark is read, and a byte that is no text is an error with its line")
    func encodings() throws {
        let units = Array("{ a = ä; }".utf16)
        let bytes: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try PropertyListDocument(bytes: bytes, file: file).root["a"]?.string == "ä")
        do {
            _ = try PropertyListDocument(bytes: Array("{\n a = ".utf8) + [0xFF] + Array(";\n}".utf8), file: file)
            Issue.record("The byte was accepted.")
        } catch {
            #expect(error.kind == .encoding)
            #expect(error.location.line == 2)
        }
    }

    @Test("entities of a document type do not expand")
    func entities() {
        let text =
            "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><string>&b;</string></plist>"
        #expect(error(text)?.message == "The entity “b” is unknown.")
    }

    @Test("a binary file whose objects contain each other is an error")
    func cycle() {
        var bytes = Array("bplist00".utf8)
        bytes += [0xA1, 0x00]  // An array that contains itself.
        bytes += [0x08] + [UInt8](repeating: 0, count: 30)
        bytes += [UInt8](repeating: 0, count: 6) + [1, 1]
        for value: UInt8 in [1, 0, 10] { bytes += [UInt8](repeating: 0, count: 7) + [value] }
        do {
            _ = try PropertyListDocument(bytes: bytes, file: file)
            Issue.record("The cycle was accepted.")
        } catch {
            #expect(error.kind == .nesting)
        }
    }
}
