//
//  Preferences.swift
//  Bookshelf
//

import BookshelfKit
import Foundation

/// The user's settings, stored in the user defaults under the names of the properties.
@objcMembers
class Preferences: NSObject {

    static let shared = Preferences()

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        super.init()
    }

    func registerDefaults() {
        defaults.register(defaults: [
            #keyPath(showsFinished): true,
            #keyPath(readingGoal): 30,
            #keyPath(sortKey): BookSortOrder.title.rawValue,
        ])
    }

    dynamic var showsFinished: Bool {
        get { defaults.bool(forKey: #keyPath(Preferences.showsFinished)) }
        set { defaults.set(newValue, forKey: #keyPath(Preferences.showsFinished)) }
    }

    /// The goal for a day, in minutes.
    dynamic var readingGoal: Int {
        get { defaults.integer(forKey: #keyPath(Preferences.readingGoal)) }
        set { defaults.set(newValue, forKey: #keyPath(Preferences.readingGoal)) }
    }

    dynamic var selectedTab: Int {
        get { defaults.integer(forKey: #keyPath(Preferences.selectedTab)) }
        set { defaults.set(newValue, forKey: #keyPath(Preferences.selectedTab)) }
    }

    dynamic var sortKey: String? {
        get { defaults.string(forKey: #keyPath(Preferences.sortKey)) }
        set { defaults.set(newValue, forKey: #keyPath(Preferences.sortKey)) }
    }

    @nonobjc var sortOrder: BookSortOrder {
        get { sortKey.flatMap(BookSortOrder.init) ?? .title }
        set { sortKey = newValue.rawValue }
    }
}
