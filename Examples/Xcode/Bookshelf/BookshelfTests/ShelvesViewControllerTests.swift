//
//  ShelvesViewControllerTests.swift
//  BookshelfTests
//

import BookshelfKit
import UIKit
import XCTest

@testable import Bookshelf

@MainActor
final class ShelvesViewControllerTests: XCTestCase {

    private var store: LibraryStore!
    private var controller: ShelvesViewController!
    private var navigationController: UINavigationController!

    override func setUp() async throws {
        store = try makeStore()
        controller = try makeController("Shelves")
        controller.store = store
        navigationController = UINavigationController(rootViewController: controller)
        show(navigationController)
    }

    override func tearDown() async throws {
        controller = nil
        navigationController = nil
    }

    func testInitialControllerOfTheStoryboardHasThreeTabs() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let tabs = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        let roots = try XCTUnwrap(tabs.viewControllers).map { ($0 as? UINavigationController)?.topViewController }
        XCTAssertEqual(roots.count, 3)
        XCTAssertTrue(roots[0] is ShelvesViewController)
        XCTAssertTrue(roots[1] is StatisticsViewController)
        XCTAssertTrue(roots[2] is SettingsViewController)
    }

    func testSectionsAndRows() {
        XCTAssertEqual(controller.tableView.numberOfSections, 2)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 1), 2)
    }

    func testRowDisplaysTheNumberOfBooks() throws {
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
        let content = try XCTUnwrap(cell.contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.text, "Travel")
        XCTAssertEqual(content.secondaryText, "2")
        XCTAssertEqual(cell.accessoryType, .disclosureIndicator)
    }

    func testNewShelfAppears() {
        store.addShelf(named: "Plays")
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 1), 3)
    }

    func testOnlyOwnShelvesCanBeDeleted() throws {
        let tableView = try XCTUnwrap(controller.tableView)
        let dataSource = try XCTUnwrap(tableView.dataSource)
        XCTAssertEqual(dataSource.tableView?(tableView, canEditRowAt: IndexPath(row: 0, section: 0)), false)
        XCTAssertEqual(dataSource.tableView?(tableView, canEditRowAt: IndexPath(row: 0, section: 1)), true)
        dataSource.tableView?(tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
        XCTAssertEqual(store.library.shelves.map(\.name), ["Poems"])
    }

    func testAddButtonPresentsAPrompt() throws {
        XCTAssertTrue(try XCTUnwrap(controller.navigationItem.rightBarButtonItem).sendAction())
        let alert = try XCTUnwrap(controller.presentedViewController as? UIAlertController)
        let textField = try XCTUnwrap(alert.textFields?.first)
        XCTAssertEqual(alert.preferredAction?.isEnabled, false)
        textField.text = "Plays"
        textField.sendActions(for: .editingChanged)
        XCTAssertEqual(alert.preferredAction?.isEnabled, true)
    }

    func testSegueActionPassesTheShelf() throws {
        let cell = try XCTUnwrap(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
        controller.performSegue(withIdentifier: "ShowBooks", sender: cell)
        let books = try XCTUnwrap(navigationController.viewControllers.last as? BooksViewController)
        XCTAssertEqual(books.query.scope, .shelf("b"))
        XCTAssertEqual(books.title, "Poems")
    }
}
