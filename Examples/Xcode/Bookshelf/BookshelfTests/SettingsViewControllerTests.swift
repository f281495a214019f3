//
//  SettingsViewControllerTests.swift
//  BookshelfTests
//

import BookshelfKit
import XCTest

@testable import Bookshelf

final class SettingsViewControllerTests: XCTestCase {

    private var preferences: Preferences!
    private var controller: SettingsViewController!

    override func setUpWithError() throws {
        let defaults = try XCTUnwrap(UserDefaults(suiteName: "SettingsViewControllerTests"))
        defaults.removePersistentDomain(forName: "SettingsViewControllerTests")
        preferences = Preferences(defaults: defaults)
        preferences.registerDefaults()
        controller = try makeController("Settings")
        controller.preferences = preferences
        controller.store = try makeStore()
        controller.loadViewIfNeeded()
    }

    func testStaticRows() {
        XCTAssertEqual(controller.tableView.numberOfSections, 3)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
        let title = controller.tableView.dataSource?.tableView?(controller.tableView, titleForHeaderInSection: 0)
        XCTAssertEqual(title, "Books")
    }

    func testControlsChangePreferences() {
        controller.finishedSwitch.isOn = false
        controller.finishedSwitch.sendActions(for: .valueChanged)
        controller.orderControl.selectedSegmentIndex = 2
        controller.orderControl.sendActions(for: .valueChanged)
        controller.goalSlider.value = 60.2
        controller.goalSlider.sendActions(for: .valueChanged)
        XCTAssertFalse(preferences.showsFinished)
        XCTAssertEqual(preferences.sortOrder, .year)
        XCTAssertEqual(controller.goalLabel.text, "60 minutes")
    }

    func testTargetsOfTheSwitch() {
        let target: SettingsViewController = controller
        XCTAssertTrue(target.finishedSwitch.allTargets.contains(target))
        let actions = target.finishedSwitch.actions(forTarget: target, forControlEvent: .valueChanged)
        XCTAssertEqual(actions, ["finishedChanged:"])
    }

    func testStatistics() throws {
        let statistics = try XCTUnwrap(
            UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Statistics")
                as? StatisticsViewController)
        statistics.store = try makeStore()
        statistics.loadViewIfNeeded()
        XCTAssertEqual(statistics.chartView.values, [2, 1])
        XCTAssertEqual(statistics.chartView.spacing, 12)
        XCTAssertEqual(statistics.chartView.barColor?.cgColor, UIColor(named: "Spine")?.cgColor)
    }
}
