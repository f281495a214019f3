//
//  LibraryImporterTests.swift
//  BookshelfTests
//

import BookshelfKit
import XCTest

@testable import Bookshelf

final class LibraryImporterTests: XCTestCase {

    var store: LibraryStore!
    var importer: LibraryImporter!

    private var fixtureURL: URL {
        get throws {
            let bundle = Bundle(for: Self.self)
            return try XCTUnwrap(bundle.url(forResource: "fixture-library", withExtension: "json"))
        }
    }

    override func setUp() {
        super.setUp()
        store = LibraryStore(library: Library())
        importer = LibraryImporter(store: store)
    }

    func testImportCallsItsCompletion() throws {
        let expectation = expectation(description: "imported")
        importer.importBooks(from: try fixtureURL, completion: expectation.fulfill)
        waitForExpectations(timeout: 2)
        XCTAssertEqual(store.bookCount, 3)
    }

    func testImportOfAMissingFileCallsItsCompletion() {
        let expectation = self.expectation(description: "finished")
        importer.importBooks(from: URL(fileURLWithPath: "/missing.json"), completion: expectation.fulfill)
        wait(for: [expectation], timeout: 2)
        XCTAssertEqual(store.bookCount, 0)
    }

    @MainActor
    func testAsyncImportAddsEachBookOnce() async throws {
        let url = try fixtureURL
        let first = try await importer.importBooks(from: url)
        let second = try await importer.importBooks(from: url)
        XCTAssertEqual(first, 3)
        XCTAssertEqual(second, 0)
        XCTAssertEqual(store.bookCount, 3)
    }

    func testAsyncImportThrowsALocalizedError() async {
        do {
            _ = try await importer.importBooks(from: URL(fileURLWithPath: "/missing.json"))
            XCTFail("No error was thrown.")
        } catch {
            XCTAssertTrue(error is LibraryImporter.ImportError)
            XCTAssertTrue(error.localizedDescription.contains("missing.json"), error.localizedDescription)
        }
    }
}
