/// A bar at the bottom of the screen that leads to an app's parts, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The height in points of the bar itself, above what the system takes of the screen's bottom.
    static let height: CGFloat = 49
    /// The same on an iPhone that lies on its side.
    static let compactHeight: CGFloat = 32
    /// The least width of a tab where tabs stand in the middle, and the distance between two of them, as on an iPad.
    private static let centeredWidth: CGFloat = 76
    private static let centeredSpacing: CGFloat = 34
    private static let material = UIBlurEffect(style: .systemChromeMaterial)

    private let background = UIVisualEffectView(effect: UITabBar.material)
    private let hairline = UIView()
    private var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?
    private weak var storedSelection: UITabBarItem?

    /// Who hears of taps.
    open weak var delegate: (any UITabBarDelegate)?

    /// Makes a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        barTintColor = coder.object("UIBarTintColor")
        unselectedItemTintColor = coder.object("UIUnselectedItemTintColor")
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        items = coder.anything("UIItems")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barTintColor, forKey: "UIBarTintColor")
        coder.encode(unselectedItemTintColor, forKey: "UIUnselectedItemTintColor")
        coder.encode(isTranslucent, forKey: "UIBarTranslucent")
        coder.encode(storedItems.map { $0 as NSArray }, forKey: "UIItems")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        background.isUserInteractionEnabled = false
        hairline.backgroundColor = .tabBarHairline
        background.contentView.addSubview(hairline)
        addSubview(background)
        focusGroupIdentifier = "UITabBar.\(ObjectIdentifier(self))"
        updateBackground()
    }

    // MARK: Items

    /// What the bar shows, in the direction of reading.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// How long the tabs take to change, in seconds. Chosen by eye.
    private static let changeDuration: TimeInterval = 0.25

    /// Shows other items.
    ///
    /// - Parameter animated: whether they fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let old = buttons
        for button in old { button.item.onChange = nil }
        storedItems = items
        if storedSelection.map({ selection in items?.contains { $0 === selection } ?? false }) != true {
            storedSelection = nil
        }
        buttons = (items ?? []).map(makeButton)
        buttons.forEach(addSubview)
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            old.forEach { $0.removeFromSuperview() }
            return
        }
        UIView.performWithoutAnimation {
            for button in buttons { button.alpha = 0 }
            layoutIfNeeded()
        }
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
            for button in self.buttons { button.alpha = 1 }
            for button in old { button.alpha = 0 }
        } completion: { _ in
            old.forEach { $0.removeFromSuperview() }
        }
    }

    private func makeButton(for item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item: item)
        button.unselectedColor = unselectedItemTintColor
        button.isSelected = item === storedSelection
        item.onChange = { [weak self, weak button] in
            button?.update()
            self?.setNeedsLayout()
        }
        let select = UIAction { [weak self, weak item] _ in
            guard let self, let item else { return }
            let before = storedSelection
            delegate?.tabBar(self, didSelect: item)
            // A bar of its own selects what is tapped; one of a controller shows what that has selected.
            if storedSelection === before, !(delegate is UITabBarController) { selectedItem = item }
        }
        button.addAction(select, for: [.touchUpInside, .primaryActionTriggered])
        return button
    }

    /// The item that is selected.
    open weak var selectedItem: UITabBarItem? {
        get { storedSelection }
        set {
            storedSelection = newValue
            for button in buttons { button.isSelected = button.item === newValue }
        }
    }

    // MARK: Look

    /// The colour of what is not selected; nil for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    /// The colour of the bar's background; nil lets what is below shine through a little, as the system's does.
    open var barTintColor: UIColor? {
        didSet { updateBackground() }
    }

    /// Whether what is below the bar shines through.
    open var isTranslucent = true {
        didSet { updateBackground() }
    }

    /// How the items are spread over the bar.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// The width in points of a tab where tabs stand in the middle; 0 for the system's.
    open var itemWidth: CGFloat = 0 {
        didSet { if itemWidth != oldValue { setNeedsLayout() } }
    }

    /// The distance in points between two tabs where tabs stand in the middle; 0 for the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet { if itemSpacing != oldValue { setNeedsLayout() } }
    }

    /// Whether content lies under the bar, so that the bar needs a background to be read on.
    final var isContentBelow = false {
        didSet { if isContentBelow != oldValue { updateBackground() } }
    }

    private func updateBackground() {
        let isSolid = barTintColor != nil || !isTranslucent
        background.effect = isSolid ? nil : Self.material
        background.backgroundColor = isSolid ? barTintColor ?? .systemBackground : nil
        background.alpha = isContentBelow || !isTranslucent ? 1 : 0
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    // MARK: Layout

    /// The bar's height above what the system takes of the bottom.
    final var ownHeight: CGFloat { arrangement == .compactInline ? Self.compactHeight : Self.height }

    private var arrangement: TabBarButton.Arrangement {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight + safeAreaInsets.bottom)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let line = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
        let arrangement = arrangement
        for button in buttons { button.arrangement = arrangement }
        let inner = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, place) in zip(buttons, places(in: inner.width, arrangement)) {
            let x = isRightToLeft ? inner.maxX - place.end : inner.minX + place.start
            button.frame = CGRect(x: x, y: 0, width: place.end - place.start, height: ownHeight)
        }
    }

    /// Where each tab begins and ends, from the leading edge.
    private func places(
        in width: CGFloat, _ arrangement: TabBarButton.Arrangement
    ) -> [(start: CGFloat, end: CGFloat)] {
        guard !buttons.isEmpty else { return [] }
        let count = CGFloat(buttons.count)
        let isCentered =
            itemPositioning == .centered || itemPositioning == .automatic && arrangement == .inline
        let spacing = itemSpacing > 0 ? itemSpacing : Self.centeredSpacing
        let widths = buttons.map { button in
            itemWidth > 0 ? itemWidth : max(Self.centeredWidth, button.sizeThatFits(bounds.size).width)
        }
        let total = widths.reduce(0, +) + spacing * (count - 1)
        guard isCentered, total <= width else {
            let each = (width / count).rounded(.down)
            let start = ((width - each * count) / 2).rounded(.down)
            return buttons.indices.map { (start + each * CGFloat($0), start + each * CGFloat($0 + 1)) }
        }
        var x = ((width - total) / 2).rounded()
        return widths.map { width in
            defer { x += width + spacing }
            return (x, x + width)
        }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // A bar without background lets touches through to the content below it.
        return hit === self && !isContentBelow && isTranslucent ? nil : hit
    }
}

extension UITabBar {
    /// How items are spread over a bar.
    public enum ItemPositioning: Int, Sendable {
        /// Over the whole bar in narrow surroundings, in the middle of wide ones.
        case automatic = 0
        /// Over the whole bar.
        case fill = 1
        /// In the middle.
        case centered = 2
    }
}

extension UIColor {
    /// The line above a bar: iOS draws black at 30 %, or white at 15 %.
    fileprivate static let tabBarHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
