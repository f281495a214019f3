extension UITableViewCell: ConfigurationHost {
    /// A closure that updates a cell for a new state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    var anyConfigurationState: any UIConfigurationState { configurationState }

    /// The state of the cell, without state that subclasses add.
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

    private var ensuredConfiguring: ViewConfiguring {
        if let configuring { return configuring }
        let new = ViewConfiguring(self)
        configuring = new
        return new
    }

    /// The configuration of the contents. Setting it replaces the content view by the view that displays the
    /// configuration, without the labels and the image view of the style. Setting an equal configuration has
    /// no effect.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { ensuredConfiguring.setContent(newValue) } }
    }

    /// The configuration of the background. Setting it sets `backgroundView`, `selectedBackgroundView` and
    /// `multipleSelectionBackgroundView` to `nil`.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set {
            guard newValue != nil || configuring?.background != nil else { return }
            ensuredConfiguring.setBackground(newValue)
            updateHighlightFill(animated: false)
        }
    }

    /// Whether the content configuration is updated automatically for the cell's state.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { ensuredConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the cell's state.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { ensuredConfiguring.updatesBackground = newValue }
    }

    /// Returns an empty content configuration for the cell's style.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        return configuration.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
    }

    /// Returns the background configuration for the table's style.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (table?.style ?? dequeuedFor ?? .plain) == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// Schedules an update of content and background for the cell's state before the next frame.
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

    /// Called when the selection or the highlight has changed. A configured background fades like the
    /// system's.
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
        // Set first, because the table compares the content view with the view whose size has changed.
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

    /// Returns the height of configured contents between `start` and `end`, relative to the reading
    /// direction, in a cell of `width`, or `nil` without a content configuration.
    final func configuredContentHeight(start: CGFloat, end: CGFloat, width: CGFloat) -> CGFloat? {
        guard contentConfiguration != nil else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return contentView.configuredHeight(
            start: isRightToLeft ? width - end : start, end: isRightToLeft ? width - start : end, of: width)
    }

    /// The position of the configured text in the content view, at which the separator begins, or `nil`
    /// without a content configuration or with a custom one.
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
    /// Returns the height that a content view requires between `start` and `end` in a host of `width`.
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
