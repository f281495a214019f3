import UIKit

/// How high the rows of a form will be on the average, by what their components say before any has been measured.
@MainActor
struct HeightHints {
    /// So many rows speak for a section whose rows are made.
    private static let sampleSize = 50

    /// In points; nil where no row says anything.
    let average: CGFloat?

    /// Asks a few rows of each section, of a lazy one the first. O(sections).
    init(_ state: TableState) {
        var total: CGFloat = 0
        var count: CGFloat = 0
        for section in state.sections {
            let rows = section.rows
            let sampled = section.isLazy ? min(1, rows.count) : min(Self.sampleSize, rows.count)
            let heights = (0..<sampled).compactMap { rows.row(at: $0).expectedHeight }
            guard !heights.isEmpty else { continue }
            let speaking = CGFloat(rows.count) * CGFloat(heights.count) / CGFloat(sampled)
            total += heights.reduce(0, +) / CGFloat(heights.count) * speaking
            count += speaking
        }
        // Estimates of whole points keep rows on whole pixels.
        average = count > 0 ? (total / count).rounded() : nil
    }
}

extension Row {
    fileprivate var expectedHeight: CGFloat? {
        // A negative height leaves it to the content.
        if let height, height >= 0 { return height }
        return component.base.expectedHeight
    }
}

extension TableAdapter {
    /// Lets the table reckon with what the first rows that it gets say of their heights. Not later: what has not been seen yet would
    /// shift below what has. An estimate of the app's own stays.
    func takeHeightHints(of state: TableState) {
        guard let tableView, tableView.estimatedRowHeight == UITableView.automaticDimension,
            shown.sections.allSatisfy({ $0.rows.count == 0 }), let average = HeightHints(state).average, average > 0
        else {
            return
        }
        tableView.estimatedRowHeight = average
    }
}
