import Foundation

/// Measures for how long rows have been visible. Independent of a table view and of a clock.
struct VisibilityTracker {
    /// The visible part of a row that has a visibility rule.
    struct Sample {
        let row: RowID
        let fraction: Double
        let rule: VisibilityRule
    }

    private struct Appearance {
        /// The time since which enough of the row has been visible, or `nil` while too little is.
        var start: TimeInterval?
        var isCounted = false
    }

    private var appearances: [RowID: Appearance] = [:]

    /// Records the visible rows at a time, in seconds.
    ///
    /// - Returns: The rules that are fulfilled from now on, and the time at which the next one may be.
    mutating func record(
        _ samples: [Sample], at time: TimeInterval
    ) -> (fulfilled: [VisibilityRule], next: TimeInterval?) {
        var visible: [RowID: Appearance] = [:]
        var fulfilled: [VisibilityRule] = []
        var next: TimeInterval?
        for sample in samples where sample.fraction > 0 {
            var appearance = appearances[sample.row] ?? Appearance()
            if !appearance.isCounted {
                // The tolerance covers rounding errors of summed heights.
                if sample.fraction >= sample.rule.fraction - 0.001 {
                    let start = appearance.start ?? time
                    appearance.start = start
                    let end = start + sample.rule.duration
                    if end <= time + 0.001 {
                        appearance.isCounted = true
                        fulfilled.append(sample.rule)
                    } else {
                        next = min(next ?? end, end)
                    }
                } else {
                    appearance.start = nil
                }
            }
            visible[sample.row] = appearance
        }
        appearances = visible
        return (fulfilled, next)
    }
}
