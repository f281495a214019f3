/// The appearance proxies of the app, and their application to objects that enter a window.
@MainActor
enum AppearanceRules {
    private static var rules: [AppearanceRule] = []
    /// The rules for a class of objects, from the most general to the most special one.
    private static var rulesByClass: [ObjectIdentifier: [AppearanceRule]] = [:]
    /// Whether the settings of all proxies have been read in this turn of the main loop.
    private static var areSettingsCurrent = false

    /// Whether there is any proxy.
    static private(set) var isActive = false

    /// Returns the proxy for a class in certain containers and traits.
    static func proxy<Root: NSObject>(
        of type: Root.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> Root {
        areSettingsCurrent = false
        isActive = true
        let known = rules.first { $0.isRule(of: type, in: containers, traits: traits) }
        let rule = known ?? AppearanceRule(of: type, in: containers, traits: traits)
        if known == nil {
            rules.append(rule)
            rulesByClass = [:]
        }
        guard let proxy = rule.proxy as? Root else {
            preconditionFailure("The appearance proxy of \(type) is a \(Swift.type(of: rule.proxy)).")
        }
        return proxy
    }

    /// Removes all proxies.
    static func removeAll() {
        rules = []
        rulesByClass = [:]
        isActive = false
    }

    /// Applies the settings of all matching proxies to a view that has entered a window, and to the bar item that it
    /// shows.
    static func apply(to view: UIView) {
        readSettings()
        apply(to: view, in: view)
        if let item = (view as? BarButton)?.item ?? (view as? TabBarButton)?.item { apply(to: item, in: view) }
    }

    private static func readSettings() {
        guard !areSettingsCurrent else { return }
        areSettingsCurrent = true
        for rule in rules { rule.readSettings() }
        // An app may keep a proxy and change it later.
        DisplayClock.schedule(after: 0) { areSettingsCurrent = false }
    }

    private static func apply(to object: NSObject & AppearanceRecording, in view: UIView) {
        let candidates = rules(for: object)
        guard !candidates.isEmpty else { return }
        // A bar item is in the view that shows it.
        var responders: [UIResponder] = object === view ? [] : [view]
        while let next = (responders.last ?? view).next { responders.append(next) }
        var settings: [String: (property: AppearanceProperty, value: Any?)] = [:]
        var names: [String] = []
        let matching = candidates.compactMap { rule -> (rule: AppearanceRule, distance: Int)? in
            if let traits = rule.traits, !view.traitCollection.containsTraits(in: traits) { return nil }
            return rule.containerDistance(in: responders).map { (rule, $0) }
        }
        for (rule, _) in matching.enumerated().sorted(by: { precedes($0, $1) }).map(\.element) {
            for setting in rule.settings {
                if settings.updateValue(setting, forKey: setting.property.name) == nil {
                    names.append(setting.property.name)
                }
            }
        }
        apply(names.compactMap { settings[$0] }, to: object)
    }

    private static func rules(for object: NSObject) -> [AppearanceRule] {
        let type = ObjectIdentifier(Swift.type(of: object))
        if let known = rulesByClass[type] { return known }
        let found = rules.filter { $0.applies(to: object) }
        rulesByClass[type] = found
        return found
    }

    /// Orders rules by class, containers, the distance of the outermost container, the number of containers, traits, and
    /// creation.
    private static func precedes(
        _ first: (offset: Int, element: (rule: AppearanceRule, distance: Int)),
        _ second: (offset: Int, element: (rule: AppearanceRule, distance: Int))
    ) -> Bool {
        func rank(_ entry: (offset: Int, element: (rule: AppearanceRule, distance: Int))) -> [Int] {
            let rule = entry.element.rule
            return [
                rule.depth, entry.element.distance, rule.containers.count, rule.traits == nil ? 0 : 1, entry.offset,
            ]
        }
        return rank(first).lexicographicallyPrecedes(rank(second))
    }

    /// Sets the properties that the app has not set on the object itself. All are compared first, because some properties
    /// change others.
    private static func apply(
        _ settings: [(property: AppearanceProperty, value: Any?)], to object: NSObject & AppearanceRecording
    ) {
        var applied = object.appliedAppearance
        let own = settings.filter { property, _ in
            let current = property.read(object)
            guard let last = applied[property.name] else {
                return AppearanceDefaults.isDefault(property, of: object, value: current)
            }
            return AppearanceProperty.areEqual(current, last)
        }
        guard !own.isEmpty else { return }
        for (property, value) in own { applied[property.name] = value }
        object.appliedAppearance = applied
        for (property, value) in own where !AppearanceProperty.areEqual(property.read(object), value) {
            property.write(object, value)
        }
    }
}

/// An object that records the settings that proxies have applied to it.
@MainActor
protocol AppearanceRecording: AnyObject {
    var appliedAppearance: [String: Any] { get set }
}

private enum AppliedAppearanceKey: FeatureKey {
    static var defaultValue: [String: Any] { [:] }
}

extension UIView: AppearanceRecording {
    final var appliedAppearance: [String: Any] {
        get { features[AppliedAppearanceKey.self] }
        set { features[AppliedAppearanceKey.self] = newValue }
    }
}

extension UIBarItem: AppearanceRecording {}
