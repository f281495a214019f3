import UIKit

/// The row that an animated scroll is on its way to. Rows that come to light on the way may be higher or lower than
/// expected, so that it ends elsewhere; what is then missing is scrolled too.
struct ScrollTarget {
    let row: RowID
    let position: UITableView.ScrollPosition
    /// How often the way may still be mended. Content that keeps changing must not scroll for ever.
    var corrections = 3
}
