/// The card of a sheet: rounded corners, the presented content and the grabber above it.
final class SheetCard: UIView {
    private let grabber = SheetGrabber()
    weak var sheet: UISheetPresentationController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        grabber.isHidden = true
        grabber.addAction(UIAction { [weak self] _ in self?.sheet?.grabberTapped() }, for: .touchUpInside)
        addSubview(grabber)
    }

    @available(*, unavailable, message: "SheetCard is created by UISheetPresentationController")
    required init?(coder: NSCoder) {
        preconditionFailure("SheetCard can't be decoded. UISheetPresentationController creates it.")
    }

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    /// Adds the view of the presented controller.
    func setContent(_ view: UIView) {
        insertSubview(view, belowSubview: grabber)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = SheetGrabber.touchSize
        grabber.frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: 0, width: size.width, height: size.height)
    }
}

extension SheetCard: NestedScrollParent {
    func scrollDragBegan(in scrollView: UIScrollView) { sheet?.drag.scrollDragBegan(in: scrollView) }

    func consumeScrollDrag(_ distance: CGFloat, from scrollView: UIScrollView) -> CGFloat {
        sheet?.drag.consumeScrollDrag(distance, from: scrollView) ?? 0
    }

    func scrollDragEnded(velocity: CGFloat) -> Bool { sheet?.drag.scrollDragEnded(velocity: velocity) ?? false }
}

/// The grabber at the top of a sheet. A tap on it selects the next detent.
final class SheetGrabber: UIControl {
    /// In points.
    static let touchSize = CGSize(width: 76, height: 16)
    private static let size = CGSize(width: 36, height: 5)
    private static let top: CGFloat = 5
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .tertiaryLabel
        line.layer.cornerRadius = Self.size.height / 2
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    override var canBecomeFocused: Bool { false }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(
            x: ((bounds.width - Self.size.width) / 2).rounded(), y: Self.top, width: Self.size.width,
            height: Self.size.height)
    }
}
