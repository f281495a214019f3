/// A draggable handle at one end of a touch selection: a bar as high as the line, with a dot above it at the
/// start of the selection or below it at the end.
final class SelectionHandleView: UIView, ImmediateTouchTarget {
    enum Edge {
        case start, end
    }

    /// The dot's diameter and the bar's width, in points, approximating iOS 17.
    private static let dot: CGFloat = 10
    private static let bar: CGFloat = 2
    /// The overlap of the dot and the line, in points.
    private static let overlap: CGFloat = 2
    /// The minimum width and height of the touch target, in points.
    private static let minimumTouchSize: CGFloat = 44
    /// The distance, in points, that a touch must move before it drags the handle.
    private static let dragThreshold: CGFloat = 2

    private let barView = UIView()
    private let dotView = UIView()
    weak var controls: TextTouchControls?
    private(set) var edge = Edge.start
    /// The start location of the current touch, in the window.
    private var start: CGPoint?
    private(set) var isDragged = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        barView.layer.cornerRadius = Self.bar / 2
        dotView.layer.cornerRadius = Self.dot / 2
        for part in [barView, dotView] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        tintColorDidChange()
    }

    @available(*, unavailable, message: "TextTouchControls creates its handles")
    required init?(coder: NSCoder) {
        preconditionFailure("SelectionHandleView cannot be decoded. TextTouchControls creates its handles.")
    }

    override func tintColorDidChange() {
        barView.backgroundColor = tintColor
        dotView.backgroundColor = tintColor
    }

    /// Shows the handle at one end of the selection.
    ///
    /// - Parameter line: The caret rectangle at the end of the selection: of zero width and as high as the
    ///   line, in the superview's coordinates.
    func show(_ edge: Edge, at line: CGRect) {
        self.edge = edge
        isHidden = false
        let isStart = edge == .start
        let new = CGRect(
            x: line.midX - Self.dot / 2, y: line.minY - (isStart ? Self.dot - Self.overlap : 0), width: Self.dot,
            height: line.height + Self.dot - Self.overlap)
        if frame != new { frame = new }
        barView.frame = CGRect(
            x: (Self.dot - Self.bar) / 2, y: isStart ? Self.dot / 2 : 0, width: Self.bar,
            height: line.height + Self.dot / 2 - Self.overlap)
        dotView.frame = CGRect(x: 0, y: isStart ? 0 : line.height - Self.overlap, width: Self.dot, height: Self.dot)
    }

    /// The touch target, in the superview's coordinates.
    var touchTarget: CGRect {
        frame.insetBy(
            dx: -max(0, Self.minimumTouchSize - frame.width) / 2, dy: -max(0, Self.minimumTouchSize - frame.height) / 2)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let superview else { return false }
        return controls?.handle(at: convert(point, to: superview)) === self
    }

    // MARK: Touches

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: nil)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let start, let controls else { return }
        let location = touch.location(in: nil)
        if !isDragged {
            guard location.distance(to: start) > Self.dragThreshold else { return }
            isDragged = true
            controls.beginDrag(of: self, at: start)
        }
        controls.continueDrag(to: location)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasDragged = isDragged
        reset()
        if wasDragged {
            controls?.endDrag(showsMenu: true)
        } else if let touch = touches.first {
            controls?.input.directTouchDidTap(touch)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isDragged { controls?.endDrag(showsMenu: false) }
        reset()
    }

    private func reset() {
        start = nil
        isDragged = false
    }
}
