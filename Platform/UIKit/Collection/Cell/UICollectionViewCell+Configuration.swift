extension UICollectionViewCell: ConfigurationHost {
    /// A closure that updates a cell for a new state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    var anyConfigurationState: any UIConfigurationState { configurationState }

    /// The state of the cell, without state that subclasses add.
    final var ownConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = storedCollectionView?.editsItem(of: self) ?? false
        state.isSwiped = swipe?.isClosing == false
        state.cellDragState = dragState
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

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        if let configuring { configuring.update() } else { updateConfiguration(using: configurationState) }
    }

    func take(contentView view: UIView) {
        let old = storedContentView
        // Set first, because the collection view compares the content view with the view whose size has changed.
        storedContentView = view
        replaceContentView(old, by: view)
    }

    func dropBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }

    var unconfiguredBackgroundColor: UIColor? { nil }
}
