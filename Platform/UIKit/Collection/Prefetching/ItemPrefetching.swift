internal import RowGeometry
internal import ScrollPhysics
import QuartzCore

/// The items that a collection view has prefetched before they are visible.
struct ItemPrefetching {
    weak var dataSource: (any UICollectionViewDataSourcePrefetching)?
    var isEnabled = true
    var directionTracker = ScrollDirectionTracker()
    /// The items that the data source has been notified of, and that are neither displayed nor canceled.
    var outstanding: Set<RowPath> = []
    /// The state of the collection view when it last prefetched, or `nil` if it has to check again.
    var lastState: State?
    /// The timer of the next prefetching.
    var timer: DisplayClock.Timer?

    /// The state that determines which items are ahead.
    struct State: Equatable {
        var first: RowPath
        var last: RowPath
        var isForward: Bool
    }

    /// Updates the items after a batch update.
    mutating func remap(by plan: UpdatePlan) {
        outstanding = Set(outstanding.filter { !plan.isReloaded($0) }.compactMap(plan.newPath(of:)))
        lastState = nil
    }

    /// Discards all items because the data has been reloaded.
    mutating func forget() {
        outstanding = []
        lastState = nil
    }
}
