internal import RowGeometry

/// Updates that have been begun and not yet ended: the outermost end carries them out.
struct PendingUpdates {
    var depth = 0
    var batch = UpdateBatch()
    var looks = RowAnimations()
    var reconfigured: Set<RowPath> = []
    var completions: [(Bool) -> Void] = []
}

/// How what a batch names comes and goes. What goes has the place that it had before the batch; what comes has the one
/// after it.
struct RowAnimations {
    var deletedRows: [RowPath: UITableView.RowAnimation] = [:]
    var insertedRows: [RowPath: UITableView.RowAnimation] = [:]
    var reloadedRows: [RowPath: UITableView.RowAnimation] = [:]
    var deletedSections: [Int: UITableView.RowAnimation] = [:]
    var insertedSections: [Int: UITableView.RowAnimation] = [:]
    var reloadedSections: [Int: UITableView.RowAnimation] = [:]

    /// How a row goes that was at `path`; its section's way where that goes or is reloaded.
    func exit(of path: RowPath) -> UITableView.RowAnimation {
        exit(ofSection: path.section) ?? deletedRows[path] ?? reloadedRows[path] ?? .automatic
    }

    /// How a row comes that will be at `path`; its section's way where that comes or is reloaded.
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
    /// From where something comes, or where it goes, as seen from its place.
    ///
    /// - Parameter block: the size of all that comes or goes together.
    func shift(of block: CGSize) -> CGPoint {
        switch self {
        case .top: CGPoint(x: 0, y: -block.height)
        case .bottom: CGPoint(x: 0, y: block.height)
        // Half of it: so it stays in the middle of the room that opens or closes.
        case .middle: CGPoint(x: 0, y: -block.height / 2)
        case .left: CGPoint(x: -block.width, y: 0)
        case .right: CGPoint(x: block.width, y: 0)
        case .fade, .automatic, .none: .zero
        }
    }

    /// Whether it comes out of nothing and goes into nothing. The table's own choice is this one.
    var fades: Bool { self == .fade || self == .automatic }
}
