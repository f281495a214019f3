/// A class whose properties can be set for all its instances through a proxy.
///
/// ```swift
/// UINavigationBar.appearance().tintColor = .systemIndigo
/// UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .systemGray
/// ```
///
/// A proxy is an object of the class itself. The properties that are set on it apply to each instance when the instance
/// enters a window, unless the app has set the property of the instance to something else than its default. Settings of
/// a subclass take precedence over those of its superclasses, and settings for a container over those without one; of
/// several matching containers, the outermost takes precedence.
///
/// Proxies serve the properties that UIKit documents as appearance properties, and stored properties of the app's own
/// view classes. They are created with `init()`.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy for all instances of the class.
    static func appearance() -> Self

    /// Returns the proxy for instances of the class in a hierarchy of containers, from the innermost to the outermost.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy for instances of the class in an environment that has all traits of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy for instances of the class in an environment that has all traits of `trait`, and in a hierarchy
    /// of containers, from the innermost to the outermost.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that appearance proxies can name as a container: a view, a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance where Self: NSObject {
    /// Returns the proxy for all instances of the class.
    public static func appearance() -> Self { AppearanceRules.proxy(of: self, in: [], traits: nil) }

    /// Returns the proxy for instances of the class in a hierarchy of containers, from the innermost to the outermost.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceRules.proxy(of: self, in: containerTypes, traits: nil)
    }

    /// Returns the proxy for instances of the class in an environment that has all traits of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceRules.proxy(of: self, in: [], traits: trait)
    }

    /// Returns the proxy for instances of the class in an environment that has all traits of `trait`, and in a hierarchy
    /// of containers, from the innermost to the outermost.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceRules.proxy(of: self, in: containerTypes, traits: trait) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}
