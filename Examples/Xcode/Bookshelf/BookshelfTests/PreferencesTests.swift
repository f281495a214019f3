//
//  PreferencesTests.swift
//  BookshelfTests
//

import XCTest

@testable import Bookshelf

final class PreferencesTests: XCTestCase {

    private let suiteName = "PreferencesTests"
    private var defaults: UserDefaults!
    private var preferences: Preferences!

    override func setUpWithError() throws {
        defaults = try XCTUnwrap(UserDefaults(suiteName: suiteName))
        defaults.removePersistentDomain(forName: suiteName)
        preferences = Preferences(defaults: defaults)
        preferences.registerDefaults()
    }

    override func tearDown() {
        defaults.removePersistentDomain(forName: suiteName)
    }

    func testRegisteredDefaults() {
        XCTAssertTrue(preferences.showsFinished)
        XCTAssertEqual(preferences.readingGoal, 30)
        XCTAssertEqual(preferences.sortOrder, .title)
    }

    func testValuesAreStoredUnderTheNamesOfTheProperties() {
        preferences.readingGoal = 45
        preferences.sortOrder = .year
        XCTAssertEqual(defaults.integer(forKey: "readingGoal"), 45)
        XCTAssertEqual(defaults.string(forKey: #keyPath(Preferences.sortKey)), "year")
    }

    func testUnknownOrderIsTitle() {
        defaults.set("weight", forKey: "sortKey")
        XCTAssertEqual(preferences.sortOrder, .title)
    }

    func testInfoPlist() {
        let bundle = Bundle(for: AppDelegate.self)
        let name = bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
        XCTAssertEqual(name?.hasPrefix("Bookshelf"), true)
        XCTAssertEqual(bundle.infoDictionary?["CFBundleShortVersionString"] as? String, "1.2")
        XCTAssertNotNil(bundle.object(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any])
    }

    func testGermanPlurals() throws {
        let path = try XCTUnwrap(Bundle(for: AppDelegate.self).path(forResource: "de", ofType: "lproj"))
        let german = try XCTUnwrap(Bundle(path: path))
        let format = german.localizedString(forKey: "%lld books", value: nil, table: nil)
        let locale = Locale(identifier: "de")
        XCTAssertEqual(String(format: format, locale: locale, 1), "1 Buch")
        XCTAssertEqual(String(format: format, locale: locale, 5), "5 Bücher")
    }
}
