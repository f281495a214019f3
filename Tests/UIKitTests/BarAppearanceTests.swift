import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("The appearance of bars", .serialized)
struct BarAppearanceTests {
    private func background(of bar: UIView) throws -> BarBackgroundView {
        try #require(bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first)
    }

    @Test("the three ways to begin with")
    func configurations() {
        let appearance = UINavigationBarAppearance()
        #expect(
            appearance.backgroundEffect != nil && appearance.backgroundColor == nil && appearance.shadowColor != nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
        #expect(appearance.shadowColor != nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == nil)
    }

    @Test("a copy has all values, and is changed alone")
    func copies() throws {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .systemRed
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy.backgroundColor == .systemRed)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(copy.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .yellow)
        copy.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(!appearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
        #expect(UIToolbarAppearance(barAppearance: appearance).backgroundColor == .systemRed)
    }

    @Test("what an archive keeps comes back")
    func archives() throws {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.shadowColor = .systemGreen
        appearance.stackedLayoutAppearance.selected.iconColor = .systemPink
        let data = try NSKeyedArchiver.archivedData(withRootObject: appearance, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITabBarAppearance)
        #expect(read.backgroundEffect == nil && read.shadowColor?.isEqual(UIColor.systemGreen) == true)
        #expect(read.stackedLayoutAppearance.selected.iconColor?.isEqual(UIColor.systemPink) == true)
    }

    @Test("the standard one counts over content, the other at its edge; without one there is no background")
    func edge() throws {
        let stage = LargeTitleStage(rows: 40) { _ in }
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .systemIndigo
        standard.titleTextAttributes = [.foregroundColor: UIColor.white]
        stage.bar.standardAppearance = standard
        let background = try background(of: stage.bar)
        #expect(background.isClear)
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        edge.backgroundColor = .systemMint
        edge.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
        stage.bar.scrollEdgeAppearance = edge
        #expect(background.configuration.color == .systemMint)
        #expect(stage.label("Mailboxes", size: 34)?.textColor == .systemRed)
        expectSnapshot(stage.screen, matches: "edge")
        stage.table.contentOffset.y = 200
        stage.screen.settle()
        #expect(background.configuration.color == .systemIndigo)
        #expect(stage.label("Mailboxes", size: 17)?.textColor == .white)
        expectSnapshot(stage.screen, matches: "standard")
    }

    @Test("what a bar answers with can be changed, and the bar follows")
    func inPlace() throws {
        let stage = LargeTitleStage()
        stage.table.contentOffset.y = 200
        stage.screen.settle()
        stage.bar.standardAppearance.backgroundColor = .systemOrange
        stage.bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
        stage.screen.settle()
        #expect(try background(of: stage.bar).configuration.color == .systemOrange)
        #expect(stage.label("Mailboxes", size: 17)?.textColor == .systemBlue)
    }

    @Test("what a screen's item says wins, and one turns into the other as screens change")
    func perItem() throws {
        let stage = LargeTitleStage()
        let next = UIViewController()
        next.title = "Red"
        let red = UINavigationBarAppearance()
        red.configureWithOpaqueBackground()
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        next.navigationItem.scrollEdgeAppearance = red
        let background = try background(of: stage.bar)
        #expect(background.isClear)
        stage.navigation.pushViewController(next, animated: true)
        stage.screen.advance(by: 0.17)
        let fill = background.subviews[1]
        let alpha = try #require(fill.layer.presentation()?.backgroundColor).alpha
        #expect(alpha > 0.2 && alpha < 0.8)
        stage.screen.settle()
        #expect(background.configuration.color == red.backgroundColor)
        next.navigationItem.scrollEdgeAppearance?.backgroundColor = .systemGreen
        #expect(background.configuration.color == .systemGreen)
        stage.navigation.popViewController(animated: true)
        stage.screen.settle()
        #expect(background.isClear)
    }

