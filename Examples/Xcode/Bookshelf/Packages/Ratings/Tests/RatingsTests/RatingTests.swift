import XCTest

@testable import Ratings

final class RatingTests: XCTestCase {
    func testStarsAreClamped() {
        XCTAssertEqual(Rating(9).stars, 5)
        XCTAssertEqual(Rating(-1).stars, 0)
    }

    func testAverageLeavesOutBooksWithoutRating() {
        let summary = RatingSummary([Rating(5), Rating(0), Rating(2)])
        XCTAssertEqual(summary.total, 2)
        XCTAssertEqual(summary.average, 3.5)
    }
}
