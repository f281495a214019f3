/// Finds one finger that drags inwards from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How near to the edge in points the finger must go down.
    private static let reach: CGFloat = 20

    /// The edges from which dragging counts.
    open var edges: UIRectEdge = []

    private var startingEdges: UIRectEdge = []
    private var start = CGPoint.zero

    /// Makes a recogniser that does nothing yet.
    public override init() {
        super.init()
        maximumNumberOfTouches = 1
    }

    /// What the edges are those of, in the window.
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
            let way = CGPoint(x: touch.windowLocation.x - start.x, y: touch.windowLocation.y - start.y)
            if hypot(way.x, way.y) >= Self.slop, !leadsInwards(way) {
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
        if point.x - bounds.minX < Self.reach { near.insert(.left) }
        if bounds.maxX - point.x < Self.reach { near.insert(.right) }
        if point.y - bounds.minY < Self.reach { near.insert(.top) }
        if bounds.maxY - point.y < Self.reach { near.insert(.bottom) }
        return near
    }

    private func leadsInwards(_ way: CGPoint) -> Bool {
        guard abs(way.x) != abs(way.y) else { return false }
        if abs(way.x) > abs(way.y) { return startingEdges.contains(way.x > 0 ? .left : .right) }
        return startingEdges.contains(way.y > 0 ? .top : .bottom)
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
