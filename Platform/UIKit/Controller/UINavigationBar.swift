/// The bar above the screens of a navigation controller: title, way back, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height in points of the bar itself, below the status bar.
    static let height = NavigationBarRows.title

    private let background = UIVisualEffectView(effect: UINavigationBar.material)
    private let hairline = UIView()
    private static let material = UIBlurEffect(style: .systemChromeMaterial)
    private var contents: NavigationBarContents?
    private var search: NavigationSearchArea?

    /// What the bar shows one after another: the last is seen, the one before is where the way back leads.
    private(set) final var items: [UINavigationItem]?

    /// What a tap on the way back does.
    final var onBack: (() -> Void)?

    /// How far the bar's background reaches above the bar: under the status bar.
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
        barTintColor = coder.object("UIBarTintColor")
        prefersLargeTitles = coder.flag("UIPrefersLargeTitles", or: false)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barTintColor, forKey: "UIBarTintColor")
        coder.encode(prefersLargeTitles, forKey: "UIPrefersLargeTitles")
    }

    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        background.isUserInteractionEnabled = false
        background.alpha = 0
        hairline.backgroundColor = .navigationBarHairline
        background.contentView.addSubview(hairline)
        addSubview(background)
    }

    /// What the bar shows at present.
    open var topItem: UINavigationItem? { items?.last }

    /// What the way back leads to.
    open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

    /// The colour of the bar's background; nil lets what is below shine through a little, as the system's does.
    open var barTintColor: UIColor? {
        didSet {
            background.effect = barTintColor == nil ? Self.material : nil
            background.backgroundColor = barTintColor
        }
    }

    /// How the title is written: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { rebuild() }
    }

    /// Whether content lies under the bar, so that the bar needs a background to be read on.
    final var isContentBelow = false {
        didSet { if isContentBelow != oldValue { background.alpha = isContentBelow ? 1 : 0 } }
    }

    /// Shows other items at once.
    final func setItems(_ new: [UINavigationItem]) {
        let hadNone = contents == nil
        let isSame = topItem === new.last && backItem === (new.count > 1 ? new[new.count - 2] : nil)
        take(new)
        if hadNone || !isSame { rebuild() }
    }

    /// Shows other items, whose contents come in along with a transition.
    ///
    /// - Returns: what moves the contents; nil where they are there at once.
    final func change(
        to new: [UINavigationItem], openBy height: CGFloat, as operation: UINavigationController.Operation
    ) -> NavigationBarChange? {
        let old = contents
        take(new)
        openHeight = height
        guard operation != .none, let old else {
            rebuild()
            return nil
        }
        let oldSearch = search
        contents = nil
        search = nil
        rebuild()
        guard let contents else { return nil }
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        return NavigationBarChange(
            from: old, to: contents, search: (oldSearch, search), isPush: operation == .push, way: sign * bounds.width)
    }

    private func take(_ new: [UINavigationItem]) {
        items?.forEach { $0.bar = nil }
        items = new
        new.forEach { $0.bar = self }
    }

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

    private func rebuild() {
        guard let topItem else { return }
        contents?.removeFromSuperview()
        let new = NavigationBarContents(
            item: topItem, backItem: backItem, rows: rows, openHeight: openHeight,
            titleAttributes: titleTextAttributes ?? [:], largeTitleAttributes: largeTitleTextAttributes ?? [:],
            systemItem: systemItem,
            onBack: { [weak self] in self?.onBack?() })
        // Before the layout: that may load a screen, which then changes its item.
        contents = new
        UIView.performWithoutAnimation {
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
        placeSearch()
    }

    /// What leaves keeps its height while the bar gets another.
    private func place(_ contents: NavigationBarContents) {
        let frame = CGRect(x: 0, y: 0, width: bounds.width, height: contents.height)
        if contents.frame != frame { contents.frame = frame }
    }

    // MARK: Rows

    /// The rows for what the bar shows.
    final var rows: NavigationBarRows { rows(for: items ?? []) }

    final func rows(for items: [UINavigationItem]) -> NavigationBarRows {
        NavigationBarRows(items, prefersLargeTitles: prefersLargeTitles)
    }

    /// How far what goes with the content is open, in points.
    private var openHeight: CGFloat = 0

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

    /// How large titles are written: font and colour.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { rebuild() }
    }

    /// Called when the bar needs another height.
    final var onRowsChange: (() -> Void)?

    /// An item, or the bar, has other rows than before.
    final func rowsDidChange() {
        rebuild()
        onRowsChange?()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let contents { place(contents) }
        placeSearch()
        background.frame = CGRect(
            x: 0, y: -backgroundOverhang, width: bounds.width, height: bounds.height + backgroundOverhang)
        let line = 1 / max(1, traitCollection.displayScale)
        hairline.frame = CGRect(x: 0, y: background.bounds.height, width: bounds.width, height: line)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        // A bar without background lets touches through to the content below it.
        return hit === self && !isContentBelow ? nil : hit
    }
}

extension UIColor {
    /// The line under a bar: iOS draws black at 30 %, or white at 15 %.
    fileprivate static let navigationBarHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
