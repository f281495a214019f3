/// The bar at the top of a navigation controller, with the title, the back button and other buttons.
///
/// A bar without navigation controller has its own items and delegate.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The height of the bar below the status bar, in points.
    static let height = NavigationBarRows.titleHeight

    private let background = BarBackgroundView(contentIs: .below)
    final var contents: NavigationBarContents?
    final var search: NavigationSearchArea?
    final var storedItems: [UINavigationItem] = []
    final weak var storedDelegate: (any UINavigationBarDelegate)?
    final let appearances = NavigationBarAppearances()

    /// The navigation controller that owns the bar.
    final weak var owner: UINavigationController? {
        didSet { updateAppearance() }
    }

    /// The height by which the background of an owned bar extends above the bar, under the status bar.
    final var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsLayout() } }
    }

    /// Creates a navigation bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
        restoreBar(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveBar(into: coder)
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        addSubview(background)
        appearances.onChange = { [weak self] in self?.updateAppearance() }
        updateAppearance()
    }

    // MARK: Contents

    /// The shown item.
    open var topItem: UINavigationItem? { storedItems.last }

    /// The item below the shown one, to which the back button returns.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    final func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        let old = contents
        rebuild()
        if fadesChanges, let old, let contents { fade(from: old, to: contents) }
    }

    /// Whether changes of an item fade in.
    final var fadesChanges = false

    /// The duration in which changes fade in, in seconds. Compared with iOS by eye.
    private static let fadeDuration: TimeInterval = 0.2

    private func fade(from old: UIView, to new: UIView) {
        guard UIView.areAnimationsEnabled, window != nil else { return }
        UIView.performWithoutAnimation {
            insertSubview(old, belowSubview: new)
            old.isUserInteractionEnabled = false
            new.alpha = 0
        }
        UIView.animate(withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction) {
            old.alpha = 0
            new.alpha = 1
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// A button of the container before the buttons of all items.
    final var systemItem: UIBarButtonItem? {
        didSet { if systemItem !== oldValue { rebuild() } }
    }

    final func rebuild() {
        rebuildContents()
        updateAppearance()
    }

    final func rebuildContents() {
        guard let topItem else {
            contents?.removeFromSuperview()
            contents = nil
            search?.removeFromSuperview()
            search = nil
            return
        }
        contents?.removeFromSuperview()
        if owner == nil { expansion = rows.collapsibleBar?.expandedHeight ?? 0 }
        let new = NavigationBarContents(
            item: topItem, backItem: BackItem(from: storedItems, in: self), rows: rows, expansion: expansion,
            systemItem: systemItem)
        // Set before the layout, which may load a screen that changes its item.
        contents = new
        UIView.performWithoutAnimation {
            new.apply(shownAppearance)
            place(new)
            addSubview(new)
            new.layoutIfNeeded()
            if search?.searchController !== topItem.searchController {
                search?.removeFromSuperview()
                search = topItem.searchController.map(NavigationSearchArea.init)
            }
            if let search {
                addSubview(search)
                layOutSearch()
            }
        }
    }

    private func layOutSearch() {
        guard let search, let row = contents?.searchRow else { return }
        search.bounds.size = CGSize(width: bounds.width, height: row.height)
        search.center = CGPoint(x: bounds.width / 2, y: row.top + row.height / 2)
        search.layoutIfNeeded()
    }

    /// Replaces the rows when a search begins or ends, along with an animation.
    final func changeRows(expansion height: CGFloat) {
        expansion = height
        guard let contents else { return }
        contents.change(to: rows, expansion: height)
        place(contents)
        // The field may have another position in a row of the same height.
        search?.setNeedsLayout()
        layOutSearch()
    }

    /// Old contents keep their height while the bar is resized.
    private func place(_ contents: NavigationBarContents) {
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: contents.height)
        if contents.frame != frame { contents.frame = frame }
    }

    // MARK: Rows

    /// The rows of the shown item.
    final var rows: NavigationBarRows { rows(for: storedItems) }

    final func rows(for items: [UINavigationItem]) -> NavigationBarRows {
        NavigationBarRows(
            items, prefersLargeTitles: prefersLargeTitles, isInSheet: owner?.isInSheet ?? false)
    }

    /// The visible height of the collapsible rows, in points.
    final var expansion: CGFloat = 0

    /// The height of the visible part of the bar, in points.
    final var currentHeight: CGFloat { rows.fixed + expansion }

    /// Sets the visible height of the collapsible rows.
    ///
    /// - Parameter pull: The distance by which the content is pulled down below the expanded bar, in points.
    final func open(by height: CGFloat, pull: CGFloat = 0) {
        expansion = height
        guard let contents else { return }
        contents.open(by: height, pull: pull)
        place(contents)
        layOutSearch()
    }

    /// Whether items have a large title by default, which collapses when the content is scrolled.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { rowsDidChange() } }
    }

    /// Called when the bar needs another height.
    final var onRowsChange: (() -> Void)?

    /// Updates the bar after its rows have changed.
    final func rowsDidChange() {
        rebuild()
        onRowsChange?()
        invalidateIntrinsicContentSize()
    }

    // MARK: Appearance

    /// Whether content is behind the bar, which needs a background then. A bar without owner always has one.
    final var isContentBelow: Bool {
        get { storedContentBelow ?? (owner == nil) }
        set {
            guard storedContentBelow != newValue else { return }
            storedContentBelow = newValue
            updateAppearance()
        }
    }
    private var storedContentBelow: Bool?

    private var state: NavigationBarAppearances.State {
        NavigationBarAppearances.State(
            isAtEdge: !isContentBelow, isCompact: traitCollection.verticalSizeClass == .compact)
    }

    /// The current appearance of titles and buttons.
    private var shownAppearance: UINavigationBarAppearance { appearances.shown(for: topItem, state).appearance }

    /// Applies the current appearance to the background and the contents, animated in an animation block.
    final func updateAppearance() {
        let shown = appearances.shown(for: topItem, state)
        background.configuration = shown.background
        contents?.apply(shown.appearance)
    }

    /// The style of the bar without other settings.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateAppearance() }
    }

    /// The appearance while content is behind the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.setStandard(newValue) }
    }

    /// The appearance while no content is behind the bar; nil for the standard one without background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.setScrollEdge(newValue) }
    }

    /// The appearance in a vertically compact environment; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.setCompact(newValue) }
    }

    /// The appearance in a vertically compact environment while no content is behind the bar; nil for
    /// `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.setCompactScrollEdge(newValue) }
    }

    /// The background color of `standardAppearance`; nil for the system's translucent background.
    open var barTintColor: UIColor? {
        get { appearances.standard.backgroundColor }
        set { appearances.standard.background.tint(newValue) }
    }

    /// Whether the content behind the bar shows through. An opaque bar always has a background, and screens
    /// begin below it unless `extendedLayoutIncludesOpaqueBars` is true.
    open var isTranslucent: Bool {
        get { appearances.isTranslucent }
        set {
            appearances.isTranslucent = newValue
            owner?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The font and color of the title, in `standardAppearance`.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { baseTitleTextAttributes }
        set { baseTitleTextAttributes = newValue }
    }

    /// The font and color of large titles, in `standardAppearance`.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { baseLargeTitleTextAttributes }
        set { baseLargeTitleTextAttributes = newValue }
    }

    /// The image that replaces the line below the bar, in `standardAppearance`. An empty image removes the
    /// line.
    open var shadowImage: UIImage? {
        get { appearances.standard.shadowImage }
        set { appearances.standard.shadowImage = newValue }
    }

    /// Sets the background image of `standardAppearance`. Only images for `default` metrics are stored.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { appearances.standard.backgroundImage = backgroundImage }
    }

    /// Returns the background image.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? appearances.standard.backgroundImage : nil
    }

    /// Sets the background image for all positions. Only images for `default` metrics are stored.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// Returns the background image for all positions.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }

    /// Sets the vertical offset of the title, in points. Only offsets for `default` metrics are stored.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { appearances.standard.titlePositionAdjustment.vertical = adjustment }
    }

    /// Returns the vertical offset of the title, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        barMetrics == .default ? appearances.standard.titlePositionAdjustment.vertical : 0
    }

    /// The image of the back button's arrow, in `standardAppearance`; nil for the system's. It is shown when
    /// `backIndicatorTransitionMaskImage` is set, too.
    open var backIndicatorImage: UIImage? {
        get { appearances.backIndicator.image }
        set { appearances.backIndicator.image = newValue }
    }

    /// The mask of back titles during a transition, which is required along with `backIndicatorImage`.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { appearances.backIndicator.mask }
        set { appearances.backIndicator.mask = newValue }
    }

    // MARK: Layout

    /// The position of the bar: at the top, unless the delegate returns another one.
    open var barPosition: UIBarPosition {
        if owner != nil { return .topAttached }
        let position = storedDelegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: rows.fixed + (owner == nil ? rows.collapsibleBar?.expandedHeight ?? 0 : expansion))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let contents { place(contents) }
        layOutSearch()
        let isAttached = owner == nil && barPosition == .topAttached
        let overhang = isAttached ? max(0, convert(CGPoint.zero, to: nil).y) : backgroundOverhang
        background.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // A bar without background passes touches on to the content below.
        return hit === self && background.isClear ? nil : hit
    }

    // MARK: Items

    /// The delegate, which controls pushes and pops of items.
    ///
    /// - Precondition: The bar has no navigation controller.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { baseDelegate }
        set { baseDelegate = newValue }
    }

    /// The items of the bar, of which the last one is shown.
    ///
    /// - Precondition: The bar has no navigation controller, whose screens would provide the items.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items: animated as a pop if the new top item was among them, otherwise as a push. The
    /// delegate is not called.
    ///
    /// - Precondition: The bar has no navigation controller.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { baseSetItems(items, animated: animated) }

    /// Pushes `item`, if the delegate allows it.
    ///
    /// - Precondition: The bar has no navigation controller and does not contain the item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { basePushItem(item, animated: animated) }

    /// Pops the top item, if the delegate allows it.
    ///
    /// - Returns: The popped item; nil if there is none or the delegate does not allow it.
    /// - Precondition: The bar has no navigation controller.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { basePopItem(animated: animated) }
}
