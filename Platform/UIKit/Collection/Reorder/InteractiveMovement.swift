internal import RowGeometry

/// An item that the user moves to another position, before the data source is notified.
@MainActor
struct InteractiveMovement {
    /// The item in the data source.
    let original: RowPath
    /// The position of the item in the collection view.
    var current: RowPath
    /// The point in the content to which the center of the item is moved.
    var target: CGPoint
    /// The numbers of items of the data source.
    let itemCounts: [Int]
    /// Scrolls while the item is near an edge.
    let scroller: EdgeScroller
    /// The position of the item's center relative to the content offset, which scrolling does not change.
    var visibleTarget = CGPoint.zero

    /// The effect of the movement on index paths, or `nil` if the item is at its original position.
    var plan: UpdatePlan? {
        guard current != original else { return nil }
        return Self.plan(from: original, to: current, itemCounts)?.plan
    }

    /// Returns the effect of moving an item, and the numbers of items after it.
    static func plan(from old: RowPath, to new: RowPath, _ counts: [Int]) -> (plan: UpdatePlan, counts: [Int])? {
        var after = counts
        guard after.indices.contains(old.section), after.indices.contains(new.section) else { return nil }
        after[old.section] -= 1
        after[new.section] += 1
        var batch = UpdateBatch()
        batch.movedRows = [Relocation(old: old, new: new)]
        return (try? UpdatePlan(batch, from: counts, to: after)).map { ($0, after) }
    }
}
