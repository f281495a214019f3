/// An animation to an offset, with slow start and end.
struct ScrollAnimation {
    var from: CGPoint
    var to: CGPoint
    let start: TimeInterval
    var purpose = Purpose.requested

    /// The purpose of an animation, which determines how the delegate is notified of its end.
    enum Purpose {
        /// Requested by the app.
        case requested
        /// Requested by a tap on the status bar.
        case toTop
        /// Internal: content moves back into its limits.
        case adjustment
    }

    /// In seconds, for all distances, as observed on UIKit by apps.
    static let duration: TimeInterval = 0.3

    var end: TimeInterval { start + Self.duration }

    func position(at time: TimeInterval) -> CGPoint {
        let part = min(1, max(0, CGFloat((time - start) / Self.duration)))
        let eased = part * part * (3 - 2 * part)
        return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
    }

    mutating func shift(by delta: CGPoint) {
        from = CGPoint(x: from.x + delta.x, y: from.y + delta.y)
        to = CGPoint(x: to.x + delta.x, y: to.y + delta.y)
    }
}
