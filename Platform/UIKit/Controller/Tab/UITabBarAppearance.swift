import Foundation

/// What a tab bar looks like.
open class UITabBarAppearance: UIBarAppearance {
    private var layouts = [UITabBarItemAppearance.Style.stacked, .inline, .compactInline].map {
        UITabBarItemAppearance(style: $0)
    }

    /// What tabs look like that have their title below the picture.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { layouts[0] }
        set { setLayout(newValue, at: 0) }
    }

    /// What tabs look like that have their title beside the picture.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts[1] }
        set { setLayout(newValue, at: 1) }
    }

    /// What small tabs look like that have their title beside the picture.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { layouts[2] }
        set { setLayout(newValue, at: 2) }
    }

    private func setLayout(_ new: UITabBarItemAppearance, at index: Int) {
        layouts[index] = new.copied
        listen()
        changed()
    }

    /// The colour of the image behind the selected tab, where that is a template.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != oldValue { changed() } }
    }

    /// What is behind the selected tab; nil for nothing.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage != oldValue { changed() } }
    }

    /// How tabs with their title below the picture are spread; automatic leaves that to the bar.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { if stackedItemPositioning != oldValue { changed() } }
    }

    /// Their width in points where they stand in the middle; 0 leaves that to the bar.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { if stackedItemWidth != oldValue { changed() } }
    }

    /// Their distance in points where they stand in the middle; 0 leaves that to the bar.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { if stackedItemSpacing != oldValue { changed() } }
    }

    override func listen() {
        for layout in layouts { layout.onChange = { [weak self] in self?.changed() } }
    }

    override func take(from other: UIBarAppearance) {
        guard let other = other as? UITabBarAppearance else { return }
        layouts = other.layouts.map(\.copied)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    override func read(from coder: NSCoder) {
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

    /// What tabs look like that are arranged so.
    final func layout(for contentLayout: TabBarButton.Arrangement) -> UITabBarItemAppearance {
        switch contentLayout {
        case .stacked: layouts[0]
        case .inline: layouts[1]
        case .compactInline: layouts[2]
        }
    }
}

extension UITabBarItemAppearance {
    /// One of its own with the same values.
    final var copied: UITabBarItemAppearance { (copy(with: nil) as? UITabBarItemAppearance) ?? self }
}
