/// A finger that taps the status bar. Windows hear of it too: their views reach up there.
@MainActor
struct StatusBarTap {
    /// How far in points the finger may move.
    private static let slop: CGFloat = 10

    private var finger: (id: Int, start: CGPoint)?

    /// Looks at a touch, in the screen's coordinates.
    ///
    /// - Returns: whether it has completed a tap.
    mutating func follow(_ touch: HostTouch, statusBar: CGRect) -> Bool {
        if touch.phase == .began {
            // A second finger makes something else of it.
            finger = finger == nil && statusBar.contains(touch.location) ? (touch.id, touch.location) : nil
            return false
        }
        guard let finger, finger.id == touch.id else { return false }
        if finger.start.distance(to: touch.location) > Self.slop || touch.phase == .cancelled { self.finger = nil }
        guard touch.phase == .ended else { return false }
        let isTap = self.finger != nil
        self.finger = nil
        return isTap
    }
}
