/// The bar at the top of a navigation controller, with the title, the back button and other buttons.
///
/// A bar without navigation controller has its own items and delegate.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The height of the bar below the status bar, in points.
    static let height = NavigationBarRows.title

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
        NavigationBarRows(items, prefersLargeTitles: prefersLargeTitles)
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
}
