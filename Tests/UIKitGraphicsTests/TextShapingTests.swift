import Foundation
import RandomRuns
import Testing

@testable import UIKitGraphics

@Suite("Text shaping")
struct TextShapingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func request(_ text: String, lines: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail) -> TextRequest {
        TextRequest(content: .plain(text, font.record), lineLimit: lines, lineBreakMode: mode)
    }

    private func rich(_ text: String, lines: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail) -> TextRequest {
        let content = RichText(NSAttributedString(string: text), font: font.record)
        return TextRequest(content: .rich(content), lineLimit: lines, lineBreakMode: mode)
    }

    @Test("words have the same width as in Apple's font: \"Label\" 41.5 points at size 17, \"Button\" 45.5 at size 15")
    func widths() {
        let label = TextShaper.shape(request("Label"), width: .infinity)
        #expect(abs(label.size.width - 41.5) < 0.3)
        let small = TextRequest(content: .plain("Button", UIFont.systemFont(ofSize: 15).record))
        #expect(abs(TextShaper.shape(small, width: .infinity).size.width - 45.5) < 0.3)
    }

    @Test("the fast path and Pango produce equal widths and line breaks")
    func agreement() {
        let text = "The quick brown fox jumps over the lazy dog - twice, well-known (as it is) on 2024/05/06."
        for width in [90, 150, 200, 358, CGFloat.infinity] {
            let short = TextShaper.shape(request(text), width: width)
            let long = TextShaper.shape(rich(text), width: width)
            #expect(short.lines.count == long.lines.count, "\(width)")
            for (mine, theirs) in zip(short.lines, long.lines) {
                #expect(abs(mine.width - theirs.width) < 1, "\(width)")
                #expect(abs(mine.baseline - theirs.baseline) < 0.01)
            }
        }
    }

    @Test("random texts have the glyphs and kerning that HarfBuzz selects, in each system font")
    func randomKerning() {
        let fonts =
            [UIFont.Weight.light, .regular, .semibold, .bold].flatMap { weight in
                [
                    UIFont.systemFont(ofSize: 12, weight: weight), .systemFont(ofSize: 34, weight: weight),
                    .monospacedDigitSystemFont(ofSize: 17, weight: weight),
                ]
            } + [.italicSystemFont(ofSize: 15)]
        repeatRandomly(4) { seed, random in
            for font in fonts {
                FontSystem.shared.locked {
                    let handle = FontSystem.shared.handle(for: font.record)
                    for _ in 0..<250 {
                        let characters = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                            UInt8.random(in: 0x20..<0x7F, using: &random)
                        }
                        let text = String(decoding: characters, as: UTF8.self)
                        #expect(
                            SimpleText.glyphs(of: text, handle) == SimpleText.shaped(text, handle),
                            "seed \(seed): \(text)")
                    }
                    #expect(handle.kerning?.isDisabled == false, "\(font)")
                }
            }
        }
    }

    @Test("a font in which a glyph depends on more than the next character is always shaped by HarfBuzz")
    func widerContexts() {
        var table = KerningTable()
        func learn(_ text: String, advances: [Int32]) {
            let glyphs = text.utf8.enumerated().map { index, character in
                ShapedGlyph(index: UInt32(character), cluster: UInt32(index), advance: advances[index])
            }
            var text = text
            text.withUTF8 { table.learn(glyphs, of: $0) }
        }
        func advances(of text: String) -> [Int32]? {
            var text = text
            return text.withUTF8 { table.glyphs(of: $0) }?.map(\.advance)
        }
        learn("abc", advances: [10, 20, 30])
        learn("cab", advances: [31, 10, 21])
        #expect(advances(of: "abcab") == [10, 20, 31, 10, 21])
        #expect(advances(of: "acb") == nil, "The pair \"ac\" is unknown.")
        learn("zab", advances: [40, 11, 21])
        #expect(table.isDisabled && advances(of: "abcab") == nil)
    }

    @Test("text that does not fit ends with an ellipsis within the available width", arguments: [1, 2, 3])
    func truncation(lines: Int) {
        let text = String(repeating: "some words and others ", count: 20)
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
            for shaped in [
                TextShaper.shape(request(text, lines: lines, mode), width: 200),
                TextShaper.shape(rich(text, lines: lines, mode), width: 200),
            ] {
                #expect(shaped.isTruncated && shaped.lines.count == lines)
                #expect(shaped.size.width <= 200.01)
            }
        }
    }

    @Test(
        "the text after an ellipsis follows it without a gap",
        arguments: [NSLineBreakMode.byTruncatingMiddle, .byTruncatingHead])
    func gapAfterEllipsis(mode: NSLineBreakMode) throws {
        let ellipsis = TextShaper.shape(request("…"), width: .infinity)
        let glyph = try #require(ellipsis.glyphs.first?.index)
        for width in stride(from: 60 as CGFloat, to: 200, by: 3) {
            let shaped = TextShaper.shape(request("Wide words wherever we went", lines: 1, mode), width: width)
            let index = try #require(shaped.glyphs.firstIndex { $0.index == glyph })
            try #require(shaped.glyphs.indices.contains(index + 1))
            let distance = shaped.glyphs[index + 1].x - shaped.glyphs[index].x
            #expect(distance < Double(ellipsis.size.width) + 1, "\(width)")
            #expect(shaped.size.width <= width + 0.01)
        }
    }

    @Test("a paragraph that fits ends with an ellipsis if further paragraphs do not fit")
    func truncatedParagraphs() {
        let whole = TextShaper.shape(request("One\nTwo", lines: 2), width: 200)
        #expect(!whole.isTruncated && whole.lines.count == 2)
        let cut = TextShaper.shape(request("One\nTwo", lines: 1), width: 200)
        #expect(cut.isTruncated && cut.lines.count == 1)
        let alone = TextShaper.shape(request("One", lines: 1), width: 200)
        #expect(cut.lines[0].width > alone.lines[0].width)
    }

    @Test("word-wrapped text ends after the last line without an ellipsis")
    func wrapping() {
        let shaped = TextShaper.shape(request("aaaa bbbb cccc dddd eeee", lines: 2, .byWordWrapping), width: 60)
        #expect(shaped.isTruncated && shaped.lines.count == 2)
        let all = TextShaper.shape(request("aaaa bbbb cccc dddd eeee", .byWordWrapping), width: 60)
        #expect(abs(shaped.lines[1].width - all.lines[1].width) < 0.01)
    }

    @Test("a word wider than the line is broken")
    func longWords() {
        let shaped = TextShaper.shape(request(String(repeating: "m", count: 50)), width: 100)
        #expect(shaped.lines.count > 5 && shaped.size.width <= 100)
        #expect(TextShaper.shape(request("mm"), width: 1).lines.count == 2)
    }

    @Test("a word is broken without a hyphen, except at a soft hyphen")
    func hyphenation() {
        let hyphens = ["-", "\u{2010}"].compactMap {
            TextShaper.shape(request($0), width: .infinity).glyphs.first?.index
        }
        for text in [request("Minimumheightofacontainer"), rich("Minimumheightofacontainer")] {
            let shaped = TextShaper.shape(text, width: 90)
            #expect(shaped.lines.count > 1 && !shaped.glyphs.contains { hyphens.contains($0.index) })
        }
        let soft = TextShaper.shape(request("Minimum\u{AD}heightofacontainer"), width: 90)
        #expect(soft.glyphs.contains { hyphens.contains($0.index) })
    }

    @Test("right-to-left text is aligned to the right")
    func rightToLeft() {
        let shaped = TextShaper.shape(request("שלום עולם"), width: .infinity)
        let line = shaped.lines[0]
        #expect(line.isRightToLeft)
        #expect(line.x(in: 300, alignment: .natural) == 300 - line.width)
        #expect(line.x(in: 300, alignment: .left) == 0)
        #expect(line.x(in: 300, alignment: .center) == (300 - line.width) / 2)
        #expect(!TextShaper.shape(request("Hello"), width: .infinity).lines[0].isRightToLeft)
    }

    @Test("fallback fonts do not change the height of a line")
    func fallbackFonts() {
        let plain = TextShaper.shape(request("abc"), width: .infinity)
        for text in ["abc 😀🇩🇪", "مرحبا", "\u{E000}"] {
            #expect(TextShaper.shape(request(text), width: .infinity).size.height == plain.size.height)
        }
        // A character that is missing from all fonts is drawn as a box.
        #expect(TextShaper.shape(request("\u{10FFFE}"), width: .infinity).runs.contains { $0.font == nil })
    }

    @Test("an empty line has the height of the text before it")
    func emptyLines() {
        let shaped = TextShaper.shape(request("a\n\nb\n"), width: 100)
        #expect(shaped.lines.count == 4)
        #expect(shaped.lines.allSatisfy { abs($0.height - font.lineHeight) < 1e-9 })
        #expect(TextShaper.shape(request(""), width: 100).size == .zero)
    }

    @Test("a shaped text is valid for all widths in its range, for random texts and widths")
    func randomWidths() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
        let end = Date(timeIntervalSinceNow: environment["TRESTLE_FUZZ_SECONDS"].flatMap(Double.init) ?? 0.3)
        print("TextShapingTests seed \(seed)")
        var state = seed | 1
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let words = ["a", "word", "longer-words", "ünï", "😀", "שלום", "supercalifragilistic", "12:30", "", "\n", "x/y"]
        let modes: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail]
        repeat {
            let text = (0..<(1 + next(8))).map { _ in words[next(words.count)] }.joined(separator: " ")
            let mode = modes[next(modes.count)]
            let request = request(text, lines: next(4), mode)
            let width = CGFloat(next(3000)) / 10
            let shaped = TextShaper.shape(request, width: width)
            guard shaped.widths.contains(width) else {
                Issue.record("The result is not valid for its own width: \(text) \(width) \(shaped.widths)")
                continue
            }
            if request.lineLimit > 0 { #expect(shaped.lines.count <= request.lineLimit) }
            let low = shaped.widths.lowerBound
            let high = min(shaped.widths.upperBound, low + 500)
            let other = low + (high - low) * CGFloat(next(101)) / 100
            let again = TextShaper.shape(request, width: other)
            #expect(
                again.lines.map(\.width) == shaped.lines.map(\.width),
                "seed \(seed): \(text.debugDescription) \(mode) \(request.lineLimit) lines at \(width) and \(other)")
        } while Date() < end
    }

    @Test("the cache returns a shaped text for its original width and for its fitting width")
    func cache() {
        let text = request("Cached \(UUID())", lines: 1)
        let wide = ShapedTextCache.text(for: text, width: 1000)
        #expect(ShapedTextCache.text(for: text, width: 1000) === wide)
        #expect(ShapedTextCache.text(for: text, width: wide.size.width.rounded(.up)) === wide)
        #expect(ShapedTextCache.text(for: text, width: 20) !== wide)
    }

    @Test("the cache of texts is bounded by their memory, and keeps the latest ones")
    func cacheMemory() {
        let text = TextShaper.shape(request(String(repeating: "word ", count: 2_000)), width: 300)
        var cache = ShapedTextCache.Generations()
        for index in 0..<200 {
            cache.add(text, for: request("\(index)"))
            #expect(cache.youngSize <= ShapedTextCache.byteLimit)
        }
        #expect(200 * text.byteCount > 4 * ShapedTextCache.byteLimit)
        #expect(cache.find(request("0"), width: 300) == nil && cache.find(request("199"), width: 300) === text)
    }
}
