/// The effect of the pointer on content: what is drawn behind or over it, and how it rises.
@MainActor
final class PointerEffectView {
    private struct Look {
        var tint = UIPointerEffect.TintMode.none
        var hasShadow = false
        var scale: CGFloat = 1
    }

    private let preview: UITargetedPreview
    private let look: Look
    private let tintView = UIView()
    private var original: (transform: CGAffineTransform, shadow: (Float, CGFloat, CGSize))?

    // Lengths in points, and factors. They are not documented; these resemble those of iPadOS.
    private static let liftScale: CGFloat = 1.06
    private static let hoverScale: CGFloat = 1.03
    private static let outset: CGFloat = 6
    private static let shadowRadius: CGFloat = 8
    private static let shadowOpacity: Float = 0.25
    /// Views up to this size are lifted automatically.
    private static let liftedSize: CGFloat = 60

    init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        preview = effect.preview
        look = Self.look(of: effect)
        tintView.isUserInteractionEnabled = false
        tintView.backgroundColor = .tertiarySystemFill
        let view = preview.view
        let outset = look.tint == .underlay ? Self.outset : 0
        tintView.frame = view.frame.insetBy(dx: -outset, dy: -outset)
        tintView.layer.cornerRadius = max(view.layer.cornerRadius, UIPointerShape.defaultCornerRadius)
        switch shape {
        case .roundedRect(let rect, let radius):
            tintView.frame = preview.target.container.convert(rect, to: view.superview)
            tintView.layer.cornerRadius = radius
        case .path(let path): tintView.frame = preview.target.container.convert(path.bounds, to: view.superview)
        case .verticalBeam, .horizontalBeam, nil: break
        }
    }

    private static func look(of effect: UIPointerEffect) -> Look {
        switch effect {
        case .automatic(let preview):
            max(preview.size.width, preview.size.height) <= liftedSize
                ? look(of: .lift(preview)) : look(of: .highlight(preview))
        case .highlight: Look(tint: .underlay)
        case .lift: Look(hasShadow: true, scale: liftScale)
        case .hover(_, let tint, let shadow, let scales):
            Look(tint: tint, hasShadow: shadow, scale: scales ? hoverScale : 1)
        }
    }

    func appear(with animator: PointerAnimator) {
        let view = preview.view
        if look.tint != .none, let container = view.superview {
            tintView.alpha = 0
            if look.tint == .underlay {
                container.insertSubview(tintView, belowSubview: view)
            } else {
                container.insertSubview(tintView, aboveSubview: view)
            }
        }
        let layer = view.layer
        original = (view.transform, (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset))
        animator.addAnimations { [tintView, look] in
            tintView.alpha = 1
            if look.scale != 1 { view.transform = view.transform.scaledBy(x: look.scale, y: look.scale) }
            guard look.hasShadow else { return }
            layer.shadowOpacity = Self.shadowOpacity
            layer.shadowRadius = Self.shadowRadius
            layer.shadowOffset = CGSize(width: 0, height: 4)
        }
    }

    func disappear(with animator: PointerAnimator) {
        let view = preview.view
        animator.addAnimations { [tintView, look, original] in
            tintView.alpha = 0
            guard let original else { return }
            if look.scale != 1 { view.transform = original.transform }
            if look.hasShadow {
                (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = original.shadow
            }
        }
        animator.addCompletion { [tintView] _ in tintView.removeFromSuperview() }
    }
}
