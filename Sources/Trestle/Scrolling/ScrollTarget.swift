import UIKit

/// The target of an animated scroll.
///
/// Rows that are measured during the animation may have other heights than estimated, so that the animation ends beside its
/// target. The remaining distance is then scrolled too.
struct ScrollTarget {
    enum Destination {
        case row(RowID, UITableView.ScrollPosition)
        /// The end of the table.
        case end
    }

    let destination: Destination
    /// The number of corrections left, so that content that keeps changing does not scroll forever.
    var remainingCorrections = 3
}
