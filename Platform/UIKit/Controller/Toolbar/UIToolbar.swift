/// A bar with buttons for what is shown above it.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The height of a bar in points.
    static let height: CGFloat = 44
    /// The same on a phone that lies on its side.
    static let compactHeight: CGFloat = 32
    /// How long other buttons take to fade in, in seconds. Compared by eye.
    private static let fadeDuration: TimeInterval = 0.2

    private let background = BarBackgroundView(contentIs: .above)
    private var contents = ToolbarContents([])
    private var storedStandard = UIToolbarAppearance()
    private var storedScrollEdge: UIToolbarAppearance?
    private var storedCompact: UIToolbarAppearance?
    private var storedCompactScrollEdge: UIToolbarAppearance?

    /// Says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The navigation controller that the bar belongs to.
    final weak var owner: UINavigationController?

    /// How far the background of an owner's bar reaches below the bar, in points.
    final var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsLayout() } }
    }

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
        barStyle = coder.choice("UIBarStyle", or: .default)
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        // Only a nib has it by itself: it is a part of the standard appearance.
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        standardAppearance = coder.object("UIStandardAppearance") ?? storedStandard
        scrollEdgeAppearance = coder.object("UIScrollEdgeAppearance")
        items = coder.anything("UIItems")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        coder.encode(isTranslucent, forKey: "UIBarTranslucent")
        coder.encode(storedStandard, forKey: "UIStandardAppearance")
        coder.encode(storedScrollEdge, forKey: "UIScrollEdgeAppearance")
        coder.encode(items.map { $0 as NSArray }, forKey: "UIItems")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        addSubview(background)
        addSubview(contents)
        storedStandard.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    // MARK: Items

    /// The buttons, in the direction of reading. The bar of a navigation controller shows the `toolbarItems` of its screen.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private var storedItems: [UIBarButtonItem]?

    /// Shows other buttons.
    ///
    /// - Parameter animated: whether they fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let change = change(to: items)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            change.finish()
            return
        }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            change.animate()
        } completion: { _ in
            change.finish()
        }
    }

    /// Shows other buttons, which come in along with an animation.
    final func change(to items: [UIBarButtonItem]?) -> ToolbarChange {
        let old = contents
        old.leave()
        storedItems = items
        contents = ToolbarContents(items ?? [])
        contents.onChange = { [weak self] in self?.itemsDidChange() }
        UIView.performWithoutAnimation {
            addSubview(contents)
            updateAppearance()
            setNeedsLayout()
            layoutIfNeeded()
        }
        return ToolbarChange(from: old, to: contents)
    }

    private func itemsDidChange() { change(to: storedItems).finish() }

    // MARK: Look

    /// What the bar looks like while content lies behind it. It is copied; what the property answers with can be changed.
    open var standardAppearance: UIToolbarAppearance {
        get { storedStandard }
        set { keep(newValue) { storedStandard = $0 ?? UIToolbarAppearance() } }
    }

    /// What it looks like while the end of the content is above it; nil for the standard one without background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { storedScrollEdge }
        set { keep(newValue) { storedScrollEdge = $0 } }
    }

    /// What it looks like on a phone that lies on its side; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        get { storedCompact }
        set { keep(newValue) { storedCompact = $0 } }
    }

    /// What it looks like there while the end of the content is above it.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { storedCompactScrollEdge }
        set { keep(newValue) { storedCompactScrollEdge = $0 } }
    }

    private func keep(_ appearance: UIToolbarAppearance?, _ store: (UIToolbarAppearance?) -> Void) {
        let copy = appearance?.copy(with: nil) as? UIToolbarAppearance
        copy?.onChange = { [weak self] in self?.updateAppearance() }
        store(copy)
        updateAppearance()
    }

    /// The colour of the bar's background: that of `standardAppearance`.
    open var barTintColor: UIColor? {
        get { storedStandard.backgroundColor }
        set { storedStandard.background.tint(newValue) }
    }

    /// Whether what is behind the bar shines through. A bar that it doesn't always has a background.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateAppearance()
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// What the bar looks like where nobody says more.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Sets what lies over the background, wherever the bar stands. Only images for `default` metrics are kept.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { storedStandard.backgroundImage = backgroundImage }
    }

    /// What lies over the background.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? storedStandard.backgroundImage : nil
    }

    /// Sets what stands in the place of the line between bar and content.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        storedStandard.shadowImage = shadowImage
    }

    /// What stands in the place of the line between bar and content.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { storedStandard.shadowImage }

    /// Whether content lies behind the bar, so that it needs a background to be read on. A bar of one's own always has it.
    final var isContentBelow = true {
        didSet { if isContentBelow != oldValue { updateAppearance() } }
    }

    private func updateAppearance() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? storedCompact : nil) ?? storedStandard
        let edge = (isCompact ? storedCompactScrollEdge : nil) ?? storedScrollEdge
        var look = standard.background
        if !isContentBelow { look = edge?.background ?? (isTranslucent ? .transparent : look) }
        background.look = isTranslucent ? look : look.withoutTranslucency
        contents.apply(isContentBelow ? standard : edge ?? standard)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        updateAppearance()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    /// Where the bar stands: at the bottom, unless its delegate knows better.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    /// The height that the bar wants, in points.
    final var ownHeight: CGFloat {
        traitCollection.verticalSizeClass == .compact ? Self.compactHeight : Self.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = backgroundFrame
        contents.frame = bounds
    }

    /// The background goes on to the edge of the screen where the bar stands at the safe area's end.
    private var backgroundFrame: CGRect {
        var frame = bounds
        guard owner == nil, let superview else {
            frame.size.height += backgroundOverhang
            return frame
        }
        let safe = superview.safeAreaInsets
        switch barPosition {
        case .bottom where abs(self.frame.maxY - (superview.bounds.height - safe.bottom)) < 1:
            frame.size.height += safe.bottom
        case .topAttached:
            let above = max(0, convert(CGPoint.zero, to: nil).y)
            frame.origin.y -= above
            frame.size.height += above
        default: break
        }
        return frame
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // A bar without background lets touches through to the content below it.
        return hit === self && background.isClear ? nil : hit
    }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension BarBackgroundLook {
    /// Gives the background a colour instead of what shines through, or the system's look again.
    @MainActor
    mutating func tint(_ color: UIColor?) {
        self.color = color
        effect = color == nil ? BarBackgroundLook.standard.effect : nil
    }
}
