/// A pointer with a shape that the desktop does not have, in place of the cursor. It follows the mouse along some axes or all, and
/// remains in the middle of a region along the others.
@MainActor
final class PointerShapeView {
    private let axes: UIAxis
    private let region: CGRect
    private let shapeView = UIView()
    /// The center of the shape, relative to the position of the pointer.
    private let offset: CGPoint

    // In points. They are not documented; these resemble those of iPadOS.
    private static let beamWidth: CGFloat = 3

    /// Creates a pointer for a region of a view.
    init(_ shape: UIPointerShape, axes: UIAxis, region: CGRect) {
        self.axes = axes
        self.region = region
        let outline = Self.outline(of: shape)
        let bounds = outline.bounds
        offset = CGPoint(x: bounds.midX, y: bounds.midY)
        shapeView.isUserInteractionEnabled = false
        shapeView.bounds.size = bounds.size
        shapeView.backgroundColor = .systemGray
        shapeView.alpha = 0.5
        let mask = CAShapeLayer()
        mask.path = outline.cgPath
        mask.bounds = bounds
        mask.position = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        shapeView.layer.mask = mask
    }

    private static func outline(of shape: UIPointerShape) -> UIBezierPath {
        func beam(_ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
            UIBezierPath(
                roundedRect: CGRect(x: -width / 2, y: -height / 2, width: width, height: height),
                cornerRadius: beamWidth / 2)
        }
        return switch shape {
        case .path(let path): path
        case .roundedRect(let rect, let radius): UIBezierPath(roundedRect: rect, cornerRadius: radius)
        case .verticalBeam(let length): beam(beamWidth, length)
        case .horizontalBeam(let length): beam(length, beamWidth)
        }
    }

    /// Displays the shape for the cursor at a position in a view, of which the region is a part.
    func move(to location: CGPoint, in view: UIView) {
        guard let window = view.window else { return }
        let position = CGPoint(
            x: axes.contains(.horizontal) ? region.midX : location.x,
            y: axes.contains(.vertical) ? region.midY : location.y)
        let point = view.convert(position, to: window)
        shapeView.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        if shapeView.superview !== window { window.addSubview(shapeView) }
    }

    func remove() { shapeView.removeFromSuperview() }
}
