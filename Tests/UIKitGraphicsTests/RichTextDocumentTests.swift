import Foundation
import RandomRuns
import Testing

@testable import UIKitGraphics

@Suite("Rich text documents")
struct RichTextDocumentTests {
    private typealias DocumentType = NSAttributedString.DocumentType

    private func read(_ rtf: String) throws -> NSAttributedString {
        try NSAttributedString(data: Data(rtf.utf8), options: [:], documentAttributes: nil)
    }

    private func attributes(_ text: NSAttributedString, at word: String) throws -> [NSAttributedString.Key: Any] {
        let range = try #require(text.string.range(of: word))
        let offset = text.string.utf16.distance(from: text.string.startIndex, to: range.lowerBound)
        return text.attributes(at: offset, effectiveRange: nil)
    }

    @Test("a document of another program is read with its fonts, colors, links and paragraphs")
    func reading() throws {
        let text = try read(
            #"""
            {\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Inter;}{\f1\fmodern\fcharset0 Unknown Mono;}}
            {\colortbl;\red255\green0\blue0;\red0\green128\blue0;}{\*\generator Riched20 10;}{\info{\title Hidden}}
            \pard\qc\sb120\fs36\b Title\b0\par
            \pard\li720\fi-360\fs24 A \i slanted\i0 , {\ul underlined} and \strike struck\strike0\~\cf1 red\cf0  word;\line
            \f1 code\f0  {\field{\*\fldinst HYPERLINK "https://example.org/a"}{\fldrslt link}} 5\'80 \u8364? \u-10179?\u-8704?\par
            {\v hidden}\super up\nosupersub\tab\{x\}}
            """#)
        #expect(
            text.string == "Title\nA slanted, underlined and struck\u{A0}red word;\u{2028}code link 5€ € 😀\nup\t{x}")
        let title = try attributes(text, at: "Title")
        #expect((title[.font] as? UIFont)?.pointSize == 18)
        #expect((title[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        let heading = try #require(title[.paragraphStyle] as? NSParagraphStyle)
        #expect(heading.alignment == .center && heading.paragraphSpacingBefore == 6)
        let slanted = try attributes(text, at: "slanted")
        #expect((slanted[.font] as? UIFont)?.record.face.isItalic == true)
        let body = try #require(slanted[.paragraphStyle] as? NSParagraphStyle)
        #expect(body.headIndent == 36 && body.firstLineHeadIndent == 18)
        #expect(try attributes(text, at: "underlined")[.underlineStyle] as? Int == 1)
        #expect(try attributes(text, at: "struck")[.strikethroughStyle] as? Int == 1)
        #expect(
            try attributes(text, at: "red")[.foregroundColor] as? UIColor
                == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try attributes(text, at: " word")[.foregroundColor] as? UIColor == .black)
        #expect((try attributes(text, at: "code")[.font] as? UIFont)?.record.face.family == .monospaced)
        #expect(try attributes(text, at: "link")[.link] as? URL == URL(string: "https://example.org/a"))
        #expect(try attributes(text, at: "up")[.baselineOffset] as? CGFloat == 4)
    }

    @Test("a written HTML document is read with the same text and attributes")
    func htmlRoundTrip() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = NSMutableAttributedString(
            string: "<Title> & \"more\"\n",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style])
        text.append(
            NSAttributedString(
                string: "red  code\n",
                attributes: [
                    .font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular), .foregroundColor: UIColor.red,
                    .underlineStyle: 1,
                ]))
        text.append(
            NSAttributedString(
                string: "a \u{1F600} link",
                attributes: [
                    .font: UIFont.italicSystemFont(ofSize: 12), .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                    .link: URL(string: "https://example.org/?a=1&b=2") as Any,
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: DocumentType.html])
        let read = try NSAttributedString(
            data: data, options: [.documentType: DocumentType.html], documentAttributes: nil)
        #expect(read.string.trimmingCharacters(in: .newlines) == text.string)
        let title = try attributes(read, at: "Title")
        let font = try #require(title[.font] as? UIFont)
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect((title[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        let code = try attributes(read, at: "code")
        #expect((code[.font] as? UIFont)?.record.face.family == .monospaced)
        #expect(code[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(code[.underlineStyle] as? Int == 1)
        let link = try attributes(read, at: "link")
        #expect(link[.link] as? URL == URL(string: "https://example.org/?a=1&b=2"))
        #expect(link[.strikethroughStyle] as? Int == 1)
        #expect((link[.font] as? UIFont)?.record.face.isItalic == true)
    }

    @Test("a written document is read with the same text and attributes")
    func roundTrip() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.headIndent = 20
        style.paragraphSpacing = 4
        let text = NSMutableAttributedString(string: "")
        text.append(
            NSAttributedString(
                string: "Größe {\\} 😀 日本\n",
                attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.red]))
        text.append(
            NSAttributedString(
                string: "second\tline\u{2028}more",
                attributes: [
                    .font: UIFont.italicSystemFont(ofSize: 11.5), .paragraphStyle: style, .underlineStyle: 1,
                    .backgroundColor: UIColor.yellow, .link: URL(string: "https://example.org/?a=1&b") as Any,
                ]))
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        let read = try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        #expect(read.string == text.string)
        let first = try attributes(read, at: "Größe")
        #expect((first[.font] as? UIFont)?.pointSize == 15)
        #expect((first[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let second = try attributes(read, at: "second")
        #expect((second[.font] as? UIFont)?.pointSize == 11.5)
        #expect((second[.font] as? UIFont)?.record.face.isItalic == true && second[.underlineStyle] as? Int == 1)
        #expect(second[.link] as? URL == URL(string: "https://example.org/?a=1&b"))
        #expect(second[.backgroundColor] as? UIColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        let paragraph = try #require(second[.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.alignment == .right && paragraph.headIndent == 20 && paragraph.paragraphSpacing == 4)
    }

    @Test("text of other code pages and character sets is decoded")
    func encodings() throws {
        #expect(try read(#"{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8}"#).string == "При")
        let fonts = #"{\fonttbl{\f0\fcharset204 A;}{\f1\fcharset161 B;}}"#
        #expect(try read(#"{\rtf1\ansi"# + fonts + #"\f0\'cf\f1\'e1}"#).string == "Пα")
        #expect(try read(#"{\rtf1\uc2 a\u228\'a3\'a4b}"#).string == "aäb")
    }

    @Test("a damaged document is read as far as possible and never traps")
    func damage() throws {
        let document =
            #"{\rtf1\ansi{\fonttbl{\f0 Inter;}}{\colortbl;\red9\green8\blue7;}\pard\qc\b A\u8364?"#
            + #"{\field{\*\fldinst HYPERLINK "x"}{\fldrslt l}}\bin3 abc\par}"#
        for length in 5...document.utf8.count {
            _ = try NSAttributedString(
                data: Data(document.utf8.prefix(length)), options: [:], documentAttributes: nil)
        }
        _ = try read("{\\rtf1" + String(repeating: "{\\b ", count: 5000) + "deep" + String(repeating: "}", count: 6000))
        let words = [
            "\\", "{", "}", "\\*", "\\'", "\\u-99999999999999999999", "\\uc99", "\\bin999999999", "\\fs-7", "\\f",
            "\\cf99",
            "\\fonttbl", "\\colortbl", "\\fldinst", "\\tx-5", "\\li2147483647", "\\par", "\\plain", ";", " ", "\u{0}",
            "é", "\\red999", "\\up", "\\ansicpg0", "\\u55357 ", "x",
        ]
        try repeatRandomly(200) { seed, generator in
            var text = "{\\rtf1"
            for _ in 0..<Int.random(in: 0...60, using: &generator) {
                text += words.randomElement(using: &generator) ?? ""
            }
            let read = try read(text)
            let whole = NSRange(location: 0, length: read.length)
            let data = try read.data(
                from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
            let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
            // Control characters are left out.
            func visible(_ text: String) -> [Unicode.Scalar] {
                text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }
            }
            #expect(visible(again.string) == visible(read.string), "seed \(seed)")
        }
    }
}
