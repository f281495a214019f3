/// A row of a wheel: a label with its title, or the view that the picker's delegate has for it.
@MainActor
final class PickerRow: UIView {
    private var label: UILabel?
    /// The delegate's view.
    private(set) var custom: UIView?

    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { preconditionFailure("A row of a picker is made by its wheel alone") }

    /// What the row shows.
    var content: UIView? { custom ?? label }

    func show(_ view: UIView) {
        label?.removeFromSuperview()
        label = nil
        guard custom !== view else { return setNeedsLayout() }
        custom?.removeFromSuperview()
        custom = view
        addSubview(view)
        setNeedsLayout()
    }

    func show(_ title: NSAttributedString) {
        custom?.removeFromSuperview()
        custom = nil
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
        custom?.frame = bounds
        label?.frame = bounds.narrowed(dx: PickerLook.titleMargin, dy: 0)
    }
}
