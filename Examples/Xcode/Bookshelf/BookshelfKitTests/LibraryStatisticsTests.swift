import XCTest

@testable import BookshelfKit

final class LibraryStatisticsTests: XCTestCase {
    private var library: Library!

    override func setUpWithError() throws {
        library = Library(shelves: [Shelf(id: "a", name: "A"), Shelf(id: "b", name: "B")])
        library.save(Book(title: "One", shelfID: "a", pageCount: 100, pagesRead: 100, minutesRead: 90))
        library.save(Book(title: "Two", shelfID: "a", pageCount: 100, pagesRead: 50, minutesRead: 30))
    }

    override func tearDownWithError() throws {
        library = nil
    }

    func testTotals() {
        let statistics = LibraryStatistics(library)
        XCTAssertEqual(statistics.bookCount, 2)
        XCTAssertEqual(statistics.finishedCount, 1)
        XCTAssertEqual(statistics.pagesRead, 150)
        XCTAssertEqual(statistics.booksPerShelf, [2, 0])
    }

    func testPagesPerHour() throws {
        let speed = try XCTUnwrap(LibraryStatistics(library).pagesPerHour)
        XCTAssertEqual(speed, 75, accuracy: 0.001)
        XCTAssertNil(LibraryStatistics(Library()).pagesPerHour)
    }
}
