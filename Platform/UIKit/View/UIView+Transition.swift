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
        guard options.dissolves else {
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

    var dissolves: Bool {
        let fades: [Self] = [.transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown]
        return fades.contains(transition)
    }

    /// The transition among the options.
    fileprivate var transition: Self { Self(rawValue: rawValue & Self.transitions) }
}

/// A turn of a view about an axis, after half of which its contents change. Layers are flat, so that it is displayed
/// without perspective: the view becomes narrow or low.
@MainActor
private struct AppearanceFlip {
    private let edgeOn: CGAffineTransform

    /// Returns `nil` if the options contain no flip.
    init?(options: UIView.AnimationOptions) {
        // Nearly zero, because a transform without an inverse cannot be interpolated.
        switch options.transition {
        case .transitionFlipFromLeft, .transitionFlipFromRight: edgeOn = CGAffineTransform(scaleX: 0.001, y: 1)
        case .transitionFlipFromTop, .transitionFlipFromBottom: edgeOn = CGAffineTransform(scaleX: 1, y: 0.001)
        default: return nil
        }
    }

    func run(
        on view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, change: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let transform = view.transform
        let touches = options.intersection(.allowUserInteraction)
        UIView.animate(withDuration: duration / 2, delay: 0, options: touches.union(.curveEaseIn)) {
            view.transform = transform.concatenating(edgeOn)
        } completion: { finished in
            UIView.performWithoutAnimation {
                change()
                view.layoutIfNeeded()
            }
            guard finished else {
                view.transform = transform
                completion?(false)
                return
            }
            UIView.animate(withDuration: duration / 2, delay: 0, options: touches.union(.curveEaseOut)) {
                view.transform = transform
            } completion: {
                completion?($0)
            }
        }
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
