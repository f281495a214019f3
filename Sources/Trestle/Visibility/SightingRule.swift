import Foundation

/// When a row counts as seen, and what happens then.
final class SightingRule: Sendable {
    /// How much of the row's height must be on the screen, from 0 to 1.
    let fraction: Double
    /// For how long without a break, in seconds.
    let duration: TimeInterval
    let action: @MainActor () -> Void

    init(fraction: Double, duration: TimeInterval, action: @escaping @MainActor () -> Void) {
        self.fraction = fraction
        self.duration = duration
        self.action = action
    }
}

extension RowConvertible {
    /// Calls `action` once the row has been seen: what advertisers call an impression.
    ///
    /// ```swift
    /// OfferRow(offer).id(offer.id).onVisible(fraction: 0.5, for: 1) { report(offer) }
    /// ```
    ///
    /// It is called once for each time that the row comes onto the screen: again only after it has been out of sight altogether. A
    /// row that moves, or is rendered again, stays in sight. What bars cover is not seen, and nothing is while the table is
    /// not in a window.
    ///
    /// - Parameters:
    ///   - fraction: How much of the row's height must be seen, above 0 and up to 1; a row higher than the screen counts as
    ///     wholly seen where it fills it.
    ///   - duration: For how long without a break, in seconds.
    ///   - action: What to do. The newest form's is called.
    public func onVisible(
        fraction: Double = 0.5, for duration: TimeInterval = 0, perform action: @escaping @MainActor () -> Void
    ) -> Row {
        precondition(
            fraction > 0 && fraction <= 1 && duration >= 0,
            "A row is seen by a fraction above 0 and up to 1, for 0 seconds or more, not by \(fraction) for \(duration) s."
        )
        var row = asRow()
        let rule = SightingRule(fraction: fraction, duration: duration, action: action)
        row.changeBehavior { $0.sighting = rule }
        return row
    }
}
