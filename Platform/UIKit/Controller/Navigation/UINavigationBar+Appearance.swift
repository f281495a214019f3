import Foundation

/// The appearance of the bar. Setting an appearance copies it; the bar observes changes of the copy.
extension UINavigationBar {
    /// The appearance while content is behind the bar.
    public final var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.setStandard(newValue) }
    }

    /// The appearance while no content is behind the bar; nil for the standard one without background.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.setScrollEdge(newValue) }
    }

    /// The appearance in a vertically compact environment; nil for the standard one.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.setCompact(newValue) }
    }

    /// The appearance in a vertically compact environment while no content is behind the bar; nil for
    /// `scrollEdgeAppearance`.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.setCompactScrollEdge(newValue) }
    }

    /// The background color of `standardAppearance`; nil for the system's translucent background.
    public final var barTintColor: UIColor? {
        get { appearances.standard.backgroundColor }
        set { appearances.standard.background.tint(newValue) }
    }

    /// Whether the content behind the bar shows through. An opaque bar always has a background, and screens
    /// begin below it unless `extendedLayoutIncludesOpaqueBars` is true.
    public final var isTranslucent: Bool {
        get { appearances.isTranslucent }
        set {
            appearances.isTranslucent = newValue
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The font and color of the title, in `standardAppearance`.
    public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.titleTextAttributes.nonEmpty }
        set { appearances.standard.titleTextAttributes = newValue ?? [:] }
    }

    /// The font and color of large titles, in `standardAppearance`.
    public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.largeTitleTextAttributes.nonEmpty }
        set { appearances.standard.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// The image that replaces the line below the bar, in `standardAppearance`. An empty image removes the
    /// line.
    public final var shadowImage: UIImage? {
        get { appearances.standard.shadowImage }
        set { appearances.standard.shadowImage = newValue }
    }

    /// Sets the background image of `standardAppearance`. Only images for `default` metrics are stored.
    public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { appearances.standard.backgroundImage = backgroundImage }
    }

    /// Returns the background image.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? appearances.standard.backgroundImage : nil
    }

    /// Sets the background image for all positions. Only images for `default` metrics are stored.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image for all positions.
    public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Sets the vertical offset of the title, in points. Only offsets for `default` metrics are stored.
    public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { appearances.standard.titlePositionAdjustment.vertical = adjustment }
    }

    /// Returns the vertical offset of the title, in points.
    public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? appearances.standard.titlePositionAdjustment.vertical : 0
    }

    /// The image of the back button's arrow, in `standardAppearance`; nil for the system's. It is shown when
    /// `backIndicatorTransitionMaskImage` is set, too.
    public final var backIndicatorImage: UIImage? {
        get { appearances.backIndicator.image }
        set { appearances.backIndicator.image = newValue }
    }

    /// The mask of back titles during a transition, which is required along with `backIndicatorImage`.
    public final var backIndicatorTransitionMaskImage: UIImage? {
        get { appearances.backIndicator.mask }
        set { appearances.backIndicator.mask = newValue }
    }

    // MARK: Archiving

    final func archiveBar(into coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UIBarTranslucent")
        coder.encode(prefersLargeTitles, forKey: "UIPrefersLargeTitles")
        coder.encode(standardAppearance, forKey: "UIStandardAppearance")
        coder.encode(scrollEdgeAppearance, forKey: "UIScrollEdgeAppearance")
        coder.encode(compactAppearance, forKey: "UICompactAppearance")
        coder.encode(compactScrollEdgeAppearance, forKey: "UICompactScrollEdgeAppearance")
    }

    final func restoreBar(from coder: NSCoder) {
        barStyle = coder.choice("UIBarStyle", or: .default)
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        prefersLargeTitles = coder.flag("UIPrefersLargeTitles", or: false)
        appearances.setStandard(coder.object("UIStandardAppearance"))
        appearances.setScrollEdge(coder.object("UIScrollEdgeAppearance"))
        appearances.setCompact(coder.object("UICompactAppearance"))
        appearances.setCompactScrollEdge(coder.object("UICompactScrollEdgeAppearance"))
        if let items: [UINavigationItem] = coder.anyObject("UIItems"), !items.isEmpty { self.items = items }
    }
}

extension Dictionary {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
