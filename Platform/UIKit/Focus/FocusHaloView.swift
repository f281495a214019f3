/// The ring around the focused item.
final class FocusHaloView: UIView {
    /// The line width in points, estimated from iPadOS 17.
    static let width: CGFloat = 3
    /// The corner radius of the ring around an item without rounded corners, in points.
    static let cornerRadius: CGFloat = 8

    private var path = UIBezierPath()
    /// The bounds of the displayed line, in the coordinates of the reference view.
    private var lineBounds = CGRect.null

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
    }

    /// The distance between a row's edges and its ring, in points.
    private static let rowMargin: CGFloat = 2

    /// Returns the effect for a table row. The ring is inside the row, because adjacent rows leave no space
    /// around it.
    static func effect(for cell: UITableViewCell) -> UIFocusHaloEffect {
        let radius =
            cell.sectionPosition.style == .insetGrouped ? UITableView.cardCornerRadius - rowMargin : cornerRadius
        let effect = UIFocusHaloEffect(
            roundedRect: cell.bounds.insetBy(dx: rowMargin, dy: rowMargin), cornerRadius: radius, curve: .continuous)
        effect.position = .inside
        return effect
    }

    /// Shows the ring of `effect` around `item`.
    func show(_ effect: UIFocusHaloEffect, around item: UIView) {
        let reference = effect.referenceView ?? item
        let container = effect.containerView ?? item
        let isInside = effect.position == .inside || (effect.position == .automatic && container.clipsToBounds)
        let inset = isInside ? Self.width / 2 : -Self.width / 2
        let line: UIBezierPath
        switch effect.shape {
        case .item:
            let radius = item.layer.cornerRadius > 0 ? item.layer.cornerRadius : Self.cornerRadius
            line = Self.rounded(reference.convert(item.bounds, from: item), radius, inset: inset)
        case .rectangle(let rect, let radius): line = Self.rounded(rect, radius, inset: inset)
        case .path(let path): line = path
        }
        let drawingBounds = line.bounds.insetBy(dx: -Self.width, dy: -Self.width)
        let frame = container.convert(drawingBounds, from: reference)
        if superview !== container || container.subviews.last !== self { container.addSubview(self) }
        // This is called in each frame. An unchanged ring must not be drawn again.
        guard self.frame != frame || line.bounds != lineBounds, let path = line.copy() as? UIBezierPath else { return }
        self.frame = frame
        lineBounds = line.bounds
        path.apply(CGAffineTransform(translationX: -drawingBounds.minX, y: -drawingBounds.minY))
        path.lineWidth = Self.width
        self.path = path
        setNeedsDisplay()
    }

    private static func rounded(_ rect: CGRect, _ radius: CGFloat, inset: CGFloat) -> UIBezierPath {
        UIBezierPath(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: max(0, radius - inset))
    }

    override func draw(_ rect: CGRect) {
        tintColor.setStroke()
        path.stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
