extension UIColor {
    /// Reads the values written by `archive(into:)`.
    static func archivedContent(in coder: NSCoder) -> Content? {
        if let name = coder.string("UISystemColorName") {
            return systemColors[name]?.content
        }
        if let base: UIColor = coder.object("UIColorBase") {
            return .faded(base, alpha: coder.number("UIAlpha", or: 1))
        }
        if let light: UIColor = coder.object("UIColorLight"), let dark: UIColor = coder.object("UIColorDark") {
            return .dynamic { $0.userInterfaceStyle == .dark ? dark : light }
        }
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        return .fixed(
            ColorComponents(
                red: coder.number("UIRed", or: 0), green: coder.number("UIGreen", or: 0),
                blue: coder.number("UIBlue", or: 0), alpha: coder.number("UIAlpha", or: 1)))
    }

    /// Archives the color. A system color is archived by name; a dynamic color by its variants for light and
    /// dark mode, because closures cannot be archived.
    final func archive(into coder: NSCoder) {
        switch content {
        // An image is not archived, only its average color.
        case .fixed(let components), .pattern(_, let components):
            coder.encodeNumber(components.red, forKey: "UIRed")
            coder.encodeNumber(components.green, forKey: "UIGreen")
            coder.encodeNumber(components.blue, forKey: "UIBlue")
            coder.encodeNumber(components.alpha, forKey: "UIAlpha")
        case .system(let color):
            coder.encode(color.name, forKey: "UISystemColorName")
        case .faded(let color, let alpha):
            coder.encode(color, forKey: "UIColorBase")
            coder.encodeNumber(alpha, forKey: "UIAlpha")
        case .dynamic, .named:
            let light = UITraitCollection(userInterfaceStyle: .light)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            coder.encode(resolvedColor(with: light), forKey: "UIColorLight")
            coder.encode(resolvedColor(with: dark), forKey: "UIColorDark")
        }
    }

    /// Returns the system color with a name used by Interface Builder and asset catalogs, such as
    /// `systemBlueColor`, or `nil` if there is none.
    package static func system(named name: String) -> UIColor? {
        guard name.hasSuffix("Color") else { return nil }
        let name = String(name.dropLast("Color".count))
        return systemColors[name] ?? plainColors[name]
    }

    private static let plainColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "darkText": .darkText, "lightText": .lightText,
        "groupTableViewBackground": .systemGroupedBackground,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    ]

    /// The system colors by name.
    private static let systemColors: [String: UIColor] = {
        let all: [UIColor] = [
            .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemYellow, .systemPink, .systemPurple,
            .systemTeal,
            .systemIndigo, .systemBrown, .systemMint, .systemCyan, .systemGray, .systemGray2, .systemGray3,
            .systemGray4,
            .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText,
            .link, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
            .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
            .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill,
            .quaternarySystemFill,
        ]
        return all.reduce(into: [:]) { colors, color in
            if case .system(let entry) = color.content { colors[entry.name] = color }
        }
    }()
}
