/// A bar with buttons for the content above it.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The height of a toolbar, in points.
    static let height: CGFloat = 44
    /// The height of a toolbar in a vertically compact environment, in points.
    static let compactHeight: CGFloat = 32
    /// The duration in which new items fade in, in seconds. Compared with iOS by eye.
    private static let fadeDuration: TimeInterval = 0.2

    private let background = BarBackgroundView(contentIs: .above)
    private var contents = ToolbarContents([])
    private var storedStandard = UIToolbarAppearance()
    private var storedScrollEdge: UIToolbarAppearance?
    private var storedCompact: UIToolbarAppearance?
    private var storedCompactScrollEdge: UIToolbarAppearance?

    /// The delegate, which determines the position of the bar.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The navigation controller that owns the bar.
    final weak var owner: UINavigationController?

    /// The height by which the background of an owned bar extends below the bar, in points.
    final var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsLayout() } }
    }

    /// Creates a toolbar.
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
        barStyle = coder.choice("UIBarStyle", or: .default)
        isTranslucent = coder.flag("UIBarTranslucent", or: true)
        // Only nibs archive it separately; it is part of the standard appearance.
        if let color: UIColor = coder.object("UIBarTintColor") { barTintColor = color }
        standardAppearance = coder.object("UIStandardAppearance") ?? storedStandard
        scrollEdgeAppearance = coder.object("UIScrollEdgeAppearance")
        items = coder.anyObject("UIItems")
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

    /// The items, in reading order. The toolbar of a navigation controller shows the `toolbarItems` of the
    /// top screen.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    private var storedItems: [UIBarButtonItem]?

    /// Sets the items.
    ///
    /// - Parameters:
    ///   - items: The items, or `nil` for none.
    ///   - animated: Whether the items fade in.
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

    /// Replaces the items along with an animation of the caller.
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

    // MARK: Appearance

    /// The appearance while content is behind the bar. Setting it copies the appearance.
    open var standardAppearance: UIToolbarAppearance {
        get { storedStandard }
        set { keep(newValue) { storedStandard = $0 ?? UIToolbarAppearance() } }
    }

    /// The appearance while the end of the content is above the bar; nil for the standard one without
    /// background.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { storedScrollEdge }
        set { keep(newValue) { storedScrollEdge = $0 } }
    }

    /// The appearance in a vertically compact environment; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance? {
        get { storedCompact }
        set { keep(newValue) { storedCompact = $0 } }
    }

    /// The appearance in a vertically compact environment while the end of the content is above the bar.
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

    /// The background color of `standardAppearance`.
    open var barTintColor: UIColor? {
        get { storedStandard.backgroundColor }
        set { storedStandard.background.tint(newValue) }
    }

    /// Whether the content behind the bar shows through. An opaque bar always has a background.
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            updateAppearance()
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The style of the bar without other settings.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    /// Sets the background image for all positions. Only images for `default` metrics are stored.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { storedStandard.backgroundImage = backgroundImage }
    }

    /// Returns the background image.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? storedStandard.backgroundImage : nil
    }

    /// Sets the image that replaces the line between the bar and the content.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        storedStandard.shadowImage = shadowImage
    }

    /// Returns the image that replaces the line between the bar and the content.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { storedStandard.shadowImage }

    /// Whether content is behind the bar, which needs a background then. A bar without an owner always has
    /// one.
    final var isContentBelow = true {
        didSet { if isContentBelow != oldValue { updateAppearance() } }
    }

    private func updateAppearance() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? storedCompact : nil) ?? storedStandard
        let edge = (isCompact ? storedCompactScrollEdge : nil) ?? storedScrollEdge
        var configuration = standard.background
        if !isContentBelow { configuration = edge?.background ?? (isTranslucent ? .transparent : configuration) }
        background.configuration = isTranslucent ? configuration : configuration.withoutTranslucency
        contents.apply(isContentBelow ? standard : edge ?? standard)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
        updateAppearance()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    /// The position of the bar: at the bottom, unless the delegate returns another one.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    /// The height of the bar without the safe area, in points.
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

    /// The frame of the background, which extends to the edge of the screen if the bar is at the edge of the
    /// safe area.
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
        // A bar without background passes touches on to the content below.
        return hit === self && background.isClear ? nil : hit
    }
}

/// The delegate of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension BarBackground {
    /// Sets the background color of an appearance; nil restores the system's background.
    @MainActor
    mutating func tint(_ color: UIColor?) {
        self.color = color
        effect = color == nil ? BarBackground.standard.effect : nil
    }
}
