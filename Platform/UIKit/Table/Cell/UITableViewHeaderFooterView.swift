/// What stands above or below a section of a table, made once and used again for other sections.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the view is used again.
    public final let reuseIdentifier: String?

    /// What holds the view's own subviews: add to it, not to the view.
    public final let contentView: UIView

    private var titleLabel: UILabel?
    private var ownDetailLabel: UILabel?
    final weak var table: UITableView?

    /// Whether the contents have come to need another height.
    final var sizeIsStale = false

    /// The look that the table gives its titles, by its style.
    final var titleStyle: SectionTitleStyle? {
        didSet { applyTitleStyle() }
    }

    /// Whether rows pass below the view, so that it needs a background to be read on.
    final var isFloating = false {
        didSet { if isFloating != oldValue { applyFloating() } }
    }

    /// Makes a view that is used again under `reuseIdentifier`.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView()
        super.init(frame: .zero)
        contentView.frame = bounds
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.string("UIReuseIdentifier")
        contentView = coder.anything("UIContentView") ?? UIView()
        super.init(coder: coder)
        contentView.frame = bounds
        addSubview(contentView)
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
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The view is about to be used for another section: undo here what the next one may not set.
    open func prepareForReuse() {}

    private func applyFloating() {
        guard backgroundView == nil, titleStyle != nil else { return }
        backgroundColor = isFloating ? .floatingHeaderMaterial : nil
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
        applyTitleStyle()
    }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        guard let table, superview != nil, !sizeIsStale else { return }
        sizeIsStale = table.sizeDidChange(of: view, content: contentView, in: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let titleStyle, let titleLabel else { return super.sizeThatFits(size) }
        let insets = textInsets
        let room = CGSize(width: max(0, size.width - insets.left - insets.right), height: .greatestFiniteMagnitude)
        let text = titleLabel.sizeThatFits(room)
        return CGSize(width: size.width, height: titleStyle.height(ofText: text.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
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

extension UIColor {
    /// The material of a header over the rows that pass below it, without the blur: nearly opaque.
    fileprivate static let floatingHeaderMaterial = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.09, green: 0.09, blue: 0.09, alpha: 0.94)
            : UIColor(red: 0.976, green: 0.976, blue: 0.976, alpha: 0.94)
    }
}
