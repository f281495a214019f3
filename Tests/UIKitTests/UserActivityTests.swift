import Foundation
import Testing

@testable import UIKit

@Suite("User activities") @MainActor
struct UserActivityTests {
    @Test("an activity is stored with the values of its required keys, if it has any")
    func storage() throws {
        let activity = NSUserActivity(activityType: "org.example.read")
        activity.title = "Reading"
        activity.targetContentIdentifier = "book-3"
        activity.webpageURL = URL(string: "https://example.org/3")
        activity.addUserInfoEntries(from: ["page": 3])
        activity.addUserInfoEntries(from: ["page": 4, "zoom": 1.5])
        let copy = try #require(activity.stored.flatMap(NSUserActivity.init(stored:)))
        #expect(copy.activityType == "org.example.read" && copy.title == "Reading")
        #expect(copy.targetContentIdentifier == "book-3" && copy.webpageURL == activity.webpageURL)
        #expect(copy.userInfo?["page"] as? Int == 4 && copy.userInfo?["zoom"] as? Double == 1.5)
        activity.requiredUserInfoKeys = ["zoom"]
        let short = try #require(activity.stored.flatMap(NSUserActivity.init(stored:)))
        #expect(short.userInfo?.count == 1 && short.userInfo?["zoom"] as? Double == 1.5)
    }

    @Test("data that is not an activity is ignored")
    func damaged() throws {
        let data = try #require(NSUserActivity(activityType: "a").stored)
        #expect(NSUserActivity(stored: data.prefix(data.count / 2)) == nil)
        #expect(NSUserActivity(stored: Data()) == nil)
        #expect(PropertyList.data(["type": 3]).flatMap(NSUserActivity.init(stored:)) == nil)
    }
}
