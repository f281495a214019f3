/// A reusable view above or below a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The identifier for reuse.
    open var reuseIdentifier: String? { storedReuseIdentifier }

    /// The superview of custom subviews. With a content configuration it is the view that displays the
    /// configuration.
    open var contentView: UIView { storedContentView }

    final let storedReuseIdentifier: String?
    final var storedContentView: UIView
    final var configuring: ViewConfiguring?
    final var needsConfigurationUpdate = true

    private var titleLabel: UILabel?
    private var ownDetailLabel: UILabel?
    final weak var table: UITableView?

    /// Whether the view has to be measured again.
    final var needsMeasurement = false

    /// The style of the titles in the table.
    final var titleStyle: SectionTitleStyle? {
        didSet { applyTitleStyle() }
    }

    /// The background that keeps text legible while rows scroll below the view.
    private var material: UIVisualEffectView?

    /// Whether rows scroll below the view, so that it requires a background.
    final var isFloating = false {
        didSet {
            guard isFloating != oldValue else { return }
            applyFloating()
            setNeedsUpdateConfiguration()
        }
    }

    /// Creates a view that is reused under an identifier.
    public init(reuseIdentifier: String?) {
        storedReuseIdentifier = reuseIdentifier
        storedContentView = UIView()
        super.init(frame: .zero)
        storedContentView.frame = bounds
        storedContentView.preservesSuperviewLayoutMargins = true
        addSubview(storedContentView)
    }

    public required init?(coder: NSCoder) {
        storedReuseIdentifier = coder.string("UIReuseIdentifier")
        storedContentView = coder.anyObject("UIContentView") ?? UIView()
        super.init(coder: coder)
        storedContentView.frame = bounds
        storedContentView.preservesSuperviewLayoutMargins = true
        // Subviews that a nib adds to the view itself are in front.
        insertSubview(storedContentView, at: 0)
        titleLabel = coder.anyObject("UITextLabel")
        ownDetailLabel = coder.anyObject("UIDetailTextLabel")
        backgroundView = coder.anyObject("UIBackgroundView")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
        coder.encode(storedContentView, forKey: "UIContentView")
        coder.encode(titleLabel, forKey: "UITextLabel")
        coder.encode(ownDetailLabel, forKey: "UIDetailTextLabel")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
    }

    /// The parts of the view are archived by name, and custom views are in the content view.
    override var archivedSubviews: [UIView] { [] }

    /// Creates a view that is not reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// The label of the title, created when it is first accessed.
    open var textLabel: UILabel? {
        if let titleLabel { return titleLabel }
        guard contentConfiguration == nil else { return nil }
        let label = UILabel()
        label.numberOfLines = 0
        storedContentView.addSubview(label)
        titleLabel = label
        applyTitleStyle()
        return label
    }

    /// The label below the title, created when it is first accessed.
    open var detailTextLabel: UILabel? {
        if let ownDetailLabel { return ownDetailLabel }
        guard contentConfiguration == nil else { return nil }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        storedContentView.addSubview(label)
        ownDetailLabel = label
        return label
    }

    /// The view behind the contents, which has the size of this view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                dropMaterial()
                backgroundConfiguration = nil
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// The state on which the appearance of the view depends. Override this property to add state of a
    /// subclass, and call super.
    open var configurationState: UIViewConfigurationState { ownConfigurationState }

    /// Updates the view for a new state. Override this method in views that configure themselves, and call
    /// super.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called when the state has changed, before the view is first displayed, and when the handler is set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    final func dropLabels() {
        titleLabel = nil
        ownDetailLabel = nil
    }

    /// The margins of the table's contents by default.
    override var standardLayoutMargins: NSDirectionalEdgeInsets {
        let side = table?.sideMargin ?? SystemMargins.side(forWidth: bounds.width)
        return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }

    /// The configuration of the contents. Setting it replaces the content view by the view that displays the
    /// configuration, without the labels. Setting an equal configuration has no effect.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { if newValue != nil || configuring != nil { ensuredConfiguring.setContent(newValue) } }
    }

    /// The configuration of the background. Setting it sets `backgroundView` to `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set { if newValue != nil || configuring?.background != nil { ensuredConfiguring.setBackground(newValue) } }
    }

    /// Whether the content configuration is updated automatically for the view's state.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { ensuredConfiguring.updatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically for the view's state.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { ensuredConfiguring.updatesBackground = newValue }
    }

    /// Returns an empty content configuration for the table's style and for headers or footers.
    open func defaultContentConfiguration() -> UIListContentConfiguration { baseDefaultContentConfiguration() }

    /// Returns the background configuration for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch titleStyle ?? .plainHeader {
        case .plainHeader, .plainFooter: .listPlainHeaderFooter()
        case .groupedHeader, .groupedFooter: .listGroupedHeaderFooter()
        }
    }

    /// Schedules an update of content and background for the view's state before the next frame.
    open func setNeedsUpdateConfiguration() {
        guard !needsConfigurationUpdate else { return }
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    // MARK: Reuse

    /// Prepares the view for another section. Override this method to reset state that other sections do not
    /// set.
    open func prepareForReuse() {}

    final func dropMaterial() {
        material?.removeFromSuperview()
        material = nil
    }

    private func applyFloating() {
        guard backgroundView == nil, backgroundConfiguration == nil, titleStyle != nil else { return }
        dropMaterial()
        guard isFloating else { return }
        let new = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
        new.isUserInteractionEnabled = false
        new.frame = bounds
        insertSubview(new, at: 0)
        material = new
    }

    private func applyTitleStyle() {
        guard let titleStyle, let titleLabel else { return }
        titleLabel.font = titleStyle.font(compatibleWith: traitCollection)
        titleLabel.textColor = titleStyle.color
        setNeedsLayout()
    }

    /// The title that the table has set, without the style's capital letters, or `nil` if it has set none.
    private final var tableTitle: String?

    /// The title that is displayed: that of the table, unless the app has set another text.
    final var titleText: String? {
        guard let tableTitle, let shown = titleLabel?.text else { return tableTitle }
        return shown.localizedUppercase == tableTitle.localizedUppercase ? tableTitle : shown
    }

    /// Sets the title in the style of the table.
    final func setTitle(_ title: String?) {
        tableTitle = title
        let text = titleStyle?.isUppercase == true ? title?.localizedUppercase : title
        if text != nil || titleLabel != nil { textLabel?.text = text }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        applyTitleStyle()
    }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        guard let table, parentView != nil, !needsMeasurement else { return }
        needsMeasurement = table.sizeDidChange(of: view, content: storedContentView, in: self)
    }

    override func constraintsOfSubviewDidChange() {
        guard let table, parentView != nil, !needsMeasurement,
            table.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        needsMeasurement = table.sizeDidChange(of: storedContentView, content: storedContentView, in: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentConfiguration != nil {
            let height = storedContentView.configuredHeight(start: 0, end: size.width, of: size.width)
            return CGSize(width: size.width, height: height)
        }
        if storedContentView.autoLayoutState?.needsEngine == true {
            // The margins of the content view depend on its distance from the edges, which may have changed
            // since the last layout.
            storedContentView.frame = bounds
            return storedContentView.systemLayoutSizeFitting(
                CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        guard let titleStyle, let titleLabel else { return super.sizeThatFits(size) }
        let insets = textInsets
        let room = CGSize(width: max(0, size.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
        let text = titleLabel.sizeThatFits(room)
        return CGSize(width: size.width, height: titleStyle.height(ofText: text.height))
    }

    open override func layoutSublayers(of layer: CALayer) {
        updateConfigurationIfNeeded()
        super.layoutSublayers(of: layer)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        configuring?.tintColorDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        configuring?.layOut()
        storedContentView.frame = bounds
        backgroundView?.frame = bounds
        material?.frame = bounds
        guard let titleLabel else { return }
        let insets = textInsets
        let width = max(0, bounds.width - insets.left - insets.right)
        let detail = ownDetailLabel.map { $0.text == nil ? .zero : $0.sizeThatFits(bounds.size) } ?? .zero
        let text = titleLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let y = (titleStyle ?? .plainHeader).textTop(
            height: bounds.height, textHeight: text.height + detail.height)
        let scale = max(1, traitCollection.displayScale)
        titleLabel.frame = CGRect(x: insets.left, y: (y * scale).rounded() / scale, width: width, height: text.height)
        ownDetailLabel?.frame = CGRect(
            x: insets.left, y: titleLabel.frame.maxY, width: width, height: detail.height)
    }

    /// The insets of the text, which aligns with the text of cells.
    private var textInsets: UIEdgeInsets {
        table?.sectionTextInsets ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
}
