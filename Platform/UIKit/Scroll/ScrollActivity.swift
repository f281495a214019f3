internal import ScrollPhysics

/// The activity of a scroll view: the cause of the content's movement.
///
/// Two states are independent of it: a touch may rest on content that is idle or animated (`isTracking`),
/// and a pinch may zoom content that another touch drags (`ScrollZoom`).
enum ScrollActivity {
    case idle
    /// The content follows a touch or a touchpad.
    case dragging(ScrollDrag)
    /// The content moves on after a drag.
    case decelerating(ScrollMotion)
    /// The content moves to where a mouse wheel has scrolled it. The delegate is notified as of a
    /// deceleration.
    case glidingByWheel(ScrollMotion)
    /// The content moves to an offset that was set with animation.
    case animating(ScrollMotion)

    var drag: ScrollDrag? {
        if case .dragging(let drag) = self { drag } else { nil }
    }

    var motion: ScrollMotion? {
        switch self {
        case .idle, .dragging: nil
        case .decelerating(let motion), .glidingByWheel(let motion), .animating(let motion): motion
        }
    }

    /// Replaces the drag; does nothing unless content is being dragged.
    mutating func update(_ drag: ScrollDrag) {
        if case .dragging = self { self = .dragging(drag) }
    }

    /// Replaces the motion of the current activity; does nothing if there is none.
    mutating func update(_ motion: ScrollMotion) {
        switch self {
        case .idle, .dragging: break
        case .decelerating: self = .decelerating(motion)
        case .glidingByWheel: self = .glidingByWheel(motion)
        case .animating: self = .animating(motion)
        }
    }
}
