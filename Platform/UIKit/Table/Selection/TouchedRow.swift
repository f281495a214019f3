/// A row with a finger on it.
struct TouchedRow {
    var path: RowPath
    /// The finger. Another one that comes down meanwhile is not heeded.
    let touch: UITouch
}
