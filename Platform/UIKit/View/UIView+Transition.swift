import QuartzCore

/// From one look of a view to another.
extension UIView {
    /// Changes what `view` shows, and lets the old look go over into the new one as `options` say: with `.transitionCrossDissolve` one
    /// fades into the other. Without a transition among the options what `animations` changes is animated.
    ///
    /// - Parameters:
    ///   - view: what changes, with all that is in it.
    ///   - duration: how long it takes, in seconds.
    ///   - animations: changes the view; what it does is not animated, unless `options` has `.allowAnimatedContent`.
    ///   - completion: called at the end, with whether it was reached.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = { animations?() ?? () }
        guard options.dissolves else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
        }
        guard areAnimationsEnabled, duration > 0, view.window != nil,
            let fade = LookFade(of: view, duration: duration, options: options)
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

    /// Shows `toView` in the place of `fromView`, as `options` say: the one is taken out of its superview and the other put there, or,
    /// with `.showHideTransitionViews`, they are hidden and shown. Nothing happens where `fromView` has no superview.
    ///
    /// - Parameters:
    ///   - duration: how long it takes, in seconds.
    ///   - completion: called at the end, with whether it was reached.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
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
    /// Which of the transitions between two looks it is.
    private static let transitions: UInt = 7 << 20

    var dissolves: Bool { rawValue & Self.transitions == Self.transitionCrossDissolve.rawValue }
}

/// The picture of what a view looked like, which fades away over what it looks like now.
@MainActor
private final class LookFade {
    private let view: UIView
    private let picture = CALayer()
    private let animation: CABasicAnimation
    /// Whether nothing is seen through the view, so that the new look is there from the start, under the old one.
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
        // Who may touch the view meanwhile is the view's own animation's to say.
        animation.fromValue = isOpaque ? layer.opacity : 0
        animation.toValue = layer.opacity
        layer.add(animation, forKey: "fade")
        CATransaction.commit()
    }
}
