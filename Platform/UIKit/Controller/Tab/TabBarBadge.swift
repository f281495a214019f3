/// The badge at the corner of a tab's picture.
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

    @available(*, unavailable, message: "a tab bar makes its badges of items")
    required init?(coder: NSCoder) {
        preconditionFailure("TabBarBadge: a tab bar makes its badges of items")
    }

    private var titleShift = UIOffset.zero

    /// Shows what an item says, as it wants it, or else its bar.
    func show(_ item: UITabBarItem, _ look: UITabBarItemStateAppearance.Values, isSelected: Bool) {
        isHidden = item.badgeValue == nil
        let own = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
        let attributes = look.badgeTextAttributes.merging(own) { $1 }
        titleShift = look.badgeTitlePositionAdjustment
        label.text = item.badgeValue
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
        backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
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
