import UIKit

/// A table view and the state that it displays, shared by all parts of a ``TableAdapter``.
@MainActor
final class DisplayedTable {
    weak var listView: (any ListView)?

    /// The state that the table view displays, or is being updated to.
    var state = TableState.empty

    /// The form that ``state`` was made from, including the rows of collapsed sections.
    var form = Form.empty

    /// Called with the description of a mistake and how to fix it.
    var onWarning: (@MainActor (String) -> Void)?

    private var activities: TableActivity = []

    /// Whether the table view can be updated now.
    var isIdle: Bool { activities.isEmpty }

    /// Whether the table view requests a cell, a header, a footer or a height.
    var isProvidingContent: Bool { activities.contains(.providingContent) }

    /// Runs `work` as part of an activity during which the table view must not be updated. Activities may be nested.
    func perform<Result>(_ activity: TableActivity, _ work: () -> Result) -> Result {
        let enclosing = activities
        activities.insert(activity)
        defer { activities = enclosing }
        return work()
    }

    /// Returns the index path of a row, searching outward from the first visible row.
    ///
    /// - Complexity: O(rows of the section) in the worst case.
    func indexPath(of row: RowID) -> IndexPath? {
        state.indexPath(of: row, near: listView?.indexPathsForVisibleRows?.first)
    }
}

/// Something that a table view is in the middle of, so that it must not be updated.
struct TableActivity: OptionSet {
    let rawValue: Int

    /// The table view applies the batches of a render.
    static let updating = TableActivity(rawValue: 1)
    /// The table view requests a cell, a header, a footer or a height.
    static let providingContent = TableActivity(rawValue: 2)
    /// The table view is about to drop a row that the user has moved.
    static let committingMove = TableActivity(rawValue: 4)
}
