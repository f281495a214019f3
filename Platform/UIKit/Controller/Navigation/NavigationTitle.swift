/// The label of the bar's own title, as opposed to an app's title view.
final class NavigationTitleLabel: UILabel {}

/// The bar's own title with an arrow, which opens the menu of the item.
final class NavigationTitleButton: UIControl {
    let label = NavigationTitleLabel()
    private let arrow = UIImageView(
        image: UIImage(
            systemName: "chevron.down.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)))
    private let makeMenu: ([UIMenuElement]) -> UIMenu?

    /// The distance between the title and the arrow, in points, estimated from iOS.
    private static let gap: CGFloat = 5

    init(menu: @escaping ([UIMenuElement]) -> UIMenu?) {
        makeMenu = menu
        super.init(frame: .zero)
        arrow.tintColor = .tertiaryLabel
        for view in [label, arrow] { addSubview(view) }
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    @available(*, unavailable, message: "NavigationTitleButton is created by UINavigationBar")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationTitleButton can't be decoded. UINavigationBar creates it.")
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { label.alpha = isHighlighted ? 0.3 : 1 } }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu = makeMenu([]) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = arrow.sizeThatFits(size)
        let text = label.sizeThatFits(CGSize(width: max(0, size.width - image.width - Self.gap), height: size.height))
        return CGSize(width: text.width + Self.gap + image.width, height: max(text.height, image.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = arrow.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(0, bounds.width - image.width - Self.gap)
        label.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        let scale = max(1, traitCollection.displayScale)
        arrow.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - image.width,
            y: ((bounds.height - image.height) / 2 * scale).rounded() / scale, width: image.width, height: image.height)
    }
}
