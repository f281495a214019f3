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

    private var ensuredConfiguring: ViewConfiguring {
        if let configuring { return configuring }
        let new = ViewConfiguring(self)
        configuring = new
        return new
    }

    /// The configuration of the contents. Setting it replaces the content view by the view that displays the
    /// configuration, without the labels. Setting an equal configuration has no effect.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { ensuredConfiguring.setContent(newValue) } }
    }

    /// The configuration of the background. Setting it sets `backgroundView` to `nil`.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set { if newValue != nil || configuring?.background != nil { ensuredConfiguring.setBackground(newValue) } }
    }

    /// Whether the content configuration is updated automatically for the view's state.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { ensuredConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the view's state.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { ensuredConfiguring.updatesBackground = newValue }
    }

    /// Returns an empty content configuration for the table's style and for headers or footers.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch titleStyle ?? .plainHeader {
            case .plainHeader: .plainHeader()
            case .plainFooter: .plainFooter()
            case .groupedHeader: .groupedHeader()
            case .groupedFooter: .groupedFooter()
            }
        return configuration.updated(for: UIViewConfigurationState(traitCollection: traitCollection))
    }

    /// Returns the background configuration for the table's style.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch titleStyle ?? .plainHeader {
        case .plainHeader, .plainFooter: .listPlainHeaderFooter()
        case .groupedHeader, .groupedFooter: .listGroupedHeaderFooter()
        }
    }

    /// Schedules an update of content and background for the view's state before the next frame.
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

    func take(contentView view: UIView) {
        dropLabels()
        let old = contentView
        // Set first, as in cells.
        contentView = view
        replaceContentView(old, by: view)
    }

    func dropBackgroundViews() {
        backgroundView = nil
        dropMaterial()
    }

    var unconfiguredBackgroundColor: UIColor? { nil }
}
