internal import ScrollPhysics
import QuartzCore

/// The zoom state of a scroll view.
struct ScrollZoom {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1
    var scale: CGFloat = 1
    var bounces = true
    /// The current pinch.
    var pinch: Pinch?
    /// The current animation.
    var animation: Animation?

    /// Whether the scale is being changed, during which the limits do not apply.
    var isApplying = false

    struct Pinch {
        /// The scale at the beginning of the pinch.
        let base: CGFloat
        /// The point of the zoomed view that remains under the touches.
        let anchor: CGPoint
    }

    /// Whether the content is zoomed, so that nothing else may move it.
    var isMoving: Bool { pinch != nil || animation != nil || isApplying }

    func limited(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), max(minimum, maximum)) }

    /// The resistance of zooming beyond the limits, as an exponent of the scale's ratio. Chosen by eye.
    private static let stiffness: CGFloat = 0.4

    /// Returns the shown scale for a pinch to a scale, with resistance beyond the limits.
    func rubberBanded(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        return bounces && limit > 0 ? limit * pow(scale / limit, Self.stiffness) : limit
    }

    /// An animation of scale and offset. Both have the same timing, so that the anchor point does not move.
    struct Animation {
        let fromScale: CGFloat
        let toScale: CGFloat
        let fromOffset: CGPoint
        let toOffset: CGPoint
        let start: TimeInterval
        /// Whether the scale returns into its limits.
        let isBounce: Bool
        let ticker: ScrollTicker

        /// Returns the progress at a time, with slow start and end.
        func progress(at time: TimeInterval) -> CGFloat {
            let part = min(1, max(0, CGFloat((time - start) / ScrollAnimation.duration)))
            return part * part * (3 - 2 * part)
        }

        func scale(at progress: CGFloat) -> CGFloat { fromScale + (toScale - fromScale) * progress }

        func offset(at progress: CGFloat) -> CGPoint {
            CGPoint(
                x: fromOffset.x + (toOffset.x - fromOffset.x) * progress,
                y: fromOffset.y + (toOffset.y - fromOffset.y) * progress)
        }
    }
}
