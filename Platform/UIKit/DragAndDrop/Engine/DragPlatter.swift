/// The preview of a dragged item, which floats in front of the app.
final class DragPlatter: UIView {
    /// The growth of a lifted preview on its longer side, in points, compared by eye with iOS 17.
    private static let growth: CGFloat = 12
    /// The opacity, the radius and the offset in points of a lifted preview's shadow, compared by eye.
    private static let shadowOpacity: Float = 0.25
    private static let shadowRadius: CGFloat = 14
    private static let shadowOffset = CGSize(width: 0, height: 6)
    /// The maximum side of a preview during a drag, in points. Larger ones would cover their targets.
    private static let largestSide: CGFloat = 300
    /// The final scale of a preview that has no preview at its destination.
    static let vanishingScale: CGFloat = 0.3

    private(set) var preview: UITargetedDragPreview
    private weak var item: UIDragItem?
    private let picture = UIView()
    /// Whether the preview has no counterpart at its destination, and fades out.
    var vanishes = false

    init(item: UIDragItem, preview: UITargetedDragPreview) {
        self.item = item
        self.preview = preview
        super.init(frame: CGRect(origin: .zero, size: preview.size))
        isUserInteractionEnabled = false
        accessibilityIdentifier = "UIDragPreview"
        layer.shadowRadius = Self.shadowRadius
        layer.shadowOffset = Self.shadowOffset
        picture.isUserInteractionEnabled = false
        addSubview(picture)
        show(preview.view, preview.parameters)
        item.platter = self
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DragPlatter cannot be decoded. A drag creates its previews.")
    }

    /// Displays a snapshot of a view.
    func show(_ view: UIView, _ parameters: UIPreviewParameters) {
        if view.window == nil { view.layoutIfNeeded() }
        let shape = parameters.visiblePath
        let rect = shape?.bounds ?? view.bounds
        bounds.size = rect.size
        picture.frame = CGRect(origin: .zero, size: rect.size)
        picture.layer.contents = view.picture(of: rect, clippedTo: shape, ground: parameters.backgroundColor)
        picture.layer.contentsScale = max(1, view.traitCollection.displayScale)
        layer.shadowPath = shadowShape(parameters, in: rect)
    }

    private func shadowShape(_ parameters: UIPreviewParameters, in rect: CGRect) -> CGPath? {
        guard let shape = parameters.shadowPath ?? parameters.visiblePath else {
            return CGPath(rect: bounds, transform: nil)
        }
        var shift = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        return shape.cgPath.copy(using: &shift)
    }

    /// Updates the preview because the item has got another one during the drag.
    func previewProviderDidChange() {
        guard let provider = item?.previewProvider else { return }
        guard let preview = provider() else {
            isHidden = true
            return
        }
        isHidden = false
        show(preview.view, preview.parameters)
    }

    /// The scale of a lifted preview.
    private var liftScale: CGFloat {
        let side = max(bounds.width, bounds.height)
        return side > 0 ? (side + Self.growth) / side : 1
    }

    /// Moves the preview to a target, in the target's size.
    func lie(at target: UIPreviewTarget, in overlay: UIView) {
        center = overlay.convert(target.container.convert(target.center, to: nil), from: nil)
        transform = target.transform
        layer.shadowOpacity = 0
    }

    /// Lifts the preview above the app.
    func float() {
        transform = CGAffineTransform(scaleX: liftScale, y: liftScale)
        layer.shadowOpacity = Self.shadowOpacity
    }

    /// Sets the size of the preview during the drag.
    func setDragSize(isFullSize: Bool) {
        let side = max(bounds.width, bounds.height)
        guard !isFullSize, side > Self.largestSide else { return float() }
        let scale = Self.largestSide / side
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}

extension UIView {
    /// Returns an image of a part of the view on a background, clipped to a shape.
    final func picture(of rect: CGRect, clippedTo shape: UIBezierPath?, ground: UIColor) -> CGImage? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let context = CGContext.picture(
            size: rect.size, scale: max(1, traitCollection.displayScale), isOpaque: false)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        if let shape {
            context.addPath(shape.cgPath)
            context.clip()
        }
        context.setFillColor(ground.resolvedColor(with: traitCollection).cgColor)
        context.fill(rect)
        layer.render(in: context)
        return context.takeImage()
    }
}
