import AdaptiveCards
import UIKit

/// The colors of cards. Those that only a light or only a dark configuration has are the platform's in the other mode.
extension CardStyle {
    struct TextColorKey: Hashable {
        let style: CardContainerStyle
        let color: CardColor
        let isSubtle: Bool
    }

    enum BackgroundKey: Hashable {
        /// The background of a group inside of a row.
        case group(CardContainerStyle)
        /// The background of a row.
        case row(CardContainerStyle)
        /// The background of a row with a field or a button of the platform.
        case control(CardContainerStyle)
    }

    // MARK: Texts

    /// Returns the color of a text in a group.
    func textColor(_ style: CardTextStyle, in container: CardContainerStyle?) -> UIColor {
        let key = TextColorKey(
            style: container ?? .default, color: style.color ?? .default, isSubtle: style.isSubtle ?? false)
        if let color = textColors[key] { return color }
        let color = configured(Self.platformColor(key)) { config in
            let colors = config.containerStyles[key.style]?.texts[key.color]
            return key.isSubtle ? colors?.subtle ?? colors?.standard : colors?.standard
        }
        textColors[key] = color
        return color
    }

    /// Returns the color behind a highlighted text in a group.
    func highlightColor(_ style: CardTextStyle, in container: CardContainerStyle?) -> UIColor {
        configured(.systemYellow.withAlphaComponent(0.4)) { config in
            let colors = config.containerStyles[container ?? .default]?.texts[style.color ?? .default]
            return style.isSubtle == true ? colors?.subtleHighlight ?? colors?.highlight : colors?.highlight
        }
    }

    private static func platformColor(_ key: TextColorKey) -> UIColor {
        let color: UIColor =
            switch key.color {
            case .default, .dark: key.isSubtle ? .secondaryLabel : .label
            case .light: key.isSubtle ? .tertiaryLabel : .secondaryLabel
            case .accent: .tintColor
            case .good: .systemGreen
            case .warning: .systemOrange
            case .attention: .systemRed
            }
        let hasSubtleVariant = [.default, .dark, .light].contains(key.color)
        return key.isSubtle && !hasSubtleVariant ? color.withAlphaComponent(0.7) : color
    }

    // MARK: Backgrounds

    /// Returns the background of a group inside of a row, or `nil` if it has none.
    func background(_ style: CardContainerStyle?) -> UIColor? {
        style.flatMap { style in
            cached(.group(style)) {
                configuredIfNeeded(Self.background(style)) { $0.containerStyles[style]?.background }
            }
        }
    }

    /// Returns the background of the rows of a group, or `nil` for that of other rows.
    func rowBackground(_ style: CardContainerStyle?) -> UIColor? {
        let style = style ?? .default
        return cached(.row(style)) {
            guard let color = background(style) else { return style == .default ? nil : rowBackground(.default) }
            let below = style == .default ? nil : rowBackground(.default)
            return UIColor { traits in
                let base = UIColor.secondarySystemGroupedBackground.resolvedColor(with: traits)
                let card = below?.resolvedColor(with: traits) ?? base
                return color.resolvedColor(with: traits).blended(over: card)
            }
        }
    }

    /// Returns the opaque color behind the elements of a group.
    func surfaceColor(_ style: CardContainerStyle?) -> UIColor {
        rowBackground(style) ?? .secondarySystemGroupedBackground
    }

    /// Returns the background of the rows of a group with fields and buttons, whose texts have the colors of the system.
    ///
    /// In an app's form in dark mode, a light background would make them unreadable.
    func controlBackground(_ style: CardContainerStyle?) -> UIColor? {
        let style = style ?? .default
        return cached(.control(style)) {
            guard let color = rowBackground(style) else { return nil }
            return UIColor { traits in
                let color = color.resolvedColor(with: traits)
                let isReadable = color.isDark == (traits.userInterfaceStyle == .dark)
                return isReadable ? color : .secondarySystemGroupedBackground.resolvedColor(with: traits)
            }
        }
    }

    /// The user interface style of a screen whose background or texts have fixed colors.
    var userInterfaceStyle: UIUserInterfaceStyle {
        guard darkHostConfig == nil, let style = hostConfig.containerStyles[.default] else { return .unspecified }
        if let background = style.background, background.alpha > 0.5 {
            return UIColor(background).isDark ? .dark : .light
        }
        return style.texts[.default]?.standard.map { UIColor($0).isDark ? .light : .dark } ?? .unspecified
    }

    private func cached(_ key: BackgroundKey, _ make: () -> UIColor?) -> UIColor? {
        if let color = backgrounds[key] { return color }
        let color = make()
        backgrounds[key] = .some(color)
        return color
    }

    private static func background(_ style: CardContainerStyle) -> UIColor? {
        switch style {
        case .default: nil
        case .emphasis: .secondarySystemFill
        case .good: .systemGreen.withAlphaComponent(0.15)
        case .attention: .systemRed.withAlphaComponent(0.15)
        case .warning: .systemOrange.withAlphaComponent(0.15)
        case .accent: .systemBlue.withAlphaComponent(0.15)
        }
    }

    // MARK: Lines

    /// The color of lines between elements.
    var separatorColor: UIColor { configured(.separator) { $0.separator.color } }

    /// Returns the color of the lines of a table, or `nil` for that of other lines.
    func gridColor(_ style: CardContainerStyle) -> UIColor? {
        let platform: UIColor? =
            switch style {
            case .default: nil
            case .emphasis: .secondaryLabel
            case .good: .systemGreen
            case .attention: .systemRed
            case .warning: .systemOrange
            case .accent: .systemBlue
            }
        return configuredIfNeeded(platform) { $0.containerStyles[style]?.border }
    }

    // MARK: Light and dark

    /// Returns a color of the configurations, which is that of the platform where they have none.
    private func configured(_ platform: UIColor, _ color: @escaping (HostConfig) -> CardRGB?) -> UIColor {
        configuredIfNeeded(platform, color) ?? platform
    }

    private func configuredIfNeeded(_ platform: UIColor?, _ color: (HostConfig) -> CardRGB?) -> UIColor? {
        let light = color(hostConfig).map { UIColor($0) }
        guard let darkHostConfig else { return light ?? platform }
        let dark = color(darkHostConfig).map { UIColor($0) }
        if light == nil, dark == nil { return platform }
        return UIColor { traits in
            let color = (traits.userInterfaceStyle == .dark ? dark : light) ?? platform ?? .clear
            return color.resolvedColor(with: traits)
        }
    }
}

extension UIColor {
    convenience init(_ color: CardRGB) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }

    /// Whether white texts are more readable on the color than black ones, by the weights of ITU-R BT.601.
    fileprivate var isDark: Bool {
        let (red, green, blue, _) = components
        return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5
    }

    /// Returns the color that is visible where this one covers an opaque one.
    fileprivate func blended(over color: UIColor) -> UIColor {
        let (above, below) = (components, color.components)
        func mixed(_ above: CGFloat, _ below: CGFloat, _ alpha: CGFloat) -> CGFloat {
            above * alpha + below * (1 - alpha)
        }
        return UIColor(
            red: mixed(above.red, below.red, above.alpha), green: mixed(above.green, below.green, above.alpha),
            blue: mixed(above.blue, below.blue, above.alpha), alpha: 1)
    }
}
