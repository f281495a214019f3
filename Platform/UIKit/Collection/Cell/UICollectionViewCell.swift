internal import RowGeometry

/// A cell of a collection view, which displays one item with custom views in `contentView`, or with
/// configurations.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    final var storedContentView: UIView
    final var configuring: ViewConfiguring?
    final var needsConfigurationUpdate = true
    /// The swipe actions beside the contents, as long as any is visible.
    final var swipe: SwipeSession?

    /// Creates a cell.
    public override init(frame: CGRect) {
        storedContentView = UIView()
        super.init(frame: frame)
        assemble()
    }

    public required init?(coder: NSCoder) {
        storedContentView = coder.anyObject("UIContentView") ?? UIView()
        super.init(coder: coder)
        assemble()
        restoreCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveCell(into: coder)
    }

    /// The parts of the cell are archived by name, and custom views are in the content view.
    override var archivedSubviews: [UIView] { [] }

    private func assemble() {
        // Items move far more often than their contents change.
        layer.cachesRaster = true
        addSubview(storedContentView)
        storedContentView.frame = bounds
        storedContentView.preservesSuperviewLayoutMargins = true
    }

    /// The superview of custom subviews. With a content configuration it is the view that displays the
    /// configuration.
    open var contentView: UIView { storedContentView }

    override var measuredContentView: UIView { storedContentView }

    /// The frame of the content view. A swipe moves it with the origin of the bounds.
    var contentViewFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

    // MARK: Background

    /// The view behind the contents, which has the size of the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundConfiguration = nil
                backgroundView.frame = bounds
                insertSubview(backgroundView, at: 0)
            }
        }
    }

    /// The view above the background of a selected or highlighted cell.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            updateSelectedBackground()
        }
    }

    // MARK: State

    /// Whether the item is selected. The collection view sets it. Override this property to change the
    /// appearance, and call super.
    open var isSelected = false {
        didSet { if isSelected != oldValue { highlightDidChange() } }
    }

    /// Whether the item is highlighted, for example while it is touched. The collection view sets it. Override
    /// this property to change the appearance, and call super.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { highlightDidChange() } }
    }

    // MARK: Configurations

    /// The state on which the appearance of the cell depends. Override this property to add state of a
    /// subclass, and call super.
    open var configurationState: UICellConfigurationState { ownConfigurationState }

    /// Updates the cell for a new state. Override this method in cells that configure themselves, and call
    /// super.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called when the state has changed, before the cell is first displayed, and when the handler is set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// The configuration of the contents. Setting it replaces the content view by the view that displays the
    /// configuration. Setting an equal configuration has no effect.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { ensuredConfiguring.setContent(newValue) } }
    }

    /// The configuration of the background. Setting it sets `backgroundView` and `selectedBackgroundView` to
    /// `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set {
            guard newValue != nil || configuring?.background != nil else { return }
            ensuredConfiguring.setBackground(newValue)
        }
    }

    /// Whether the content configuration is updated automatically for the cell's state.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { ensuredConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the cell's state.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { ensuredConfiguring.updatesBackground = newValue }
    }

    /// Returns the background configuration of a cell without one, which is clear.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Schedules an update of content and background for the cell's state before the next frame.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfigurationUpdate else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    // MARK: Accessibility

    /// Actions that assistive technologies offer in addition to the default action, by default the swipe actions
    /// of the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let own = super.accessibilityCustomActions else { return swipeAccessibilityActions }
            // An app that sets no actions wants none.
            return own.isEmpty ? own : own + (swipeAccessibilityActions ?? [])
        }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: Dragging

    /// Called when the item is lifted, dragged, or no longer dragged. Override this method to change the
    /// appearance, and call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Focus

    open override var canBecomeFocused: Bool {
        guard let collection = storedCollectionView, let path = collection.baseIndexPath(for: self) else {
            return false
        }
        return collection.canFocus(RowPath(path))
    }

    override func focusPressBegan() -> Bool { storedCollectionView?.pressFocusedItem(self) ?? false }

    override func focusPressEnded() { storedCollectionView?.releaseFocusedItem(selects: true) }

    override func focusPressCancelled() { storedCollectionView?.releaseFocusedItem(selects: false) }

    // MARK: Layout

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        configuring?.layOut()
        layoutParts()
        swipe?.layoutActions()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentFittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        configuring?.tintColorDidChange()
    }
}
