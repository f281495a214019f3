/// What stands above or below a section of a table, made once and used again for other sections.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the view is used again.
    public final let reuseIdentifier: String?

    /// What holds the view's own subviews: add to it, not to the view. With a content configuration it is the view that
    /// shows that.
    public internal(set) final var contentView: UIView
    final var configuring: ViewConfiguring?
    final var needsConfigurationUpdate = true

    private var titleLabel: UILabel?
    private var ownDetailLabel: UILabel?
    final weak var table: UITableView?

    /// Whether the contents have come to need another height.
    final var needsMeasurement = false

    /// The look that the table gives its titles, by its style.
    final var titleStyle: SectionTitleStyle? {
        didSet { applyTitleStyle() }
    }

    /// What the view is read on while rows pass below it.
    private var material: UIVisualEffectView?

    /// Whether rows pass below the view, so that it needs a background to be read on.
    final var isFloating = false {
        didSet {
            guard isFloating != oldValue else { return }
            applyFloating()
            setNeedsUpdateConfiguration()
        }
    }

    /// Makes a view that is used again under `reuseIdentifier`.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView()
        super.init(frame: .zero)
        contentView.frame = bounds
        contentView.preservesSuperviewLayoutMargins = true
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.string("UIReuseIdentifier")
        contentView = coder.anything("UIContentView") ?? UIView()
        super.init(coder: coder)
        contentView.frame = bounds
        contentView.preservesSuperviewLayoutMargins = true
        // What a nib puts into the view itself stands in front.
        insertSubview(contentView, at: 0)
        titleLabel = coder.anything("UITextLabel")
        ownDetailLabel = coder.anything("UIDetailTextLabel")
        backgroundView = coder.anything("UIBackgroundView")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(reuseIdentifier, forKey: "UIReuseIdentifier")
        coder.encode(contentView, forKey: "UIContentView")
        coder.encode(titleLabel, forKey: "UITextLabel")
        coder.encode(ownDetailLabel, forKey: "UIDetailTextLabel")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
    }

    /// The parts of the view are archived by their names, and what the app adds is in the content view.
    override var archivedSubviews: [UIView] { [] }

    /// Makes a view that is not used again.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// The label of the title; made when it is first asked for.
    open var textLabel: UILabel? {
        if let titleLabel { return titleLabel }
        guard contentConfiguration == nil else { return nil }
        let label = UILabel()
        label.numberOfLines = 0
        contentView.addSubview(label)
        titleLabel = label
        applyTitleStyle()
        return label
    }

    /// The label below the title; made when it is first asked for.
    open var detailTextLabel: UILabel? {
        if let ownDetailLabel { return ownDetailLabel }
        guard contentConfiguration == nil else { return nil }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        ownDetailLabel = label
        return label
    }

    /// What lies behind the contents, as large as the view.
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

    /// What the view's look can depend on. Override it to add what a subclass knows; call super.
    open var configurationState: UIViewConfigurationState { ownConfigurationState }

    /// The state has changed: set what is to be shown for it. Override it for views that configure themselves; call super.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    /// Called when the state has changed, before the view is shown for the first time, and once it is set.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    final func dropLabels() {
        titleLabel = nil
        ownDetailLabel = nil
    }

    /// By default the margins of the table's contents.
    override var standardLayoutMargins: NSDirectionalEdgeInsets {
        let side = table?.sideMargin ?? SystemMargins.side(forWidth: bounds.width)
        return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }

    // MARK: Use

    /// The view is about to be used for another section: undo here what the next one may not set.
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

    /// Sets the title as the table writes it.
    final func setTitle(_ title: String?) {
        let text = titleStyle?.isUppercase == true ? title?.localizedUppercase : title
        if text != nil || titleLabel != nil { textLabel?.text = text }
        accessibilityLabel = title
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        applyTitleStyle()
    }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        guard let table, superview != nil, !needsMeasurement else { return }
        needsMeasurement = table.sizeDidChange(of: view, content: contentView, in: self)
    }

    override func constraintsOfSubviewDidChange() {
        guard let table, superview != nil, !needsMeasurement,
            table.selfSizingInvalidation == .enabledIncludingConstraints
        else { return }
        needsMeasurement = table.sizeDidChange(of: contentView, content: contentView, in: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if contentConfiguration != nil {
            let height = contentView.configuredHeight(start: 0, end: size.width, of: size.width)
            return CGSize(width: size.width, height: height)
        }
        if contentView.autoLayoutState?.needsEngine == true {
            // Its margins follow from how far it is from the edges, which may have moved since it was laid out.
            contentView.frame = bounds
            return contentView.systemLayoutSizeFitting(
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
        contentView.frame = bounds
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

    /// Where the text lies: in line with the text of the cells.
    private var textInsets: UIEdgeInsets {
        table?.sectionTextInsets ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
}
