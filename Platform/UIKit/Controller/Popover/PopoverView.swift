import QuartzCore

/// The bubble that a popover is: its shape with the arrow, its shadow, its ground, and what is presented in it.
final class PopoverView: UIView {
    private let ground = UIVisualEffectView(effect: nil)
    private weak var content: UIView?
    private weak var shown: UIViewController?

    /// How far the shadow reaches, in points, and how dark it is: after the look of iOS 17.
    private static let shadowRadius: CGFloat = 24
    private static let shadowOpacity: Float = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = PopoverLayout.cornerRadius
        layer.shadowOpacity = Self.shadowOpacity
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        ground.layer.cornerRadius = PopoverLayout.cornerRadius
        ground.clipsToBounds = true
        addSubview(ground)
    }

    @available(*, unavailable, message: "a popover makes its view")
    required init?(coder: NSCoder) {
        preconditionFailure("PopoverView: a popover makes its view")
    }

    /// The ground; nil for the system's material.
    var groundColor: UIColor? {
        didSet {
            ground.effect = groundColor == nil ? UIBlurEffect(style: .systemThickMaterial) : nil
            ground.contentView.backgroundColor = groundColor ?? AlertLook.cardTint
        }
    }

    /// Puts the view of what is presented into the popover.
    func take(_ controller: UIViewController) {
        guard let view = controller.view, content !== view else { return }
        content = view
        shown = controller
        ground.contentView.addSubview(view)
        controller.containerSafeAreaInsets = arrowInsets
        setNeedsLayout()
    }

    /// Where the arrow is.
    var callout: PopoverShape? {
        didSet {
            guard callout != oldValue else { return }
            layer.callout = callout
            ground.layer.callout = callout
            ground.setNeedsLayout()
            // The content reaches below the arrow, but what is in its safe area does not.
            shown?.containerSafeAreaInsets = arrowInsets
            setNeedsLayout()
        }
    }

    private var arrowInsets: UIEdgeInsets {
        let height = PopoverLayout.arrowSize.height
        return switch callout?.edge {
        case .top: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
        case .bottom: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
        case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
        case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
        case nil: .zero
        }
    }

    /// Lets go of what is presented.
    func end() {
        shown?.containerSafeAreaInsets = .zero
        shown = nil
        content = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if ground.frame != bounds { ground.frame = bounds }
        ground.layoutIfNeeded()
        let place = ground.contentView.bounds
        if let content, content.frame != place { content.frame = place }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (callout?.body(of: bounds) ?? bounds).contains(point)
    }
}

/// What is around a popover: a tap there ends it, but for what the popover leaves to be touched.
final class PopoverSurround: UIView {
    var passthroughViews: [UIView] = []
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    }

    @available(*, unavailable, message: "a popover makes its surround")
    required init?(coder: NSCoder) {
        preconditionFailure("PopoverSurround: a popover makes its surround")
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return !passthroughViews.contains { view in
            view.window != nil && view.window === window && view.point(inside: convert(point, to: view), with: event)
        }
    }
}
