/// The ring around what is focused.
final class FocusHaloView: UIView {
    /// In points, by eye of iPadOS 17.
    static let width: CGFloat = 3
    /// The radius of a ring around an item that has no corners of its own, in points.
    static let cornerRadius: CGFloat = 8

    private var path = UIBezierPath()
    /// What the line that is shown takes, in the reference view.
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

    /// How far in points a row's ring keeps from the edges of the row.
    private static let rowMargin: CGFloat = 2

    /// The ring of a row: inside, since the rows above and below leave no room around it.
    static func effect(for cell: UITableViewCell) -> UIFocusHaloEffect {
        let radius =
            cell.sectionPosition.style == .insetGrouped ? UITableView.cardCornerRadius - rowMargin : cornerRadius
        let effect = UIFocusHaloEffect(
            roundedRect: cell.bounds.insetBy(dx: rowMargin, dy: rowMargin), cornerRadius: radius, curve: .continuous)
        effect.position = .inside
        return effect
    }

    /// Puts the ring where `effect` has it around `item`.
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
        let reach = line.bounds.insetBy(dx: -Self.width, dy: -Self.width)
        let frame = container.convert(reach, from: reference)
        if superview !== container || container.subviews.last !== self { container.addSubview(self) }
        // Asked in each frame: what is the same as in the last one must not be drawn again.
        guard self.frame != frame || line.bounds != lineBounds, let path = line.copy() as? UIBezierPath else { return }
        self.frame = frame
        lineBounds = line.bounds
        path.apply(CGAffineTransform(translationX: -reach.minX, y: -reach.minY))
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
