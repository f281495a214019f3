import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@MainActor
@Suite("How the screens that are made with Trestle look", .serialized)
struct ScreenLookTests {
    /// The ways to look at a screen, by the end of a picture's name.
    nonisolated static let looks = ["light", "dark", "large-text", "right-to-left"]

    /// A screen of a look: without the notch's room, and as high as it takes to see each kind of row.
    private func screen(_ look: String, height: CGFloat) -> HeadlessScreen {
        HeadlessScreen(
            size: CGSize(width: 390, height: height), scale: 1, style: look == "dark" ? .dark : .light,
            safeAreaInsets: .zero, contentSizeCategory: look == "large-text" ? .accessibilityLarge : .large,
            layoutDirection: look == "right-to-left" ? .rightToLeft : .leftToRight)
    }

    private func show(_ controller: UIViewController, on screen: HeadlessScreen) {
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    @Test("To do: text that is long goes on below itself, what is done is pale", arguments: looks)
    func toDo(look: String) {
        let screen = screen(look, height: look == "large-text" ? 420 : 430)
        show(ToDoViewController(), on: screen)
        expectSnapshot(screen, matches: "to-do-\(look)")
    }

    @Test("To do while it is edited: each row can be deleted and carried", arguments: ["light", "right-to-left"])
    func toDoEditing(look: String) {
        let screen = screen(look, height: 250)
        show(ToDoViewController(), on: screen)
        screen.tap("Edit")
        screen.settle()
        expectSnapshot(screen, matches: "to-do-editing-\(look)")
    }

    @Test("Mail: a dot, three texts and a flag, in text of any size and from either side", arguments: looks)
    func mail(look: String) {
        let screen = screen(look, height: look == "large-text" ? 380 : 240)
        show(MailViewController(), on: screen)
        expectSnapshot(screen, matches: "mail-\(look)")
    }

    @Test("Chat: what others say begins where one reads, what one says ends there", arguments: looks)
    func chat(look: String) {
        let screen = screen(look, height: look == "large-text" ? 380 : 250)
        show(ChatViewController(), on: screen)
        screen.tap("Answer")
        screen.settle()
        expectSnapshot(screen, matches: "chat-\(look)")
    }

    @Test("Feed: posts with and without a picture, and in dark the long one open", arguments: looks)
    func feed(look: String) {
        let screen = screen(look, height: look == "large-text" ? 640 : 480)
        show(FeedViewController(), on: screen)
        if look == "dark" {
            screen.tap("More")
            screen.settle()
        }
        expectSnapshot(screen, matches: "feed-\(look)")
    }

    @Test("Live feed, three tenths of a second after it began", arguments: ["light", "dark", "large-text"])
    func liveFeed(look: String) {
        let screen = screen(look, height: 250)
        // So few that each has changed.
        let controller = LiveFeedViewController(feed: QuoteFeed(count: 50))
        for _ in 0..<3 { controller.tick() }
        show(controller, on: screen)
        expectSnapshot(screen, matches: "live-feed-\(look)")
        // The feed ends when it is not seen.
        screen.show(UIViewController())
    }

    @Test("Settings: switches, a value and a button", arguments: looks)
    func settings(look: String) {
        let screen = screen(look, height: look == "large-text" ? 330 : 480)
        show(SettingsFormViewController(), on: screen)
        expectSnapshot(screen, matches: "settings-\(look)")
    }

    @Test("Settings look the same in Trestle and in plain UIKit, also once a switch was turned", arguments: looks)
    func sameSettings(look: String) throws {
        func pictures(_ controller: UIViewController) throws -> [CGImage] {
            let screen = screen(look, height: 640)
            screen.show(controller)
            screen.settle()
            let before = screen.picture
            let table = try #require(controller.view as? UITableView)
            screen.tap(try #require(table.cellForRow(at: [0, 0])?.accessoryView))
            screen.settle()
            return [before, screen.picture]
        }
        let plain = try pictures(SettingsTableViewController())
        let trestle = try pictures(SettingsFormViewController())
        #expect(ImageComparison(plain[0], plain[1]).differingPixels > 0)
        for (one, other) in zip(plain, trestle) {
            let comparison = ImageComparison(one, other)
            #expect(comparison.differingPixels == 0, "\(comparison.differingRect)")
        }
    }
}
