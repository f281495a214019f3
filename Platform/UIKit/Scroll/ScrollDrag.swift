/// A drag of content by touches or a touchpad.
struct ScrollDrag {
    /// The offset for a translation of zero, without the resistance beyond the edges.
    private(set) var origin: CGPoint
    /// The translation of the touches.
    private(set) var translation = CGPoint.zero
    /// Whether the content follows along each axis.
    let movesX: Bool
    let movesY: Bool

    /// The limits of a drag.
    struct Rules {
        var limits: ScrollLimits
        var visibleSize: CGSize
        /// Whether content can be dragged beyond the limits of each axis.
        var bouncesX: Bool
        var bouncesY: Bool
    }

    init(offset: CGPoint, movesX: Bool, movesY: Bool, rules: Rules) {
        self.movesX = movesX
        self.movesY = movesY
        origin = .zero
        rebase(to: offset, rules: rules)
    }

    /// Returns the offset for a translation.
    mutating func offset(for translation: CGPoint, from current: CGPoint, rules: Rules) -> CGPoint {
        self.translation = translation
        return CGPoint(
            x: movesX
                ? Self.rubberBanded(origin.x - translation.x, rules.limits.x, rules.visibleSize.width, rules.bouncesX)
                : current.x,
            y: movesY
                ? Self.rubberBanded(origin.y - translation.y, rules.limits.y, rules.visibleSize.height, rules.bouncesY)
                : current.y)
    }

    /// Makes `offset` the offset for the current translation, after the content or the limits have changed.
    mutating func rebase(to offset: CGPoint, rules: Rules) {
        let x = RubberBand(dimension: rules.visibleSize.width).draggedPosition(at: offset.x, limits: rules.limits.x)
        let y = RubberBand(dimension: rules.visibleSize.height).draggedPosition(at: offset.y, limits: rules.limits.y)
        origin = CGPoint(x: x + translation.x, y: y + translation.y)
    }

    private static func rubberBanded(
        _ position: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        bounces
            ? RubberBand(dimension: dimension).position(at: position, limits: limits)
            : min(max(position, limits.lowerBound), limits.upperBound)
    }
}
