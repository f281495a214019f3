//
//  LibraryStoreTests.swift
//  BookshelfTests
//

import BookshelfKit
import XCTest

@testable import Bookshelf

final class LibraryStoreTests: XCTestCase {

    private var store: LibraryStore!

    override func setUpWithError() throws {
        try super.setUpWithError()
        store = try makeStore()
    }

    override func tearDown() {
        store = nil
        super.tearDown()
    }

    func testFixtureIsRead() {
        XCTAssertEqual(store.bookCount, 3)
        XCTAssertEqual(store.library.shelves.map(\.name), ["Travel", "Poems"])
    }

    func testSampleLibraryIsInTheBundleOfTheApp() {
        let library = LibraryStore.sampleLibrary(in: Bundle(for: LibraryStore.self))
        XCTAssertEqual(library.books.count, 6)
        XCTAssertNotNil(library.books.first?.isbn)
    }

    func testMissingSampleLibraryIsEmpty() {
        let bundle = Bundle(path: NSTemporaryDirectory()) ?? Bundle(for: XCTestCase.self)
        XCTAssertTrue(LibraryStore.sampleLibrary(in: bundle).books.isEmpty)
    }

    func testSavingABookPostsItsIdentifier() throws {
        var book = try XCTUnwrap(store.library.books.first)
        let id = book.id
        book.title = "Leaves"
        let posted = expectation(forNotification: .libraryDidChange, object: store) { notification in
            notification.userInfo?[LibraryStore.changedBookKey] as? UUID == id
        }
        store.save(book)
        wait(for: [posted], timeout: 1)
        XCTAssertEqual(store.library.book(withID: id)?.title, "Leaves")
    }

    func testRemovingAShelfRemovesItsBooks() {
        store.removeShelf(withID: "a")
        XCTAssertEqual(store.bookCount, 1)
    }

    func testMovingShelves() {
        store.addShelf(named: "Plays")
        store.moveShelf(from: 2, to: 0)
        XCTAssertEqual(store.library.shelves.map(\.name), ["Plays", "Travel", "Poems"])
    }

    func testAverageRating() throws {
        XCTAssertEqual(try XCTUnwrap(store.ratings.average), 4, accuracy: 0.001)
    }

    func testChangesAreWrittenAfterADelay() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        addTeardownBlock { try? FileManager.default.removeItem(at: url) }
        let store = LibraryStore(library: self.store.library, fileURL: url)
        store.addShelf(named: "Plays")
        store.addShelf(named: "Letters")
        XCTAssertTrue(store.hasUnsavedChanges)
        XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))

        let saved = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in !store.hasUnsavedChanges }, object: nil)
        wait(for: [saved], timeout: 5)
        XCTAssertEqual(try Library(contentsOf: url).shelves.count, 4)
    }
}
