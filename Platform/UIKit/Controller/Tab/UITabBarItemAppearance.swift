import Foundation

/// What the tabs of a bar look like in one arrangement, state by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// How picture and title of a tab stand to each other.
    public enum Style: Int, Sendable {
        /// One above the other.
        case stacked = 0
        /// Side by side.
        case inline = 1
        /// Side by side, and small.
        case compactInline = 2
    }

    public nonisolated class var supportsSecureCoding: Bool { true }

    /// Tabs that are not selected. What other states don't say is as here, colours apart.
    public final let normal = UITabBarItemStateAppearance()
    /// The tab that is selected.
    public final let selected = UITabBarItemStateAppearance()
    /// Tabs that can't be selected.
    public final let disabled = UITabBarItemStateAppearance()
    /// The tab that the keyboard's focus is on.
    public final let focused = UITabBarItemStateAppearance()

    /// Called when something of the appearance changes.
    final var onChange: (() -> Void)?

    /// Makes the appearance of tabs with picture and title one above the other.
    public override convenience init() {
        self.init(style: .stacked)
    }

    /// Makes the appearance of tabs in an arrangement: the system's.
    public required init(style: Style) {
        super.init()
        listen()
    }

    /// Reads an appearance from an archive. Of texts only fonts and colours are kept there.
    public required init(coder: NSCoder) {
        super.init()
        for (name, state) in named { state.read(from: coder, name) }
        listen()
    }

    /// Puts the appearance into an archive.
    open func encode(with coder: NSCoder) {
        for (name, state) in named { state.encode(into: coder, name) }
    }

    /// An appearance of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: .stacked)
        for ((_, from), (_, to)) in zip(named, copy.named) { to.values = from.values }
        return copy
    }

    /// Sets all states to what the system's tabs in an arrangement have.
    open func configureWithDefault(for style: Style) {
        for (_, state) in named { state.values = UITabBarItemStateAppearance.Values() }
    }

    private var named: [(String, UITabBarItemStateAppearance)] {
        [("Normal", normal), ("Selected", selected), ("Disabled", disabled), ("Focused", focused)]
    }

    private func listen() {
        for (_, state) in named { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// What counts in a state, or what that is called that says it.
    final func values(in state: UIControl.State) -> UITabBarItemStateAppearance.Values {
        let exact = state.contains(.disabled) ? disabled : state.contains(.selected) ? selected : normal
        return exact === normal ? normal.values : exact.values.filled(from: normal.values)
    }
}

/// What the tabs of a bar look like in one state.
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

        /// The same, with what the normal state says where this one says nothing. Its colours of title and picture tell the states
        /// apart, and are its own.
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

    /// How the title is written: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.titleTextAttributes }
        set { values.titleTextAttributes = newValue }
    }

    /// How far in points the title stands from its place.
    open var titlePositionAdjustment: UIOffset {
        get { values.titlePositionAdjustment }
        set { values.titlePositionAdjustment = newValue }
    }

    /// The colour of the picture.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { values.iconColor = newValue }
    }

    /// How far in points the badge stands from its place.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgePositionAdjustment }
        set { values.badgePositionAdjustment = newValue }
    }

    /// The colour of the badge.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeBackgroundColor }
        set { values.badgeBackgroundColor = newValue }
    }

    /// How the badge is written: font and colour.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeTextAttributes }
        set { values.badgeTextAttributes = newValue }
    }

    /// How far in points the badge's text stands from its place.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitlePositionAdjustment }
        set { values.badgeTitlePositionAdjustment = newValue }
    }

    final func read(from coder: NSCoder, _ name: String) {
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
