internal import RowGeometry

/// A row that is being touched.
struct TouchedRow {
    var path: RowPath
    /// The touch. Other touches are ignored until it ends.
    let touch: UITouch
    /// Whether the touch highlights the row.
    var isHighlighted = true
}
