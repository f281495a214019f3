extension UITableViewCell: ConfigurationHost {
    /// Called with the cell and its state when the state has changed.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    var anyConfigurationState: any UIConfigurationState { configurationState }

    /// What the cell itself knows of its state.
    final var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = isEditing
        state.isSwiped = showingDeleteConfirmation
        state.isReordering = isReordering
        state.cellDragState =
            switch dragState {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        state.cellDropState = dropState
        return state
    }

    func runConfigurationUpdate(using state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState { updateConfiguration(using: state) }
    }

    private var madeConfiguring: ViewConfiguring {
        if let configuring { return configuring }
        let new = ViewConfiguring(self)
        configuring = new
        return new
    }

    /// What the cell shows: setting it makes the content view the view that shows it, in place of the style's labels and
    /// picture. What is equal to the present one changes nothing.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { madeConfiguring.setContent(newValue) } }
    }

    /// What lies behind the contents. It stands for `backgroundView`, `selectedBackgroundView` and
    /// `multipleSelectionBackgroundView`, which become nil.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set {
            guard newValue != nil || configuring?.background != nil else { return }
            madeConfiguring.setBackground(newValue)
            updateHighlightFill(animated: false)
        }
    }

    /// Whether the content configuration follows the cell's state by itself.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { madeConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration follows the cell's state by itself.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { madeConfiguring.updatesBackground = newValue }
    }

    /// An empty content configuration as suits the cell's style.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        return configuration.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
    }

    /// The background configuration that suits the table's style.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (table?.style ?? dequeuedFor ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Asks for content and background to be brought up to the cell's state before the next frame.
    public final func setNeedsUpdateConfiguration() {
        guard !needsConfigurationUpdate else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        if let configuring { configuring.update() } else { updateConfiguration(using: configurationState) }
    }

    /// Selection or light have changed: a configured background fades as the system's does.
    final func lightDidChange(animated: Bool, duration: Double) {
        setNeedsUpdateConfiguration()
        guard animated, backgroundConfiguration != nil else { return }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            self.updateConfigurationIfNeeded()
        }
    }

    func take(contentView view: UIView) {
        storedImageView = nil
        storedTextLabel = nil
        storedDetailLabel = nil
        let old = contentView
        // First: the table asks whether it is the content view that has come to need another height.
        contentView = view
        replaceContentView(old, by: view)
    }

    func dropBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
    }

    var unconfiguredBackgroundColor: UIColor? {
        guard let table else { return nil }
        return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// The height that configured contents need between `start` and `end` of a cell of `width`, told from where reading
    /// begins; nil where there is no content configuration.
    final func configuredContentHeight(start: CGFloat, end: CGFloat, width: CGFloat) -> CGFloat? {
        guard contentConfiguration != nil else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return contentView.configuredHeight(
            start: isRightToLeft ? width - end : start, end: isRightToLeft ? width - start : end, of: width)
    }

    /// Where configured contents have their text, from the beginning of the content view: there the separator begins.
    /// Nil where there is no content configuration, or one of the app's own.
    final var configuredTextStart: CGFloat? {
        guard contentConfiguration != nil else { return nil }
        return (contentView as? UIListContentView)?.textStart
    }
}

extension ConfigurationHost {
    func replaceContentView(_ old: UIView, by new: UIView) {
        UIView.performWithoutAnimation { new.frame = old.frame }
        insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
        intrinsicContentSizeDidChange(of: new)
    }
}

extension UIView {
    /// The height that a content view needs between `start` and `end` of a host of `width`.
    final func configuredHeight(start: CGFloat, end: CGFloat, of width: CGFloat) -> CGFloat {
        if let list = self as? UIListContentView { return list.fittingHeight(start: start, end: end, of: width) }
        let natural = intrinsicContentSize.height
        if natural != UIView.noIntrinsicMetric { return natural }
        let target = CGSize(width: max(0, end - start), height: UIView.layoutFittingCompressedSize.height)
        return systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
