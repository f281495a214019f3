import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("The way back", .serialized)
struct NavigationBackButtonTests {
    private func titles(_ stage: NavigationStage) -> [String?] {
        stage.screen.views(BarButton.self).filter(\.isBackButton).map(\.backTitle)
    }

    private func backButton(_ stage: NavigationStage) -> BarButton? {
        stage.screen.views(BarButton.self).first(where: \.isBackButton)
    }

    @Test("it is called as the screen below, \"Back\", or nothing")
    func displayMode() {
        let stage = NavigationStage(["Inbox", "Letter"])
        let item = stage.controllers[0].navigationItem
        #expect(titles(stage) == ["Inbox"])
        item.backButtonDisplayMode = .generic
        #expect(titles(stage) == ["Back"])
        item.backButtonDisplayMode = .minimal
        #expect(titles(stage) == [nil])
        item.backButtonDisplayMode = .default
        item.backButtonTitle = "Letters"
        #expect(titles(stage) == ["Letters"])
        item.backButtonTitle = ""
        #expect(titles(stage) == [nil])
    }

    @Test("without room it is \"Back\", and then nothing")
    func room() {
        let stage = NavigationStage(["A rather long name of a screen", "Letter"])
        #expect(titles(stage) == ["Back"])
        stage.controllers[1].title = "A letter with a subject that is quite long"
        stage.screen.settle()
        #expect(titles(stage) == [nil])
    }

    @Test("a long press lists the screens below, the nearest first, and one that is chosen is gone back to")
    func menu() throws {
        let stage = NavigationStage(["One", "Two", "Three", "Four"])
        let button = try #require(backButton(stage))
        let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.screen.longPress(at: middle)
        stage.screen.settle()
        let listed = stage.screen.texts.filter { ["One", "Two"].contains($0) }
        #expect(listed == ["Two", "One"])
        expectSnapshot(stage.screen, matches: "back-menu")
        stage.screen.tap("Two")
        stage.screen.settle()
        #expect(stage.navigation.viewControllers.map(\.title) == ["One", "Two"])
    }

    @Test("an action of the screen's own takes its place")
    func backAction() {
        let stage = NavigationStage(["One", "Two"])
        var count = 0
        stage.controllers[1].navigationItem.backAction = UIAction(title: "Ask") { _ in count += 1 }
        stage.screen.settle()
        stage.screen.tap("Ask")
        stage.screen.settle()
        #expect(count == 1 && stage.navigation.viewControllers.count == 2)
        stage.drag(to: 250)
        stage.release(at: 250)
        #expect(stage.navigation.viewControllers.count == 2)
    }

    @Test("buttons at the beginning take its place, or stand beside it")
    func supplements() {
        let stage = NavigationStage(["One", "Two"])
        let item = stage.controllers[1].navigationItem
        item.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        #expect(titles(stage).isEmpty)
        item.leftItemsSupplementBackButton = true
        stage.screen.settle()
        #expect(titles(stage) == ["One"] && stage.screen.texts.contains("Menu"))
        stage.drag(to: 250)
        stage.release(at: 250)
        #expect(stage.navigation.viewControllers.count == 1)
    }

    @Test("an app's arrow is drawn instead of the system's")
    func indicator() throws {
        let stage = NavigationStage(["One", "Two"])
        let image = try #require(UIImage(systemName: "xmark"))
        stage.navigation.navigationBar.backIndicatorImage = image
        stage.navigation.navigationBar.backIndicatorTransitionMaskImage = image
        stage.screen.settle()
        let button = try #require(backButton(stage))
        let images = button.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(images.contains(image))
    }

    @Test("a subclass of the navigation controller may keep people from going back")
    func shouldPop() {
        final class Guard: UINavigationController, UINavigationBarDelegate {
            var allows = false
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1, safeAreaInsets: .zero)
        let navigation = Guard(rootViewController: UIViewController())
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
