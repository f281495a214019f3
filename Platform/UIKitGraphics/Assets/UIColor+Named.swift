import Foundation

extension UIColor {
    /// The colour set of that name in the app's catalogues; nil if there is none. It follows light and dark mode and contrast,
    /// as far as the set has variants.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// The colour set of that name in a bundle's catalogues, by default the app's; nil if there is none.
    /// - Parameter traitCollection: traits that count more than those of whoever shows the colour.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = ColorSet.named(name, in: bundle) else { return nil }
        if let color = set.onlyColor {
            self.init(content: color.content)
        } else {
            self.init(content: .named(NamedColor(name: name, set: set, traits: traitCollection?.values)))
        }
    }

    /// What the tint is where an app sets none: the colour set that `NSAccentColorName` names, or that is called `AccentColor`.
    package static let accent = accent(in: nil, name: AppInformation.dictionary()["NSAccentColorName"] as? String)

    static func accent(in bundle: Bundle?, name: String?) -> UIColor {
        UIColor(named: name ?? "AccentColor", in: bundle, compatibleWith: nil) ?? .systemBlue
    }
}

/// A colour set in an app's hands.
package struct NamedColor: Hashable, Sendable {
    let name: String
    let set: ColorSet
    /// What counts more than the traits of whoever shows the colour.
    let traits: TraitValues?

    func components(with given: UITraitCollection) -> ColorComponents {
        guard let traits else { return set.color(for: given.values).components(with: given) }
        let merged = UITraitCollection(traitsFrom: [given, UITraitCollection(traits)])
        return set.color(for: merged.values).components(with: merged)
    }
}
