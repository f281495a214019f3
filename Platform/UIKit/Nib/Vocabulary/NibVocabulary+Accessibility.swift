extension NibVocabulary {
    private static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
        "tabBar": .tabBar,
    ]

    /// Adds the accessibility properties of an element's `<accessibility>` to its record.
    @MainActor
    static func addAccessibility(of element: NibElement, to record: NibRecord, _ compiler: NibCompiler) {
        guard let accessibility = element.child("accessibility") else { return }
        record.values["UIAccessibilityIdentifier"] = accessibility["identifier"].map { .string($0) }
        for (attribute, property) in [
            ("label", "accessibilityLabel"), ("hint", "accessibilityHint"), ("value", "accessibilityValue"),
        ] {
            guard let text = accessibility[attribute] else { continue }
            record.values["UIA\(property.dropFirst())"] = .string(compiler.localized(text, property, of: element))
        }
        if let child = accessibility.value("traits") {
            let set = traits.reduce(UIAccessibilityTraits.none) { set, entry in
                child.flag(entry.key) == true ? set.union(entry.value) : set
            }
            record.values["UIAccessibilityTraits"] = .integer(Int(truncatingIfNeeded: set.rawValue))
        }
        if let isElement = accessibility.value("isElement")?.flag("value") {
            record.values["UIIsAccessibilityElement"] = .flag(isElement)
        }
    }
}
