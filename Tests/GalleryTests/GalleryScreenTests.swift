import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Gallery", .serialized)
@MainActor
struct GalleryScreenTests {
    @Test("the root screen lists all screens, and each of them can be opened and closed")
    func opensAll() throws {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 3600), scale: 1)
        screen.show(Gallery.makeRootViewController())
        for entry in GalleryScreen.all {
            #expect(screen.texts.contains(entry.title))
            screen.tap(entry.title)
            screen.settle()
            let navigationController = try #require(screen.window?.rootViewController as? UINavigationController)
            if let app = navigationController.presentedViewController {
                #expect(app is UISplitViewController, "\(entry.id)")
                screen.tap("Done")
                screen.settle()
                #expect(navigationController.presentedViewController == nil, "\(entry.id)")
                continue
            }
            #expect(navigationController.viewControllers.count == 2, "\(entry.id)")
            #expect(screen.texts.contains(navigationController.topViewController?.title ?? "no title"))
            screen.tap("Gallery")
            screen.settle()
            #expect(navigationController.viewControllers.count == 1, "\(entry.id)")
        }
    }

    @Test("a row stays selected while its screen is open and is deselected when the screen closes")
    func selection() throws {
        let screen = HeadlessScreen()
        let navigationController = try #require(Gallery.makeRootViewController() as? UINavigationController)
        screen.show(navigationController)
        let list = try #require(navigationController.viewControllers.first as? GalleryViewController)
        screen.tap("Mail")
        screen.settle()
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        screen.tap("Gallery")
        screen.settle()
        #expect(list.tableView.indexPathForSelectedRow == nil)
    }

    @Test("the root screen matches its reference images", arguments: [UIUserInterfaceStyle.light, .dark])
    func appearance(style: UIUserInterfaceStyle) {
        // Only the first section: screens are added to the others frequently.
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 350), scale: 1, style: style)
        screen.show(Gallery.makeRootViewController())
        screen.settle()
        expectSnapshot(screen, matches: style == .dark ? "gallery-dark" : "gallery")
    }

    @Test("every Gallery state can be drawn")
    func states() async {
        for state in GalleryState.all {
            let screen = HeadlessScreen(scale: 1)
            let controller = state.make()
            screen.show(controller)
            await screen.wait { Gallery.isLoaded(controller) }
            #expect(screen.settle(), "\(state.id)")
            #expect(!screen.texts.isEmpty, "\(state.id)")
        }
    }

    @Test("each presentation example shows its screen and can be dismissed")
    func presentations() throws {
        let screen = HeadlessScreen(scale: 1)
        let controller = PresentationViewController()
        screen.show(UINavigationController(rootViewController: controller))
        for row in 0..<controller.tableView(controller.tableView, numberOfRowsInSection: 0) {
            controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
            screen.settle()
            let shown = try #require(controller.presentedViewController as? UINavigationController)
            #expect(screen.texts.contains(shown.topViewController?.title ?? "no title"))
            #expect(screen.texts.contains("Row 1"))
            screen.tap("Done")
            screen.settle()
            #expect(controller.presentedViewController == nil)
        }
    }
}
