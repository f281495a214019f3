/// Content that follows fingers, on the screen or on a touchpad.
package struct ScrollDrag {
    /// Where the content would be dragged to if the fingers were back where they began: not yet held back by an edge.
    private(set) var origin: CGPoint
    /// How far the fingers have dragged.
    package private(set) var translation = CGPoint.zero
    /// Which axes follow.
    package let movesX: Bool
    package let movesY: Bool

    /// How content is held.
    package struct Rules {
        var limits: ScrollLimits
        var visibleSize: CGSize
        /// Whether each axis may be dragged past its limits.
        var bouncesX: Bool
        var bouncesY: Bool

        package init(limits: ScrollLimits, visibleSize: CGSize, bouncesX: Bool, bouncesY: Bool) {
            self.limits = limits
            self.visibleSize = visibleSize
            self.bouncesX = bouncesX
            self.bouncesY = bouncesY
        }
    }

    package init(offset: CGPoint, movesX: Bool, movesY: Bool, rules: Rules) {
        self.movesX = movesX
        self.movesY = movesY
        origin = .zero
        rebase(to: offset, rules: rules)
    }

    /// The offset for fingers that have dragged by `translation`.
    package mutating func offset(for translation: CGPoint, from current: CGPoint, rules: Rules) -> CGPoint {
        self.translation = translation
        return CGPoint(
            x: movesX
                ? Self.held(origin.x - translation.x, rules.limits.x, rules.visibleSize.width, rules.bouncesX)
                : current.x,
            y: movesY
                ? Self.held(origin.y - translation.y, rules.limits.y, rules.visibleSize.height, rules.bouncesY)
                : current.y)
    }

    /// Makes `offset` what the fingers hold just now: content or limits changed under them.
    package mutating func rebase(to offset: CGPoint, rules: Rules) {
        let x = RubberBand(dimension: rules.visibleSize.width).draggedPosition(at: offset.x, limits: rules.limits.x)
        let y = RubberBand(dimension: rules.visibleSize.height).draggedPosition(at: offset.y, limits: rules.limits.y)
        origin = CGPoint(x: x + translation.x, y: y + translation.y)
    }

    private static func held(
        _ position: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        bounces
            ? RubberBand(dimension: dimension).position(at: position, limits: limits)
            : min(max(position, limits.lowerBound), limits.upperBound)
    }
}
