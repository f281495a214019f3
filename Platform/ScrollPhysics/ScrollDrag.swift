/// A drag of content by touches on the screen or on a touchpad.
package struct ScrollDrag {
    /// The offset for a translation of zero, without rubber-band resistance.
    private(set) var origin: CGPoint
    /// The translation of the touches.
    package private(set) var translation = CGPoint.zero
    /// Whether each axis follows the drag.
    package let movesX: Bool
    package let movesY: Bool

    /// The constraints of a drag.
    package struct Rules {
        var limits: ScrollLimits
        var visibleSize: CGSize
        /// Whether each axis may exceed its limits.
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

    /// Returns the offset for the given translation of the touches.
    package mutating func offset(for translation: CGPoint, from current: CGPoint, rules: Rules) -> CGPoint {
        self.translation = translation
        return CGPoint(
            x: movesX
                ? Self.constrained(origin.x - translation.x, rules.limits.x, rules.visibleSize.width, rules.bouncesX)
                : current.x,
            y: movesY
                ? Self.constrained(origin.y - translation.y, rules.limits.y, rules.visibleSize.height, rules.bouncesY)
                : current.y)
    }

    /// Makes `offset` the result of the current translation, after the content or its limits have changed.
    package mutating func rebase(to offset: CGPoint, rules: Rules) {
        let x = RubberBand(dimension: rules.visibleSize.width).draggedPosition(at: offset.x, limits: rules.limits.x)
        let y = RubberBand(dimension: rules.visibleSize.height).draggedPosition(at: offset.y, limits: rules.limits.y)
        origin = CGPoint(x: x + translation.x, y: y + translation.y)
    }

    private static func constrained(
        _ position: CGFloat, _ limits: ClosedRange<CGFloat>, _ dimension: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        bounces
            ? RubberBand(dimension: dimension).position(at: position, limits: limits)
            : min(max(position, limits.lowerBound), limits.upperBound)
    }
}
