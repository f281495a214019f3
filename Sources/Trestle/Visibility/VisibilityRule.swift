import Foundation

/// The condition under which a row counts as seen, and the action to perform then.
final class VisibilityRule: Sendable {
    /// The part of the row's height that must be visible, from 0 to 1.
    let fraction: Double
    /// The time for which that part must be visible without interruption, in seconds.
    let duration: TimeInterval
    let action: @MainActor () -> Void

    init(fraction: Double, duration: TimeInterval, action: @escaping @MainActor () -> Void) {
        self.fraction = fraction
        self.duration = duration
        self.action = action
    }
}

extension RowConvertible {
    /// Calls `action` once the row has been visible for some time, for example to count an impression.
    ///
    /// ```swift
    /// let row = WalkRow(walk).id(walk.id).onVisible(fraction: 0.5, for: 1) { report(walk) }
    /// ```
    ///
    /// The action is called once each time the row scrolls onto the screen, and again only after the row has been completely
    /// offscreen. A row that moves or is rendered again counts as the same appearance. Areas covered by bars are not visible, and
    /// neither are the rows of a table that is not in a window.
    ///
    /// - Parameters:
    ///   - fraction: The part of the row's height that must be visible, greater than 0 and at most 1. A row that is higher than
    ///     the screen is completely visible when it fills the screen.
    ///   - duration: The time for which that part must be visible without interruption, in seconds.
    ///   - action: The action to perform. The action of the newest form is called.
    public func onVisible(
        fraction: Double = 0.5, for duration: TimeInterval = 0, perform action: @escaping @MainActor () -> Void
    ) -> Row {
        precondition(
            fraction > 0 && fraction <= 1 && duration >= 0,
            """
            onVisible(fraction:for:) was called with a fraction of \(fraction) and a duration of \(duration) s. Pass a \
            fraction greater than 0 and at most 1, and a duration of at least 0 seconds.
            """)
        let rule = VisibilityRule(fraction: fraction, duration: duration, action: action)
        return withAttributes { $0.visibilityRule = rule }
    }
}
