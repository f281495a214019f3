/// Arranges views one after the other, in a row or a column, by constraints that it makes for them.
///
/// The stack view's own constraints count as those of any view: the arranged views may be related to each other and to
/// what is around the stack, and have sizes of their own. Of itself a stack view has no size: its contents ask for one.
@preconcurrency @MainActor
open class UIStackView: UIView {
    final var arranged: [UIView] = []
    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    final let generated = StackConstraints()

    /// Makes a stack view of the frame that arranges nothing yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack view of what was put into an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        restoreStack(from: coder)
    }

    /// Makes a stack view that arranges `views`, in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveStack(into: coder)
    }

    // MARK: What is arranged

    /// The views that are arranged, in their order along the axis. All of them are subviews, but not all subviews need to
    /// be among them, and their order from back to front is one of its own.
    open var arrangedSubviews: [UIView] { arranged }

    /// Arranges `view` after the others, as a subview.
    open func addArrangedSubview(_ view: UIView) {
        arrange(view, at: arranged.count)
    }

    /// Arranges `view` as the one at `stackIndex`, as a subview. One that is arranged already moves there; its place from
    /// back to front stays.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        precondition(
            stackIndex >= 0 && stackIndex <= arranged.count,
            "UIStackView: index \(stackIndex) out of bounds for arranged subviews [0 .. \(arranged.count)]")
        arrange(view, at: stackIndex)
    }

    /// Arranges `view` no more. It stays a subview, where it is, until it is removed from its superview or hidden.
    open func removeArrangedSubview(_ view: UIView) {
        stopArranging(view)
    }

    // MARK: How

    /// Whether the views stand in a row or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the views share the length of the stack.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the views stand across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// How much is between two views, in points; for `equalSpacing` and `equalCentering` how much at least. Views overlap
    /// where it is negative.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Sets how much is between `arrangedSubview` and the view after it. `spacingUseDefault` is the stack's spacing again.
    /// A view that is not arranged has no such distance.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard customSpacings[ObjectIdentifier(arrangedSubview)] != custom else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] = custom
        arrangementDidChange()
    }

    /// How much was set to be between `arrangedSubview` and the view after it: `spacingUseDefault` where nothing was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Whether the distances in a column are measured from the last line of text of a view to the first line of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views are arranged inside of the stack's margins, rather than up to its edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { arrangementDidChange() } }
    }

    // MARK: What it hears of

    /// A subview that leaves is arranged no more. Call super.
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

    /// Yes: it places its views by constraints alone.
    open override class var requiresConstraintBasedLayout: Bool { true }

    /// Makes the constraints of what is arranged. Call super.
    open override func updateConstraints() {
        updateArrangement()
        super.updateConstraints()
    }

    /// In a column the first view that is seen. In a row the highest, as far as the views' lines are not one.
    open override var forFirstBaselineLayout: UIView { baselineView(at: .start) }

    /// In a column the last view that is seen. In a row the highest, as far as the views' lines are not one.
    open override var forLastBaselineLayout: UIView { baselineView(at: .end) }

    override func intrinsicContentSizeDidChange(of view: UIView) {
        // The proportions are those of the contents.
        if distribution == .fillProportionally { arrangementDidChange() }
        super.intrinsicContentSizeDidChange(of: view)
    }
}
