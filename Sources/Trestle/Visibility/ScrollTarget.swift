import UIKit

/// What an animated scroll is on its way to. Rows that come to light on the way may be higher or lower than expected, so that
/// it ends elsewhere; what is then missing is scrolled too.
struct ScrollTarget {
    enum Place {
        case row(RowID, UITableView.ScrollPosition)
        /// The end of the table.
        case end
    }

    let place: Place
    /// How often the way may still be mended. Content that keeps changing must not scroll for ever.
    var corrections = 3
}
