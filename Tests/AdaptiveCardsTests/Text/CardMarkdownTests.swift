import AdaptiveCards
import Foundation
import Testing

@Suite("Markdown of cards")
struct CardMarkdownTests {
    /// Writes the runs of a text with tags.
    private func tagged(_ text: String) -> String {
        CardMarkdown(text).blocks.map { block in
            (block.marker.map { $0 + " " } ?? "")
                + block.runs.map { run in
                    var text = run.text
                    if run.isItalic { text = "<i>\(text)</i>" }
                    if run.isBold { text = "<b>\(text)</b>" }
                    if let link = run.link { text = "<a \(link)>\(text)</a>" }
                    return text
                }.joined()
        }.joined(separator: "\n")
    }

    @Test(
        "emphasis, links and lists are parsed",
        arguments: [
            ("plain", "plain"), ("**bold** and *italic*", "<b>bold</b> and <i>italic</i>"),
            ("__bold__ _italic_", "<b>bold</b> <i>italic</i>"), ("***both***", "<b><i>both</i></b>"),
            ("**a *b* c**", "<b>a </b><b><i>b</i></b><b> c</b>"), ("[a](https://b.c)", "<a https://b.c>a</a>"),
            ("**[a](https://b.c)**", "<a https://b.c><b>a</b></a>"), ("- one\n- two", "• one\n• two"),
            ("1. one\r\n2. two", "1. one\n2. two"), ("a\n\nb", "a\n\nb"),
        ])
    func styles(text: String, expected: String) {
        #expect(tagged(text) == expected)
    }

    @Test(
        "delimiters without a counterpart, inside of words or after a backslash are text",
        arguments: [
            ("2 * 3 * 4", "2 * 3 * 4"), ("*open", "*open"), ("snake_case_name", "snake_case_name"), ("\\*a\\*", "*a*"),
            ("**a*", "**a*"), ("****", "****"), ("[a] (b)", "[a] (b)"), ("[a](", "[a]("), ("1.5", "1.5"), ("-1", "-1"),
            ("*a **b* c**", "<i>a **b</i> c**"), ("\\", "\\"),
        ])
    func literals(text: String, expected: String) {
        #expect(tagged(text) == expected)
    }

    @Test(
        "long texts of delimiters are parsed, which takes linear time", arguments: ["*a ", "[", "_*", "**a*b", "[a](b"])
    func longTexts(part: String) {
        let text = String(repeating: part, count: 20_000)
        #expect(!CardMarkdown(text).blocks.isEmpty)
    }
}

@Suite("Date functions of cards")
struct CardDateFunctionTests {
    private func expanded(_ text: String) throws -> String {
        let zone = try #require(TimeZone(identifier: "Europe/Paris"))
        return CardDateFunction.expanded(text, locale: Locale(identifier: "en_US"), timeZone: zone)
            .replacingOccurrences(of: "\u{202F}", with: " ")
    }

    @Test(
        "dates and times are displayed in the user's time zone",
        arguments: [
            ("{{DATE(2026-02-14T06:08:00Z)}}", "2/14/26"),
            ("{{DATE(2026-02-14T06:08:00Z, SHORT)}}", "Sat, Feb 14, 2026"),
            ("On {{DATE(2026-02-14T23:30:00Z,LONG)}}.", "On Sunday, February 15, 2026."),
            ("{{TIME(2026-02-14T06:08:39Z)}}", "7:08 AM"), ("{{TIME(2026-07-14T06:08:39+02:00)}}", "6:08 AM"),
            ("{{TIME(2026-07-14T20:08:39.25-02:30)}}", "12:38 AM"),
        ])
    func dates(text: String, expected: String) throws {
        #expect(try expanded(text) == expected)
    }

    @Test(
        "text that is not a function remains unchanged",
        arguments: [
            "{{DATE(soon)}}", "{{DATE(2026-02-30T06:08:00Z)}}", "{{NOW()}}", "{{", "}}", "{{DATE(2026-02-14T06:08:00Z",
            "{{DATE(2026-02-14T06:08:00)}}", "{{DATE(2026-02-14T06:08:00Z, WIDE)}}",
        ])
    func otherText(text: String) throws {
        #expect(try expanded(text) == text)
    }
}
