/// A bar at the bottom of the screen with the tabs of an app, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The height of the bar above the safe area, in points.
    static let height: CGFloat = 49
    /// The height in a vertically compact environment, in points.
    static let compactHeight: CGFloat = 32
    /// The minimum width of a centered tab and the distance between two, in points, as on an iPad.
    private static let centeredWidth: CGFloat = 76
    private static let centeredSpacing: CGFloat = 34

    private let background = BarBackgroundView(contentIs: .above)
    /// The image behind the selected tab.
    private let indicator = UIImageView()
    private var storedStandard = UITabBarAppearance()
    private var storedScrollEdge: UITabBarAppearance?
    private var buttons: [TabBarButton] = []
    private var storedItems: [UITabBarItem]?
    private weak var storedSelection: UITabBarItem?

    /// The delegate, which is notified of selections.
    open weak var delegate: (any UITabBarDelegate)?

    /// Creates a tab bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreProperties(from: coder)
    }

    /// Restores the archived properties. A separate method, as property observers are not called in an
    /// initializer.
    private func restoreProperties(from coder: NSCoder) {
        standardAppearance = coder.object("UIStandardAppearance") ?? storedStandard
        scrollEdgeAppearance = coder.object("UIScrollEdgeAppearance")
        barStyle = coder.choice("UIBarStyle", or: .default)
        unselectedItemTintColor = coder.object("UIUnselectedItemTintColor")
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        // Only nibs archive it separately; it is part of the standard appearance.
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        items = coder.anyObject("UIItems")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(storedStandard, forKey: "UIStandardAppearance")
        coder.encode(storedScrollEdge, forKey: "UIScrollEdgeAppearance")
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(unselectedItemTintColor, forKey: "UIUnselectedItemTintColor")
        coder.encode(isTranslucent, forKey: "UIBarTranslucent")
        coder.encode(storedItems.map { $0 as NSArray }, forKey: "UIItems")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        addSubview(background)
        addSubview(indicator)
        storedStandard.onChange = { [weak self] in self?.updateAppearance() }
        focusGroupIdentifier = "UITabBar.\(ObjectIdentifier(self))"
        updateAppearance()
    }

    // MARK: Items

    /// The items, in reading order.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The duration in which the tabs are replaced, in seconds. Chosen by eye.
    private static let changeDuration: TimeInterval = 0.25

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items, or `nil` for none.
    ///   - animated: Whether the items fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let old = buttons
        for button in old {
            button.item.onChange = nil
            button.item.onAppearanceChange = nil
        }
        storedItems = items
        if storedSelection.map({ selection in items?.contains { $0 === selection } ?? false }) != true {
            storedSelection = nil
        }
        buttons = (items ?? []).map(makeButton)
        buttons.forEach(addSubview)
        updateAppearance()
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
        item.onAppearanceChange = { [weak self] in self?.updateAppearance() }
        let select = UIAction { [weak self, weak item] _ in
            guard let self, let item else { return }
            let before = storedSelection
            delegate?.tabBar(self, didSelect: item)
            // A bar without a controller selects the tapped item; otherwise the controller selects it.
            if storedSelection === before, !(delegate is UITabBarController) { selectedItem = item }
        }
        button.addAction(select, for: [.touchUpInside, .primaryActionTriggered])
        return button
    }

    /// The selected item.
    open weak var selectedItem: UITabBarItem? {
        get { storedSelection }
        set {
            storedSelection = newValue
            for button in buttons { button.isSelected = button.item === newValue }
            updateAppearance()
            setNeedsLayout()
        }
    }

    // MARK: Appearance

    /// The color of tabs that are not selected; nil for the system's gray.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    /// The former name of `tintColor`.
    open var selectedImageTintColor: UIColor? {
        get { tintColor }
        set { tintColor = newValue }
    }

    /// The appearance while content is behind the bar. Setting it copies the appearance.
    open var standardAppearance: UITabBarAppearance {
        get { storedStandard }
        set { keep(newValue) { storedStandard = $0 ?? UITabBarAppearance() } }
    }

    /// The appearance while the end of the content is above the bar; nil for the standard one without
    /// background.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { storedScrollEdge }
        set { keep(newValue) { storedScrollEdge = $0 } }
    }

    private func keep(_ appearance: UITabBarAppearance?, _ store: (UITabBarAppearance?) -> Void) {
        let copy = appearance?.copy(with: nil) as? UITabBarAppearance
        copy?.onChange = { [weak self] in self?.updateAppearance() }
        store(copy)
        updateAppearance()
    }

    /// The background color of `standardAppearance`; nil for the system's translucent background.
    open var barTintColor: UIColor? {
        get { storedStandard.backgroundColor }
        set { storedStandard.background.tint(newValue) }
    }

    /// The background image of `standardAppearance`.
    open var backgroundImage: UIImage? {
        get { storedStandard.backgroundImage }
        set { storedStandard.backgroundImage = newValue }
    }

    /// The image that replaces the line above the bar, in `standardAppearance`.
    open var shadowImage: UIImage? {
        get { storedStandard.shadowImage }
        set { storedStandard.shadowImage = newValue }
    }

    /// The image behind the selected tab, in `standardAppearance`.
    open var selectionIndicatorImage: UIImage? {
        get { storedStandard.selectionIndicatorImage }
        set { storedStandard.selectionIndicatorImage = newValue }
    }

    /// The style of the bar without other settings.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether the content behind the bar shows through.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateAppearance() } }
    }

    /// The positioning of the items.
    open var itemPositioning = ItemPositioning.automatic {
        didSet { if itemPositioning != oldValue { setNeedsLayout() } }
    }

    /// The width of a centered tab, in points; 0 for the system's.
    open var itemWidth: CGFloat = 0 {
        didSet { if itemWidth != oldValue { setNeedsLayout() } }
    }

    /// The distance between two centered tabs, in points; 0 for the system's.
    open var itemSpacing: CGFloat = 0 {
        didSet { if itemSpacing != oldValue { setNeedsLayout() } }
    }

    /// Whether content is behind the bar, which needs a background then.
    final var isContentBelow = false {
        didSet { if isContentBelow != oldValue { updateAppearance() } }
    }

    /// The current appearance: that of the selected item, or else the bar's.
    private var shownAppearance: (appearance: UITabBarAppearance, background: BarBackground) {
        let standard = storedSelection?.standardAppearance ?? storedStandard
        let edge = storedSelection?.scrollEdgeAppearance ?? storedScrollEdge
        if !isContentBelow, isTranslucent { return (edge ?? standard, edge?.background ?? .transparent) }
        let appearance = isContentBelow ? standard : edge ?? standard
        return (appearance, isTranslucent ? appearance.background : appearance.background.withoutTranslucency)
    }

    private func updateAppearance() {
        let shown = shownAppearance
        background.configuration = shown.background
        indicator.image = shown.appearance.selectionIndicatorImage
        indicator.tintColor = shown.appearance.selectionIndicatorTintColor
        for button in buttons { button.appearance = shown.appearance.layout(for: button.arrangement) }
        setNeedsLayout()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    // MARK: Layout

    /// The height of the bar above the safe area, in points.
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
        let arrangement = arrangement
        for button in buttons where button.arrangement != arrangement {
            button.arrangement = arrangement
            button.appearance = shownAppearance.appearance.layout(for: arrangement)
        }
        let inner = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, place) in zip(buttons, tabRanges(in: inner.width, arrangement)) {
            let x = isRightToLeft ? inner.maxX - place.end : inner.minX + place.start
            button.frame = CGRect(x: x, y: 0, width: place.end - place.start, height: ownHeight)
        }
        layOutIndicator()
    }

    /// Lays out the selection indicator behind the selected tab in the size of its image.
    private func layOutIndicator() {
        let button = buttons.first { $0.item === storedSelection }
        let size = indicator.image?.size ?? .zero
        indicator.isHidden = button == nil || indicator.image == nil
        guard let button else { return }
        indicator.frame = CGRect(
            x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the start and end of each tab, from the leading edge.
    private func tabRanges(
        in width: CGFloat, _ arrangement: TabBarButton.Arrangement
    ) -> [(start: CGFloat, end: CGFloat)] {
        guard !buttons.isEmpty else { return [] }
        let count = CGFloat(buttons.count)
        let appearance = arrangement == .stacked ? shownAppearance.appearance : nil
        var positioning = appearance?.stackedItemPositioning ?? .automatic
        if positioning == .automatic { positioning = itemPositioning }
        let isCentered = positioning == .centered || positioning == .automatic && arrangement == .inline
        let wishedSpacing = [appearance?.stackedItemSpacing ?? 0, itemSpacing].first { $0 > 0 }
        let spacing = wishedSpacing ?? Self.centeredSpacing
        let wishedWidth = [appearance?.stackedItemWidth ?? 0, itemWidth].first { $0 > 0 }
        let widths = buttons.map { button in
            wishedWidth ?? max(Self.centeredWidth, button.sizeThatFits(bounds.size).width)
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
        // A bar without background passes touches on to the content below.
        return hit === self && background.isClear ? nil : hit
    }
}

extension UITabBar {
    /// The positioning of the items in a tab bar.
    public enum ItemPositioning: Int, Sendable {
        /// Filling in a horizontally compact environment, otherwise centered.
        case automatic = 0
        /// Spread over the whole width.
        case fill = 1
        /// Centered.
        case centered = 2
    }
}
