/// A button of a navigation bar: the way back, or an item's.
final class NavigationBarButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    let isBackButton: Bool
    private var titleShift: CGFloat = 0
    private let itemTint: UIColor?
    /// The item whose menu the button opens.
    private weak var menuItem: UIBarButtonItem?

    /// The gap in points between the arrow and what it leads back to, as on iOS.
    private static let arrowGap: CGFloat = 6

    init(title: String?, image: UIImage?, isDone: Bool, isBack: Bool, tint: UIColor?, action: @escaping () -> Void) {
        isBackButton = isBack
        itemTint = tint
        super.init(frame: .zero)
        label.text = title
        label.font = isDone ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
        imageView.image = image
        addSubview(label)
        addSubview(imageView)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        accessibilityLabel = title
        tintColorDidChange()
    }

    @available(*, unavailable, message: "a navigation bar makes its buttons of items")
    required init?(coder: NSCoder) {
        preconditionFailure("NavigationBarButton: a navigation bar makes its buttons of items")
    }

    /// Lets the button open the menu of its item: by a touch, or by a long press where a touch has something else to do.
    func openMenu(of item: UIBarButtonItem) {
        menuItem = item
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menuItem, let menu = menuItem.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = menuItem.preferredMenuElementOrder
        return configuration
    }

    override func choose(_ action: UIAction, in menu: UIMenu) {
        action.performWithSender(menuItem, target: nil)
    }

    /// Shows the title so far from its place.
    func shiftTitle(by shift: CGFloat) {
        titleShift = shift
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The middle of the title in its place.
    var titleMiddle: CGPoint { CGPoint(x: label.frame.midX - titleShift, y: label.frame.midY) }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            // The system's bar buttons fade to a fifth while they are pressed.
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25, delay: 0, options: .allowUserInteraction) {
                self.alpha = self.isHighlighted ? 0.2 : 1
            }
        }
    }

    override var isEnabled: Bool {
        didSet { tintColorDidChange() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        let color: UIColor = isEnabled ? itemTint ?? tintColor : .tertiaryLabel
        label.textColor = color
        imageView.tintColor = color
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.text == nil ? .zero : label.sizeThatFits(size)
        let image = imageView.image?.size ?? .zero
        let gap = text.width > 0 && image.width > 0 ? Self.arrowGap : 0
        return CGSize(width: image.width + gap + text.width, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = imageView.image?.size ?? .zero
        let textWidth = label.text == nil ? 0 : min(label.sizeThatFits(bounds.size).width, bounds.width)
        let gap = textWidth > 0 && image.width > 0 ? Self.arrowGap : 0
        let imageX = isRightToLeft ? bounds.width - image.width : 0
        imageView.frame = CGRect(
            x: imageX, y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
        let room = max(0, min(textWidth, bounds.width - image.width - gap))
        label.frame = CGRect(
            x: (isRightToLeft ? bounds.width - image.width - gap - room : image.width + gap) + titleShift, y: 0,
            width: room, height: bounds.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // Bar buttons are tapped with thumbs: what is short reaches a little further than it shows.
        bounds.insetBy(dx: -10, dy: 0).contains(point)
    }
}
