import QuartzCore

/// The loupe above a touch that drags the caret or a selection handle. It magnifies the text that the touch
/// covers.
final class TextLoupeView: UIView {
    /// The loupe's size in points, and its magnification, approximating iOS 17.
    private static let size = CGSize(width: 116, height: 44)
    private static let magnification: CGFloat = 1.25
    /// The distance of the loupe above the line, in points.
    private static let distance: CGFloat = 18
    /// The duration of showing and hiding, in seconds.
    private static let duration: TimeInterval = 0.15

    private let glass = Glass()

    override init(frame: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size.height / 2
        layer.shadowOpacity = 0.25
        layer.castsOutlineShadow = true
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        glass.frame = bounds
        glass.layer.cornerRadius = Self.size.height / 2
        glass.layer.borderWidth = 0.5
        glass.clipsToBounds = true
        addSubview(glass)
    }

    @available(*, unavailable, message: "TextTouchControls creates its loupe")
    required init?(coder: NSCoder) {
        preconditionFailure("TextLoupeView cannot be decoded. TextTouchControls creates its loupe.")
    }

    /// Shows the loupe above a point of the window, which it centers and magnifies.
    func show(at focus: CGPoint, lineHeight: CGFloat, in window: UIWindow) {
        let isAppearing = superview == nil
        if isAppearing { window.addSubview(self) }
        let half = Self.size.width / 2
        let top = focus.y - lineHeight / 2 - Self.distance - Self.size.height
        let target = CGPoint(
            x: min(max(focus.x, half + 4), max(half + 4, window.bounds.width - half - 4)),
            y: max(4, top) + Self.size.height / 2)
        glass.focus = focus
        glass.magnification = Self.magnification
        if isAppearing {
            UIView.performWithoutAnimation {
                center = CGPoint(x: focus.x, y: focus.y)
                transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                alpha = 0
            }
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                self.transform = .identity
                self.alpha = 1
                self.center = target
            }
        } else {
            center = target
        }
    }

    func hide() {
        guard superview != nil else { return }
        let snapshot = snapshotView(afterScreenUpdates: false)
        let target = glass.focus
        if let snapshot, let superview {
            snapshot.isUserInteractionEnabled = false
            snapshot.center = center
            superview.addSubview(snapshot)
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                snapshot.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                snapshot.alpha = 0
                snapshot.center = target
            } completion: { _ in
                snapshot.removeFromSuperview()
            }
        }
        removeFromSuperview()
    }

    /// The magnified content of the loupe.
    private final class Glass: UIView {
        /// The window location at the center.
        var focus = CGPoint.zero { didSet { setNeedsDisplay() } }
        var magnification: CGFloat = 1
        /// The color of the edge, which is lighter in the dark style, where the shadow is invisible.
        private static let edge = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 0, alpha: 0.2)
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentMode = .redraw
            isOpaque = false
        }

        @available(*, unavailable, message: "TextLoupeView creates its content")
        required init?(coder: NSCoder) {
            preconditionFailure("TextLoupeView.Glass cannot be decoded. TextLoupeView creates it.")
        }

        /// Renders the window's layers. Display passes follow layout, so the loupe shows the content of the
        /// current frame.
        override func display(_ layer: CALayer) {
            guard let window, let loupe = superview, bounds.width > 0 else { return }
            layer.borderColor = Self.edge.resolvedColor(with: traitCollection).cgColor
            let scale = max(1, traitCollection.displayScale)
            let context = CGContext.picture(size: bounds.size, scale: scale, isOpaque: false)
            let background = (window.backgroundColor ?? .systemBackground).resolvedColor(with: traitCollection)
            context.setFillColor(background.cgColor)
            context.fill(bounds)
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.scaleBy(x: magnification, y: magnification)
            context.translateBy(x: -focus.x, y: -focus.y)
            for view in window.subviews where view !== loupe && !view.isHidden {
                context.saveGState()
                context.translateBy(x: view.frame.minX - view.bounds.minX, y: view.frame.minY - view.bounds.minY)
                view.layer.render(in: context)
                context.restoreGState()
            }
            layer.contents = context.takeImage()
            layer.contentsScale = scale
        }
    }
}
