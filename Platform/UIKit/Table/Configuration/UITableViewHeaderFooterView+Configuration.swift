extension UITableViewHeaderFooterView: ConfigurationHost {
    /// Called with the view and its state when the state has changed.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    var anyConfigurationState: any UIConfigurationState { configurationState }

    /// What the view itself knows of its state.
    final var ownConfigurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isFloating
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    func runConfigurationUpdate(using state: any UIConfigurationState) {
        if let state = state as? UIViewConfigurationState { updateConfiguration(using: state) }
    }

    private var madeConfiguring: ViewConfiguring {
        if let configuring { return configuring }
        let new = ViewConfiguring(self)
        configuring = new
        return new
    }

    /// What the view shows: setting it makes the content view the view that shows it, in place of the labels. What is
    /// equal to the present one changes nothing.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { madeConfiguring.setContent(newValue) } }
    }

    /// What lies behind the contents. It stands for `backgroundView`, which becomes nil.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set { if newValue != nil || configuring?.background != nil { madeConfiguring.setBackground(newValue) } }
    }

    /// Whether the content configuration follows the view's state by itself.
    public final var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { madeConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration follows the view's state by itself.
    public final var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { madeConfiguring.updatesBackground = newValue }
    }

    /// An empty content configuration as suits the table's style, and whether the view is a header or a footer.
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

    /// The background configuration that suits the table's style.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch titleStyle ?? .plainHeader {
        case .plainHeader, .plainFooter: .listPlainHeaderFooter()
        case .groupedHeader, .groupedFooter: .listGroupedHeaderFooter()
        }
    }

    /// Asks for content and background to be brought up to the view's state before the next frame.
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
        // First, as with a cell.
        contentView = view
        replaceContentView(old, by: view)
    }

    func dropBackgroundViews() {
        backgroundView = nil
        dropMaterial()
    }

    var unconfiguredBackgroundColor: UIColor? { nil }
}
