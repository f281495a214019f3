/// A button of a bar: that of an item, or the back button of a navigation bar.
final class BarButton: UIControl {
    private let label = UILabel()
    private let imageView = UIImageView()
    /// The view behind the contents: a background image, the disc of a close button, or the background of a
    /// selected button.
    private let background = UIImageView()
    let isBackButton: Bool
    private var titleShift: CGFloat = 0
    let item: UIBarButtonItem?
    private let itemTint: UIColor?
    private let isDone: Bool
    /// Whether the image is that of the item, which may have another one in a compact environment.
    private var showsItemImage = false
    /// The item that defines the look of a back button.
    private weak var backItem: UIBarButtonItem?
    private var appearance: UIBarButtonItemAppearance?
    /// Creates the menu that a long press on the back button opens.
    private var backMenu: (() -> UIMenu?)?

    /// The possible titles of the back button in order of preference. The last one is nil, which shows only
    /// the arrow.
    private(set) var backTitles: [String?] = []

    /// The distance between the arrow and the back title, in points, as on iOS.
    private static let arrowGap: CGFloat = 6
    /// The diameter of a close button's disc, in points, as on iOS.
    private static let discSize: CGFloat = 30
    /// The margin and the corner radius of the background of a selected button, in points. Chosen by eye.
    private static let selectionMargin = UIEdgeInsets(top: -5, left: -7, bottom: -5, right: -7)
    private static let selectionRadius: CGFloat = 7

    /// Creates the button of an item.
    init(of item: UIBarButtonItem) {
        self.item = item
        isBackButton = false
        itemTint = item.tintColor
        isDone = item.style == .done
        super.init(frame: .zero)
        assemble()
        let selectedElement = item.selectedElement
        imageView.image = item.isPopUp ? selectedElement?.image ?? item.image : item.image
        showsItemImage = imageView.image === item.image
        // As on iOS, a button with an image has no title.
        label.text = imageView.image == nil ? selectedElement?.title ?? item.title : nil
        accessibilityLabel = item.accessibilityLabel ?? item.title ?? selectedElement?.title
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        addAction(UIAction { [weak item] _ in item?.perform() }, for: [.touchUpInside, .primaryActionTriggered])
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.opensMenuByTap
        item.shownButton = self
        update()
    }

    /// Creates a back button.
    ///
    /// - Parameters:
    ///   - titles: The possible titles in order of preference.
    ///   - backItem: The item that defines the tint color and background of the button.
    ///   - menu: Creates the menu that a long press opens.
    init(
        back titles: [String?], of backItem: UIBarButtonItem?, menu: @escaping () -> UIMenu?,
        action: @escaping () -> Void
    ) {
        item = nil
        isBackButton = true
        itemTint = backItem?.tintColor
        isDone = false
        super.init(frame: .zero)
        assemble()
        self.backItem = backItem
        backTitles = titles
        backMenu = menu
        label.text = titles.first ?? nil
        imageView.image = UINavigationBarAppearance.systemBackIndicator
        accessibilityLabel = titles.compactMap(\.self).first
        addAction(UIAction { _ in action() }, for: [.touchUpInside, .primaryActionTriggered])
        isContextMenuInteractionEnabled = true
        update()
    }

    @available(*, unavailable, message: "BarButton is created by its bar")
    required init?(coder: NSCoder) {
        preconditionFailure("BarButton can't be decoded. Its bar creates it.")
    }

    private func assemble() {
        for view in [background, label, imageView] { addSubview(view) }
        background.isHidden = true
    }

