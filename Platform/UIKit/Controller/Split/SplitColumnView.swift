/// What a column's controller is shown in, with the line to the next column.
final class SplitColumnView: UIView {
    private let line = UIView()
    /// The edge at which the line is; nil for none.
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
        // Tab goes from column to column.
        focusGroupIdentifier = "UISplitViewController.\(ObjectIdentifier(self))"
    }

    @available(*, unavailable, message: "a split view makes its columns itself")
    required init?(coder: NSCoder) {
        preconditionFailure("SplitColumnView: a split view makes its columns itself")
    }

    /// Shows a controller's view in place of what was shown.
    func show(_ content: UIView) {
        for view in subviews where view !== line && view !== content { view.removeFromSuperview() }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if content.frame != bounds { content.frame = bounds }
        if content.superview !== self { insertSubview(content, belowSubview: line) }
    }

    /// Takes away what is shown.
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

/// The view that columns stand in. It tells of new traits, whatever a subclass of the controller overrides.
final class SplitRootView: UIView {
    var onTraitChange: (() -> Void)?

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onTraitChange?()
    }
}
