/// A recognizer for panning with one touch that begins near an edge of the screen and moves inward.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance from the edge at which the touch begins, in points.
    private static let edgeMargin: CGFloat = 20

    /// The edges from which the gesture can begin.
    open var edges: UIRectEdge = []

    private var startingEdges: UIRectEdge = []
    private var start = CGPoint.zero

    /// Creates a recognizer that calls a method of a target for each state of a recognized gesture.
    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    /// The rectangle whose edges apply, in window coordinates.
    var edgeBounds: CGRect { view?.window?.bounds ?? .zero }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let touch = touches.first, startingEdges.isEmpty else { return }
        start = touch.windowLocation
        startingEdges = edges.intersection(edges(near: start))
        if startingEdges.isEmpty { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first {
            let offset = CGPoint(x: touch.windowLocation.x - start.x, y: touch.windowLocation.y - start.y)
            if hypot(offset.x, offset.y) >= Self.slop, !pointsInward(offset) {
                state = .failed
                return
            }
        }
        super.touchesMoved(touches, with: event)
    }

    open override func reset() {
        super.reset()
        startingEdges = []
    }

    private func edges(near point: CGPoint) -> UIRectEdge {
        let bounds = edgeBounds
        var near: UIRectEdge = []
        if point.x - bounds.minX < Self.edgeMargin { near.insert(.left) }
        if bounds.maxX - point.x < Self.edgeMargin { near.insert(.right) }
        if point.y - bounds.minY < Self.edgeMargin { near.insert(.top) }
        if bounds.maxY - point.y < Self.edgeMargin { near.insert(.bottom) }
        return near
    }

    private func pointsInward(_ offset: CGPoint) -> Bool {
        guard abs(offset.x) != abs(offset.y) else { return false }
        if abs(offset.x) > abs(offset.y) { return startingEdges.contains(offset.x > 0 ? .left : .right) }
        return startingEdges.contains(offset.y > 0 ? .top : .bottom)
    }
}

/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The bit mask of the edges.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
