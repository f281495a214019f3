//
//  ChecklistTests.swift
//  ChecklistTests
//
//  Created on 9/27/17.
//

import XCTest

@testable import Checklist

class ChecklistTests: XCTestCase {

    var store: ChecklistStore!

    override func setUp() {
        super.setUp()
        store = ChecklistStore(fileName: "ChecklistTests.plist")
    }

    override func tearDown() {
        store.removeFile()
        store = nil
        super.tearDown()
    }

    func testFirstLaunchHasOneList() {
        store.load()
        XCTAssertEqual(store.lists.count, 1)
        XCTAssertEqual(store.lists[0].summary, "No items")
    }

    func testListsAreArchived() {
        let item = ChecklistItem(text: "Milk", isChecked: true)
        item.dueDate = Date(timeIntervalSince1970: 1_500_000_000)
        store.add(Checklist(name: "Shop", items: [item, ChecklistItem(text: "Bread")]))
        XCTAssertTrue(store.save())

        let other = ChecklistStore(fileName: "ChecklistTests.plist")
        other.load()
        XCTAssertEqual(other.lists.count, 1)
        XCTAssertEqual(other.lists[0].name, "Shop")
        XCTAssertEqual(other.lists[0].items.map { $0.text }, ["Milk", "Bread"])
        XCTAssertEqual(other.lists[0].items.map { $0.isChecked }, [true, false])
        XCTAssertEqual(other.lists[0].items[0].dueDate, item.dueDate)
    }

    func testChangesArePosted() {
        expectation(forNotification: ChecklistStoreDidChange, object: store, handler: nil)
        store.add(Checklist(name: "New"))
        waitForExpectations(timeout: 1, handler: nil)
    }

    func testSummaryUsesPlurals() {
        let list = Checklist(name: "List", items: [ChecklistItem(text: "A"), ChecklistItem(text: "B")])
        XCTAssertEqual(list.summary, "2 items left")
        list.items[0].toggleChecked()
        XCTAssertEqual(list.summary, "1 item left")
    }

    func testOverdueItems() {
        let item = ChecklistItem(text: "Call")
        XCTAssertFalse(item.isOverdue())
        item.dueDate = Date(timeIntervalSinceNow: -60)
        XCTAssertTrue(item.isOverdue())
        item.isChecked = true
        XCTAssertFalse(item.isOverdue())
    }

    func testKeysOfItems() {
        XCTAssertEqual(#keyPath(ChecklistItem.isChecked), "isChecked")
        XCTAssertTrue(ChecklistItem(text: "").responds(to: #selector(ChecklistItem.toggleChecked)))
    }

    func testBundle() {
        let bundle = Bundle(for: AppDelegate.self)
        XCTAssertEqual(bundle.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String, "Main")
        XCTAssertEqual(bundle.infoDictionary?["CFBundleVersion"] as? String, "7")
        XCTAssertEqual(bundle.infoDictionary?["CFBundleName"] as? String, "Checklist")
    }
}
