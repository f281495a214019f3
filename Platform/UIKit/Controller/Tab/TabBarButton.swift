/// A tab of a tab bar: an image with the title below or beside it.
final class TabBarButton: UIControl {
    /// The arrangement of image and title.
    enum Arrangement {
        /// The title below the image, as on an iPhone.
        case stacked
        /// The title beside the image, as on an iPad.
        case inline
        /// A small title beside a small image, as on an iPhone in landscape.
        case compactInline

        /// In points.
        var fontSize: CGFloat {
            switch self {
            case .stacked: 10
            case .inline: 13
            case .compactInline: 12
            }
        }

        var symbolConfiguration: UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(
                pointSize: self == .compactInline ? 14 : 18, weight: .regular, scale: .large)
        }
    }

    /// The y-coordinates of the image's center and the title's top in the bar, in points. Measured on an
    /// iPhone.
    private static let stackedImageMiddle: CGFloat = 18.5
    private static let stackedTitleTop: CGFloat = 35
    /// The distance between an image and a title beside it, in points.
    private static let inlineGap: CGFloat = 6
    /// The distance from the image's center to the badge, and from the bar's top to the badge, in points.
    private static let badgeShift: CGFloat = 4
    private static let badgeTop: CGFloat = 2

    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBarBadge()

    var arrangement = Arrangement.stacked {
        didSet { if arrangement != oldValue { update() } }
    }

    /// The color of a tab that is not selected; nil for the system's.
    var unselectedColor: UIColor? {
        didSet { update() }
    }

    /// The bar's appearance for the tab.
    var appearance: UITabBarItemAppearance? {
        didSet { update() }
    }

    private var stateAppearance: UITabBarItemStateAppearance.Values { appearance?.values(in: state) ?? .init() }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        imageView.contentMode = .center
        for view in [imageView, label, badge] { addSubview(view) }
        item.shownButton = self
        update()
    }

    @available(*, unavailable, message: "TabBarButton is created by UITabBar")
    required init?(coder: NSCoder) {
        preconditionFailure("TabBarButton can't be decoded. UITabBar creates it.")
    }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { update() } }
    }

    override var canBecomeFocused: Bool { isEnabled }

    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Shows the current values of the item.
    func update() {
        isEnabled = item.isEnabled
        let isCompact = arrangement == .compactInline
        let normal = item.shownImage(isCompact: isCompact).image
        let image = (isSelected && normal === item.image ? item.selectedImage : nil) ?? normal
        imageView.preferredSymbolConfiguration = arrangement.symbolConfiguration
        imageView.image = image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
        let stateAppearance = stateAppearance
        let attributes = stateAppearance.titleTextAttributes.merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : isSelected ? tintColor : unselectedColor ?? .unselectedTab
        imageView.tintColor = stateAppearance.iconColor ?? color
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: arrangement.fontSize, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        badge.show(item, stateAppearance, isSelected: isSelected)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        let image = imageView.sizeThatFits(size)
        switch arrangement {
        case .stacked: return CGSize(width: max(text.width, image.width), height: UITabBar.height)
        case .inline, .compactInline:
            let gap = text.width > 0 && image.width > 0 ? Self.inlineGap : 0
            return CGSize(width: image.width + gap + text.width, height: UITabBar.height)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.sizeThatFits(bounds.size)
        let text = label.sizeThatFits(bounds.size)
        switch arrangement {
        case .stacked:
            let hasTitle = text.width > 0
            place(
                imageView, image, middleX: bounds.midX,
                middleY: hasTitle ? Self.stackedImageMiddle : bounds.midY)
            let titleWidth = min(text.width, bounds.width)
            label.frame = snapped(
                CGRect(
                    x: (bounds.width - titleWidth) / 2, y: Self.stackedTitleTop, width: titleWidth, height: text.height)
            )
        case .inline, .compactInline:
            let gap = text.width > 0 && image.width > 0 ? Self.inlineGap : 0
            let titleWidth = max(0, min(text.width, bounds.width - image.width - gap))
            let start = (bounds.width - image.width - gap - titleWidth) / 2
            place(imageView, image, middleX: mirrored(start + image.width / 2), middleY: bounds.midY)
            let middle = mirrored(start + image.width + gap + titleWidth / 2)
            label.frame = snapped(
                CGRect(
                    x: middle - titleWidth / 2, y: bounds.midY - text.height / 2, width: titleWidth, height: text.height
                ))
        }
        imageView.frame = imageView.frame.inset(
            by: item.shownImage(isCompact: arrangement == .compactInline).insets)
        let stateAppearance = stateAppearance
        let shift =
            item.titlePositionAdjustment == .zero
            ? stateAppearance.titlePositionAdjustment : item.titlePositionAdjustment
        label.frame.origin.x += shift.horizontal
        label.frame.origin.y += shift.vertical
        let size = badge.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = imageView.frame.midX + (isRightToLeft ? -Self.badgeShift - size.width : Self.badgeShift)
        let badgeShift = stateAppearance.badgePositionAdjustment
        badge.frame = CGRect(
            x: x + badgeShift.horizontal, y: Self.badgeTop + badgeShift.vertical, width: size.width,
            height: size.height)
    }

    private func mirrored(_ x: CGFloat) -> CGFloat {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
    }

    private func place(_ view: UIView, _ size: CGSize, middleX: CGFloat, middleY: CGFloat) {
        view.frame = snapped(
            CGRect(x: middleX - size.width / 2, y: middleY - size.height / 2, width: size.width, height: size.height))
    }

    private func snapped(_ rect: CGRect) -> CGRect {
        let scale = max(1, traitCollection.displayScale)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }
}

extension UIColor {
    /// The color of tabs that are not selected.
    fileprivate static let unselectedTab = UIColor { traits in
        guard traits.accessibilityContrast != .high else { return .secondaryLabel }
        return UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
    }
}
