/// The badge at the corner of a tab's image.
final class TabBarBadge: UIView {
    /// In points, as on iOS.
    private static let height: CGFloat = 18
    private static let sidePadding: CGFloat = 5.5

    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.height / 2
        label.textAlignment = .center
        addSubview(label)
    }

    @available(*, unavailable, message: "TabBarBadge is created by UITabBar")
    required init?(coder: NSCoder) {
        preconditionFailure("TabBarBadge can't be decoded. UITabBar creates it.")
    }

    private var titleShift = UIOffset.zero

    /// Shows the badge value of an item with the item's settings, or else with those of the bar.
    func show(_ item: UITabBarItem, _ stateAppearance: UITabBarItemStateAppearance.Values, isSelected: Bool) {
        isHidden = item.badgeValue == nil
        let own = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        let attributes = stateAppearance.badgeTextAttributes.merging(own) { $1 }
        titleShift = stateAppearance.badgeTitlePositionAdjustment
        label.text = item.badgeValue
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        backgroundColor = item.badgeColor ?? stateAppearance.badgeBackgroundColor ?? .systemRed
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = label.sizeThatFits(size).width + 2 * Self.sidePadding
        return CGSize(width: max(Self.height, width.rounded(.up)), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    }
}
