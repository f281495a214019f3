/// The bar above the screens of a navigation controller: title, way back, and buttons. It can be used without one, too: then it has
/// items of its own, and a delegate.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The height in points of the bar itself, below the status bar.
    static let height = NavigationBarRows.title

    private let background = BarBackgroundView(contentIs: .below)
    final var contents: NavigationBarContents?
    final var search: NavigationSearchArea?
    final var storedItems: [UINavigationItem] = []
    final weak var storedDelegate: (any UINavigationBarDelegate)?
    final let appearances = NavigationBarAppearances()

    /// The navigation controller whose screens the bar shows.
    final weak var owner: UINavigationController? {
        didSet { updateAppearance() }
    }

    /// How far the background of an owner's bar reaches above the bar: under the status bar.
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

    // MARK: What is shown

    /// What the bar shows at present.
    open var topItem: UINavigationItem? { storedItems.last }

    /// What the way back leads to.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    final func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        let old = contents
        rebuild()
        if fadesChanges, let old, let contents { fade(from: old, to: contents) }
    }

    /// Whether what changes in an item fades in.
    final var fadesChanges = false

    /// How long changes take to fade in, in seconds. Compared by eye.
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

    /// A button of a container's before all others, whatever is shown.
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
        if owner == nil { openHeight = rows.room?.full ?? 0 }
        let new = NavigationBarContents(
            item: topItem, wayBack: BackItem(from: storedItems, in: self), rows: rows, openHeight: openHeight,
            systemItem: systemItem)
        // Before the layout: that may load a screen, which then changes its item.
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
                placeSearch()
            }
        }
    }

    private func placeSearch() {
        guard let search, let row = contents?.searchRow else { return }
        search.bounds.size = CGSize(width: bounds.width, height: row.height)
        search.center = CGPoint(x: bounds.width / 2, y: row.top + row.height / 2)
        search.layoutIfNeeded()
    }

    /// Lets a search take the place of the other rows, or gives it back to them, along with an animation.
    final func changeRows(openBy height: CGFloat) {
        openHeight = height
        guard let contents else { return }
        contents.change(to: rows, openBy: height)
        place(contents)
        // The field stands otherwise in a row of the same height.
        search?.setNeedsLayout()
        placeSearch()
    }

    /// What leaves keeps its height while the bar gets another.
    private func place(_ contents: NavigationBarContents) {
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: contents.height)
        if contents.frame != frame { contents.frame = frame }
    }

    // MARK: Rows

    /// The rows for what the bar shows.
    final var rows: NavigationBarRows { rows(for: storedItems) }

    final func rows(for items: [UINavigationItem]) -> NavigationBarRows {
        NavigationBarRows(items, prefersLargeTitles: prefersLargeTitles)
    }

    /// How far what goes with the content is open, in points.
    final var openHeight: CGFloat = 0

    /// The bar's height in points, as far as it is open.
    final var openedHeight: CGFloat { rows.fixed + openHeight }

    /// Opens what goes with the content.
    ///
    /// - Parameter pull: how far content is pulled down, in points, when all is open.
    final func open(by height: CGFloat, pull: CGFloat = 0) {
        openHeight = height
        guard let contents else { return }
        contents.open(by: height, pull: pull)
        place(contents)
        placeSearch()
    }

    /// Whether titles are written large, below the buttons, until content goes under the bar: where items don't say otherwise.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { rowsDidChange() } }
    }

    /// Called when the bar needs another height.
    final var onRowsChange: (() -> Void)?

    /// An item, or the bar, has other rows than before.
    final func rowsDidChange() {
        rebuild()
        onRowsChange?()
        invalidateIntrinsicContentSize()
    }

    // MARK: Look

    /// Whether content lies under the bar, so that the bar needs a background to be read on. A bar of one's own always has it.
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

    /// How titles and buttons are written just now.
    private var shownAppearance: UINavigationBarAppearance { appearances.shown(for: topItem, state).appearance }

    /// Shows the background and the contents as the item and the bar want them; in an animation one look turns into another.
    final func updateAppearance() {
        let shown = appearances.shown(for: topItem, state)
        background.look = shown.background
        contents?.apply(shown.appearance)
    }

    /// What the bar looks like where nobody says more.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { updateAppearance() }
    }

    // MARK: Layout

    /// Where the bar stands: at the top, unless its delegate knows better.
    open var barPosition: UIBarPosition {
        if owner != nil { return .topAttached }
        let position = storedDelegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rows.fixed + (owner == nil ? rows.room?.full ?? 0 : openHeight))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let contents { place(contents) }
        placeSearch()
        let isAttached = owner == nil && barPosition == .topAttached
        let overhang = isAttached ? max(0, convert(CGPoint.zero, to: nil).y) : backgroundOverhang
        background.frame = CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // A bar without background lets touches through to the content below it.
        return hit === self && background.isClear ? nil : hit
    }
}
