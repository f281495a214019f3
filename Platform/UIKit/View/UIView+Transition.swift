import QuartzCore

/// Transitions between two appearances of a view, and between two views.
extension UIView {
    static func baseTransition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        let change = { animations?() ?? () }
        if let flip = AppearanceFlip(options: options), areAnimationsEnabled, duration > 0, view.window != nil {
            return flip.run(on: view, duration: duration, options: options, change: change, completion: completion)
        }
        if let curl = options.curl, areAnimationsEnabled, duration > 0, view.window != nil {
            return runCurl(curl, view, duration: duration, options: options, change: change, completion: completion)
        }
        guard options.showsOldAppearance else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
        }
        guard areAnimationsEnabled, duration > 0, view.window != nil,
            let fade = AppearanceFade(of: view, duration: duration, options: options)
        else {
            performWithoutAnimation(change)
            if let completion { DisplayClock.schedule(after: 0) { completion(true) } }
            return
        }
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: change)
        } else {
            performWithoutAnimation {
                change()
                view.layoutIfNeeded()
            }
        }
        fade.run(completion)
    }

    private static func runCurl(
        _ type: CATransitionType, _ view: UIView, duration: TimeInterval, options: AnimationOptions,
        change: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let curl = CATransition()
        curl.type = type
        curl.duration = duration
        curl.timingFunction = options.curve.timingFunction
        curl.blocksTouches = !options.contains(.allowUserInteraction)
        CATransaction.begin()
        CATransaction.setCompletion { completion?($0) }
        view.layer.add(curl, forKey: kCATransition)
        performWithoutAnimation {
            change()
            view.layoutIfNeeded()
        }
        CATransaction.commit()
    }

    static func baseTransition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        let exchange = {
            if options.contains(.showHideTransitionViews) {
                toView.isHidden = false
                fromView.isHidden = true
            } else {
                if toView.superview !== container { container.insertSubview(toView, aboveSubview: fromView) }
                fromView.removeFromSuperview()
            }
        }
        transition(with: container, duration: duration, options: options, animations: exchange, completion: completion)
    }
}

extension UIView.AnimationOptions {
    /// The bits of the options that select the transition.
    private static let transitions: UInt = 7 << 20

    /// Whether the transition shows the old appearance together with the new one.
    var showsOldAppearance: Bool { transition == .transitionCrossDissolve || curl != nil }

    /// The transition among the options.
    fileprivate var transition: Self { Self(rawValue: rawValue & Self.transitions) }

    /// The transition of the layer by which a page is turned, or `nil` for other transitions.
    fileprivate var curl: CATransitionType? {
        switch transition {
        case .transitionCurlUp: .pageCurl
        case .transitionCurlDown: .pageUnCurl
        default: nil
        }
    }
}

/// A turn of a view about an axis in space, after half of which its contents change.
@MainActor
private struct AppearanceFlip {
    /// The distance of the viewer, in points.
    private static let distance: CGFloat = 1000

    /// The axis, whose sign is the direction of the turn.
    private let axis: (x: CGFloat, y: CGFloat)

    /// Returns `nil` if the options contain no flip.
    init?(options: UIView.AnimationOptions) {
        switch options.transition {
        case .transitionFlipFromLeft: axis = (0, 1)
        case .transitionFlipFromRight: axis = (0, -1)
        case .transitionFlipFromTop: axis = (-1, 0)
        case .transitionFlipFromBottom: axis = (1, 0)
        default: return nil
        }
    }

    func run(
        on view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, change: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let touches = options.intersection(.allowUserInteraction)
        turn(view, by: 0, .pi / 2, duration: duration / 2, touches.union(.curveEaseIn)) { finished in
            UIView.performWithoutAnimation {
                change()
                view.layoutIfNeeded()
            }
            guard finished else {
                completion?(false)
                return
            }
            turn(view, by: -.pi / 2, 0, duration: duration / 2, touches.union(.curveEaseOut)) {
                completion?($0)
            }
        }
    }

    private func turn(
        _ view: UIView, by start: CGFloat, _ end: CGFloat, duration: TimeInterval, _ options: UIView.AnimationOptions,
        completion: @escaping (Bool) -> Void
    ) {
        let animation = CABasicAnimation(keyPath: "transform")
        ViewAnimation(duration: duration, delay: 0, options: options, spring: nil).configure(animation)
        animation.fromValue = turned(view, by: start)
        animation.toValue = turned(view, by: end)
        CATransaction.begin()
        CATransaction.setCompletion { completion($0) }
        view.layer.add(animation, forKey: "flip")
        CATransaction.commit()
    }

    /// Returns the transform of a view that is turned further. The viewer is in front of its center.
    private func turned(_ view: UIView, by angle: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.distance
        let turn = CATransform3DConcat(CATransform3DMakeRotation(angle, axis.x, axis.y, 0), perspective)
        let bounds = view.bounds
        let (x, y) = (
            (0.5 - view.layer.anchorPoint.x) * bounds.width, (0.5 - view.layer.anchorPoint.y) * bounds.height
        )
        let aboutCenter = CATransform3DConcat(
            CATransform3DTranslate(turn, -x, -y, 0), CATransform3DMakeTranslation(x, y, 0))
        return CATransform3DConcat(aboutCenter, view.layer.transform)
    }
}

/// An image of a view's old appearance, which fades out over the new one.
@MainActor
private final class AppearanceFade {
    private let view: UIView
    private let picture = CALayer()
    private let animation: CABasicAnimation
    /// Whether the view is opaque, so that the new appearance is fully visible below the old one from the
    /// start.
    private let isOpaque: Bool

    init?(of view: UIView, duration: TimeInterval, options: UIView.AnimationOptions) {
        view.layoutIfNeeded()
        guard let look = view.picture(of: view.bounds) else { return nil }
        self.view = view
        isOpaque =
            view is UIWindow || (view.layer.backgroundColor?.alpha ?? 0) >= 1
            || (view as? UIImageView)?.image?.cgImage?.isOpaque == true
        picture.contents = look
        picture.contentsScale = max(1, view.traitCollection.displayScale)
        animation = CABasicAnimation(keyPath: "opacity")
        ViewAnimation(duration: duration, delay: 0, options: options, spring: nil).configure(animation)
    }

    func run(_ completion: ((Bool) -> Void)?) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletion { [self] finished in
            picture.removeFromSuperlayer()
            completion?(finished)
        }
        let layer = view.layer
        picture.bounds = CGRect(origin: .zero, size: layer.bounds.size)
        if isOpaque || layer.superlayer == nil {
            picture.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
            picture.zPosition = .greatestFiniteMagnitude
            layer.addSublayer(picture)
        } else {
            picture.position = layer.position
            picture.setAffineTransform(layer.affineTransform())
            picture.zPosition = layer.zPosition
            layer.superlayer?.insertSublayer(picture, above: layer)
        }
        picture.opacity = 0
        animation.fromValue = Float(1)
        animation.toValue = Float(0)
        picture.add(animation, forKey: "opacity")
        // The view's own animation determines whether it receives touches.
        animation.fromValue = isOpaque ? layer.opacity : 0
        animation.toValue = layer.opacity
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
    }
}
