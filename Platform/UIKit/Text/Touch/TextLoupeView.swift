import QuartzCore

/// The loupe over a finger that drags the caret or an end of the selection: shows what the finger hides, a little larger.
final class TextLoupeView: UIView {
    /// In points, and how much larger it shows what is below: after the look of iOS 17.
    private static let size = CGSize(width: 116, height: 44)
    private static let magnification: CGFloat = 1.25
    /// How far above the line it is, in points.
    private static let distance: CGFloat = 18
    /// How long it takes to come and go, in seconds.
    private static let duration: TimeInterval = 0.15

    private let glass = Glass()

    override init(frame: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.size.height / 2
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        glass.frame = bounds
        glass.layer.cornerRadius = Self.size.height / 2
        glass.layer.borderWidth = 0.5
        glass.clipsToBounds = true
        addSubview(glass)
    }

    @available(*, unavailable, message: "who edits text makes its loupe")
    required init?(coder: NSCoder) {
        preconditionFailure("TextLoupeView: who edits text makes its loupe")
    }

    /// Shows the loupe above a place of the window, which is in its middle.
    func show(at focus: CGPoint, lineHeight: CGFloat, in window: UIWindow) {
        let comes = superview == nil
        if comes { window.addSubview(self) }
        let half = Self.size.width / 2
        let top = focus.y - lineHeight / 2 - Self.distance - Self.size.height
        let place = CGPoint(
            x: min(max(focus.x, half + 4), max(half + 4, window.bounds.width - half - 4)),
            y: max(4, top) + Self.size.height / 2)
        glass.focus = focus
        glass.magnification = Self.magnification
        if comes {
            UIView.performWithoutAnimation {
                center = CGPoint(x: focus.x, y: focus.y)
                transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                alpha = 0
            }
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                self.transform = .identity
                self.alpha = 1
                self.center = place
            }
        } else {
            center = place
        }
    }

    /// Puts the loupe away.
    func hide() {
        guard superview != nil else { return }
        let leaving = snapshotView(afterScreenUpdates: false)
        let place = glass.focus
        if let leaving, let superview {
            leaving.isUserInteractionEnabled = false
            leaving.center = center
            superview.addSubview(leaving)
            UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
                leaving.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
                leaving.alpha = 0
                leaving.center = place
            } completion: { _ in
                leaving.removeFromSuperview()
            }
        }
        removeFromSuperview()
    }

    /// What is seen through the loupe.
    private final class Glass: UIView {
        /// What is in the middle, in the window.
        var focus = CGPoint.zero { didSet { setNeedsDisplay() } }
        var magnification: CGFloat = 1
        /// Stands out from a dark ground, where there is no shadow to see: by eye.
        private static let edge = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.35) : UIColor(white: 0, alpha: 0.2)
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentMode = .redraw
            isOpaque = false
        }

        @available(*, unavailable, message: "a loupe makes its glass")
        required init?(coder: NSCoder) {
            preconditionFailure("TextLoupeView.Glass: a loupe makes its glass")
        }

        /// Layers are drawn after all of them are laid out, so that this shows what the frame will.
        override func display(_ layer: CALayer) {
            guard let window, let loupe = superview, bounds.width > 0 else { return }
            layer.borderColor = Self.edge.resolvedColor(with: traitCollection).cgColor
            let scale = max(1, traitCollection.displayScale)
            let context = CGContext.picture(size: bounds.size, scale: scale, isOpaque: false)
            let ground = (window.backgroundColor ?? .systemBackground).resolvedColor(with: traitCollection)
            context.setFillColor(ground.cgColor)
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
