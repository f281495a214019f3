import Foundation

/// The devices, appearances, and environments to which an entry of a set applies.
package struct AssetSlot: Decodable, Hashable, Sendable {
    struct Appearance: Decodable, Hashable, Sendable {
        let appearance: String
        let value: String
    }

    var idiom: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var displayGamut: String?
    /// The language of a localized entry.
    var locale: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale
        case languageDirection = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case displayGamut = "display-gamut"
    }

    /// The slot without its device. The remaining conditions can change while an app runs.
    var withoutIdiom: AssetSlot {
        var slot = self
        slot.idiom = nil
        return slot
    }

    /// Returns a score for how well the slot matches the traits. Conflicts weigh more than conditions that
    /// the traits leave open, and these more than matches.
    /// - Parameter language: The best of the available languages.
    package func score(for traits: TraitValues, language: String?) -> Int {
        let isPad = traits.userInterfaceIdiom == .pad
        let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
        let contrast = traits.accessibilityContrast == .high ? "high" : "normal"
        let direction = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
        let gamut = traits.displayGamut == .P3 ? "display-P3" : "sRGB"
        func value(_ name: String) -> String? { appearances?.first { $0.appearance == name }?.value }
        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
            sizeClass == .unspecified ? nil : sizeClass == .compact ? "compact" : "regular"
        }
        // In order of decreasing weight.
        let conditions: [(demanded: String?, given: String?)] = [
            (idiom == "universal" ? nil : idiom, isPad ? "ipad" : "iphone"), (locale, language),
            (value("luminosity"), style), (value("contrast"), contrast), (languageDirection, direction),
            (widthClass, name(traits.horizontalSizeClass)), (heightClass, name(traits.verticalSizeClass)),
            (displayGamut, gamut),
        ]
        return conditions.enumerated().reduce(0) { sum, condition in
            let (demanded, given) = condition.element
            guard let demanded else { return sum }
            let weight = 1 << (conditions.count - condition.offset)
            guard let given else { return sum - weight << 10 }
            return demanded == given ? sum + weight : sum - weight << 20
        }
    }

    /// Whether the slot applies to the devices that this package supports.
    var isForSupportedDevice: Bool { [nil, "universal", "iphone", "ipad"].contains(idiom) }
}

extension Sequence {
    /// Returns the elements whose slots match the traits best.
    package func bestMatches(for traits: TraitValues, slot: (Element) -> AssetSlot) -> [Element] {
        let languages = compactMap { slot($0).locale }
        let language = languages.isEmpty ? nil : PreferredLanguages.best(of: languages)
        let ranked = map { ($0, slot($0).score(for: traits, language: language)) }
        let best = ranked.map(\.1).max()
        return ranked.filter { $0.1 == best }.map(\.0)
    }
}
