import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@MainActor
@Suite("Appearance of the screens built with Trestle", .serialized)
struct ScreenAppearanceTests {
    /// The suffixes of the reference images, one for each combination of traits.
    nonisolated static let variants = ["light", "dark", "large-text", "right-to-left"]

    /// Creates a screen with the traits of a variant, without safe area insets and just tall enough for each
    /// kind of row.
    private func screen(_ variant: String, height: CGFloat) -> HeadlessScreen {
        HeadlessScreen(
            size: CGSize(width: 390, height: height), scale: 1, style: variant == "dark" ? .dark : .light,
            safeAreaInsets: .zero, contentSizeCategory: variant == "large-text" ? .accessibilityLarge : .large,
            layoutDirection: variant == "right-to-left" ? .rightToLeft : .leftToRight)
    }

    private func show(_ controller: UIViewController, on screen: HeadlessScreen) {
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    @Test("To do wraps long texts and dims items that are done", arguments: variants)
    func toDo(variant: String) {
        let screen = screen(variant, height: variant == "large-text" ? 420 : 430)
        show(ToDoViewController(), on: screen)
        expectSnapshot(screen, matches: "to-do-\(variant)")
    }

    @Test("To do shows delete and reorder controls while editing", arguments: ["light", "right-to-left"])
    func toDoEditing(variant: String) {
        let screen = screen(variant, height: 250)
        show(ToDoViewController(), on: screen)
        screen.tap("Edit")
        screen.settle()
        expectSnapshot(screen, matches: "to-do-editing-\(variant)")
    }

    @Test(
        "Mail shows a dot, three texts and a flag at any text size and in both layout directions", arguments: variants)
    func mail(variant: String) {
        let screen = screen(variant, height: variant == "large-text" ? 380 : 240)
        show(MailViewController(), on: screen)
        expectSnapshot(screen, matches: "mail-\(variant)")
    }

    @Test(
        "Chat aligns messages of others to the leading edge and own messages to the trailing edge", arguments: variants)
    func chat(variant: String) {
        let screen = screen(variant, height: variant == "large-text" ? 380 : 250)
        let chat = ChatViewController()
        show(chat, on: screen)
        chat.send("Thank you")
        screen.settle()
        expectSnapshot(screen, matches: "chat-\(variant)")
    }

    @Test("Feed shows posts with and without a picture, and an expanded text in dark mode", arguments: variants)
    func feed(variant: String) {
        let screen = screen(variant, height: variant == "large-text" ? 640 : 480)
        show(FeedViewController(), on: screen)
        if variant == "dark" {
            screen.tap("More")
            screen.settle()
        }
        expectSnapshot(screen, matches: "feed-\(variant)")
    }

    @Test("Live feed shows prices after three ticks", arguments: ["light", "dark", "large-text"])
    func liveFeed(variant: String) {
        let screen = screen(variant, height: 250)
        // Few enough quotes that all of them have changed.
        let controller = LiveFeedViewController(feed: QuoteFeed(count: 50))
        for _ in 0..<3 { controller.tick() }
        show(controller, on: screen)
        expectSnapshot(screen, matches: "live-feed-\(variant)")
        // Stops the feed's timer.
        screen.show(UIViewController())
    }

    @Test("Settings shows switches, a value and a button", arguments: variants)
    func settings(variant: String) {
        let screen = screen(variant, height: variant == "large-text" ? 330 : 480)
        show(SettingsFormViewController(), on: screen)
        expectSnapshot(screen, matches: "settings-\(variant)")
    }

    @Test(
        "Settings variant the same in Trestle and in plain UIKit, before and after a switch changes",
        arguments: variants)
    func sameSettings(variant: String) throws {
        func pictures(_ controller: UIViewController) throws -> [CGImage] {
            let screen = screen(variant, height: 640)
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
