/// An animation to an offset that was set programmatically, with a smooth start and end.
package struct ScrollAnimation {
    var from: CGPoint
    package var to: CGPoint
    let start: TimeInterval
    package var purpose = Purpose.requested

    package init(from: CGPoint, to: CGPoint, start: TimeInterval, purpose: Purpose = Purpose.requested) {
        self.from = from
        self.to = to
        self.start = start
        self.purpose = purpose
    }

    /// The cause of an animation, which determines the delegate method called at its end.
    package enum Purpose {
        /// A call of the app.
        case requested
        /// A tap on the status bar.
        case toTop
        /// The scroll view itself, which returns content to its limits.
        case adjustment
    }

    /// The duration regardless of the distance, in seconds, as observed in UIKit.
    package static let duration: TimeInterval = 0.3

    var end: TimeInterval { start + Self.duration }

    func position(at time: TimeInterval) -> CGPoint {
        let fraction = min(1, max(0, CGFloat((time - start) / Self.duration)))
        let eased = fraction * fraction * (3 - 2 * fraction)
        return CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
    }

    mutating func shift(by delta: CGPoint) {
        from = CGPoint(x: from.x + delta.x, y: from.y + delta.y)
        to = CGPoint(x: to.x + delta.x, y: to.y + delta.y)
    }
}
