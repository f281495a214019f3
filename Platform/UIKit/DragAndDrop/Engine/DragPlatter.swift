/// What is seen of one dragged item: a picture of it that floats above the app.
final class DragPlatter: UIView {
    /// How much larger a lifted picture is on its longer side, in points: compared by eye with iOS 17.
    private static let growth: CGFloat = 12
    /// The shadow of a picture that is held: as dark, from 0 to 1, as wide and as far down, in points, as compared by eye.
    private static let shadowOpacity: Float = 0.25
    private static let shadowRadius: CGFloat = 14
    private static let shadowOffset = CGSize(width: 0, height: 6)
    /// Larger pictures are made so large while they are dragged, in points: they hide too much of where they may go.
    private static let largestSide: CGFloat = 300
    /// How large a picture is at the end that goes into a place without a picture of its own.
    static let vanishingScale: CGFloat = 0.3

    private(set) var preview: UITargetedDragPreview
    private weak var item: UIDragItem?
    private let picture = UIView()
    /// Whether the picture has no place where it lands, and fades away on the way there.
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
        preconditionFailure("DragPlatter: a drag makes its pictures itself")
    }

    /// Shows a picture of a view as it is now.
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

    /// The item got another preview while it is dragged.
    func previewProviderDidChange() {
        guard let provider = item?.previewProvider else { return }
        guard let preview = provider() else {
            isHidden = true
            return
        }
        isHidden = false
        show(preview.view, preview.parameters)
    }

    /// How much a picture grows when it is lifted.
    private var liftScale: CGFloat {
        let side = max(bounds.width, bounds.height)
        return side > 0 ? (side + Self.growth) / side : 1
    }

    /// Lies where the preview's target is, as large as there.
    func lie(at target: UIPreviewTarget, in overlay: UIView) {
        center = overlay.convert(target.container.convert(target.center, to: nil), from: nil)
        transform = target.transform
        layer.shadowOpacity = 0
    }

    /// Floats above the app.
    func float() {
        transform = CGAffineTransform(scaleX: liftScale, y: liftScale)
        layer.shadowOpacity = Self.shadowOpacity
    }

    /// Takes the size in which it is dragged.
    func takeDragSize(isFullSize: Bool) {
        let side = max(bounds.width, bounds.height)
        guard !isFullSize, side > Self.largestSide else { return float() }
        let scale = Self.largestSide / side
        transform = CGAffineTransform(scaleX: scale, y: scale)
    }
}

extension UIView {
    /// A picture of a part of the view on a ground, cut to a shape.
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
