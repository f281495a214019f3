//
//  ControllerTests.swift
//  ChecklistTests
//
//  Created on 9/28/17.
//

import UIKit
import XCTest

@testable import Checklist

class ControllerTests: XCTestCase {

    var store: ChecklistStore!
    var window: UIWindow!
    var navigationController: UINavigationController!
    var allLists: AllListsViewController!

    override func setUp() {
        super.setUp()
        store = ChecklistStore(fileName: "ControllerTests.plist")
        store.add(Checklist(name: "Shop", items: [ChecklistItem(text: "Milk"), ChecklistItem(text: "Bread")]))
        store.add(Checklist(name: "Trip"))
        let storyboard = UIStoryboard(name: "Main", bundle: Bundle(for: AppDelegate.self))
        navigationController = storyboard.instantiateInitialViewController() as? UINavigationController
        allLists = navigationController.topViewController as? AllListsViewController
        allLists.store = store
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    func showFirstList() -> ChecklistViewController {
        let cell = allLists.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        allLists.performSegue(withIdentifier: "ShowChecklist", sender: cell)
        let controller = navigationController.viewControllers.last as! ChecklistViewController
        _ = controller.view
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        controller.tableView.layoutIfNeeded()
        return controller
    }

    func testRowsOfAllLists() {
        XCTAssertEqual(allLists.tableView.numberOfRows(inSection: 0), 2)
        let cell = allLists.tableView.cellForRow(at: IndexPath(row: 0, section: 0))!
        XCTAssertEqual(cell.textLabel?.text, "Shop")
        XCTAssertEqual(cell.detailTextLabel?.text, "2 items left")
        XCTAssertEqual(cell.accessoryType, .detailDisclosureButton)
    }

    func testNewListAddsARow() {
        store.add(Checklist(name: "Work"))
        XCTAssertEqual(allLists.tableView.numberOfRows(inSection: 0), 3)
    }

    func testEditButtonBeginsEditing() {
        let item = allLists.navigationItem.leftBarButtonItem!
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertTrue(allLists.tableView.isEditing)
    }

    func testMovingAndDeletingLists() {
        let table = allLists.tableView!
        table.dataSource!.tableView!(
            table, moveRowAt: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
        XCTAssertEqual(store.lists.map { $0.name }, ["Trip", "Shop"])
        table.dataSource!.tableView!(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(store.lists.map { $0.name }, ["Shop"])
        XCTAssertEqual(table.numberOfRows(inSection: 0), 1)
    }

    func testAddButtonPresentsAnAlert() {
        let item = allLists.navigationItem.rightBarButtonItem!
        _ = (item.target as! NSObject).perform(item.action!)
        let alert = allLists.presentedViewController as! UIAlertController
        XCTAssertEqual(alert.textFields?.count, 1)
        XCTAssertEqual(alert.actions.map { $0.title! }, ["Cancel", "Add"])
    }

    func testSelectionTogglesAnItem() {
        let controller = showFirstList()
        XCTAssertEqual(controller.title, "Shop")
        controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertTrue(store.lists[0].items[1].isChecked)
        XCTAssertEqual(store.lists[0].uncheckedCount, 1)
    }

    func testDetailOutletsAndActions() {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let detail = storyboard.instantiateViewController(withIdentifier: "ItemDetail") as! ItemDetailViewController
        detail.item = store.lists[0].items[0]
        _ = detail.view
        XCTAssertEqual(detail.textField!.text, "Milk")
        XCTAssertFalse(detail.datePicker.isEnabled)
        detail.remindSwitch.isOn = true
        detail.remindSwitch.sendActions(for: .valueChanged)
        XCTAssertTrue(detail.datePicker.isEnabled)
        XCTAssertEqual(detail.doneBarButton.action, #selector(ItemDetailViewController.done))
    }

    func testDoneAddsAnItem() {
        let controller = showFirstList()
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let detail = storyboard.instantiateViewController(withIdentifier: "ItemDetail") as! ItemDetailViewController
        detail.delegate = controller
        _ = detail.view
        let range = NSRange(location: 0, length: 0)
        XCTAssertTrue(
            detail.textField.delegate!.textField!(
                detail.textField, shouldChangeCharactersIn: range, replacementString: "Eggs"))
        XCTAssertTrue(detail.doneBarButton.isEnabled)
        detail.textField.text = "Eggs"
        detail.done()
        XCTAssertEqual(store.lists[0].items.last?.text, "Eggs")
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    }

    func testControllerIsReleased() {
        weak var controller: AllListsViewController?
        autoreleasepool {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let navigation = storyboard.instantiateInitialViewController() as! UINavigationController
            controller = navigation.topViewController as? AllListsViewController
            controller?.loadViewIfNeeded()
            XCTAssertNotNil(controller)
        }
        XCTAssertNil(controller)
    }
}