    @Test("a way back that is given up brings back the look of the screen that stays")
    func cancelled() throws {
        let stage = ToolbarStage()
        let colors: [UIColor] = [.systemRed, .systemGreen]
        let next = stage.makeList("B")
        for (color, controller) in zip(colors, [stage.navigation.topViewController, next]) {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            controller?.navigationItem.standardAppearance = appearance
            controller?.navigationItem.scrollEdgeAppearance = appearance
        }
        stage.navigation.pushViewController(next, animated: false)
        stage.screen.settle()
        let background = try background(of: stage.navigation.navigationBar)
        #expect(background.configuration.color == .systemGreen)
        stage.drag(to: 120)
        #expect(background.configuration.color == .systemRed)
        stage.screen.touchUp(at: CGPoint(x: 120, y: 150))
        stage.screen.settle()
        #expect(background.configuration.color == .systemGreen)
        #expect(stage.navigation.viewControllers.count == 2)
    }

    @Test("buttons are written as the bar wants them, done ones and the way back apart")
    func buttons() throws {
        let stage = LargeTitleStage()
        let next = UIViewController()
        next.title = "Next"
        next.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Plain"),
        ]
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBrown]
        stage.bar.standardAppearance = appearance
        stage.navigation.pushViewController(next, animated: false)
        stage.screen.settle()
        func color(_ text: String) -> UIColor? { (stage.screen.view(showing: text) as? UILabel)?.textColor }
        #expect(color("Done") == .systemRed)
        #expect(color("Plain") == .systemGreen)
        #expect(color("Mailboxes") == .systemBrown)
    }

    @Test("a bar through which nothing shines always has a background, and screens begin below it")
    func opaque() throws {
        let stage = LargeTitleStage()
        stage.bar.prefersLargeTitles = false
        stage.bar.isTranslucent = false
        stage.bar.barTintColor = .systemYellow
        stage.screen.settle()
        #expect(try background(of: stage.bar).configuration.color == .systemYellow)
        #expect(stage.list.view.frame == CGRect(x: 0, y: 64, width: 320, height: 356))
        #expect(stage.list.view.safeAreaInsets.top == 0)
        stage.list.extendedLayoutIncludesOpaqueBars = true
        stage.screen.settle()
        #expect(stage.list.view.frame.minY == 0)
        #expect(stage.list.view.safeAreaInsets.top == 64)
    }

    @Test("a screen that doesn't reach under bars stands between them")
    func edgesForExtendedLayout() {
        let stage = ToolbarStage()
        let controller = stage.navigation.topViewController
        controller?.edgesForExtendedLayout = []
        stage.screen.settle()
        #expect(controller?.view.frame == CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 64))
        #expect(controller?.view.safeAreaInsets == .zero)
        controller?.edgesForExtendedLayout = .bottom
        stage.screen.settle()
        #expect(controller?.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(stage.insetBottom == 64)
    }

    @Test("a black bar is dark, with light contents")
    func black() throws {
        let stage = LargeTitleStage()
        stage.bar.barStyle = .black
        stage.table.contentOffset.y = 200
        stage.screen.settle()
        #expect(stage.bar.traitCollection.userInterfaceStyle == .dark)
        #expect(stage.list.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("tabs have the colours of their arrangement and state, and badges too")
    func tabs() throws {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 160), scale: 1, safeAreaInsets: .zero)
        let tabs = UITabBarController()
        tabs.viewControllers = ["star", "heart"].map { name in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: name), tag: 0)
            return controller
        }
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        let stacked = appearance.stackedLayoutAppearance
        stacked.normal.iconColor = .systemTeal
        stacked.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
        stacked.normal.badgeBackgroundColor = .systemGreen
        stacked.selected.iconColor = .white
        stacked.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
        // There is so little height that tabs are small.
        appearance.compactInlineLayoutAppearance = stacked
        tabs.tabBar.standardAppearance = appearance
        tabs.tabBar.scrollEdgeAppearance = appearance
        tabs.tabBar.items?.last?.badgeValue = "3"
        screen.show(tabs)
        screen.settle()
        func color(_ text: String) -> UIColor? { (screen.view(showing: text) as? UILabel)?.textColor }
        #expect(color("star") == .white)
        #expect(color("heart") == .systemTeal)
        expectSnapshot(screen, matches: "tabs")
        let own = UITabBarAppearance()
        own.configureWithTransparentBackground()
        tabs.viewControllers?.last?.tabBarItem.scrollEdgeAppearance = own
        #expect(try background(of: tabs.tabBar).configuration.color == .systemIndigo)
        tabs.selectedIndex = 1
        screen.settle()
        #expect(try background(of: tabs.tabBar).isClear)
    }
}
