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

    private let background = BarBackgroundView(contentIs: .above)
    /// What is behind the selected tab.
    private let indicator = UIImageView()
    private var storedStandard = UITabBarAppearance()
    private var storedScrollEdge: UITabBarAppearance?
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
        restoreProperties(from: coder)
    }

    /// Beside the initialiser, in which setting a property would show nothing.
    private func restoreProperties(from coder: NSCoder) {
        standardAppearance = coder.object("UIStandardAppearance") ?? storedStandard
        scrollEdgeAppearance = coder.object("UIScrollEdgeAppearance")
        barStyle = coder.choice("UIBarStyle", or: .default)
        unselectedItemTintColor = coder.object("UIUnselectedItemTintColor")
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        // Only a nib has it by itself: it is a part of the standard appearance.
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        items = coder.anything("UIItems")
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
            updateAppearance()
            setNeedsLayout()
        }
    }

    // MARK: Look

    /// The colour of what is not selected; nil for the system's grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
    }

    /// What the bar looks like while content lies behind it. It is copied; what the property answers with can be changed.
    open var standardAppearance: UITabBarAppearance {
        get { storedStandard }
        set { keep(newValue) { storedStandard = $0 ?? UITabBarAppearance() } }
    }

    /// What it looks like while the end of the content is above it; nil for the standard one without background.
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

    /// The colour of the bar's background: that of `standardAppearance`. Nil lets what is below shine through, as the system's does.
    open var barTintColor: UIColor? {
        get { storedStandard.backgroundColor }
        set { storedStandard.background.tint(newValue) }
    }

    /// What lies over the background: in `standardAppearance`.
    open var backgroundImage: UIImage? {
        get { storedStandard.backgroundImage }
        set { storedStandard.backgroundImage = newValue }
    }

    /// What stands in the place of the line above the bar: in `standardAppearance`.
    open var shadowImage: UIImage? {
        get { storedStandard.shadowImage }
        set { storedStandard.shadowImage = newValue }
    }

    /// What is behind the selected tab: in `standardAppearance`.
    open var selectionIndicatorImage: UIImage? {
        get { storedStandard.selectionIndicatorImage }
        set { storedStandard.selectionIndicatorImage = newValue }
    }

    /// What the bar looks like where nobody says more.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Whether what is below the bar shines through.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateAppearance() } }
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
        didSet { if isContentBelow != oldValue { updateAppearance() } }
    }

    /// What the item that is selected says counts before what the bar says.
    private var shownAppearance: (appearance: UITabBarAppearance, background: BarBackgroundLook) {
        let standard = storedSelection?.standardAppearance ?? storedStandard
        let edge = storedSelection?.scrollEdgeAppearance ?? storedScrollEdge
        if !isContentBelow, isTranslucent { return (edge ?? standard, edge?.background ?? .transparent) }
        let appearance = isContentBelow ? standard : edge ?? standard
        return (appearance, isTranslucent ? appearance.background : appearance.background.withoutTranslucency)
    }

    private func updateAppearance() {
        let shown = shownAppearance
        background.look = shown.background
        indicator.image = shown.appearance.selectionIndicatorImage
        indicator.tintColor = shown.appearance.selectionIndicatorTintColor
        for button in buttons { button.appearance = shown.appearance.layout(for: button.contentLayout) }
        setNeedsLayout()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    // MARK: Layout

    /// The bar's height above what the system takes of the bottom.
    final var ownHeight: CGFloat { contentLayout == .compactInline ? Self.compactHeight : Self.height }

    private var contentLayout: TabBarButton.Arrangement {
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
        let contentLayout = contentLayout
        for button in buttons where button.contentLayout != contentLayout {
            button.contentLayout = contentLayout
            button.appearance = shownAppearance.appearance.layout(for: contentLayout)
        }
        let inner = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, place) in zip(buttons, places(in: inner.width, contentLayout)) {
            let x = isRightToLeft ? inner.maxX - place.end : inner.minX + place.start
            button.frame = CGRect(x: x, y: 0, width: place.end - place.start, height: ownHeight)
        }
        placeIndicator()
    }

    /// Behind the selected tab, in its own size.
    private func placeIndicator() {
        let button = buttons.first { $0.item === storedSelection }
        let size = indicator.image?.size ?? .zero
        indicator.isHidden = button == nil || indicator.image == nil
        guard let button else { return }
        indicator.frame = CGRect(
            x: button.frame.midX - size.width / 2, y: button.frame.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Where each tab begins and ends, from the leading edge.
    private func places(
        in width: CGFloat, _ contentLayout: TabBarButton.Arrangement
    ) -> [(start: CGFloat, end: CGFloat)] {
        guard !buttons.isEmpty else { return [] }
        let count = CGFloat(buttons.count)
        let appearance = contentLayout == .stacked ? shownAppearance.appearance : nil
        var positioning = appearance?.stackedItemPositioning ?? .automatic
        if positioning == .automatic { positioning = itemPositioning }
        let isCentered = positioning == .centered || positioning == .automatic && contentLayout == .inline
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
        // A bar without background lets touches through to the content below it.
        return hit === self && background.isClear ? nil : hit
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
