/// The view of a column, with the separator line to the next column.
final class SplitColumnView: UIView {
    private let line = UIView()
    /// The edge of the separator line; nil for none.
    var lineEdge: UIRectEdge? {
        didSet { if lineEdge != oldValue { setNeedsLayout() } }
    }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = .systemBackground
        line.backgroundColor = .opaqueSeparator
        line.isUserInteractionEnabled = false
        addSubview(line)
        // The Tab key moves the focus from column to column.
        focusGroupIdentifier = "UISplitViewController.\(ObjectIdentifier(self))"
    }

    @available(*, unavailable, message: "SplitColumnView is created by UISplitViewController")
    required init?(coder: NSCoder) {
        preconditionFailure("SplitColumnView can't be decoded. UISplitViewController creates it.")
    }

    /// Shows a controller's view instead of the current one.
    func show(_ content: UIView) {
        for view in subviews where view !== line && view !== content { view.removeFromSuperview() }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.frame != bounds { content.frame = bounds }
        if content.superview !== self { insertSubview(content, belowSubview: line) }
    }

    /// Removes the current view.
    func clear() {
        for view in subviews where view !== line { view.removeFromSuperview() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = 1 / max(1, traitCollection.displayScale)
        line.isHidden = lineEdge == nil
        line.frame = CGRect(
            x: lineEdge == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}

/// The view that contains the columns. It reports changed traits even if a subclass of the controller
/// overrides `traitCollectionDidChange(_:)`.
final class SplitRootView: UIView {
    var onTraitChange: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraitChange?()
    }
}
