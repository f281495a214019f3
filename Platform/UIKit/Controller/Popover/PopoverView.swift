import QuartzCore

/// The bubble of a popover: its shape with the arrow, its shadow, its background and the presented content.
final class PopoverView: UIView {
    private let backgroundView = UIVisualEffectView(effect: nil)
    private weak var content: UIView?
    private weak var shown: UIViewController?

    /// The blur radius of the shadow, in points, and its opacity, as in iOS 17.
    private static let shadowRadius: CGFloat = 24
    private static let shadowOpacity: Float = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = PopoverLayout.cornerRadius
        layer.shadowOpacity = Self.shadowOpacity
        layer.castsOutlineShadow = true
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        backgroundView.layer.cornerRadius = PopoverLayout.cornerRadius
        backgroundView.clipsToBounds = true
        addSubview(backgroundView)
    }

    @available(*, unavailable, message: "PopoverView is created by UIPopoverPresentationController")
    required init?(coder: NSCoder) {
        preconditionFailure("PopoverView can't be decoded. UIPopoverPresentationController creates it.")
    }

    /// The background color; nil for the system's material.
    var fillColor: UIColor? {
        didSet {
            backgroundView.effect = fillColor == nil ? UIBlurEffect(style: .systemThickMaterial) : nil
            backgroundView.contentView.backgroundColor = fillColor ?? AlertStyle.cardTint
        }
    }

    /// Adds the view of the presented controller.
    func setContent(_ controller: UIViewController) {
        guard let view = controller.view, content !== view else { return }
        content = view
        shown = controller
        backgroundView.contentView.addSubview(view)
        controller.containerSafeAreaInsets = arrowInsets
        setNeedsLayout()
    }

    /// The shape with the arrow; nil for a plain rounded rectangle.
    var popoverShape: PopoverShape? {
        didSet {
            guard popoverShape != oldValue else { return }
            layer.popoverShape = popoverShape
            backgroundView.layer.popoverShape = popoverShape
            backgroundView.setNeedsLayout()
            // The content extends below the arrow; its safe area does not.
            shown?.containerSafeAreaInsets = arrowInsets
            setNeedsLayout()
        }
    }

    private var arrowInsets: UIEdgeInsets {
        let height = PopoverLayout.arrowSize.height
        return switch popoverShape?.edge {
        case .top: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
        case nil: .zero
        }
    }

    /// Releases the presented controller.
    func end() {
        shown?.containerSafeAreaInsets = .zero
        shown = nil
        content = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if backgroundView.frame != bounds { backgroundView.frame = bounds }
        backgroundView.layoutIfNeeded()
        let place = backgroundView.contentView.bounds
        if let content, content.frame != place { content.frame = place }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (popoverShape?.body(of: bounds) ?? bounds).contains(point)
    }
}

/// The area around a popover. A tap on it dismisses the popover, except on the popover's passthrough views.
final class PopoverBackdrop: UIView {
    var passthroughViews: [UIView] = []
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    }

    @available(*, unavailable, message: "PopoverBackdrop is created by UIPopoverPresentationController")
    required init?(coder: NSCoder) {
        preconditionFailure("PopoverBackdrop can't be decoded. UIPopoverPresentationController creates it.")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return !passthroughViews.contains { view in
            view.window != nil && view.window === window && view.point(inside: convert(point, to: view), with: event)
        }
    }
}
