/// The way to an offset that the app asked for, or back into the content: slow at both ends.
package struct ScrollAnimation {
    var from: CGPoint
    package var to: CGPoint
    let start: TimeInterval
    package var purpose = Purpose.asked

    package init(from: CGPoint, to: CGPoint, start: TimeInterval, purpose: Purpose = Purpose.asked) {
        self.from = from
        self.to = to
        self.start = start
        self.purpose = purpose
    }

    /// What an animation is for: it decides what the delegate hears at its end.
    package enum Purpose {
        /// The app asked for it.
        case asked
        /// A tap on the status bar did.
        case toTop
        /// The view itself: content goes back to where it belongs.
        case ownDoing
    }

    /// In seconds, whatever the distance, as apps have observed of UIKit.
    package static let duration: TimeInterval = 0.3

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
