import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Items of bars", .serialized) @MainActor
final class BarItemTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 320, height: 568), scale: 2)

    private func image(_ size: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    private func buttons(in view: UIView) -> [BarButton] {
        view.subviews.flatMap { ($0 as? BarButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test("groups of buttons are between the other items and the title")
    func groups() {
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = UIBarButtonItem(title: "Left")
        item.rightBarButtonItem = UIBarButtonItem(title: "Right")
        let (a, b, c) = (UIBarButtonItem(title: "A"), UIBarButtonItem(title: "B"), UIBarButtonItem(title: "C"))
        item.leadingItemGroups = [a.creatingFixedGroup()]
        item.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [b, c], representativeItem: nil)]
        #expect(item.allLeadingItems.map(\.title) == ["Left", "A"])
        #expect(item.allTrailingItems.map(\.title) == ["Right", "C", "B"])
        #expect(b.buttonGroup === item.trailingItemGroups[0] && item.leadingItemGroups[0].alwaysAvailable)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        #expect(buttons(in: bar).count == 5)
        item.trailingItemGroups[0].isHidden = true
        bar.layoutIfNeeded()
        #expect(buttons(in: bar).count == 3 && item.allTrailingItems.map(\.title) == ["Right"])
        item.pinnedTrailingGroup = UIBarButtonItemGroup(barButtonItems: [c], representativeItem: nil)
        #expect(item.allTrailingItems.map(\.title) == ["C", "Right"])
    }

    @Test("the back button has the background image and the offsets of the back item")
    func backButton() throws {
        let (first, second) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        let back = UIBarButtonItem(title: "Back")
        first.backBarButtonItem = back
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [first, second]
        screen.show(bar)
        bar.layoutIfNeeded()
        let label = try #require(buttons(in: bar).first?.subviews.compactMap { $0 as? UILabel }.first)
        let x = label.frame.minX
        let background = image(30)
        back.setBackButtonBackgroundImage(background, for: .normal, barMetrics: .default)
        back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 7, vertical: 0), for: .default)
        back.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
        let (other, top) = (UINavigationBar(frame: bar.frame), UINavigationItem(title: "Second"))
        other.items = [first, top]
        screen.show(other)
        other.layoutIfNeeded()
        let button = try #require(buttons(in: other).first)
        let shown = try #require(button.subviews.compactMap { $0 as? UIImageView }.first { $0.image === background })
        #expect(!shown.isHidden && shown.frame.minY == 9)
        #expect(button.subviews.compactMap { $0 as? UILabel }.first?.frame.minX == x + 7)
        #expect(back.backButtonBackgroundImage(for: .highlighted, barMetrics: .default) === background)
    }

    @Test("a button shows the background of its style and the insets of its image")
    func style() throws {
        let item = UIBarButtonItem(image: image(20))
        item.style = .done
        let (plain, done) = (image(30, .gray), image(30, .blue))
        item.setBackgroundImage(plain, for: .normal, style: .plain, barMetrics: .default)
        item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
        item.imageInsets = UIEdgeInsets(top: 3, left: 0, bottom: -3, right: 0)
        let button = BarButton(of: item)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 44)
        button.layoutIfNeeded()
        let views = button.subviews.compactMap { $0 as? UIImageView }
        #expect(views.first?.image === done && views.last?.frame == CGRect(x: 0, y: 15, width: 20, height: 20))
    }

    @Test("a tap on a title with a menu opens the menu")
    func titleMenu() {
        var selected = ""
        let item = UINavigationItem(title: "Document")
        item.titleMenuProvider = { suggested in
            #expect(suggested.isEmpty)
            return UIMenu(children: [UIAction(title: "Rename") { selected = $0.title }])
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
        bar.items = [item]
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(bar)
        screen.show(root)
        screen.advanceFrame()
        screen.tap(at: CGPoint(x: 160, y: 72))
        screen.settle()
        screen.tap("Rename")
        screen.settle()
        #expect(selected == "Rename")
    }

    @Test("a tab has the insets of its image")
    func tab() {
        let item = UITabBarItem(title: nil, image: image(20), tag: 0)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
        bar.items = [item]
        bar.layoutIfNeeded()
        let view = { bar.subviews.compactMap { $0 as? TabBarButton }.first?.subviews.first }
        let y = view()?.frame.minY ?? 0
        item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
        bar.layoutIfNeeded()
        view()?.superview?.layoutIfNeeded()
        #expect(view()?.frame.minY == y + 6)
    }
}
