import Foundation

/// The appearance of a bar's tabs in one arrangement, in all states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The arrangement of image and title.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// A small title beside a small image.
        case compactInline = 2
    }

    public nonisolated class var supportsSecureCoding: Bool { true }

    /// The appearance of tabs that are not selected. It provides the values that other states lack, except
    /// colors.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// The appearance of the selected tab.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// The appearance of disabled tabs.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// The appearance of the focused tab.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Called when the appearance changes.
    final var onChange: (() -> Void)?

    /// Creates the appearance of tabs with the title below the image.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// Creates the system's appearance of tabs in an arrangement.
    public required init(style: Style) {
        super.init()
        observeChanges()
    }

    /// Creates an appearance from an archive, which contains only fonts and colors of text attributes.
    public required init(coder: NSCoder) {
        super.init()
        for (name, state) in named { state.decode(from: coder, name) }
        observeChanges()
    }

    /// Archives the appearance.
    open func encode(with coder: NSCoder) {
        for (name, state) in named { state.encode(into: coder, name) }
    }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: .stacked)
        for ((_, from), (_, to)) in zip(named, copy.named) { to.values = from.values }
        return copy
    }

    /// Resets all states to the system's appearance of tabs in an arrangement.
    open func configureWithDefault(for style: Style) {
        for (_, state) in named { state.values = UITabBarItemStateAppearance.Values() }
    }

    private var named: [(String, UITabBarItemStateAppearance)] {
        [("Normal", normal), ("Selected", selected), ("Disabled", disabled), ("Focused", focused)]
    }

    private func observeChanges() {
        for (_, state) in named { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// Returns the values of a state, completed from the normal one.
    final func values(in state: UIControl.State) -> UITabBarItemStateAppearance.Values {
        let exact = state.contains(.disabled) ? disabled : state.contains(.selected) ? selected : normal
        return exact === normal ? normal.values : exact.values.filled(from: normal.values)
    }
}

/// The appearance of a bar's tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    struct Values {
        var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        var titlePositionAdjustment = UIOffset.zero
        var iconColor: UIColor?
        var badgePositionAdjustment = UIOffset.zero
        var badgeBackgroundColor: UIColor?
        var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
        var badgeTitlePositionAdjustment = UIOffset.zero

        /// Returns the values completed from those of the normal state, except the colors of image and
        /// title, which distinguish the states.
        func filled(from normal: Values) -> Values {
            var values = self
            var title = normal.titleTextAttributes
            title[.foregroundColor] = nil
            values.titleTextAttributes = title.merging(titleTextAttributes) { $1 }
            values.badgeTextAttributes = normal.badgeTextAttributes.merging(badgeTextAttributes) { $1 }
            values.badgeBackgroundColor = badgeBackgroundColor ?? normal.badgeBackgroundColor
            if titlePositionAdjustment == .zero { values.titlePositionAdjustment = normal.titlePositionAdjustment }
            if badgePositionAdjustment == .zero { values.badgePositionAdjustment = normal.badgePositionAdjustment }
            if badgeTitlePositionAdjustment == .zero {
                values.badgeTitlePositionAdjustment = normal.badgeTitlePositionAdjustment
            }
            return values
        }
    }

    final var values = Values() {
        didSet { onChange?() }
    }
    final var onChange: (() -> Void)?

    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes }
        set { values.titleTextAttributes = newValue }
    }

    /// The offset of the title, in points.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment }
        set { values.titlePositionAdjustment = newValue }
    }

    /// The color of the image.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }

    /// The offset of the badge, in points.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgePositionAdjustment }
        set { values.badgePositionAdjustment = newValue }
    }

    /// The color of the badge.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeBackgroundColor }
        set { values.badgeBackgroundColor = newValue }
    }

    /// The font and color of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeTextAttributes }
        set { values.badgeTextAttributes = newValue }
    }

    /// The offset of the badge's text, in points.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitlePositionAdjustment }
        set { values.badgeTitlePositionAdjustment = newValue }
    }

    final func decode(from coder: NSCoder, _ name: String) {
        values = Values(
            titleTextAttributes: coder.textAttributes("UI\(name)TitleTextAttributes"),
            titlePositionAdjustment: coder.decodeUIOffset(forKey: "UI\(name)TitlePositionAdjustment"),
            iconColor: coder.object("UI\(name)IconColor"),
            badgePositionAdjustment: coder.decodeUIOffset(forKey: "UI\(name)BadgePositionAdjustment"),
            badgeBackgroundColor: coder.object("UI\(name)BadgeBackgroundColor"),
            badgeTextAttributes: coder.textAttributes("UI\(name)BadgeTextAttributes"),
            badgeTitlePositionAdjustment: coder.decodeUIOffset(forKey: "UI\(name)BadgeTitlePositionAdjustment"))
    }

    final func encode(into coder: NSCoder, _ name: String) {
        coder.encode(titleTextAttributes, textAttributesFor: "UI\(name)TitleTextAttributes")
        coder.encode(titlePositionAdjustment, forKey: "UI\(name)TitlePositionAdjustment")
        coder.encode(iconColor, forKey: "UI\(name)IconColor")
        coder.encode(badgePositionAdjustment, forKey: "UI\(name)BadgePositionAdjustment")
        coder.encode(badgeBackgroundColor, forKey: "UI\(name)BadgeBackgroundColor")
        coder.encode(badgeTextAttributes, textAttributesFor: "UI\(name)BadgeTextAttributes")
        coder.encode(badgeTitlePositionAdjustment, forKey: "UI\(name)BadgeTitlePositionAdjustment")
    }
}
