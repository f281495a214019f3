/// One tab of a tab bar: a picture with the title below it, or beside it where there is room.
final class TabBarButton: UIControl {
    /// How picture and title stand to each other.
    enum Arrangement {
        /// One above the other, as on an iPhone.
        case stacked
        /// Side by side, as on an iPad.
        case inline
        /// Side by side and small, as on an iPhone that lies on its side.
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

    /// The middle of the picture, and the top of the title, in points from the bar's top: measured on an iPhone.
    private static let stackedImageMiddle: CGFloat = 18.5
    private static let stackedTitleTop: CGFloat = 35
    /// Between a picture and a title beside it.
    private static let inlineGap: CGFloat = 6
    /// From the picture's middle to the badge's beginning, and the badge's distance from the bar's top.
    private static let badgeShift: CGFloat = 4
    private static let badgeTop: CGFloat = 2

    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBarBadge()

    var contentLayout = Arrangement.stacked {
        didSet { if contentLayout != oldValue { update() } }
    }

    /// The colour of what is not selected; nil for the system's.
    var unselectedColor: UIColor? {
        didSet { update() }
    }

    /// How the bar wants its tabs.
    var appearance: UITabBarItemAppearance? {
        didSet { update() }
    }

    private var look: UITabBarItemStateAppearance.Values { appearance?.values(in: state) ?? .init() }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        imageView.contentMode = .center
        for view in [imageView, label, badge] { addSubview(view) }
        item.shownButton = self
        update()
    }

    @available(*, unavailable, message: "a tab bar makes its buttons of items")
    required init?(coder: NSCoder) {
        preconditionFailure("TabBarButton: a tab bar makes its buttons of items")
    }

    override var isSelected: Bool {
        didSet { if isSelected != oldValue { update() } }
    }

    override var canBecomeFocused: Bool { isEnabled }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// Shows what the item says.
    func update() {
        isEnabled = item.isEnabled
        let image = (isSelected ? item.selectedImage : nil) ?? item.image
        imageView.preferredSymbolConfiguration = contentLayout.symbolConfiguration
        imageView.image = image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
        let look = look
        let attributes = look.titleTextAttributes.merging(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : isSelected ? tintColor : unselectedColor ?? .unselectedTab
        imageView.tintColor = look.iconColor ?? color
        label.text = item.title
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: contentLayout.fontSize, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        badge.show(item, look, isSelected: isSelected)
        accessibilityLabel = item.title
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        let image = imageView.sizeThatFits(size)
        switch contentLayout {
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
        switch contentLayout {
        case .stacked:
            let hasTitle = text.width > 0
            place(
                imageView, image, middleX: bounds.midX,
                middleY: hasTitle ? Self.stackedImageMiddle : bounds.midY)
            let room = min(text.width, bounds.width)
            label.frame = snapped(
                CGRect(x: (bounds.width - room) / 2, y: Self.stackedTitleTop, width: room, height: text.height))
        case .inline, .compactInline:
            let gap = text.width > 0 && image.width > 0 ? Self.inlineGap : 0
            let room = max(0, min(text.width, bounds.width - image.width - gap))
            let start = (bounds.width - image.width - gap - room) / 2
            place(imageView, image, middleX: mirrored(start + image.width / 2), middleY: bounds.midY)
            let middle = mirrored(start + image.width + gap + room / 2)
            label.frame = snapped(
                CGRect(x: middle - room / 2, y: bounds.midY - text.height / 2, width: room, height: text.height))
        }
        let look = look
        let shift =
            item.titlePositionAdjustment == .zero ? look.titlePositionAdjustment : item.titlePositionAdjustment
        label.frame.origin.x += shift.horizontal
        label.frame.origin.y += shift.vertical
        let size = badge.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = imageView.frame.midX + (isRightToLeft ? -Self.badgeShift - size.width : Self.badgeShift)
        let badgeShift = look.badgePositionAdjustment
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
    /// What is not selected in a tab bar.
    fileprivate static let unselectedTab = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1)
    }
}
