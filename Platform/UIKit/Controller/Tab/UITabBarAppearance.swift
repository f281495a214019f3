import Foundation

/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
    private var layouts = [UITabBarItemAppearance.Style.stacked, .inline, .compactInline].map {
        UITabBarItemAppearance(style: $0)
    }

    /// The appearance of tabs with the title below the image.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { layouts[0] }
        set { setLayout(newValue, at: 0) }
    }

    /// The appearance of tabs with the title beside the image.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts[1] }
        set { setLayout(newValue, at: 1) }
    }

    /// The appearance of small tabs with the title beside the image.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts[2] }
        set { setLayout(newValue, at: 2) }
    }

    private func setLayout(_ new: UITabBarItemAppearance, at index: Int) {
        layouts[index] = new.copied
        observeChanges()
        changed()
    }

    /// The tint color of a template image behind the selected tab.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != oldValue { changed() } }
    }

    /// The image behind the selected tab; nil for none.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage != oldValue { changed() } }
    }

    /// The positioning of tabs with the title below the image; `.automatic` for the bar's.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if stackedItemPositioning != oldValue { changed() } }
    }

    /// The width of such tabs if they are centered, in points; 0 for the bar's.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { if stackedItemWidth != oldValue { changed() } }
    }

    /// The distance of such tabs if they are centered, in points; 0 for the bar's.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { if stackedItemSpacing != oldValue { changed() } }
    }

    override func observeChanges() {
        for layout in layouts { layout.onChange = { [weak self] in self?.changed() } }
    }

    override func copyValues(from other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        layouts = other.layouts.map(\.copied)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    override func decode(from coder: NSCoder) {
        for (index, key) in Self.keys.enumerated() { layouts[index] = coder.object(key) ?? layouts[index] }
        selectionIndicatorTintColor = coder.object("UISelectionIndicatorTintColor")
        selectionIndicatorImage = coder.object("UISelectionIndicatorImage")
        stackedItemPositioning = coder.choice("UIStackedItemPositioning", or: .automatic)
        stackedItemWidth = coder.number("UIStackedItemWidth", or: 0)
        stackedItemSpacing = coder.number("UIStackedItemSpacing", or: 0)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (layout, key) in zip(layouts, Self.keys) { coder.encode(layout, forKey: key) }
        coder.encode(selectionIndicatorTintColor, forKey: "UISelectionIndicatorTintColor")
        coder.encode(selectionIndicatorImage, forKey: "UISelectionIndicatorImage")
        coder.encode(stackedItemPositioning.rawValue, forKey: "UIStackedItemPositioning")
        coder.encodeNumber(stackedItemWidth, forKey: "UIStackedItemWidth")
        coder.encodeNumber(stackedItemSpacing, forKey: "UIStackedItemSpacing")
    }

    private static let keys = [
        "UIStackedLayoutAppearance", "UIInlineLayoutAppearance", "UICompactInlineLayoutAppearance",
    ]

    /// Returns the appearance of tabs in an arrangement.
    final func layout(for arrangement: TabBarButton.Arrangement) -> UITabBarItemAppearance {
        switch arrangement {
        case .stacked: layouts[0]
        case .inline: layouts[1]
        case .compactInline: layouts[2]
        }
    }
}

extension UITabBarItemAppearance {
    /// A copy with the same values.
    final var copied: UITabBarItemAppearance { (copy(with: nil) as? UITabBarItemAppearance) ?? self }
}
