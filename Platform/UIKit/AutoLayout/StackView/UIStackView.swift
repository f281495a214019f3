/// A view that arranges views in a row or column with generated constraints.
///
/// The stack view has no size of its own: its arranged views determine it, unless other constraints do.
/// Arranged views may have additional constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    final let generated = StackConstraints()

    /// Creates an empty stack view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreStack(from: coder)
    }

    /// Creates a stack view that arranges `views` in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveStack(into: coder)
    }

    // MARK: Arranged views

    /// The arranged views in order along the axis. All of them are subviews, but not all subviews are
    /// arranged, and the order of `subviews` may differ.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view as a subview at the end of the arranged views.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Inserts a view as a subview at `stackIndex` of the arranged views. An already arranged view is moved;
    /// its index in `subviews` does not change.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "UIStackView: index \(stackIndex) out of bounds for arranged subviews [0 .. \(arranged.count)]")
        arrange(view, at: stackIndex)
    }

    /// Stops arranging a view, which remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        stopArranging(view)
    }

    // MARK: Layout

    /// The axis along which the views are arranged.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// The distribution of the views along the axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// The alignment of the views across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The spacing between views in points. For `equalSpacing` and `equalCentering` it is the minimum. Views
    /// overlap if it is negative.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets the spacing after an arranged view. `spacingUseDefault` restores the stack's spacing. Views that
    /// are not arranged are ignored.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[ObjectIdentifier(arrangedSubview)] != custom else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = custom
        arrangementDidChange()
    }

    /// Returns the custom spacing after an arranged view, or `spacingUseDefault` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether vertical spacing is measured between the last baseline of a view and the first baseline of
    /// the next one.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged inside the stack's margins instead of its edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { arrangementDidChange() } }
    }

    // MARK: Updates

    /// Stops arranging a subview that is being removed. Overrides must call `super`.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    override func visibilityDidChange(of subview: UIView) {
        super.visibilityDidChange(of: subview)
        guard arranged.contains(where: { $0 === subview }) else { return }
        arrangementDidChange()
        animateVisibility(of: subview)
    }

    /// Whether the view requires constraint-based layout, which is true.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Updates the generated constraints. Overrides must call `super`.
    open override func updateConstraints() {
        updateArrangement()
        super.updateConstraints()
    }

    /// The view for the first baseline: the first visible view of a vertical stack, or the highest view of a
    /// horizontal stack unless its first baselines are aligned.
    open override var forFirstBaselineLayout: UIView { baselineView(at: .start) }

    /// The view for the last baseline: the last visible view of a vertical stack, or the highest view of a
    /// horizontal stack unless its last baselines are aligned.
    open override var forLastBaselineLayout: UIView { baselineView(at: .end) }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        // The proportions depend on the intrinsic sizes.
        if distribution == .fillProportionally { arrangementDidChange() }
        super.intrinsicContentSizeDidChange(of: view)
    }
}
