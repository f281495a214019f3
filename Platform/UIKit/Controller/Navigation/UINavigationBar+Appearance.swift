import Foundation

/// How the bar looks. What an appearance is set to is copied; what a property answers with can be changed, and the bar follows.
extension UINavigationBar {
    /// What the bar looks like while content lies behind it.
    public final var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.setStandard(newValue) }
    }

    /// What it looks like while nothing of the content is behind it; nil for the standard one without background.
    public final var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.setScrollEdge(newValue) }
    }

    /// What it looks like on a phone that lies on its side; nil for the standard one.
    public final var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.setCompact(newValue) }
    }

    /// What it looks like there while nothing of the content is behind it; nil for `scrollEdgeAppearance`.
    public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.setCompactScrollEdge(newValue) }
    }

    /// The colour of the bar's background: that of `standardAppearance`. Nil lets what is below shine through, as the system's does.
    public final var barTintColor: UIColor? {
        get { appearances.standard.backgroundColor }
        set { appearances.standard.background.tint(newValue) }
    }

    /// Whether what is below the bar shines through. A bar that it doesn't always has a background, and screens begin below it
    /// unless their `extendedLayoutIncludesOpaqueBars` says otherwise.
    public final var isTranslucent: Bool {
        get { appearances.isTranslucent }
        set {
            appearances.isTranslucent = newValue
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// How the title is written: font and colour, in `standardAppearance`.
    public final var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.titleTextAttributes.nonEmpty }
        set { appearances.standard.titleTextAttributes = newValue ?? [:] }
    }

    /// How large titles are written: font and colour, in `standardAppearance`.
    public final var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { appearances.standard.largeTitleTextAttributes.nonEmpty }
        set { appearances.standard.largeTitleTextAttributes = newValue ?? [:] }
    }

    /// What stands in the place of the line below the bar, in `standardAppearance`; an image of no size takes the line away.
    public final var shadowImage: UIImage? {
        get { appearances.standard.shadowImage }
        set { appearances.standard.shadowImage = newValue }
    }

    /// Sets what lies over the background. Only images for `default` metrics are kept, in `standardAppearance`.
    public final func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { appearances.standard.backgroundImage = backgroundImage }
    }

    /// What lies over the background.
    public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? appearances.standard.backgroundImage : nil
    }

    /// Sets what lies over the background, wherever the bar stands. Only images for `default` metrics are kept.
    public final func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// What lies over the background, wherever the bar stands.
    public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Sets how far in points the title stands below its place, for bars of usual height alone.
    public final func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { appearances.standard.titlePositionAdjustment.vertical = adjustment }
    }

    /// How far in points the title stands below its place.
    public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? appearances.standard.titlePositionAdjustment.vertical : 0
    }

    /// The arrow of the way back, in `standardAppearance`; nil for the system's. It is shown once
    /// `backIndicatorTransitionMaskImage` is set, too.
    public final var backIndicatorImage: UIImage? {
        get { appearances.backIndicator.image }
        set { appearances.backIndicator.image = newValue }
    }

    /// Where titles are seen beside the arrow while they change; needed with `backIndicatorImage`.
    public final var backIndicatorTransitionMaskImage: UIImage? {
        get { appearances.backIndicator.mask }
        set { appearances.backIndicator.mask = newValue }
    }

    // MARK: Archives

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
        if let items: [UINavigationItem] = coder.anything("UIItems"), !items.isEmpty { self.items = items }
    }
}

extension Dictionary {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
