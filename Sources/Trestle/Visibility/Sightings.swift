import QuartzCore
import UIKit

/// How long the rows on the screen have been seen. It knows those alone that want to know, and no table.
@MainActor
struct Sightings {
    /// A row on the screen, and how much of it is seen.
    struct Sight {
        let row: RowID
        let fraction: Double
        let rule: SightingRule
    }

    private struct Appearance {
        /// Since when enough of it has been seen; nil while too little is.
        var start: CFTimeInterval?
        var isCounted = false
    }

    private var appearances: [RowID: Appearance] = [:]

    nonisolated init() {}

    /// Takes note of what is seen at a time.
    ///
    /// - Returns: the rows that count as seen from now on, and when to look again if nothing happens before.
    mutating func note(_ sights: [Sight], at time: CFTimeInterval) -> (seen: [SightingRule], next: CFTimeInterval?) {
        var present: [RowID: Appearance] = [:]
        var seen: [SightingRule] = []
        var next: CFTimeInterval?
        for sight in sights where sight.fraction > 0 {
            var appearance = appearances[sight.row] ?? Appearance()
            if !appearance.isCounted {
                // Fractions come from sums of heights.
                if sight.fraction >= sight.rule.fraction - 0.001 {
                    let start = appearance.start ?? time
                    appearance.start = start
                    let end = start + sight.rule.duration
                    if end <= time + 0.001 {
                        appearance.isCounted = true
                        seen.append(sight.rule)
                    } else {
                        next = min(next ?? end, end)
                    }
                } else {
                    appearance.start = nil
                }
            }
            present[sight.row] = appearance
        }
        appearances = present
        return (seen, next)
    }
}
