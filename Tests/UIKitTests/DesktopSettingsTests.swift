import Foundation
import Testing
import TrestleTesting

@testable import ScreenDriver
@testable import UIKit

@Suite("Settings of the desktop", .serialized)
@MainActor
struct DesktopSettingsTests {
    private let screen = HeadlessScreen()

    private func settings(_ change: (inout DesktopSettings) -> Void) -> DesktopSettings {
        var settings = DesktopSettings()
        change(&settings)
        return settings
    }

    @Test("the accent color of the desktop is the tint of views that have no other")
    func accentColor() {
        final class TintedView: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let (plain, own) = (TintedView(), TintedView())
        own.tintColor = .systemPink
        own.changes = 0
        let root = UIView()
        for view in [plain, own] { root.addSubview(view) }
        screen.show(root)
        plain.changes = 0
        screen.change(to: settings { $0.accentColor = DesktopSettings.AccentColor(red: 1, green: 0, blue: 0) })
        #expect(plain.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && plain.changes == 1)
        #expect(own.tintColor == .systemPink && own.changes == 0)
        screen.change(to: DesktopSettings())
        #expect(plain.tintColor == .systemBlue && plain.changes == 2)
    }

    @Test("another screen has the defaults again")
    func reset() {
        screen.change(
            to: settings {
                $0.accentColor = DesktopSettings.AccentColor(red: 1, green: 0, blue: 0)
                $0.reducesMotion = true
            })
        #expect(UIAccessibility.isReduceMotionEnabled)
        let other = HeadlessScreen()
        #expect(!UIAccessibility.isReduceMotionEnabled && UIView().tintColor == .systemBlue)
        withExtendedLifetime(other) {}
    }

    @Test("with reduced motion, a push and a pop fade and move nothing")
    func fadingPush() {
        screen.change(to: settings { $0.reducesMotion = true })
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        screen.show(navigation)
        func expectFade(of view: UIView, to isVisible: Bool) {
            screen.advance(by: 0.15)
            let opacity = Double(view.layer.presentation()?.opacity ?? 0)
            #expect(opacity > 0.05 && opacity < 0.95, "\(opacity)")
            for controller in [first, second] {
                #expect(controller.view.layer.presentation()?.frame.minX == 0)
            }
            screen.settle()
        }
        navigation.pushViewController(second, animated: true)
        expectFade(of: second.view, to: true)
        #expect(second.view.alpha == 1 && second.view.window != nil && first.view.window == nil)
        navigation.popViewController(animated: true)
        expectFade(of: second.view, to: false)
        #expect(second.view.alpha == 1 && second.view.window == nil && first.view.window != nil)
    }

    @Test(
        "with reduced motion, sheets and full screens fade in",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func fadingPresentation(style: UIModalPresentationStyle) {
        let base = UIViewController()
        screen.show(base)
        screen.change(to: settings { $0.reducesMotion = true })
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        base.present(presented, animated: true)
        screen.advanceFrame()
        let place = presented.view.convert(presented.view.bounds, to: nil)
        screen.advance(by: 0.1)
        #expect(presented.view.convert(presented.view.bounds, to: nil) == place)
        let fading = sequence(first: presented.view as UIView, next: \.superview)
            .compactMap { $0.layer.presentation()?.opacity }.min()
        #expect(fading ?? 1 < 1)
        screen.settle()
        #expect(presented.view.convert(presented.view.bounds, to: nil) == place)
        presented.dismiss(animated: true)
        screen.settle()
        #expect(base.presentedViewController == nil)
    }

    @Test(
        "a factor of text sizes is the category with the nearest size",
        arguments: [
            (0.5, UIContentSizeCategory.extraSmall), (1, .large), (1.1, .extraLarge), (1.25, .extraExtraLarge),
            (1.5, .extraExtraExtraLarge), (2, .accessibilityLarge), (8, .accessibilityExtraExtraExtraLarge),
        ])
    func textScale(scale: Double, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory(nearestToScale: scale) == category)
        screen.change(to: settings { $0.textScale = scale })
        #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == category)
    }

    @Test("the name of a theme tells its style and contrast")
    func themes() {
        func theme(_ name: String) -> DesktopTheme { DesktopTheme(named: name) }
        #expect(theme("Adwaita-dark").style == .dark && theme("Adwaita:dark").style == .dark)
        #expect(theme("Adwaita").style == nil && theme("Darkly").style == nil && theme("").style == nil)
        #expect(theme("HighContrast").hasHighContrast && !theme("Adwaita-dark").hasHighContrast)
        #expect(theme("HighContrastInverse").style == .dark)
    }

    @Test("the interface has the direction of the app's localization")
    func direction() {
        func direction(_ languages: [String], _ localizations: [String]) -> UITraitEnvironmentLayoutDirection {
            InterfaceDirection.ofApp(
                languages: languages,
                folders: (localizations.map { "\($0).lproj" } + [""]).map { URL(fileURLWithPath: "/app/\($0)") })
        }
        #expect(direction(["ar-EG"], ["ar", "Base"]) == .rightToLeft)
        #expect(direction(["ar-EG"], ["Base", "ar"]) == .rightToLeft)
        #expect(direction(["ar-EG"], ["en"]) == .leftToRight)
        #expect(direction(["ar-EG"], []) == .leftToRight)
        #expect(direction(["en", "he"], ["en", "Base"]) == .leftToRight)
        #expect(direction(["az-Arab-IR"], ["az-Arab"]) == .rightToLeft)
        #expect(direction(["ks-Deva"], ["ks-Deva"]) == .leftToRight)
    }
}
