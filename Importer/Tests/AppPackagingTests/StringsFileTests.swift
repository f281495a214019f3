import Foundation
import Testing

@testable import AppPackaging

@Suite struct StringsFileTests {
    private func texts(_ data: Data) throws -> [String: String] {
        let folder = try TemporaryFolder()
        return try StringsFile(contentsOf: try folder.write(data, to: "InfoPlist.strings")).texts
    }

    @Test("a strings file is read as Xcode writes it, in UTF-8 and UTF-16, and as a property list")
    func formats() throws {
        let text = "/* Name } */\n\"CFBundleName\" = \"Wände\";\nOther = \"a\\\"b\"; // end"
        let expected = ["CFBundleName": "Wände", "Other": "a\"b"]
        #expect(try texts(Data(text.utf8)) == expected)
        #expect(try texts(Data("\u{FEFF}\(text)".utf8)) == expected)
        #expect(try texts(#require(text.data(using: .utf16))) == expected)
        let list = try PropertyListSerialization.data(fromPropertyList: expected, format: .binary, options: 0)
        #expect(try texts(list) == expected)
    }

    @Test("a damaged strings file is an error", arguments: ["a = ", "}", "a = b; }{", "a b"])
    func damaged(_ text: String) {
        #expect(throws: (any Error).self) { try texts(Data(text.utf8)) }
    }
}
