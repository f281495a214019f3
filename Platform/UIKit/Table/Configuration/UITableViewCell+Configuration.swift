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

    final var ensuredConfiguring: ViewConfiguring {
        if let configuring { return configuring }
        let new = ViewConfiguring(self)
        configuring = new
        return new
    }

    final func baseDefaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .subtitle: .subtitleCell()
            case .value1, .value2: .valueCell()
            }
        return configuration.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
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
        let old = storedContentView
        // Set first, because the table compares the content view with the view whose size has changed.
        storedContentView = view
        replaceContentView(old, by: view)
    }

    func dropBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
    }

    var unconfiguredBackgroundColor: UIColor? {
        guard let table else { return nil }
        return table.storedStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// Returns the height of configured contents between `start` and `end`, relative to the reading
    /// direction, in a cell of `width`, or `nil` without a content configuration.
    final func configuredContentHeight(start: CGFloat, end: CGFloat, width: CGFloat) -> CGFloat? {
        guard contentConfiguration != nil else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return storedContentView.configuredHeight(
            start: isRightToLeft ? width - end : start, end: isRightToLeft ? width - start : end, of: width)
    }

    /// The position of the configured text in the content view, at which the separator begins, or `nil`
    /// without a content configuration or with a custom one.
    final var configuredTextStart: CGFloat? {
        guard contentConfiguration != nil else { return nil }
        return (storedContentView as? UIListContentView)?.textStart
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
