import AdaptiveCards
import Testing

@Suite("Values of cards")
struct CardValueTests {
    @Test(
        "days exist in the Gregorian calendar",
        arguments: [
            ("2026-02-28", true), ("2024-02-29", true), ("2026-02-29", false), ("2100-02-29", false),
            ("2000-02-29", true),
            ("2026-13-01", false), ("2026-1-1", false), ("26-01-01", false), ("2026-01-+1", false), ("", false),
        ])
    func days(text: String, exists: Bool) {
        #expect((CardDay(text)?.description == text) == exists)
    }

    @Test(
        "times have hours and minutes",
        arguments: [
            ("17:30", "17:30"), ("07:05:59", "07:05"), ("24:00", nil), ("7", nil), ("12:60", nil), ("-1:00", nil),
        ])
    func times(text: String, expected: String?) {
        #expect(CardTime(text)?.description == expected)
    }

    @Test("versions are compared by their numbers")
    func versions() throws {
        #expect(try #require(CardVersion("1.10")) > CardVersion(1, 9))
        #expect(CardVersion("2") == CardVersion(2) && CardVersion("1.2.3") == CardVersion(1, 2))
        #expect(CardVersion("") == nil && CardVersion("1.x") == nil)
    }

    @Test("colors are read with and without an opacity")
    func colors() {
        let color = CardRGB("#80FF0000")
        #expect(color?.red == 1 && color?.green == 0 && color.map { ($0.alpha * 255).rounded() } == 128)
        #expect(CardRGB("#00FF00")?.alpha == 1)
        #expect(CardRGB("red") == nil && CardRGB("#12345") == nil && CardRGB("#GG0000") == nil)
    }
}
