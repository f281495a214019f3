internal import DesktopBus

/// The values of the desktop's settings, by their names in the portal `org.freedesktop.portal.Settings`, which also has
/// those of GSettings.
struct DesktopSettingValues: Equatable, Sendable {
    /// The name of a setting.
    struct Key: Hashable, Sendable {
        /// The namespace of the portal, or the schema of GSettings.
        var namespace: String
        var name: String
    }

    /// Settings that desktops share.
    private static let appearance = "org.freedesktop.appearance"
    /// Settings of GNOME and of desktops that are based on it.
    private static let interface = "org.gnome.desktop.interface"
    private static let accessibility = "org.gnome.desktop.a11y.interface"

    /// The namespaces to read from the portal.
    static let namespaces = [appearance, interface, accessibility]

    /// The keys to read from GSettings, by their schema.
    static let schemas = [
        interface: ["color-scheme", "accent-color", "gtk-theme", "text-scaling-factor", "enable-animations"],
        accessibility: ["high-contrast"],
    ]

    private var values: [Key: DBusValue] = [:]

    /// Creates values from a portal's reply to `ReadAll`, a dictionary of dictionaries.
    init(reply: DBusValue? = nil) {
        for (namespace, settings) in reply?.entriesByName ?? [:] {
            for (name, value) in settings.entriesByName ?? [:] { self[namespace, name] = value }
        }
    }

    /// The value of a setting. Values of other namespaces are not stored.
    subscript(namespace: String, name: String) -> DBusValue? {
        get { values[Key(namespace: namespace, name: name)] }
        set {
            guard Self.namespaces.contains(namespace) else { return }
            values[Key(namespace: namespace, name: name)] = newValue?.unwrapped
        }
    }

    // MARK: Meaning

    /// The settings that the values mean, with those of the environment where the desktop has none.
    ///
    /// - Parameter environment: The settings of the environment.
    func settings(else environment: DesktopSettings) -> DesktopSettings {
        var settings = environment
        settings.style = style ?? environment.style
        settings.accentColor = accentColor ?? environment.accentColor
        settings.contrast = contrast ?? environment.contrast
        settings.textScale = textScale ?? environment.textScale
        settings.reducesMotion = reducesMotion ?? environment.reducesMotion
        return settings
    }

    private var style: UIUserInterfaceStyle? {
        // 0 is no preference, and leaves the decision to the older settings.
        switch self[Self.appearance, "color-scheme"]?.intValue {
        case 1: return .dark
        case 2: return .light
        default: break
        }
        switch self[Self.interface, "color-scheme"]?.stringValue {
        case "prefer-dark": return .dark
        case "prefer-light": return .light
        default: break
        }
        guard let theme = self[Self.interface, "gtk-theme"]?.stringValue else { return nil }
        return DesktopTheme(named: theme).style
    }

    private var accentColor: DesktopSettings.AccentColor? {
        if let components = self[Self.appearance, "accent-color"]?.elements?.map(\.doubleValue), components.count == 3 {
            // Components that are out of range mean no color.
            let valid = components.compactMap { $0 }.filter { (0...1).contains($0) }
            guard valid.count == 3 else { return nil }
            return DesktopSettings.AccentColor(red: valid[0], green: valid[1], blue: valid[2])
        }
        return self[Self.interface, "accent-color"]?.stringValue.flatMap { Self.namedAccentColors[$0] }
    }

    /// The accent colors of GNOME, by their names in GSettings.
    private static let namedAccentColors: [String: DesktopSettings.AccentColor] = [
        ("blue", 0x3584E4), ("teal", 0x2190A4), ("green", 0x3A944A), ("yellow", 0xC88800), ("orange", 0xED5B00),
        ("red", 0xE62D42), ("pink", 0xD56199), ("purple", 0x9141AC), ("slate", 0x6F8396),
    ].reduce(into: [:]) { colors, entry in
        func component(_ shift: Int) -> Double { Double(entry.1 >> shift & 0xFF) / 255 }
        colors[entry.0] = DesktopSettings.AccentColor(red: component(16), green: component(8), blue: component(0))
    }

    private var contrast: UIAccessibilityContrast? {
        let isHigh =
            self[Self.appearance, "contrast"]?.intValue == 1
            || self[Self.accessibility, "high-contrast"]?.boolValue == true
            || self[Self.interface, "gtk-theme"]?.stringValue.map { DesktopTheme(named: $0).hasHighContrast } == true
        if isHigh { return .high }
        let isKnown =
            self[Self.appearance, "contrast"] != nil || self[Self.accessibility, "high-contrast"] != nil
        return isKnown ? .normal : nil
    }

    private var textScale: Double? {
        self[Self.interface, "text-scaling-factor"]?.doubleValue.flatMap(DesktopTheme.textScale)
    }

    private var reducesMotion: Bool? {
        if let value = self[Self.appearance, "reduced-motion"]?.intValue { return value == 1 }
        return self[Self.interface, "enable-animations"]?.boolValue.map { !$0 }
    }
}

/// A theme of GTK, whose name tells its style.
struct DesktopTheme {
    let style: UIUserInterfaceStyle?
    let hasHighContrast: Bool

    /// - Parameter name: The theme's name, such as `Adwaita-dark`, or `Adwaita:dark` as in the environment.
    init(named name: String) {
        let words = name.lowercased().split { "-_:".contains($0) }
        hasHighContrast = words.first?.hasPrefix("highcontrast") == true
        style = words.dropFirst().contains("dark") || words.first == "highcontrastinverse" ? .dark : nil
    }

    /// Returns a factor of text sizes, or `nil` if it is unusable.
    static func textScale(_ value: Double) -> Double? { (0.25...8).contains(value) ? value : nil }
}

extension DesktopSettings {
    /// Creates the settings that the environment variables of GTK specify.
    ///
    /// - Parameter variable: Returns the value of a variable.
    init(environment variable: (String) -> String?) {
        if let theme = variable("GTK_THEME").map(DesktopTheme.init) {
            style = theme.style
            contrast = theme.hasHighContrast ? .high : nil
        }
        textScale = variable("GDK_DPI_SCALE").flatMap(Double.init).flatMap(DesktopTheme.textScale)
    }
}
