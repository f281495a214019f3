import Foundation
import Synchronization

extension UIColor {
    /// Creates a color from the color set with the given name in the app's catalogs. Returns `nil` if there
    /// is none.
    ///
    /// The color adapts to the user interface style and contrast if the set contains variants for them.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates a color from the color set with the given name in the catalogs of a bundle, or of the app if
    /// it is `nil`. Returns `nil` if there is none.
    /// - Parameter traitCollection: Traits that override those of the view that displays the color.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = ColorSet.named(name, in: bundle) else { return nil }
        if let color = set.singleColor {
            self.init(content: color.content)
        } else {
            self.init(content: .named(NamedColor(name: name, set: set, traits: traitCollection?.values)))
        }
    }

    /// The app's default tint color: the color set that `NSAccentColorName` specifies, or otherwise
    /// `AccentColor`, or otherwise the accent color of the desktop.
    package static var accent: UIColor { appAccent ?? desktopAccent ?? .systemBlue }

    private static let appAccent = accent(in: nil, name: AppInformation.dictionary()["NSAccentColorName"] as? String)

    static func accent(in bundle: Bundle?, name: String?) -> UIColor? {
        UIColor(named: name ?? "AccentColor", in: bundle, compatibleWith: nil)
    }

    /// The accent color that the user has selected for the desktop, or `nil` for the system's blue.
    package static var desktopAccent: UIColor? {
        get { desktopAccentStorage.withLock { $0 } }
        set { desktopAccentStorage.withLock { $0 = newValue } }
    }

    private static let desktopAccentStorage = Mutex<UIColor?>(nil)
}

/// A color from a color set, with optional traits.
package struct NamedColor: Hashable, Sendable {
    let name: String
    let set: ColorSet
    /// Traits that override those of the view that displays the color.
    let traits: TraitValues?

    func components(with given: UITraitCollection) -> ColorComponents {
        guard let traits else { return set.color(for: given.values).components(with: given) }
        let merged = UITraitCollection(traitsFrom: [given, UITraitCollection(traits)])
        return set.color(for: merged.values).components(with: merged)
    }
}
