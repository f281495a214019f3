/// A container that shows a list at the edge and the details of the selected item beside it, in two or three
/// columns.
///
/// In a horizontally compact environment the columns collapse into one navigation stack, and they expand
/// again when there is space. A split view with a column style embeds controllers in navigation controllers
/// unless they are some.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private let ownStyle: Style
    /// The controllers that were set for the columns.
    final var controllers: [Column: UIViewController] = [:]
    /// The navigation controllers that embed controllers.
    final var wrappers: [Column: UINavigationController] = [:]
    final let columnViews: [Column: SplitColumnView] = [
        .primary: SplitColumnView(), .supplementary: SplitColumnView(), .secondary: SplitColumnView(),
        .compact: SplitColumnView(), .inspector: SplitColumnView(),
    ]
    final let dim = UIView()
    /// The display mode of the expanded split view.
    final var mode = DisplayMode.oneBesideSecondary
    /// The change of the mode that is in progress.
    final var modeChange: SplitModeChange?
    /// Whether the inspector is shown as a column.
    final var showsInspectorColumn = false
    /// The state of the collapsed split view; nil while it is expanded.
    final var collapse: SplitCollapse?
    /// The controllers that disappear with the split view. The columns may contain others when they have
    /// disappeared.
    private var disappearing: [UIViewController] = []
    /// The size for which the columns were last laid out.
    final var arrangedSize: CGSize?
    final lazy var edgeGesture = SplitEdgeGesture(of: self)
    private lazy var modeButton = makeDisplayModeButton()

    /// The delegate, which customizes display modes and collapsing.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Creates a split view controller with columns.
    public init(style: Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller whose primary and secondary controllers are set with
    /// `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        ownStyle = coder.choice("UISplitViewControllerStyle", or: .unspecified)
        super.init(coder: coder)
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            let key = "UIColumn\(column.rawValue)"
            let scenes: [UIViewController]? = coder.anyObject(key)
            if let controller = scenes?.first ?? coder.anyObject(key) { install(controller, in: column) }
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ownStyle.rawValue, forKey: "UISplitViewControllerStyle")
        for (column, controller) in controllers { coder.encode(controller, forKey: "UIColumn\(column.rawValue)") }
    }

    /// The columns are archived separately.
    override var archivedChildren: [UIViewController] { [] }

    /// The number of columns and how their controllers are set.
    open var style: Style { ownStyle }

    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    open override var childForStatusBarStyle: UIViewController? {
        shownColumns.last.flatMap { content(of: $0) }
    }

    // MARK: Columns

    /// Sets the controller of a column; nil leaves it empty.
    ///
    /// - Precondition: The split view has a column style.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        precondition(
            style != .unspecified,
            "UISplitViewController: \(self) has no column style. Set viewControllers, or create it with init(style:).")
        precondition(
            style == .tripleColumn || column != .supplementary,
            "UISplitViewController: \(self) has two columns, none of which is supplementary. "
                + "Use the style .tripleColumn."
        )
        if controllers[column] !== vc { replace(column, with: vc) }
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// The shown controllers, starting at the primary edge, or the one of a collapsed split view.
    ///
    /// With a column style these are the navigation controllers. Setting it sets the controllers of the
    /// columns in the same order.
    open var viewControllers: [UIViewController] {
        get {
            var controllers: [UIViewController] = []
            let columns = if let collapse { [collapse.column] } else { columns }
            for column in columns {
                if let controller = content(of: column) { controllers.append(controller) }
            }
            return controllers
        }
        set {
            let all: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            precondition(
                newValue.count <= all.count,
                "UISplitViewController: viewControllers was set to \(newValue.count) controllers, but there are "
                    + "\(all.count) columns. Set at most as many."
            )
            for (index, column) in all.enumerated() {
                let new = newValue.indices.contains(index) ? newValue[index] : nil
                if controllers[column] !== new { replace(column, with: new) }
            }
        }
    }

    /// Returns the controller shown in a column: a navigation controller if it was embedded.
    final func content(of column: Column) -> UIViewController? { wrappers[column] ?? controllers[column] }

    /// The columns that have a controller, without the compact one.
    final var columns: [Column] {
        var columns: [Column] = []
        for column in [Column.primary, .supplementary, .secondary] where controllers[column] != nil {
            columns.append(column)
        }
        return columns
    }

    final var hasSupplementary: Bool { controllers[.supplementary] != nil }

    /// The visible columns.
    final var shownColumns: [Column] {
        if let collapse { return [collapse.column] }
        let visible = SplitGeometry.visibleColumns(mode, hasSupplementary: hasSupplementary)
        return (showsInspectorColumn ? visible + [.inspector] : visible).filter { controllers[$0] != nil }
    }

    final var isVisible: Bool { appearance == .appeared || appearance == .appearing }

    // MARK: Widths

    /// The preferred width of the primary column, in points; `automaticDimension` for the fraction or the
    /// system's width.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The preferred width of the primary column as a fraction of the split view's; `automaticDimension` for
    /// the system's width.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The minimum width of the primary column, in points; `automaticDimension` for none.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The maximum width of the primary column, in points; `automaticDimension` for 320.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The preferred width of the supplementary column, in points; `automaticDimension` for the fraction or
    /// the system's width.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The preferred width of the supplementary column as a fraction of the split view's;
    /// `automaticDimension` for the system's width.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The minimum width of the supplementary column, in points; `automaticDimension` for none.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The maximum width of the supplementary column, in points; `automaticDimension` for 320.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }

    /// The preferred width of the inspector, in points; `automaticDimension` for the fraction or the system's
    /// width.
    open var preferredInspectorColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The preferred width of the inspector as a fraction of the split view's; `automaticDimension` for the
    /// system's width.
    open var preferredInspectorColumnWidthFraction = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The minimum width of the inspector, in points; `automaticDimension` for none.
    open var minimumInspectorColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }
    /// The maximum width of the inspector, in points; `automaticDimension` for 320.
    open var maximumInspectorColumnWidth = automaticDimension { didSet { setNeedsColumnLayout() } }

    /// The style of the primary column's background, which is visible behind content that is not opaque.
    open var primaryBackgroundStyle = BackgroundStyle.none { didSet { primaryBackgroundDidChange() } }

    private func primaryBackgroundDidChange() {
        columnViews[.primary]?.backgroundColor =
            primaryBackgroundStyle == .sidebar ? .secondarySystemBackground : .systemBackground
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { primaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) }

    /// The width of the supplementary column, in points; 0 if there is none.
    open var supplementaryColumnWidth: CGFloat {
        hasSupplementary ? supplementaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) : 0
    }

    /// The width of the inspector, in points; 0 if there is none.
    open var inspectorColumnWidth: CGFloat {
        controllers[.inspector] != nil ? inspectorWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) : 0
    }

    private var inspectorWidth: SplitColumnWidth {
        SplitColumnWidth(
            preferred: preferredInspectorColumnWidth, fraction: preferredInspectorColumnWidthFraction,
            minimum: minimumInspectorColumnWidth, maximum: maximumInspectorColumnWidth)
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

    /// The side of the primary column.
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
            supplementaryWidth: supplementaryWidth.resolved(in: size.width),
            inspectorWidth: inspectorWidth.resolved(in: size.width),
            showsInspector: showsInspectorColumn, isMirrored: isMirrored)
    }

    // MARK: Display mode

    /// The preferred display mode; `.automatic` for the system's choice. A mode that the split behavior does
    /// not have is treated as `.automatic`.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { preferenceDidChange() } }

    /// The preferred layout of the secondary column while other columns are shown.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceDidChange() } }

    /// The current display mode.
    open var displayMode: DisplayMode { mode }

    /// The current layout of the secondary column while other columns are shown.
    open var splitBehavior: SplitBehavior { behavior(in: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size) }

    /// Whether a drag from the edge shows columns.
    open var presentsWithGesture = true { didSet { updateDisplayModeButton() } }

    /// The visibility of the display mode button in the columns' navigation bars. Without a column style the
    /// app places the button.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateDisplayModeButton() }
    }

    /// A button that shows the next column, or hides the visible ones.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    /// Whether the columns are collapsed into one.
    open var isCollapsed: Bool { collapse != nil }

    private func preferenceDidChange() {
        guard isViewLoaded, !isCollapsed else { return }
        change(to: defaultMode(in: view.bounds.size), animated: UIView.inheritedAnimationDuration > 0)
    }

    // MARK: Showing columns and controllers

    /// Shows a column and those between it and the secondary column.
    open func show(_ column: Column) {
        if column == .inspector { setInspectorShown(true) } else { showColumn(column) }
    }

    /// Hides a column and those before it.
    open func hide(_ column: Column) {
        if column == .inspector { setInspectorShown(false) } else { hideColumn(column) }
    }

    /// Returns whether a column is visible.
    open func isShowing(_ column: Column) -> Bool {
        column == .inspector ? showsInspector : shownColumns.contains(column)
    }

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

    /// Shows a controller in the secondary column, or above the others if the split view is collapsed.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed { return showCollapsedDetail(vc) }
        if controllers[.secondary] !== vc { replace(.secondary, with: vc) }
        if mode.coversSecondary { change(to: .secondaryOnly, animated: true) }
    }

    // MARK: View

    open override func loadView() {
        let root = SplitRootView(frame: UIScreen.main.bounds)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.backgroundColor = .systemBackground
        view = root
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.addGestureRecognizer(makeDimTap())
        for column in [Column.secondary, .inspector, .compact, .supplementary, .primary] {
            if let columnView = columnViews[column] { root.addSubview(columnView) }
            if column == .compact { root.addSubview(dim) }
        }
        root.addGestureRecognizer(edgeGesture.recognizer)
        mode = defaultMode(in: root.bounds.size)
        for column in columns { updateTraits(of: column) }
        if traitCollection.horizontalSizeClass == .compact { collapseColumns() } else { showColumns() }
        root.onTraitChange = { [weak self] in self?.environmentDidChange() }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadViewIfNeeded()
        let shown = shownColumns.compactMap { content(of: $0) }
        for controller in disappearing where !shown.contains(controller) { controller.endAppearanceTransition() }
        disappearing = []
        for controller in shown { controller.beginAppearanceTransition(true, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for column in shownColumns { content(of: column)?.endAppearanceTransition() }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        modeChange?.finish()
        disappearing = shownColumns.compactMap { content(of: $0) }
        for controller in disappearing { controller.beginAppearanceTransition(false, animated: animated) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for controller in disappearing { controller.endAppearanceTransition() }
        disappearing = []
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        if let arrangedSize, arrangedSize != size, !isCollapsed { sizeDidChange(from: arrangedSize) }
        arrangedSize = size
        layOutColumns()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !isCollapsed, let column = (columns + [.inspector]).first(where: { content(of: $0) === container }) else {
            return parentSize
        }
        return geometry(mode, size: parentSize).frame(of: column).size
    }
}
