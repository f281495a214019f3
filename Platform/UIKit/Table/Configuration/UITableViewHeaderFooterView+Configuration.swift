extension UITableViewHeaderFooterView: ConfigurationHost {
    /// A closure that updates a view for a new state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    var anyConfigurationState: any UIConfigurationState { configurationState }

    /// The state of the view, without state that subclasses add.
    final var ownConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isFloating
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func runConfigurationUpdate(using state: any UIConfigurationState) {
        if let state = state as? UIViewConfigurationState { updateConfiguration(using: state) }
    }

    final var ensuredConfiguring: ViewConfiguring {
        if let configuring { return configuring }
        let new = ViewConfiguring(self)
        configuring = new
        return new
    }

    final func baseDefaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch titleStyle ?? .plainHeader {
            case .plainHeader: .plainHeader()
            case .plainFooter: .plainFooter()
            case .groupedHeader: .groupedHeader()
            case .groupedFooter: .groupedFooter()
            }
        return configuration.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
    }

    final func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        if let configuring { configuring.update() } else { updateConfiguration(using: configurationState) }
    }

    func take(contentView view: UIView) {
        dropLabels()
        let old = storedContentView
        // Set first, as in cells.
        storedContentView = view
        replaceContentView(old, by: view)
    }

    func dropBackgroundViews() {
        backgroundView = nil
        dropMaterial()
    }

    var unconfiguredBackgroundColor: UIColor? { nil }
}
