/// A row of a wheel: a label with its title, or the view that the picker's delegate provides.
@MainActor
final class PickerRow: UIView {
    private var label: UILabel?
    /// The delegate's view.
    private(set) var customView: UIView?

    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("PickerRow.init(coder:) is not supported. Decode a UIPickerView instead.")
    }

    var content: UIView? { customView ?? label }

    func show(_ view: UIView) {
        label?.removeFromSuperview()
        label = nil
        guard customView !== view else { return setNeedsLayout() }
        customView?.removeFromSuperview()
        customView = view
        addSubview(view)
        setNeedsLayout()
    }

    func show(_ title: NSAttributedString) {
        customView?.removeFromSuperview()
        customView = nil
        let label = label ?? makeLabel()
        label.attributedText = title
        self.label = label
        setNeedsLayout()
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        customView?.frame = bounds
        label?.frame = bounds.clampedInset(dx: PickerMetrics.titleMargin, dy: 0)
    }
}
