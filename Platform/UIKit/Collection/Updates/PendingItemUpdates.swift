internal import RowGeometry

/// The updates of an open batch, which the end of the outermost batch commits.
struct PendingItemUpdates {
    var depth = 0
    var batch = UpdateBatch()
    var reconfigured: Set<RowPath> = []
    var completions: [(Bool) -> Void] = []
}
