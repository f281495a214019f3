import ScreenDriver
import Testing
import TrestleTesting

@testable import UIKit

@Suite("The large content viewer", .serialized) @MainActor
struct LargeContentViewerTests {
    /// The screen of a tab, which counts the taps of its bar button items.
    private final class Page: UIViewController {
        var actions: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Walks"
            view.backgroundColor = .systemBackground
            let add = UIAction(title: "Add", image: UIImage(systemName: "plus")) { [weak self] _ in
                self?.actions.append("Add")
            }
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
                self?.actions.append("Share")
            }
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(primaryAction: add), UIBarButtonItem(primaryAction: share),
            ]
        }
    }

    private let page = Page()
    private let tabs = UITabBarController()

    private func show(
        _ category: UIContentSizeCategory = .accessibilityExtraLarge, style: UIUserInterfaceStyle = .light
    ) -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 480), scale: 1, style: style, contentSizeCategory: category)
        let navigation = UINavigationController(rootViewController: page)
        navigation.tabBarItem = UITabBarItem(title: "Walks", image: UIImage(systemName: "map"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Favorites", image: UIImage(systemName: "star"), tag: 1)
        tabs.viewControllers = [navigation, other]
        screen.show(tabs)
        screen.settle()
        return screen
    }

    private func viewer(_ screen: HeadlessScreen) -> LargeContentViewer? { screen.views(LargeContentViewer.self).first }

    private func title(_ screen: HeadlessScreen) -> String? {
        viewer(screen).flatMap { viewer in
            screen.views(UILabel.self).first { $0.isDescendant(of: viewer) }?.text
        }
    }

    private func center(_ view: UIView?) throws -> CGPoint {
        let view = try #require(view)
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }

    @Test("a long press on a tab displays its large version, which follows the finger; lifting selects the tab")
    func tabBar() throws {
        let screen = show()
        let buttons = screen.views(TabBarButton.self)
        let (walks, favorites) = (try center(buttons.first), try center(buttons.last))
        screen.touchDown(at: walks)
        screen.advance(by: 0.1)
        #expect(viewer(screen) == nil)
        screen.advance(by: 0.5)
        #expect(title(screen) == "Walks")
        let frame = try #require(viewer(screen)).frame
        #expect(frame.midX == 160 && frame.midY == 240)
        screen.touchMove(to: favorites)
        screen.advance(by: 0.1)
        #expect(title(screen) == "Favorites" && tabs.selectedIndex == 0)
        screen.touchUp(at: favorites)
        screen.settle()
        #expect(tabs.selectedIndex == 1 && viewer(screen) == nil)
    }

    @Test("a long press on a bar button item displays it, and lifting over it performs its action once")
    func barButton() throws {
        let screen = show()
        let add = try center(screen.views(BarButton.self).first { $0.accessibilityLabel == "Add" })
        screen.touchDown(at: add)
        screen.advance(by: 0.5)
        #expect(title(screen) == "Add")
        screen.touchUp(at: add)
        screen.settle()
        #expect(page.actions == ["Add"] && viewer(screen) == nil)
        screen.touchDown(at: add)
        screen.advance(by: 0.5)
        screen.touchMove(to: CGPoint(x: 20, y: 300))
        screen.advance(by: 0.1)
        screen.touchUp(at: CGPoint(x: 20, y: 300))
        screen.settle()
        #expect(page.actions == ["Add"] && viewer(screen) == nil)
    }

    @Test("a long press on a segment displays it, and lifting selects the segment and sends the action once")
    func segments() throws {
        let screen = show()
        let control = UISegmentedControl(items: ["Map", "List"])
        control.frame = CGRect(x: 20, y: 200, width: 280, height: 32)
        control.selectedSegmentIndex = 0
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        page.view.addSubview(control)
        screen.settle()
        screen.touchDown(at: CGPoint(x: 60, y: 216))
        screen.advance(by: 0.5)
        #expect(title(screen) == "Map")
        screen.touchMove(to: CGPoint(x: 260, y: 216))
        screen.advance(by: 0.1)
        #expect(title(screen) == "List" && control.selectedSegmentIndex == 0)
        screen.touchUp(at: CGPoint(x: 260, y: 216))
        screen.settle()
        #expect(control.selectedSegmentIndex == 1 && changes == 1)
    }

    @Test("nothing is displayed at other text sizes, where a long press remains a tap")
    func standardSizes() throws {
        let screen = show(.extraExtraExtraLarge)
        let add = try center(screen.views(BarButton.self).first { $0.accessibilityLabel == "Add" })
        screen.touchDown(at: add)
        screen.advance(by: 0.5)
        #expect(viewer(screen) == nil && !UILargeContentViewerInteraction.isEnabled)
        screen.touchUp(at: add)
        #expect(page.actions == ["Add"])
        var posted = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }
        screen.change(to: .extraLarge)
        #expect(posted == 0)
        screen.change(to: .accessibilityMedium)
        screen.settle()
        #expect(posted == 1 && UILargeContentViewerInteraction.isEnabled)
        screen.touchDown(at: add)
        screen.advance(by: 0.5)
        #expect(title(screen) == "Add")
        screen.touchUp(at: add)
        NotificationCenter.default.removeObserver(observer)
    }

    @Test("a view of the app shows its large version, and its delegate selects items and handles the end")
    func ownViews() throws {
        final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
            var ended: [String?] = []
            func largeContentViewerInteraction(
                _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
                at point: CGPoint
            ) { ended.append(item?.largeContentTitle) }
        }
        let screen = show()
        let delegate = Delegate()
        let strip = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 0, width: 100, height: 44))
        button.setTitle("Locate", for: .normal)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.showsLargeContentViewer = true
        strip.addSubview(button)
        let plain = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
        plain.setTitle("Plain", for: .normal)
        strip.addSubview(plain)
        let interaction = UILargeContentViewerInteraction()
        strip.addInteraction(interaction)
        page.view.addSubview(strip)
        screen.longPress(at: CGPoint(x: 250, y: 222))
        #expect(viewer(screen) == nil)
        screen.touchDown(at: CGPoint(x: 60, y: 222))
        screen.advance(by: 0.5)
        #expect(title(screen) == "Locate")
        screen.touchUp(at: CGPoint(x: 60, y: 222))
        screen.settle()
        #expect(taps == 1)
        button.largeContentTitle = "Where am I?"
        strip.removeInteraction(interaction)
        let other = UILargeContentViewerInteraction(delegate: delegate)
        strip.addInteraction(other)
        #expect(other.gestureRecognizerForExclusionRelationship.view === strip && other.delegate === delegate)
        screen.longPress(at: CGPoint(x: 60, y: 222))
        screen.settle()
        #expect(delegate.ended == ["Where am I?"] && taps == 1)
    }

    @Test(
        "the large version matches its reference image in light and dark mode",
        arguments: [("tab", UIUserInterfaceStyle.light), ("tab-dark", .dark)])
    func look(name: String, style: UIUserInterfaceStyle) throws {
        let screen = show(style: style)
        let button = try center(screen.views(TabBarButton.self).last)
        screen.touchDown(at: button)
        screen.advance(by: 0.8)
        expectSnapshot(screen, matches: "large-content-\(name)")
        screen.touchUp(at: button)
    }

    @Test("an image that is not scaled, and a title without an image, match their reference images")
    func otherItems() throws {
        let screen = show()
        let item = try #require(page.navigationItem.rightBarButtonItems?.first)
        item.largeContentSizeImage = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image {
            UIColor.systemRed.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }.withRenderingMode(.alwaysOriginal)
        let add = try center(screen.views(BarButton.self).first { $0.accessibilityLabel == "Add" })
        screen.touchDown(at: add)
        screen.advance(by: 0.8)
        expectSnapshot(screen, matches: "large-content-image")
        screen.touchUp(at: add)
        let control = UISegmentedControl(items: ["A rather long title", "List"])
        control.frame = CGRect(x: 20, y: 120, width: 280, height: 32)
        page.view.addSubview(control)
        screen.settle()
        screen.touchDown(at: CGPoint(x: 60, y: 136))
        screen.advance(by: 0.8)
        expectSnapshot(screen, matches: "large-content-title")
        screen.touchUp(at: CGPoint(x: 60, y: 136))
    }
}
