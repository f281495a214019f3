/// Columns side by side: what there is at the edge, and one thing of it beside that.
///
/// In narrow surroundings (a compact horizontal size class) the columns collapse into one stack of screens, and they come back where
/// there is room again. A split view with a column style puts controllers into navigation controllers of their own, as far as they are
/// none.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private let ownStyle: Style
    /// What was given for the columns.
    final var controllers: [Column: UIViewController] = [:]
    /// The navigation controllers around what is none.
    final var wrappers: [Column: UINavigationController] = [:]
    final let columnViews: [Column: SplitColumnView] = [
        .primary: SplitColumnView(), .supplementary: SplitColumnView(), .secondary: SplitColumnView(),
        .compact: SplitColumnView(),
    ]
    final let dim = UIView()
    /// How the columns are seen where there is room for them.
    final var mode = DisplayMode.oneBesideSecondary
    /// The change of the mode that is on its way.
    final var modeChange: SplitModeChange?
    /// What has become of the columns; nil where there is room for them.
    final var collapse: SplitCollapse?
    /// The controllers that are going with the whole of the split view. Others may be in the columns when they have gone.
    private var departing: [UIViewController] = []
    /// The size that the columns are arranged for.
    final var arrangedSize: CGSize?
    final lazy var edgeGesture = SplitEdgeGesture(of: self)
    private lazy var modeButton = makeDisplayModeButton()

    /// Has a say in how the columns are shown.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Makes a split view with columns.
    public init(style: Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a split view of a primary and a secondary controller, which `viewControllers` is to give.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        ownStyle = coder.choice("UISplitViewControllerStyle", or: .unspecified)
        super.init(coder: coder)
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            let key = "UIColumn\(column.rawValue)"
            let scenes: [UIViewController]? = coder.anything(key)
            if let controller = scenes?.first ?? coder.anything(key) { install(controller, in: column) }
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ownStyle.rawValue, forKey: "UISplitViewControllerStyle")
        for (column, controller) in controllers { coder.encode(controller, forKey: "UIColumn\(column.rawValue)") }
    }

    /// The columns have keys of their own.
    override var archivedChildren: [UIViewController] { [] }

    /// How many columns there are.
    open var style: Style { ownStyle }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override var childForStatusBarStyle: UIViewController? {
        shownColumns.last.flatMap { content(of: $0) }
    }

    // MARK: Columns

    /// Shows a controller in a column, in place of what is there; nil leaves it empty. Traps without a column style.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(
            style != .unspecified,
            "UISplitViewController: a split view without columns takes viewControllers; make one with init(style:)")
        precondition(
            style == .tripleColumn || column != .supplementary,
            "UISplitViewController: a split view of two columns has no supplementary one; use .tripleColumn")
        if controllers[column] !== vc { replace(column, with: vc) }
    }

    /// The controller that was given for a column.
    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// What is shown: the controllers of the columns from the edge on, or the one that they have become. With a column style these are
    /// the navigation controllers. Setting it gives the columns controllers, in the same order.
    open var viewControllers: [UIViewController] {
        get {
            if let collapse { return content(of: collapse.column).map { [$0] } ?? [] }
            return columns.compactMap { content(of: $0) }
        }
        set {
            let all: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            precondition(
                newValue.count <= all.count,
                "UISplitViewController: \(newValue.count) view controllers for \(all.count) columns")
            for (index, column) in all.enumerated() {
                let new = newValue.indices.contains(index) ? newValue[index] : nil
                if controllers[column] !== new { replace(column, with: new) }
            }
        }
    }

    /// What stands in a column.
    final func content(of column: Column) -> UIViewController? { wrappers[column] ?? controllers[column] }

    /// The columns that have something to show beside others.
    final var columns: [Column] {
        [Column.primary, .supplementary, .secondary].filter { controllers[$0] != nil }
    }

    final var hasSupplementary: Bool { controllers[.supplementary] != nil }

    /// The columns that are seen.
    final var shownColumns: [Column] {
        if let collapse { return [collapse.column] }
        return SplitGeometry.visibleColumns(mode, hasSupplementary: hasSupplementary)
            .filter { controllers[$0] != nil }
    }

    final var isSeen: Bool { appearance == .appeared || appearance == .appearing }

    /// Makes a controller the one of a column, in a navigation controller if columns want one.
    final func install(_ controller: UIViewController?, in column: Column) {
        controllers[column] = controller
        wrappers[column] = nil
        guard let controller else { return }
        if style != .unspecified, column != .compact, !(controller is UINavigationController) {
            wrappers[column] = UINavigationController(rootViewController: controller)
        }
        guard let content = content(of: column) else { return }
        addChild(content)
        content.didMove(toParent: self)
        updateTraits(of: column)
    }

    private func replace(_ column: Column, with new: UIViewController?) {
        modeChange?.finish()
        if isCollapsed, column != collapse?.column { return replaceInStack(column, with: new) }
        let old = content(of: column)
        let wasShown = isViewLoaded && shownColumns.contains(column)
        let tells = isSeen && wasShown
        old?.beginMoving(to: nil)
        if tells { old?.beginAppearanceTransition(false, animated: false) }
        install(new, in: column)
        if isViewLoaded, let content = content(of: column), shownColumns.contains(column) {
            content.loadViewIfNeeded()
            if isSeen { content.beginAppearanceTransition(true, animated: false) }
            columnViews[column]?.show(content.view)
        } else {
            columnViews[column]?.clear()
        }
        if tells { old?.endAppearanceTransition() }
        old?.removeFromParent()
        guard isViewLoaded else { return }
        if appearance == .appeared, shownColumns.contains(column) { content(of: column)?.endAppearanceTransition() }
        updateDisplayModeButton()
        view.setNeedsLayout()
    }

    /// Columns at the side are narrow, whatever is around them.
    final func updateTraits(of column: Column) {
        guard let content = content(of: column) else { return }
        let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
        setOverrideTraitCollection(
            isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: content)
    }

    // MARK: Widths

    /// How wide the primary column should be, in points; `automaticDimension` for the fraction, or the system's width.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// How wide the primary column should be, as a share of the whole; `automaticDimension` for the system's width.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The least width of the primary column in points; `automaticDimension` for none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The largest width of the primary column in points; `automaticDimension` for 320.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// How wide the supplementary column should be, in points; `automaticDimension` for the fraction, or the system's width.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// How wide the supplementary column should be, as a share of the whole; `automaticDimension` for the system's width.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The least width of the supplementary column in points; `automaticDimension` for none.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The largest width of the supplementary column in points; `automaticDimension` for 320.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }

    /// How wide the primary column is, in points.
    open var primaryColumnWidth: CGFloat { primaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) }

    /// How wide the supplementary column is, in points; 0 where there is none.
    open var supplementaryColumnWidth: CGFloat {
        hasSupplementary ? supplementaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) : 0
    }

    private var primaryWidth: SplitColumnWidth {
        SplitColumnWidth(
            preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
    }

    private var supplementaryWidth: SplitColumnWidth {
        SplitColumnWidth(
            preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth)
    }

    /// At which side the primary column is.
    open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsColumnLayout() } }

    private func setNeedsColumnLayout() { viewIfLoaded?.setNeedsLayout() }

    /// Whether the primary column is at the right.
    final var isMirrored: Bool {
        let isRightToLeft = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isRightToLeft == (primaryEdge == .leading)
    }

    final func geometry(_ mode: DisplayMode, size: CGSize) -> SplitGeometry {
        SplitGeometry(
            size: size, mode: mode, hasSupplementary: hasSupplementary,
            primaryWidth: primaryWidth.resolved(in: size.width),
            supplementaryWidth: supplementaryWidth.resolved(in: size.width), isMirrored: isMirrored)
    }

    // MARK: Display mode

    /// How the columns should be seen; `.automatic` leaves that to the surroundings. Modes that the split behavior doesn't have count as
    /// `.automatic`.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { preferenceDidChange() } }

    /// How the secondary column should make room for the others.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceDidChange() } }

    /// How the columns are seen.
    open var displayMode: DisplayMode { mode }

    /// How the secondary column makes room for the others.
    open var splitBehavior: SplitBehavior { behavior(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }

    /// Whether a finger from the edge leads columns in.
    open var presentsWithGesture = true { didSet { updateDisplayModeButton() } }

    /// Whether the button that changes the display mode is in the bars of the columns. Without a column style it is where an app puts it.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateDisplayModeButton() }
    }

    /// A button that shows the next column, or hides those that are shown.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    /// Whether the columns have become one.
    open var isCollapsed: Bool { collapse != nil }

    private func preferenceDidChange() {
        guard isViewLoaded, !isCollapsed else { return }
        change(to: defaultMode(in: view.bounds.size), animated: UIView.inheritedAnimationDuration > 0)
    }

    // MARK: Showing

    /// Shows a column, with those that lead to it.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column, with those before it.
    open func hide(_ column: Column) { hideColumn(column) }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard let primary = content(of: collapse?.column ?? .primary) else {
            return replace(.primary, with: vc)
        }
        if let navigation = primary as? UINavigationController {
            navigation.pushViewController(vc, animated: true)
        } else {
            replace(collapse?.column ?? .primary, with: vc)
        }
    }

    /// Shows a controller in the secondary column; where the columns have become one, above what is shown.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed { return showCollapsedDetail(vc) }
        if controllers[.secondary] !== vc { replace(.secondary, with: vc) }
        if mode.coversSecondary { change(to: .secondaryOnly, animated: true) }
    }

    // MARK: The view

    open override func loadView() {
        let root = SplitRootView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.backgroundColor = .systemBackground
        view = root
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.addGestureRecognizer(makeDimTap())
        for column in [Column.secondary, .compact, .supplementary, .primary] {
            if let columnView = columnViews[column] { root.addSubview(columnView) }
            if column == .compact { root.addSubview(dim) }
        }
        root.addGestureRecognizer(edgeGesture.recognizer)
        mode = defaultMode(in: root.bounds.size)
        for column in columns { updateTraits(of: column) }
        if traitCollection.horizontalSizeClass == .compact { collapseColumns() } else { showColumns() }
        root.onTraitChange = { [weak self] in self?.surroundingsDidChange() }
    }

    /// Puts what is seen into the columns.
    final func showColumns() {
        for (column, columnView) in columnViews {
            if let content = content(of: column), shownColumns.contains(column) {
                columnView.show(content.view)
            } else {
                columnView.clear()
            }
        }
        updateDisplayModeButton()
        placeColumns()
        (parent as? UITabBarController)?.contentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadViewIfNeeded()
        let shown = shownColumns.compactMap { content(of: $0) }
        for controller in departing where !shown.contains(controller) { controller.endAppearanceTransition() }
        departing = []
        for controller in shown { controller.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for column in shownColumns { content(of: column)?.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        modeChange?.finish()
        departing = shownColumns.compactMap { content(of: $0) }
        for controller in departing { controller.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for controller in departing { controller.endAppearanceTransition() }
        departing = []
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        if let arrangedSize, arrangedSize != size, !isCollapsed { sizeDidChange(from: arrangedSize) }
        arrangedSize = size
        placeColumns()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !isCollapsed, let column = columns.first(where: { content(of: $0) === container }) else {
            return parentSize
        }
        return geometry(mode, size: parentSize).frame(of: column).size
    }

    /// Gives the columns their places.
    final func placeColumns() {
        guard isViewLoaded else { return }
        let geometry = geometry(mode, size: view.bounds.size)
        let transition = modeChange.map {
            SplitTransition(
                from: self.geometry($0.from, size: view.bounds.size), to: self.geometry($0.to, size: view.bounds.size),
                progress: $0.progress)
        }
        let moving = modeChange?.columns ?? []
        for (column, columnView) in columnViews {
            if let collapse {
                columnView.isHidden = column != collapse.column
                columnView.lineEdge = nil
                columnView.frame = view.bounds
                continue
            }
            columnView.isHidden = !shownColumns.contains(column) && !moving.contains(column)
            columnView.lineEdge =
                column == .primary || column == .supplementary ? (isMirrored ? .left : .right) : nil
            columnView.frame = transition?.frame(of: column) ?? geometry.frame(of: column)
        }
        dim.frame = view.bounds
        let cover = transition?.cover ?? (mode.coversSecondary ? 1 : 0)
        dim.alpha = isCollapsed ? 0 : cover * SplitModeChange.dimming
        dim.isUserInteractionEnabled = mode.coversSecondary
    }
}
