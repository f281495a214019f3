/// Recognizes a tap on the status bar. Windows also receive its touches, because their views extend below
/// the bar.
@MainActor
struct StatusBarTapDetector {
    /// The maximum movement of a tap, in points.
    private static let maximumMovement: CGFloat = 10

    private var activeTouch: (id: Int, start: CGPoint)?

    /// Processes a touch, in screen coordinates.
    ///
    /// - Returns: Whether the touch completes a tap.
    mutating func process(_ touch: HostTouch, statusBar: CGRect) -> Bool {
        if touch.phase == .began {
            // A second touch cancels the tap.
            activeTouch = activeTouch == nil && statusBar.contains(touch.location) ? (touch.id, touch.location) : nil
            return false
        }
        guard let activeTouch, activeTouch.id == touch.id else { return false }
        let hasMoved = activeTouch.start.distance(to: touch.location) > Self.maximumMovement
        if hasMoved || touch.phase == .cancelled { self.activeTouch = nil }
        guard touch.phase == .ended else { return false }
        let isTap = self.activeTouch != nil
        self.activeTouch = nil
        return isTap
    }
}
