//
//  ReadingAndNotesTests.swift
//  BookshelfTests
//

import BookshelfKit
import UIKit
import XCTest

@testable import Bookshelf

final class ReadingViewControllerTests: XCTestCase {

    func testTimerCountsSeconds() throws {
        let controller: ReadingViewController = try makeController("Reading")
        show(controller)
        controller.start()
        XCTAssertTrue(controller.isRunning)
        let counted = expectation(for: NSPredicate { _, _ in controller.seconds >= 1 }, evaluatedWith: nil)
        wait(for: [counted], timeout: 5)
        controller.pause()
        XCTAssertFalse(controller.isRunning)
    }

    func testPauseWhenTheAppResignsActive() throws {
        let controller: ReadingViewController = try makeController("Reading")
        controller.loadViewIfNeeded()
        controller.perform(#selector(ReadingViewController.start))
        XCTAssertTrue(controller.isRunning)
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        XCTAssertFalse(controller.isRunning)
    }
}

final class NotesViewControllerTests: XCTestCase {

    private var store: LibraryStore!
    private var controller: NotesViewController!

    override func setUpWithError() throws {
        store = try makeStore()
        controller = try makeController("Notes")
        controller.store = store
        controller.book = store.library.books[1]
        show(UINavigationController(rootViewController: controller))
    }

    func testPrototypeCell() throws {
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        XCTAssertEqual(cell.textLabel?.text, "The coyote")
        XCTAssertEqual(cell.detailTextLabel?.text, "Page 48")
    }

    func testAppendedNoteIsStored() {
        controller.append(Note(text: "Lake Tahoe", isQuote: true))
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(store.library.books[1].notes.last?.text, "Lake Tahoe")
    }

    func testDeletion() {
        let path = IndexPath(row: 0, section: 0)
        controller.tableView.dataSource?.tableView?(controller.tableView, commit: .delete, forRowAt: path)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 0)
        XCTAssertEqual(store.library.books[1].notes, [])
    }

    func testQuoteNeedsASelectedNote() {
        XCTAssertFalse(
            controller.canPerformAction(#selector(NotesViewController.toggleQuote(_:)), withSender: nil))
    }
}
