import Testing

@testable import GalleryScreens

@Suite("Numbered rows")
struct NumberedRowsTests {
    @Test("a row's height is deterministic, varies, and stays within its bounds")
    func heights() {
        let rows = NumberedRows(count: 1_000_000)
        #expect(rows.count == 1_000_000)
        let heights = rows.prefix(1_000).map(\.height)
        #expect(heights == rows.prefix(1_000).map(\.height))
        #expect(heights.allSatisfy { (44...140).contains($0) && $0 == $0.rounded() })
        #expect(Set(heights).count > 80)
    }

    @Test("a row's title groups digits by thousands")
    func title() {
        #expect(NumberedRows(count: 1_000_000)[999_999].title == "Row 999,999")
    }
}
