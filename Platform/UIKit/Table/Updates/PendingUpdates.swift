internal import RowGeometry

/// The updates of an open batch, which the outermost `endUpdates()` commits.
struct PendingUpdates {
    var depth = 0
    var batch = UpdateBatch()
    var looks = RowAnimations()
    var reconfigured: Set<RowPath> = []
    var completions: [(Bool) -> Void] = []
}

/// The animations of a batch's operations. Deletions and reloads are indexed in the old state, insertions in
/// the new one.
struct RowAnimations {
    var deletedRows: [RowPath: UITableView.RowAnimation] = [:]
    var insertedRows: [RowPath: UITableView.RowAnimation] = [:]
    var reloadedRows: [RowPath: UITableView.RowAnimation] = [:]
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]

    /// Returns the animation of the deleted or reloaded row that was at `path`. The animation of its section
    /// takes precedence.
    func exit(of path: RowPath) -> UITableView.RowAnimation {
        exit(ofSection: path.section) ?? deletedRows[path] ?? reloadedRows[path] ?? .automatic
    }

    /// Returns the animation of the inserted or reloaded row at the new path `path`. The animation of its
    /// section takes precedence.
    func entry(of path: RowPath, by plan: UpdatePlan) -> UITableView.RowAnimation {
        if let section = entry(ofSection: path.section, by: plan) { return section }
        if let old = plan.oldPath(of: path), let reload = reloadedRows[old] { return reload }
        return insertedRows[path] ?? .automatic
    }

    func exit(ofSection section: Int) -> UITableView.RowAnimation? {
        deletedSections[section] ?? reloadedSections[section]
    }

    func entry(ofSection section: Int, by plan: UpdatePlan) -> UITableView.RowAnimation? {
        if let inserted = insertedSections[section] { return inserted }
        guard !reloadedSections.isEmpty, let old = plan.oldSection(of: section) else { return nil }
        return reloadedSections[old]
    }
}

extension UITableView.RowAnimation {
    /// Returns the displacement at which a view begins its insertion or ends its deletion, relative to its
    /// position in the layout.
    ///
    /// - Parameter block: The size of all rows that are inserted or deleted together.
    func shift(of block: CGSize) -> CGPoint {
        switch self {
        case .top: CGPoint(x: 0, y: -block.height)
        case .bottom: CGPoint(x: 0, y: block.height)
        // Half the height centers the rows in the space that opens or closes.
        case .middle: CGPoint(x: 0, y: -block.height / 2)
        case .left: CGPoint(x: -block.width, y: 0)
        case .right: CGPoint(x: block.width, y: 0)
        case .fade, .automatic, .none: .zero
        }
    }

    /// Whether views fade in and out. `.automatic` fades.
    var fades: Bool { self == .fade || self == .automatic }
}
