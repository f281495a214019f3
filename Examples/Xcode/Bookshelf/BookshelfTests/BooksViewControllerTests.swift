//
//  BooksViewControllerTests.swift
//  BookshelfTests
//

import BookshelfKit
import UIKit
import XCTest

@testable import Bookshelf

class BooksViewControllerTests: XCTestCase {

    private var store: LibraryStore!
    private var controller: BooksViewController!
    private var navigationController: UINavigationController!

    override func setUpWithError() throws {
        try super.setUpWithError()
        UserDefaults.standard.removeObject(forKey: "sortKey")
        Preferences.shared.registerDefaults()
        store = try makeStore()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        controller = storyboard.instantiateViewController(identifier: "Books") { [store] coder in
            BooksViewController(coder: coder, store: store!, scope: .all)
        }
        navigationController = UINavigationController(rootViewController: controller)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        controller.view.window?.isHidden = true
        controller = nil
        super.tearDown()
    }

    private func cell(_ row: Int) throws -> BookCell {
        let cell = controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))
        return try XCTUnwrap(cell as? BookCell)
    }

    func testRowsAreSortedByTitle() throws {
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
        XCTAssertEqual(try cell(0).titleLabel.text, "Leaves of Grass")
        XCTAssertEqual(try cell(2).authorLabel.text, "Mark Twain, 1869")
    }

    func testHeaderFromItsNib() throws {
        let header = try XCTUnwrap(controller.tableView.headerView(forSection: 0) as? BookHeaderView)
        XCTAssertEqual(header.countLabel.text, "3 books")
        header.sortButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.query.order, .author)
        XCTAssertEqual(try cell(0).authorLabel.text, "Mark Twain, 1872")
    }

    func testRatingInACellIsStored() throws {
        let cell = try cell(2)
        cell.ratingView.stars = 2
        cell.ratingView.sendActions(for: .valueChanged)
        XCTAssertEqual(store.library.books.last?.stars, 2)
    }

    func testSwipeActionDeletesTheBook() throws {
        let configuration = controller.tableView(
            controller.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        let action = try XCTUnwrap(configuration?.actions.first)
        XCTAssertEqual(action.style, .destructive)
        let completed = expectation(description: "completed")
        action.handler(action, UIView()) { success in
            XCTAssertTrue(success)
            completed.fulfill()
        }
        wait(for: [completed], timeout: 1)
        XCTAssertEqual(store.bookCount, 2)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    }

    func testDelegateOfTheSubclassSelectsABook() throws {
        let delegate = try XCTUnwrap(controller.tableView.delegate)
        delegate.tableView?(controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        let book = try XCTUnwrap(navigationController.viewControllers.last as? BookViewController)
        XCTAssertEqual(book.book?.title, "Roughing It")
        XCTAssertTrue(book.delegate === controller)
    }

    func testAddButtonPresentsAForm() throws {
        let item = try XCTUnwrap(controller.navigationItem.rightBarButtonItems?.first)
        XCTAssertTrue(item.sendAction())
        let form = try XCTUnwrap(controller.presentedViewController as? UINavigationController)
        let book = try XCTUnwrap(form.topViewController as? BookViewController)
        XCTAssertTrue(book.isNew)
    }

    func testBooksNeedAShelf() {
        store.removeShelf(withID: "a")
        XCTAssertTrue(controller.shouldPerformSegue(withIdentifier: "AddBook", sender: nil))
        store.removeShelf(withID: "b")
        XCTAssertFalse(controller.shouldPerformSegue(withIdentifier: "AddBook", sender: nil))
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 0)
    }

    func testSearchFindsAuthors() {
        controller.searchController.searchBar.text = "twain"
        controller.updateSearchResults(for: controller.searchController)
        XCTAssertEqual(controller.books.map(\.title), ["Roughing It", "The Innocents Abroad"])
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    }

    func testKeyCommands() throws {
        let commands = try XCTUnwrap(controller.keyCommands)
        XCTAssertEqual(commands.map(\.input), ["n", "r", "f"])
        XCTAssertEqual(commands[1].action, #selector(BooksViewController.reloadBooks))
        XCTAssertTrue(controller.canPerformAction(#selector(BooksViewController.addBook), withSender: nil))
        XCTAssertTrue(controller.responds(to: #selector(BooksViewController.refresh(_:))))
    }

    func testContextMenuMovesABook() {
        let configuration = controller.tableView(
            controller.tableView, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0), point: .zero)
        XCTAssertEqual(configuration?.identifier as? String, controller.books[0].id.uuidString)
    }

    func testRefreshControlEndsRefreshing() throws {
        let refreshControl = try XCTUnwrap(controller.tableView.refreshControl)
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
        let ended = expectation(for: NSPredicate { _, _ in !refreshControl.isRefreshing }, evaluatedWith: nil)
        wait(for: [ended], timeout: 5)
        XCTAssertEqual(store.bookCount, 9)
    }
}
