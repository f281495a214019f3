@testable import AdaptiveCards
import Foundation
import RandomRuns
import Testing

@Suite("JSON documents")
struct JSONDocumentTests {
    private func read(_ text: String) throws(JSONError) -> JSONDocument {
        try JSONDocument(reading: Data(text.utf8))
    }

    private func error(_ bytes: some Sequence<UInt8>, _ limits: JSONDocument.Limits = .init()) -> JSONError? {
        do {
            _ = try JSONDocument(reading: Data(bytes), limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test("values of all kinds are read")
    func values() throws {
        let document = try read(
            #" {"a": [1, -2.5, 1e2, true, false, null], "b": {"c": "x"}, "d": 9223372036854775808} "#)
        #expect(
            document.root == [
                "a": [1, -2.5, .number(100), true, false, nil], "b": ["c": "x"],
                "d": .number(9_223_372_036_854_775_808),
            ])
        #expect(document.issues.isEmpty)
    }

    @Test("escape sequences and surrogate pairs become characters")
    func escapes() throws {
        #expect(try read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#).root == "\"\\/\u{8}\u{c}\n\r\té😀")
    }

    @Test("a byte order mark is skipped")
    func byteOrderMark() throws {
        #expect(try JSONDocument(reading: Data([0xEF, 0xBB, 0xBF] + "[]".utf8)).root == [])
    }

    @Test(
        "half a surrogate pair and invalid UTF-8 are replaced and reported",
        arguments: [
            Array(#"{"a": "x\ud800y"}"#.utf8), Array(#"{"a": "x\ude00y"}"#.utf8),
            Array(#"{"a": "x"#.utf8) + [0xFF] + Array(#"y"}"#.utf8),
        ])
    func invalidUnicode(bytes: [UInt8]) throws {
        let document = try JSONDocument(reading: Data(bytes))
        #expect(document.root == ["a": "x\u{FFFD}y"])
        #expect(document.issues == [.init(kind: .invalidUnicode, pointer: JSONPointer(["a"]))])
    }

    @Test("the last of several members with one name counts, and is reported")
    func repeatedMembers() throws {
        let document = try read(#"{"a": {"b": 1, "b": 2}}"#)
        #expect(document.root == ["a": ["b": 2]])
        #expect(document.issues == [.init(kind: .repeatedMember, pointer: JSONPointer(["a", "b"]))])
    }

    @Test("the position of a value is found by its pointer")
    func positions() throws {
        let document = try read("{\n  \"body\": [\n    1,\n    {\"a/b\": true}\n  ]\n}")
        let pointer = JSONPointer(["body"]).appending(1).appending("a/b")
        #expect(pointer.description == "/body/1/a~1b")
        #expect(document.position(of: pointer).description == "4:13")
        #expect(document.position(of: JSONPointer(["body", "7"])).description == "2:11")
        #expect(document.position(of: JSONPointer()).description == "1:1")
    }

    @Test(
        "text that is not JSON throws the position, the value and the expectation",
        arguments: [
            ("", "1:1: Found the end of the document instead of a value."),
            ("[1,]", "1:4: Found “]” instead of a value. (/1)"),
            ("{\"a\": 1\n \"b\": 2}", "2:2: Found “\"” instead of “,” or “}”."),
            ("{\"a\": [true, nul]}", "1:14: Found “n” instead of a value. (/a/1)"),
            ("[01]", "1:3: Found “1” instead of “,” or “]”."),
            ("[-]", "1:3: Found “]” instead of a digit. (/0)"),
            ("[1.]", "1:4: Found “]” instead of a digit. (/0)"),
            ("[1e999]", "1:2: The number 1e999 is out of range. (/0)"),
            ("\"a", "1:3: Found the end of the document instead of the end of a string."),
            ("\"\\x\"", "1:3: Found “x” instead of an escape sequence."),
            ("\"\\u12g4\"", "1:6: Found “g” instead of a hexadecimal digit."),
            ("\"\n\"", "1:2: Found “\n” instead of an escaped control character."),
            ("{a: 1}", "1:2: Found “a” instead of a member name."),
            ("{\"a\" 1}", "1:6: Found “1” instead of “:”."),
            ("1 2", "1:3: Found “2” instead of the end of the document."),
        ])
    func syntaxErrors(text: String, message: String) {
        #expect(error(text.utf8)?.description == message)
    }

    @Test("documents above a limit are not read")
    func limits() {
        var limits = JSONDocument.Limits()
        limits.bytes = 9
        limits.values = 4
        limits.depth = 2
        #expect(error("[1,1,1,1,1]".utf8, limits)?.reason == .tooLarge(limit: 9))
        #expect(error("[1,1,1,1]".utf8, limits)?.reason == .tooManyValues(limit: 4))
        #expect(error("[[[1]]]".utf8, limits)?.reason == .tooDeep(limit: 2))
        #expect(error(repeatElement(UInt8(ascii: "["), count: 1_000_000))?.reason == .tooDeep(limit: 96))
    }

    @Test("a damaged document is read or throws")
    func damage() {
        let text = Data(#"{"a": [1, -2.5e3, true, null, "é\n\ud83d\ude00"], "b": {"c": {"d": []}}}"#.utf8)
        repeatRandomly(300) { _, numbers in
            _ = error(text.damaged(using: &numbers))
        }
    }

    @Test("written values are read again")
    func writing() throws {
        let value: JSONValue = [
            "text": "\"a\\\n\u{1}é😀", "list": [1, 2.5, nil, true, [], [:]], "whole": .number(3),
            "infinite": .number(.infinity),
        ]
        for data in [value.encoded(), value.encoded(indentation: 2)] {
            var expected = value
            if case .object(var members) = value {
                members["infinite"] = .null
                expected = .object(members)
            }
            #expect(try JSONDocument(reading: data).root == expected)
        }
    }

    @Test("members are written in the order of their names")
    func memberOrder() {
        let value: JSONValue = ["b": [1], "a": [:]]
        #expect(String(decoding: value.encoded(), as: UTF8.self) == #"{"a":{},"b":[1]}"#)
        #expect(
            String(decoding: value.encoded(indentation: 2), as: UTF8.self)
                == "{\n  \"a\": {},\n  \"b\": [\n    1\n  ]\n}")
    }
}
