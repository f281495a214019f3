import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Back buttons", .serialized)
struct NavigationBackButtonTests {
    private func titles(_ fixture: NavigationFixture) -> [String?] {
        fixture.screen.views(BarButton.self).filter(\.isBackButton).map(\.backTitle)
    }

    private func backButton(_ fixture: NavigationFixture) -> BarButton? {
        fixture.screen.views(BarButton.self).first(where: \.isBackButton)
    }

    @Test("the title is the one below, \"Back\" or none, according to the display mode")
    func displayMode() {
        let fixture = NavigationFixture(["Inbox", "Letter"])
        let item = fixture.controllers[0].navigationItem
        #expect(titles(fixture) == ["Inbox"])
        item.backButtonDisplayMode = .generic
        #expect(titles(fixture) == ["Back"])
        item.backButtonDisplayMode = .minimal
        #expect(titles(fixture) == [nil])
        item.backButtonDisplayMode = .default
        item.backButtonTitle = "Letters"
        #expect(titles(fixture) == ["Letters"])
        item.backButtonTitle = ""
        #expect(titles(fixture) == [nil])
    }

    @Test("without enough space the title is \"Back\", and then none")
    func limitedSpace() {
        let fixture = NavigationFixture(["A rather long name of a screen", "Letter"])
        #expect(titles(fixture) == ["Back"])
        fixture.controllers[1].title = "A letter with a subject that is quite long"
        fixture.screen.settle()
        #expect(titles(fixture) == [nil])
    }

    @Test("a long press lists the previous items, the nearest first, and selecting one pops to it")
    func menu() throws {
        let fixture = NavigationFixture(["One", "Two", "Three", "Four"])
        for controller in fixture.controllers { controller.view.backgroundColor = .systemBackground }
        let button = try #require(backButton(fixture))
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        fixture.screen.longPress(at: middle)
        fixture.screen.settle()
        let listed = fixture.screen.texts.filter { ["One", "Two"].contains($0) }
        #expect(listed == ["Two", "One"])
        expectSnapshot(fixture.screen, matches: "back-menu")
        fixture.screen.tap("Two")
        fixture.screen.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["One", "Two"])
    }

    @Test("a back action replaces the back button")
    func backAction() {
        let fixture = NavigationFixture(["One", "Two"])
        var count = 0
        fixture.controllers[1].navigationItem.backAction = UIAction(title: "Ask") { _ in count += 1 }
        fixture.screen.settle()
        fixture.screen.tap("Ask")
        fixture.screen.settle()
        #expect(count == 1 && fixture.navigation.viewControllers.count == 2)
        fixture.drag(to: 250)
        fixture.release(at: 250)
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("leading items replace the back button or supplement it")
    func supplements() {
        let fixture = NavigationFixture(["One", "Two"])
        let item = fixture.controllers[1].navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        #expect(titles(fixture).isEmpty)
        item.leftItemsSupplementBackButton = true
        fixture.screen.settle()
        #expect(titles(fixture) == ["One"] && fixture.screen.texts.contains("Menu"))
        fixture.drag(to: 250)
        fixture.release(at: 250)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("a custom indicator image replaces the system's")
    func indicator() throws {
        let fixture = NavigationFixture(["One", "Two"])
        let image = try #require(UIImage(systemName: "xmark"))
        fixture.navigation.navigationBar.backIndicatorImage = image
        fixture.navigation.navigationBar.backIndicatorTransitionMaskImage = image
        fixture.screen.settle()
        let button = try #require(backButton(fixture))
        let images = button.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(images.contains(image))
    }

    @Test("a subclass of the navigation controller can prevent pops")
    func shouldPop() {
        final class GuardedNavigationController: UINavigationController, UINavigationBarDelegate {
            var allows = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: .zero)
        let navigation = GuardedNavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "One"
        screen.show(navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        screen.settle()
        screen.tap("One")
        screen.settle()
        #expect(navigation.viewControllers.count == 2)
        navigation.allows = true
        screen.tap("One")
        screen.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}
