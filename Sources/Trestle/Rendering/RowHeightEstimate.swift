import UIKit

/// The average height of a form's rows, estimated from ``Component/expectedHeight`` before any row has been measured.
@MainActor
struct RowHeightEstimate {
    /// The number of rows that represent an eager section.
    private static let sampleSize = 50

    /// In whole points, so that rows are aligned to pixels.
    let average: CGFloat

    /// Creates an estimate from a sample of each section's rows, or `nil` if no row has an expected height.
    ///
    /// - Complexity: O(sections). Of a lazy section, only the first row is made.
    init?(_ state: TableState) {
        var total: CGFloat = 0
        var count: CGFloat = 0
        for section in state.sections {
            let rows = section.rows
            let sampleCount = section.isLazy ? min(1, rows.count) : min(Self.sampleSize, rows.count)
            let heights = (0..<sampleCount).compactMap { rows.row(at: $0).expectedHeight }
            guard !heights.isEmpty else { continue }
            let weight = CGFloat(rows.count) * CGFloat(heights.count) / CGFloat(sampleCount)
            total += heights.reduce(0, +) / CGFloat(heights.count) * weight
            count += weight
        }
        guard count > 0 else { return nil }
        average = (total / count).rounded()
    }

    /// Sets the `estimatedRowHeight` of a table view that displays no rows yet, unless the app has set one.
    ///
    /// With a later change, rows that have not been measured would shift the visible ones.
    ///
    /// - Parameters:
    ///   - state: The state that the table view is about to display.
    ///   - displayed: The state that the table view displays.
    static func apply(_ state: TableState, to tableView: UITableView, displaying displayed: TableState) {
        guard tableView.estimatedRowHeight == UITableView.automaticDimension,
            displayed.sections.allSatisfy({ $0.rows.count == 0 }),
            let average = RowHeightEstimate(state)?.average, average > 0
        else { return }
        tableView.estimatedRowHeight = average
    }
}

extension Row {
    fileprivate var expectedHeight: CGFloat? {
        // A negative height is `automaticDimension`.
        if let height, height >= 0 { return height }
        return component.base.expectedHeight
    }
}
