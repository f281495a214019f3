import Testing
import TrestleTesting

@testable import UIKit

private struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1
}

private struct ThemeTrait: UITraitDefinition {
    static var defaultValue: NSObject? { nil }
}

extension UIMutableTraits {
    fileprivate var density: Int {
        get { self[DensityTrait.self] }
        set { self[DensityTrait.self] = newValue }
    }
}

@Suite("Trait overrides and observation", .serialized) @MainActor
struct TraitOverrideTests {
    private let screen = HeadlessScreen()
    private let controller = UIViewController()
    private let outer = UIView()
    private let inner = UIView()

    init() {
        screen.show(controller)
        controller.view.addSubview(outer)
        outer.addSubview(inner)
    }

    @Test("an override applies to the view and its subviews until it is removed")
    func overrides() {
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(!outer.traitOverrides.contains(UITraitLayoutDirection.self))
        outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    }

    @Test("traits of the app are inherited, and have their default value elsewhere")
    func custom() {
        #expect(inner.traitCollection[DensityTrait.self] == 1)
        controller.traitOverrides.density = 3
        #expect(inner.traitCollection[DensityTrait.self] == 3)
        #expect(controller.traitCollection[DensityTrait.self] == 3)
        let theme = NSObject()
        outer.traitOverrides[ThemeTrait.self] = theme
        #expect(inner.traitCollection[ThemeTrait.self] === theme)
        #expect(controller.traitCollection[ThemeTrait.self] == nil)
        outer.removeFromSuperview()
        let other = HeadlessScreen()
        other.show(UIViewController())
        other.window?.addSubview(outer)
        #expect(inner.traitCollection[DensityTrait.self] == 1)
    }

    @Test("overrides of a scene apply to all its windows")
    func scene() throws {
        let scene = try #require(controller.view.window?.windowScene)
        var changes = 0
        scene.registerForTraitChanges([DensityTrait.self]) { (scene: UIWindowScene, _) in changes += 1 }
        scene.traitOverrides.density = 5
        #expect(inner.traitCollection[DensityTrait.self] == 5)
        #expect(changes == 1)
    }

    @Test("a registered closure is called for its traits only, with the view and the old traits")
    func observation() {
        var calls: [String] = []
        let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self, DensityTrait.self]) {
            (view: UIView, previous) in
            let traits = view.traitCollection
            calls.append("\(previous.userInterfaceStyle)-\(traits.userInterfaceStyle) \(traits[DensityTrait.self])")
        }
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            calls.append("controller")
        }
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(calls == [])
        outer.traitOverrides.density = 2
        screen.change(to: .dark)
        #expect(
            calls == ["light-light 2", "light-dark 2", "controller"]
                || calls == ["light-light 2", "controller", "light-dark 2"])
        inner.unregisterForTraitChanges(registration)
        calls = []
        screen.change(to: .light)
        #expect(calls == ["controller"])
    }

    @Test("the text size is limited by the nearest view with limits")
    func limits() {
        outer.maximumContentSizeCategory = .large
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
        outer.maximumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.traitOverrides.preferredContentSizeCategory = .small
        inner.minimumContentSizeCategory = .medium
        #expect(outer.traitCollection.preferredContentSizeCategory == .small)
        #expect(inner.traitCollection.preferredContentSizeCategory == .medium)
        #expect(inner.appliedContentSizeCategoryLimitsDescription.contains("minimum UICTContentSizeCategoryM"))
    }

    @Test("collections are created and modified by closures")
    func mutations() {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.density = 4
        }
        #expect(traits.userInterfaceStyle == .dark && traits[DensityTrait.self] == 4)
        #expect(traits.horizontalSizeClass == .unspecified)
        let modified = traits.modifyingTraits { $0.horizontalSizeClass = .regular }
        #expect(modified.userInterfaceStyle == .dark && modified.horizontalSizeClass == .regular)
        #expect(modified != traits && traits == traits.modifyingTraits { $0.density = 4 })
        #expect(modified.changedTraits(from: traits).map { $0.name } == ["UITraitHorizontalSizeClass"])
        #expect(
            UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == UITraitUserInterfaceStyle.self })
        #expect(
            UITraitCollection(traitsFrom: [modified, UITraitCollection { $0.density = 9 }])[DensityTrait.self] == 9)
    }
}
