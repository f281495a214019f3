import Testing
import TrestleTesting

@testable import UIKit

private class BadgeLabel: UILabel {
    var badgeColor: UIColor?
    lazy var halo = UIView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        numberOfLines = 7
    }
    required init?(coder: NSCoder) { nil }
}

private final class RoundBadgeLabel: BadgeLabel {}
private final class Panel: UIView {}
private final class Card: UIView {}
private final class PanelController: UIViewController {}

@Suite("Appearance proxies", .serialized) @MainActor
struct AppearanceTests {
    private let screen = HeadlessScreen()
    private let controller = UIViewController()

    init() { screen.show(controller) }

    private func show<View: UIView>(_ view: View, in container: UIView? = nil) -> View {
        if let container { controller.view.addSubview(container) }
        (container ?? controller.view).addSubview(view)
        return view
    }

    @Test("a setting applies when a view enters a window, and not before")
    func enters() {
        UILabel.appearance().textColor = .systemRed
        let label = UILabel()
        #expect(label.textColor != .systemRed)
        #expect(show(label).textColor == .systemRed)
    }

    @Test("a value that the app has set takes precedence")
    func ownValue() {
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance().numberOfLines = 3
        let label = UILabel()
        label.textColor = .systemGreen
        _ = show(label)
        #expect(label.textColor == .systemGreen)
        #expect(label.numberOfLines == 3)
    }

    @Test("a value that a subclass sets in its initializer takes precedence")
    func initializerValue() {
        UILabel.appearance().numberOfLines = 3
        #expect(show(BadgeLabel()).numberOfLines == 7)
    }

    @Test("settings of a subclass take precedence over those of its superclass, in any order")
    func subclass() {
        BadgeLabel.appearance().textColor = .systemBlue
        UILabel.appearance().textColor = .systemRed
        UILabel.appearance().textAlignment = .center
        let label = show(RoundBadgeLabel())
        #expect(label.textColor == .systemBlue)
        #expect(label.textAlignment == .center)
        #expect(show(UILabel()).textColor == .systemRed)
    }

    @Test("a setting in containers applies inside them only, and before the general one")
    func containers() {
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .systemBlue
        UILabel.appearance().textColor = .systemRed
        #expect(show(UILabel(), in: Panel()).textColor == .systemBlue)
        #expect(show(UILabel()).textColor == .systemRed)
    }

    @Test("the outermost of several containers takes precedence, and the order of a list matters")
    func nestedContainers() {
        UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .systemBlue
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .systemGreen
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Card.self]).textAlignment = .right
        let (panel, card) = (Panel(), Card())
        panel.addSubview(card)
        controller.view.addSubview(panel)
        let label = show(UILabel(), in: nil)
        card.addSubview(label)
        let inside = UILabel()
        card.addSubview(inside)
        #expect(inside.textColor == .systemGreen)
        #expect(inside.textAlignment == .natural)
    }

    @Test("a view controller is a container")
    func controllerContainer() {
        UILabel.appearance(whenContainedInInstancesOf: [PanelController.self]).textColor = .systemBlue
        let child = PanelController()
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        let label = UILabel()
        child.view.addSubview(label)
        #expect(label.textColor == .systemBlue)
    }

    @Test("settings for traits apply in views with these traits")
    func traits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        UILabel.appearance(for: dark).textColor = .systemYellow
        let panel = Panel()
        panel.overrideUserInterfaceStyle = .dark
        #expect(show(UILabel(), in: panel).textColor == .systemYellow)
        #expect(show(UILabel()).textColor == .label)
    }

    @Test("a changed setting applies when a view enters a window again")
    func changes() {
        UILabel.appearance().textColor = .systemRed
        let label = show(UILabel())
        UILabel.appearance().textColor = .systemBlue
        #expect(label.textColor == .systemRed)
        label.removeFromSuperview()
        #expect(show(label).textColor == .systemBlue)
        label.textColor = .systemGray
        label.removeFromSuperview()
        #expect(show(label).textColor == .systemGray)
    }

    @Test("the tint color of windows is inherited by their views")
    func window() {
        UIWindow.appearance().tintColor = .systemPurple
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(window.rootViewController?.view.tintColor == .systemPurple)
        #expect(UIApplication.shared.windows.filter { $0.tintColor == .systemPurple }.count == 1)
    }

    @Test("navigation bars have the appearance and the title attributes of their proxy")
    func navigationBar() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .systemTeal
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().prefersLargeTitles = true
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
        let navigation = UINavigationController(rootViewController: UIViewController())
        screen.show(navigation)
        let bar = navigation.navigationBar
        #expect(bar.standardAppearance.backgroundColor == .systemTeal)
        #expect(bar.prefersLargeTitles)
        #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
    }

    @Test("both styles of tables have the background color of the proxy")
    func tables() {
        UITableView.appearance().backgroundColor = .systemTeal
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            #expect(show(UITableView(frame: .zero, style: style)).backgroundColor == .systemTeal)
        }
    }

    @Test("bar buttons have the title attributes of their proxy")
    func barButtons() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .systemGreen
        let content = UIViewController()
        let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        content.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: content))
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemRed)
        #expect(item.tintColor == nil)
    }

    @Test("titles of buttons have the color of the proxy in each state")
    func buttons() {
        UIButton.appearance().setTitleColor(.systemRed, for: .normal)
        let button = show(UIButton(type: .custom))
        #expect(button.titleColor(for: .normal) == .systemRed)
        button.removeFromSuperview()
        button.setTitleColor(.systemGreen, for: .normal)
        #expect(show(button).titleColor(for: .highlighted) == .systemGreen)
    }

    @Test("stored properties of the app's own views are appearance properties")
    func ownProperties() {
        BadgeLabel.appearance().badgeColor = .systemOrange
        _ = BadgeLabel.appearance().halo
        let label = show(RoundBadgeLabel())
        #expect(label.badgeColor == .systemOrange)
        let own = BadgeLabel()
        own.badgeColor = .systemGray
        #expect(show(own).badgeColor == .systemGray)
        #expect(label.halo !== BadgeLabel.appearance().halo)
    }

    @Test("a new object of each class with appearance properties exists")
    func everyClass() {
        for known in AppearanceProperty.known where known.type is UIView.Type {
            #expect(type(of: AppearanceDefaults.makeProxy(known.type)) == known.type)
        }
    }

    @Test("a rule for all views applies to visual effect views")
    func visualEffects() {
        UIView.appearance().semanticContentAttribute = .forceRightToLeft
        defer { UIView.appearance().semanticContentAttribute = .unspecified }
        let view = show(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }
}