    override var canBecomeFocused: Bool { isEnabled }

    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    // MARK: Menus

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard isEnabled, let menu = backMenu?() ?? item?.menu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        if let item { configuration.preferredMenuElementOrder = item.preferredMenuElementOrder }
        return configuration
    }

    override func select(_ action: any UIMenuLeaf, in menu: UIMenu) {
        if let item { item.select(action) } else { super.select(action, in: menu) }
    }

    // MARK: Back button

    /// Offsets the title for an animation.
    func shiftTitle(by shift: CGFloat) {
        titleShift = shift
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// The center of the title without its offset.
    var titleMiddle: CGPoint { CGPoint(x: label.frame.midX - titleShift, y: label.frame.midY) }

    /// The title of the back button.
    var backTitle: String? {
        get { label.text }
        set {
            guard label.text != newValue else { return }
            label.text = newValue
            setNeedsLayout()
        }
    }

    /// Sets the image of the arrow; nil for the system's.
    func setIndicator(_ image: UIImage?) {
        imageView.image = image ?? UINavigationBarAppearance.systemBackIndicator
        setNeedsLayout()
    }

    // MARK: Appearance

    /// Applies the bar's appearance for its buttons.
    func apply(_ appearance: UIBarButtonItemAppearance?) {
        self.appearance = appearance
        update()
    }

    /// Whether the button has the style of an item that completes a task.
    var isDoneButton: Bool { isDone }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            update()
            // The system's bar buttons fade to a fifth while they are pressed.
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25, delay: 0, options: .allowUserInteraction) {
                self.alpha = self.isHighlighted ? 0.2 : 1
            }
        }
    }

    override var isEnabled: Bool {
        didSet { update() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private var metrics: UIBarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

    private var titleOffset: UIOffset {
        let own =
            item?.titlePositionAdjustment(for: metrics) ?? backItem?.backButtonTitlePositionAdjustment(for: metrics)
            ?? .zero
        return own == .zero ? appearance?.stateAppearance(in: state).titlePositionAdjustment ?? .zero : own
    }

    private func update() {
        var attributes = appearance?.attributes(in: state) ?? [:]
        if let own = item?.titleTextAttributes(for: state) { attributes.merge(own) { $1 } }
        // The color of the normal state does not apply to a disabled button, which would look enabled.
        if !isEnabled, appearance?.disabled.titleTextAttributes[.foregroundColor] == nil,
            !(item?.hasTitleTextAttributes(for: .disabled) ?? false)
        {
            attributes[.foregroundColor] = nil
        }
        label.font =
            attributes[.font] as? UIFont
            ?? (isDone ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17))
        let tint: UIColor = itemTint ?? tintColor
        let isOn = isSelected && isEnabled
        let color: UIColor = isOn ? .systemBackground : isEnabled ? tint : .tertiaryLabel
        label.textColor = attributes[.foregroundColor] as? UIColor ?? color
        imageView.tintColor = isClose ? .secondaryLabel : color
        if showsItemImage, let item { imageView.image = item.shownImage(isCompact: metrics == .compact).image }
        let image =
            item?.backgroundImage(for: state, style: isDone ? .done : .plain, barMetrics: metrics)
            ?? item?.backgroundImage(for: state, barMetrics: metrics)
            ?? backItem?.backButtonBackgroundImage(for: state, barMetrics: metrics)
            ?? appearance?.stateAppearance(in: state).backgroundImage
        background.image = image
        background.isHidden = image == nil && !isOn && !isClose
        background.backgroundColor = image != nil ? nil : isClose ? .tertiarySystemFill : isOn ? tint : nil
        setNeedsLayout()
    }

    private var isClose: Bool { item?.systemItem == .close }

    // MARK: Layout

    /// Returns the width of the button with the title `text`, in points.
    func width(titled text: String?) -> CGFloat {
        let image = imageView.image?.size.width ?? 0
        guard let text, !text.isEmpty else { return image }
        let title = NSAttributedString(string: text, attributes: [.font: label.font as Any])
            .size().width.rounded(.up)
        return image + (image > 0 ? Self.arrowGap : 0) + title
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let item, item.width > 0 { return CGSize(width: item.width, height: 44) }
        if isClose { return CGSize(width: Self.discSize, height: 44) }
        let text = label.text == nil ? .zero : label.sizeThatFits(size)
        let image = imageView.image?.size ?? .zero
        let gap = text.width > 0 && image.width > 0 ? Self.arrowGap : 0
        let possible = image.width > 0 ? 0 : (item?.possibleTitles ?? []).map { width(titled: $0) }.max() ?? 0
        return CGSize(width: max(possible, image.width + gap + text.width), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let image = imageView.image?.size ?? .zero
        let textWidth = label.text == nil ? 0 : min(label.sizeThatFits(bounds.size).width, bounds.width)
        let gap = textWidth > 0 && image.width > 0 ? Self.arrowGap : 0
        let room = max(0, min(textWidth, bounds.width - image.width - gap))
        let scale = max(1, traitCollection.displayScale)
        // The contents of a back button are leading; those of a button with a fixed width are centered.
        let rest = isBackButton ? 0 : ((bounds.width - image.width - gap - room) / 2 * scale).rounded() / scale
        imageView.frame = CGRect(
            x: isRightToLeft ? bounds.width - rest - image.width : rest,
            y: ((bounds.height - image.height) / 2).rounded(), width: image.width, height: image.height)
        if showsItemImage, let item {
            imageView.frame = imageView.frame.inset(by: item.shownImage(isCompact: metrics == .compact).insets)
        }
        let offset = titleOffset
        let start = rest + image.width + gap
        label.frame = CGRect(
            x: (isRightToLeft ? bounds.width - start - room : start) + titleShift + offset.horizontal,
            y: offset.vertical, width: room, height: bounds.height)
        placeBackground()
    }

    private func placeBackground() {
        guard !background.isHidden else { return }
        if background.image != nil {
            var shift = appearance?.stateAppearance(in: state).backgroundImagePositionAdjustment ?? .zero
            shift.vertical += item?.backgroundVerticalPositionAdjustment(for: metrics) ?? 0
            shift.vertical += backItem?.backButtonBackgroundVerticalPositionAdjustment(for: metrics) ?? 0
            let height = min(bounds.height, background.image?.size.height ?? bounds.height)
            background.frame = CGRect(
                x: shift.horizontal, y: ((bounds.height - height) / 2).rounded() + shift.vertical, width: bounds.width,
                height: height)
            background.layer.cornerRadius = 0
        } else if isClose {
            background.frame = CGRect(
                x: (bounds.width - Self.discSize) / 2, y: (bounds.height - Self.discSize) / 2, width: Self.discSize,
                height: Self.discSize)
            background.layer.cornerRadius = Self.discSize / 2
        } else {
            let shown = imageView.image == nil ? label.frame : imageView.frame
            let height = imageView.image == nil ? label.font.lineHeight : shown.height
            let content = CGRect(x: shown.minX, y: shown.midY - height / 2, width: shown.width, height: height)
            background.frame = content.inset(by: Self.selectionMargin)
            background.layer.cornerRadius = Self.selectionRadius
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // The touch area of a button is larger than the button.
        bounds.insetBy(dx: -10, dy: 0).contains(point)
    }
}
