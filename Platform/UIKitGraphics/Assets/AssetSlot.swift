import Foundation

/// For which devices, looks and places one entry of a set is.
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
    /// The language of a localised entry.
    var locale: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale
        case languageDirection = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
        case displayGamut = "display-gamut"
    }

    /// The same for any device: what is left can change while an app runs.
    var withoutIdiom: AssetSlot {
        var slot = self
        slot.idiom = nil
        return slot
    }

    /// How well the slot suits the traits: what contradicts them counts most, then what they leave open, then what agrees.
    /// - Parameter language: the one that is shown of those there are.
    package func fit(_ traits: TraitValues, language: String?) -> Int {
        let isPad = traits.userInterfaceIdiom == .pad
        let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
        let contrast = traits.accessibilityContrast == .high ? "high" : "normal"
        let direction = traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
        let gamut = traits.displayGamut == .P3 ? "display-P3" : "sRGB"
        func value(_ name: String) -> String? { appearances?.first { $0.appearance == name }?.value }
        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
            sizeClass == .unspecified ? nil : sizeClass == .compact ? "compact" : "regular"
        }
        // What weighs more stands before the rest.
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

    /// Whether it is for the devices that there are here.
    var isForDevices: Bool { [nil, "universal", "iphone", "ipad"].contains(idiom) }
}

extension Sequence {
    /// The elements whose slots suit the traits best.
    package func fitting(_ traits: TraitValues, slot: (Element) -> AssetSlot) -> [Element] {
        let languages = compactMap { slot($0).locale }
        let language = languages.isEmpty ? nil : PreferredLanguages.best(of: languages)
        let ranked = map { ($0, slot($0).fit(traits, language: language)) }
        let best = ranked.map(\.1).max()
        return ranked.filter { $0.1 == best }.map(\.0)
    }
}
