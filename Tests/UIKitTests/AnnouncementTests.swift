import Foundation
import Testing
import TrestleTesting
import UIKit

@Suite("Accessibility announcements", .serialized) @MainActor
struct AnnouncementTests {
    @Test("posted plain and attributed strings are announced in order")
    func texts() {
        let screen = HeadlessScreen(scale: 1)
        UIAccessibility.post(notification: .announcement, argument: "Sent")
        UIAccessibility.post(notification: .layoutChanged, argument: NSAttributedString(string: "Two results"))
        UIAccessibility.post(notification: .pageScrolled, argument: NSString(string: "Page 2 of 5"))
        #expect(screen.announcements == ["Sent", "Two results", "Page 2 of 5"])
    }

    @Test("notifications whose argument is an element or nil announce no text")
    func elements() {
        let screen = HeadlessScreen(scale: 1)
        UIAccessibility.post(notification: .screenChanged, argument: UILabel())
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(screen.announcements.isEmpty)
    }

    @Test("each screen receives only the announcements of its own app")
    func screens() {
        var screen = HeadlessScreen(scale: 1)
        UIAccessibility.post(notification: .announcement, argument: "before")
        #expect(screen.announcements == ["before"])
        screen = HeadlessScreen(scale: 1)
        UIAccessibility.post(notification: .announcement, argument: "after")
        #expect(screen.announcements == ["after"])
    }
}
