import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Bar appearances", .serialized)
struct BarAppearanceTests {
    private func background(of bar: UIView) throws -> BarBackgroundView {
        try #require(bar.subviews.lazy.compactMap { $0 as? BarBackgroundView }.first)
    }

    @Test("each configure method sets the effect, the background and the shadow")
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

    @Test("a copy has all values and is independent of the original")
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

    @Test("an appearance is decoded with its archived values")
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

    @Test("the standard appearance applies over content, the scroll edge appearance at the content's edge")
    func edge() throws {
        let fixture = LargeTitleFixture(rows: 40) { _ in }
        let standard = UINavigationBarAppearance()
        standard.configureWithOpaqueBackground()
        standard.backgroundColor = .systemIndigo
        standard.titleTextAttributes = [.foregroundColor: UIColor.white]
        fixture.bar.standardAppearance = standard
        let background = try background(of: fixture.bar)
        #expect(background.isClear)
        let edge = UINavigationBarAppearance()
        edge.configureWithTransparentBackground()
        edge.backgroundColor = .systemMint
        edge.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
        fixture.bar.scrollEdgeAppearance = edge
        #expect(background.configuration.color == .systemMint)
        #expect(fixture.label("Mailboxes", size: 34)?.textColor == .systemRed)
        expectSnapshot(fixture.screen, matches: "edge")
        fixture.table.contentOffset.y = 200
        fixture.screen.settle()
        #expect(background.configuration.color == .systemIndigo)
        #expect(fixture.label("Mailboxes", size: 17)?.textColor == .white)
        expectSnapshot(fixture.screen, matches: "standard")
    }

    @Test("changing an appearance read from the bar updates the bar")
    func inPlace() throws {
        let fixture = LargeTitleFixture()
        fixture.table.contentOffset.y = 200
        fixture.screen.settle()
        fixture.bar.standardAppearance.backgroundColor = .systemOrange
        fixture.bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
        fixture.screen.settle()
        #expect(try background(of: fixture.bar).configuration.color == .systemOrange)
        #expect(fixture.label("Mailboxes", size: 17)?.textColor == .systemBlue)
    }

    @Test("a navigation item's appearance takes precedence, and appearances cross-fade during transitions")
    func perItem() throws {
        let fixture = LargeTitleFixture()
        let next = UIViewController()
        next.title = "Red"
        let red = UINavigationBarAppearance()
        red.configureWithOpaqueBackground()
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        next.navigationItem.scrollEdgeAppearance = red
        let background = try background(of: fixture.bar)
        #expect(background.isClear)
        fixture.navigation.pushViewController(next, animated: true)
        fixture.screen.advance(by: 0.17)
        let fill = background.subviews[1]
        let alpha = try #require(fill.layer.presentation()?.backgroundColor).alpha
        #expect(alpha > 0.2 && alpha < 0.8)
        fixture.screen.settle()
        #expect(background.configuration.color == red.backgroundColor)
        next.navigationItem.scrollEdgeAppearance?.backgroundColor = .systemGreen
        #expect(background.configuration.color == .systemGreen)
        fixture.navigation.popViewController(animated: true)
        fixture.screen.settle()
        #expect(background.isClear)
    }

    @Test("a canceled pop restores the appearance of the top view controller")
    func canceled() throws {
        let fixture = ToolbarFixture()
        let colors: [UIColor] = [.systemRed, .systemGreen]
        let next = fixture.makeList("B")
        for (color, controller) in zip(colors, [fixture.navigation.topViewController, next]) {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            controller?.navigationItem.standardAppearance = appearance
            controller?.navigationItem.scrollEdgeAppearance = appearance
        }
        fixture.navigation.pushViewController(next, animated: false)
        fixture.screen.settle()
        let background = try background(of: fixture.navigation.navigationBar)
        #expect(background.configuration.color == .systemGreen)
        fixture.drag(to: 120)
        #expect(background.configuration.color == .systemRed)
        fixture.screen.touchUp(at: CGPoint(x: 120, y: 150))
        fixture.screen.settle()
        #expect(background.configuration.color == .systemGreen)
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("buttons have the text attributes of the plain, done and back button appearances")
    func buttons() throws {
        let fixture = LargeTitleFixture()
        let next = UIViewController()
        next.title = "Next"
        next.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "Plain"),
        ]
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
        appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBrown]
        fixture.bar.standardAppearance = appearance
        fixture.navigation.pushViewController(next, animated: false)
        fixture.screen.settle()
        func color(_ text: String) -> UIColor? { (fixture.screen.view(showing: text) as? UILabel)?.textColor }
        #expect(color("Done") == .systemRed)
        #expect(color("Plain") == .systemGreen)
        #expect(color("Mailboxes") == .systemBrown)
    }

    @Test("an opaque bar always has a background, and content begins below it")
    func opaque() throws {
        let fixture = LargeTitleFixture()
        fixture.bar.prefersLargeTitles = false
        fixture.bar.isTranslucent = false
        fixture.bar.barTintColor = .systemYellow
        fixture.screen.settle()
        #expect(try background(of: fixture.bar).configuration.color == .systemYellow)
        #expect(fixture.list.view.frame == CGRect(x: 0, y: 64, width: 320, height: 356))
        #expect(fixture.list.view.safeAreaInsets.top == 0)
        fixture.list.extendedLayoutIncludesOpaqueBars = true
        fixture.screen.settle()
        #expect(fixture.list.view.frame.minY == 0)
        #expect(fixture.list.view.safeAreaInsets.top == 64)
    }

    @Test("the view of a controller without extended edges is between the bars")
    func edgesForExtendedLayout() {
        let fixture = ToolbarFixture()
        let controller = fixture.navigation.topViewController
        controller?.edgesForExtendedLayout = []
        fixture.screen.settle()
        #expect(controller?.view.frame == CGRect(x: 0, y: 44, width: 320, height: 480 - 44 - 64))
        #expect(controller?.view.safeAreaInsets == .zero)
        controller?.edgesForExtendedLayout = .bottom
        fixture.screen.settle()
        #expect(controller?.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(fixture.insetBottom == 64)
    }

    @Test("a black bar has the dark style with light content")
    func black() throws {
        let fixture = LargeTitleFixture()
        fixture.bar.barStyle = .black
        fixture.table.contentOffset.y = 200
        fixture.screen.settle()
        #expect(fixture.bar.traitCollection.userInterfaceStyle == .dark)
        #expect(fixture.list.view.traitCollection.userInterfaceStyle == .light)
    }

    @Test("tabs and badges have the colors of their layout and state")
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
        // The screen is so low that tabs use the compact layout.
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
