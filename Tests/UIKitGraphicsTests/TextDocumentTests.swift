import Foundation
import Testing

@testable import UIKitGraphics

@Suite("Text documents")
struct TextDocumentTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
    }

    private func attributes(_ text: NSAttributedString, at word: String) throws -> [NSAttributedString.Key: Any] {
        let range = try #require(text.string.range(of: word))
        let offset = text.string.utf16.distance(from: text.string.startIndex, to: range.lowerBound)
        return text.attributes(at: offset, effectiveRange: nil)
    }

    @Test("elements set fonts, links, colors and decorations, and white space is collapsed")
    func elements() throws {
        let text = try read(
            """
            <html><head><title>No</title><style>.note { color: #00f; font-size: 20px } h1 { text-align: center }</style>
            </head><body><h1>Big</h1>
              <p>One <b>bold</b>,  <i>slanted</i> &amp; <a href="https://example.org/a">linked</a><br/>next</p>
              <!-- <b>hidden</b> --><p class="note" style="text-decoration: line-through">Note</p><script>x < 1</script>
            </body></html>
            """)
        #expect(text.string == "Big\nOne bold, slanted & linked\u{2028}next\nNote\n")
        let bold = try #require(try attributes(text, at: "bold")[.font] as? UIFont)
        #expect(bold.record.face.weight == .bold && bold.pointSize == 12)
        #expect((try attributes(text, at: "slanted")[.font] as? UIFont)?.record.face.isItalic == true)
        #expect(try attributes(text, at: "linked")[.link] as? URL == URL(string: "https://example.org/a"))
        #expect(try attributes(text, at: " & ")[.link] == nil && attributes(text, at: "linked")[.link] != nil)
        let big = try attributes(text, at: "Big")
        #expect((big[.font] as? UIFont)?.pointSize == 24)
        #expect((big[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        let note = try attributes(text, at: "Note")
        #expect(note[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect((note[.font] as? UIFont)?.pointSize == 20 && note[.strikethroughStyle] as? Int == 1)
        #expect(try attributes(text, at: "One")[.foregroundColor] as? UIColor == .black)
    }

    @Test("lists have markers and indents")
    func lists() throws {
        let text = try read("<ul><li>A<li>B<ol start=3><li>C</li><li>D</li></ol></li></ul>end")
        #expect(text.string == "\t•\tA\n\t•\tB\n\t3.\tC\n\t4.\tD\nend")
        let style = try #require(try attributes(text, at: "C")[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.headIndent == 72 && style.firstLineHeadIndent == 36)
    }

    @Test("malformed documents are read as far as possible")
    func malformed() throws {
        #expect(try read("a < b & c &unknown; &#x41;&#66;").string == "a < b & c &unknown; AB")
        #expect(try read("<b>bold</i></p>x<a href='y").string == "boldx")
        #expect(try read("").length == 0)
        #expect(try read("<p").length == 0 && read("<!-- open").length == 0)
        let random = "<p class=x style=\"color:;;font-size:-1px;font:bold\">t</p>"
        for length in 0..<random.count { _ = try read(String(random.prefix(length))) }
    }

    @Test("plain text is read with its encoding, and unsupported formats throw errors")
    func formats() throws {
        var attributes: NSDictionary?
        let data = try #require("größe".data(using: .isoLatin1))
        let text = try NSAttributedString(
            data: data, options: [.characterEncoding: String.Encoding.isoLatin1.rawValue],
            documentAttributes: &attributes)
        #expect(text.string == "größe" && attributes?["DocumentType"] as? String == "NSPlainText")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data("text".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
                documentAttributes: nil)
        }
        #expect(throws: CocoaError.self) { try NSAttributedString(data: data, options: [:], documentAttributes: nil) }
        #expect(try text.data(from: NSRange(location: 0, length: 2)) == Data("gr".utf8))
        #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    }
}
